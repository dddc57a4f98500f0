//! When each bot leaves.

use diamant::{Card, View};
use rand::{Rng, RngExt};

use super::{DiamantBot, lead, master, oracle};
use crate::character::Temper;

impl DiamantBot {
    #[inline]
    pub(super) fn wants_to_leave(&self, view: &View<'_>, generator: &mut dyn Rng) -> bool {
        match *self {
            DiamantBot::Coin(stay) => !stay.happens(generator),
            DiamantBot::Turn(cards) => lying(view) >= usize::from(cards),
            DiamantBot::Gems(gems) => carried(view) >= gems,
            DiamantBot::Hazards(kinds) => met(view) >= usize::from(kinds),
            DiamantBot::Path(rubies) => view.path().rubies().worth() >= rubies,
            DiamantBot::GemsOrHazards(gems, kinds) => {
                carried(view) >= gems || met(view) >= usize::from(kinds)
            }
            DiamantBot::GemsOrTurn(gems, cards) => carried(view) >= gems || lying(view) >= usize::from(cards),
            DiamantBot::HazardsOrTurn(kinds, cards) => {
                met(view) >= usize::from(kinds) || lying(view) >= usize::from(cards)
            }
            DiamantBot::Risk(limit) => trap_is_likelier_than(limit.get(), view),
            DiamantBot::Myopic(weight) => f64::from(still_to_find(view)) < weight * endangered(view),
            DiamantBot::Wary { balance, keenness } => wary(view, balance, keenness, generator),
            DiamantBot::Lead { base, lead: counts, ahead, behind } => {
                let leads = lead(view).is_some_and(|lead| lead >= i32::from(counts));
                i32::from(carried(view)) >= i32::from(base) + i32::from(if leads { ahead } else { behind })
            }
            DiamantBot::Hunter(gems, inside) => {
                let hunts = view.path().has_relics() && view.inside().len() <= usize::from(inside);
                hunts || carried(view) >= gems
            }
            DiamantBot::Never => false,
            DiamantBot::Oracle => match oracle::chance_to_stay(view) {
                Some(stay) => !generator.random_bool(stay),
                None => Temper::Fox.wants_to_leave(view, generator),
            },
            DiamantBot::Master => master_leaves(view, generator),
            DiamantBot::MasterTable => !generator.random_bool(master::by_the_table(view)),
            DiamantBot::Character(temper) => temper.wants_to_leave(view, generator),
        }
    }
}

/// Whether the master leaves after a look ahead.
pub(crate) fn master_leaves(view: &View<'_>, generator: &mut dyn Rng) -> bool {
    let stay = master::by_looking_ahead(view, generator);
    !generator.random_bool(stay)
}

/// Whether the chance of a trap on the next card is above this.
pub(crate) fn trap_is_likelier_than(limit: f64, view: &View<'_>) -> bool {
    f64::from(view.traps_left()) / f64::from(view.cards_left()) > limit
}

/// How many cards lie on the path, the places of taken relics included.
fn lying(view: &View<'_>) -> usize {
    view.path().cards().len()
}

fn met(view: &View<'_>) -> usize {
    view.met().len()
}

fn carried(view: &View<'_>) -> u16 {
    view.carried().worth()
}

/// All rubies that may still come.
fn still_to_find(view: &View<'_>) -> u32 {
    let treasures = view.may_come().map(|(card, count)| match card {
        Card::Treasure(worth) => u32::from(worth.worth()) * u32::from(count),
        Card::Hazard(_) | Card::Relic(_) => 0,
    });
    treasures.sum()
}

/// Leaves by chance: evenly when what is still to find is `balance` times what is endangered.
pub(crate) fn wary(view: &View<'_>, balance: f64, keenness: f64, generator: &mut dyn Rng) -> bool {
    let endangered = endangered(view);
    if endangered <= 0.0 {
        return false;
    }
    let promise = f64::from(still_to_find(view)) / endangered;
    generator.random_bool(1.0 / (1.0 + (keenness * (promise - balance)).exp()))
}

/// What the next card endangers, in cards of the deck: the traps in it times all rubies in the cave.
///
/// Each of those inside stands to gain their share of the next card and to lose what they would bring home now, which is
/// their share of everything in the cave. With the number inside and the number of cards on both sides, it comes down to
/// comparing the rubies still to find with this.
fn endangered(view: &View<'_>) -> f64 {
    let inside = u32::try_from(view.inside().len()).expect("at most eight are inside");
    let in_the_cave = u32::from(carried(view)) * inside + u32::from(view.path().rubies().worth());
    f64::from(u32::from(view.traps_left()) * in_the_cave)
}
