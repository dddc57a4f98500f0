//! How the characters play.
//!
//! The weaker ones make human mistakes: they panic, follow the others, misjudge the odds, or get greedy when behind.
//! All of them randomise, because bots that always do the same leave together.

use diamant::View;

use super::lead;
use super::master::by_the_table;
use super::strategy::{trap_chance, wary};

/// A strategy that can be described in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Temper {
    /// Looks around, gets frightened by every hazard, and has no plan.
    Tourist,
    /// Leaves at the first hazard, unless frozen with fear.
    Hare,
    /// Leaves when the others leave: the more have left, the less she likes to stay.
    Sheep,
    /// Cannot leave while something glitters.
    Magpie,
    /// Counts the cards on the path and little else.
    Clerk,
    /// Misjudges the odds, and takes more risks when behind.
    Gambler,
    /// Compares what is still to be found with what is at risk, and likes to leave alone.
    Fox,
    /// Plays to win, as the master does.
    Owl,
}

impl Temper {
    /// The probability with which this temper continues.
    pub(crate) fn stay(self, view: &View<'_>) -> f64 {
        let cards = view.path().cards().len();
        let carried = usize::from(view.carried().worth());
        let met = f64::from(u8::try_from(view.met().len()).unwrap_or(u8::MAX));
        match self {
            Temper::Tourist => 1.0 - (0.12 + 0.60 * met).min(0.9),
            Temper::Hare => {
                let frightened = carried >= 10 || met >= 1.0;
                if frightened { 0.5 } else { 1.0 }
            }
            Temper::Sheep => {
                let gone = view.seats().len() - view.inside().len();
                (1.0 - reached(cards, 7, 9)) * (1.0 - 0.95 * part(gone, view.seats().len() - 1))
            }
            Temper::Magpie => 1.0 - reached(carried, 26, 40),
            Temper::Clerk => 1.0 - reached(cards, 5, 8),
            Temper::Gambler => {
                let limit = match lead(view) {
                    Some(lead) if lead < -8 => 0.26,
                    Some(lead) if lead > 8 => 0.14,
                    _ => 0.19,
                };
                // Estimates the chance of a trap at anything from half to one and a half of its true value.
                let misjudged = trap_chance(view) / limit;
                1.0 - (misjudged - 0.5).clamp(0.0, 1.0)
            }
            // The table alone: a probability computed from the view includes no look ahead.
            Temper::Owl => by_the_table(view),
            Temper::Fox if leaving_loses(view) => 1.0,
            Temper::Fox => wary(view, fox_balance(view), 2.5),
        }
    }

    /// Whether this temper considers who leads.
    #[inline]
    pub(crate) fn minds_the_lead(self) -> bool {
        matches!(self, Temper::Gambler | Temper::Fox | Temper::Owl)
    }
}

/// The probability of having enough, if the limit is drawn anew each time: 0 below `least`, 1 from `most` on.
fn reached(count: usize, least: usize, most: usize) -> f64 {
    part((count + 1).saturating_sub(least), most + 1 - least).min(1.0)
}

/// `count` as a fraction of `of`.
fn part(count: usize, of: usize) -> f64 {
    let small = |number: usize| f64::from(u16::try_from(number).unwrap_or(u16::MAX));
    small(count) / small(of)
}

/// Whether leaving now certainly loses: in the last expedition, with less than somebody else already has.
fn leaving_loses(view: &View<'_>) -> bool {
    let is_last = view.expedition() == view.rules().expeditions();
    is_last
        && lead(view).is_some_and(|lead| {
            let brought = view.carried() + view.path().rubies().shared_among(view.inside().len()).0;
            lead + i32::from(brought.worth()) < 0
        })
}

/// When ahead, the fox is content with less; when behind, it wants more, and more so late in the game.
fn fox_balance(view: &View<'_>) -> f64 {
    let lateness = f64::from(view.expedition()) / f64::from(view.rules().expeditions());
    let lead = f64::from(lead(view).unwrap_or(0));
    (1.3 + 0.1 * lateness * lead).clamp(0.5, 2.0)
}
