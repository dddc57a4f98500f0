//! The probability with which each bot continues.

use diamant::View;

use super::temper::Temper;
use super::{DiamantBot, lead, master};

impl DiamantBot {
    /// The probability of continuing in this view; `None` if the view is not enough: the oracle solves an expedition,
    /// and the master simulates it.
    #[inline]
    pub fn stay(&self, view: &View<'_>) -> Option<f64> {
        let leaves = match *self {
            DiamantBot::Oracle | DiamantBot::Master | DiamantBot::Character(Temper::Owl) => return None,
            DiamantBot::Coin(stay) => return Some(stay.get()),
            DiamantBot::MasterTable => return Some(master::by_the_table(view)),
            DiamantBot::Character(temper) => return Some(temper.stay(view)),
            DiamantBot::Wary { balance, keenness } => return Some(wary(view, balance, keenness)),
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
            DiamantBot::Risk(limit) => trap_chance(view) > limit.get(),
            DiamantBot::Myopic(weight) => f64::from(view.rubies_left().worth()) < weight * endangered(view),
            DiamantBot::Lead { base, lead: counts, ahead, behind } => {
                let leads = lead(view).is_some_and(|lead| lead >= i32::from(counts));
                i32::from(carried(view)) >= i32::from(base) + i32::from(if leads { ahead } else { behind })
            }
            DiamantBot::Hunter(gems, inside) => {
                let hunts = view.path().has_relics() && view.inside().len() <= usize::from(inside);
                hunts || carried(view) >= gems
            }
            DiamantBot::Never => false,
        };
        Some(if leaves { 0.0 } else { 1.0 })
    }

    /// Whether its choices depend on who leads. If not, all seats in the cave have the same probability of continuing.
    #[inline]
    pub fn minds_the_lead(&self) -> bool {
        match self {
            DiamantBot::Oracle | DiamantBot::Master | DiamantBot::MasterTable | DiamantBot::Lead { .. } => {
                true
            }
            DiamantBot::Character(temper) => temper.minds_the_lead(),
            _ => false,
        }
    }
}

/// The chance of a trap on the next card.
pub(crate) fn trap_chance(view: &View<'_>) -> f64 {
    f64::from(view.traps_left()) / f64::from(view.cards_left())
}

/// The number of cards on the path, including the places of taken relics.
fn lying(view: &View<'_>) -> usize {
    view.path().cards().len()
}

fn met(view: &View<'_>) -> usize {
    view.met().len()
}

fn carried(view: &View<'_>) -> u16 {
    view.carried().worth()
}

/// Continues at random: with probability one half if what is still to find is `balance` times what is at risk.
pub(crate) fn wary(view: &View<'_>, balance: f64, keenness: f64) -> f64 {
    let endangered = endangered(view);
    if endangered <= 0.0 {
        return 1.0;
    }
    let promise = f64::from(view.rubies_left().worth()) / endangered;
    1.0 / (1.0 + (keenness * (balance - promise)).exp())
}

/// What the next card puts at risk, in cards of the deck: the traps in it times all rubies in the cave.
///
/// Each explorer inside can gain a share of the next card and lose what they would bring home now, a share of
/// everything in the cave. The number inside and the number of cards appear on both sides, so it is enough to compare
/// the rubies still to find with this.
fn endangered(view: &View<'_>) -> f64 {
    let inside = u32::try_from(view.inside().len()).expect("at most eight are inside");
    let in_the_cave = u32::from(carried(view)) * inside + u32::from(view.path().rubies().worth());
    f64::from(u32::from(view.traps_left()) * in_the_cave)
}
