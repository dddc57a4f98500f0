//! How the characters play.
//!
//! The weaker they are, the more they err as people do: by fright, by following the others, by misjudging the odds, by greed
//! when behind. None of them does the same in every such cave, for those who always do the same leave together.

use diamant::View;
use rand::{Rng, RngExt};

use crate::diamant_bot::{lead, master_leaves, trap_is_likelier_than, wary};

/// A way to play that one can describe in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Temper {
    /// Looks around, gets frightened by every hazard, and has no plan.
    Tourist,
    /// Runs at the first rustle, if not frozen with fear.
    Hare,
    /// Goes when the others go.
    Sheep,
    /// Cannot leave while something glitters.
    Magpie,
    /// Counts the cards on the path and little else.
    Clerk,
    /// Misjudges the odds, and dares more when behind.
    Gambler,
    /// Weighs what is to be found against what is at risk, and likes to leave alone.
    Fox,
    /// Plays to win, as the master does.
    Owl,
}

impl Temper {
    pub(crate) fn wants_to_leave(self, view: &View<'_>, generator: &mut dyn Rng) -> bool {
        let cards = view.path().cards().len();
        let carried = view.carried().worth();
        match self {
            Temper::Tourist => {
                let fright = 0.10 + 0.30 * f64::from(u8::try_from(view.met().len()).unwrap_or(u8::MAX));
                generator.random_bool(fright.min(0.9))
            }
            Temper::Hare => (carried >= 6 || !view.met().is_empty()) && generator.random_bool(0.9),
            Temper::Sheep => {
                let gone = view.seats().len() - view.inside().len();
                cards >= generator.random_range(7..=9) || (gone > 0 && generator.random_bool(0.6))
            }
            Temper::Magpie => carried >= generator.random_range(34..=46),
            Temper::Clerk => cards >= generator.random_range(5..=7),
            Temper::Gambler => {
                let limit = match lead(view) {
                    Some(lead) if lead < -8 => 0.26,
                    Some(lead) if lead > 8 => 0.14,
                    _ => 0.19,
                };
                trap_is_likelier_than(limit * generator.random_range(0.8..1.25), view)
            }
            Temper::Owl => master_leaves(view, generator),
            Temper::Fox => !leaving_loses(view) && wary(view, fox_balance(view), 2.5, generator),
        }
    }
}

/// Whether the game is lost for sure by leaving now: in the last expedition, with less than somebody else has already.
fn leaving_loses(view: &View<'_>) -> bool {
    let brought = view.carried() + view.path().rubies().shared_among(view.inside().len()).0;
    let is_last = view.expedition() == view.rules().expeditions();
    is_last && lead(view).is_some_and(|lead| lead + i32::from(brought.worth()) < 0)
}

/// Ahead, the fox is content with less; behind, it wants more, and the later in the game, the more so.
fn fox_balance(view: &View<'_>) -> f64 {
    let lateness = f64::from(view.expedition()) / f64::from(view.rules().expeditions());
    let lead = f64::from(lead(view).unwrap_or(0));
    (1.3 + 0.1 * lateness * lead).clamp(0.5, 2.0)
}
