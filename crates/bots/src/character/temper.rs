//! How the characters play.
//!
//! The weaker they are, the more they err as people do: by fright, by following the others, by misjudging the odds, by greed
//! when behind. None of them does the same in every such cave, for those who always do the same leave together.

use diamant::View;

use crate::diamant_bot::{by_the_table, lead, trap_chance, wary};

/// A way to play that one can describe in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Temper {
    /// Looks around, gets frightened by every hazard, and has no plan.
    Tourist,
    /// Runs at the first rustle, if not frozen with fear.
    Hare,
    /// Goes when the others go: the more have left, the less she likes to stay.
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
    /// The chance with which one of this temper goes on.
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
                // Takes the chance of a trap for anything from half to one and a half of what it is.
                let misjudged = trap_chance(view) / limit;
                1.0 - (misjudged - 0.5).clamp(0.0, 1.0)
            }
            // The table alone: whoever asks for a chance by the view gets no look ahead.
            Temper::Owl => by_the_table(view),
            Temper::Fox if leaving_loses(view) => 1.0,
            Temper::Fox => wary(view, fox_balance(view), 2.5),
        }
    }

    /// Whether one of this temper looks at who leads.
    pub(crate) fn minds_the_lead(self) -> bool {
        matches!(self, Temper::Gambler | Temper::Fox | Temper::Owl)
    }
}

/// The chance that somebody has enough who makes up their mind anew each time: never below `least`, always from `most` on.
fn reached(count: usize, least: usize, most: usize) -> f64 {
    part((count + 1).saturating_sub(least), most + 1 - least).min(1.0)
}

/// So many of so many.
fn part(count: usize, of: usize) -> f64 {
    let small = |number: usize| f64::from(u16::try_from(number).unwrap_or(u16::MAX));
    small(count) / small(of)
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
