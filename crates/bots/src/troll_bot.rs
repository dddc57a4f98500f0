//! The bots of Troll & Dragon.

mod pace;
mod parse;
mod schedule;
mod strategy;

pub use pace::Pace;
pub use parse::TROLL_CATALOGUE;
pub use schedule::{Schedule, Side};

use std::time::Duration;

use game::{Seat, Turn};
use rand::Rng;
use troll::{Action, Troll, View};

use crate::Bot;

/// A way to play Troll & Dragon, and how fast it rolls in a live race.
///
/// No bot draws a random number. The only thing that depends on the pace is what [`Optimal`](TrollBot::Optimal) expects
/// of a live race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrollBot {
    /// Brings home what it has.
    ///
    /// In the cave it leaves with two diamonds, and with one as soon as at most two dice are free. Without a diamond it has
    /// nothing to lose: it enters the hall if it can and rolls on if it cannot. It keeps nothing. In the hall it leaves as
    /// soon as it has anything, or when the hall is empty.
    Cautious(Pace),
    /// Goes for the hall.
    ///
    /// In the cave it enters as soon as it can and keeps every key and door that it may. With two dice free it rolls on;
    /// with fewer it leaves if it has a diamond. In the hall it leaves with a worth of 15 while the dragon sleeps, of 9
    /// once an eye is open, or when the hall is empty. An empty hall does not tempt it: it keeps and enters nothing then.
    Bold(Pace),
    /// Does what brings home most in this turn, on average: see [`TurnPlan`](advice::troll_turn::TurnPlan).
    ///
    /// In a live race it takes the dragon dice to be thrown every 0.8 seconds, which is the shortest interval at a table,
    /// and itself to roll at its pace, but no faster than that.
    Optimal(Pace),
}

impl TrollBot {
    /// How long it waits before each roll in a live race. The waiting itself is the table's.
    pub fn pace(self) -> Duration {
        let (TrollBot::Cautious(pace) | TrollBot::Bold(pace) | TrollBot::Optimal(pace)) = self;
        pace.duration()
    }

    /// Who acts next in a live race of this bot, which is in the hall, against a thrower of this pace, and how.
    ///
    /// The bot is asked after everything that happens. When it wants to leave, it leaves at once; when it wants to roll,
    /// the schedule says whether its roll or the throw comes first. A schedule belongs to one visit to the hall.
    ///
    /// # Panics
    /// When there is no race.
    pub fn race(
        self,
        view: View<'_>,
        schedule: &mut Schedule,
        thrower: Duration,
        generator: &mut dyn Rng,
    ) -> (Seat, Action) {
        let action = self.choose(&view, generator);
        if action == Action::Leave {
            return (view.active(), action);
        }
        match schedule.next(self.pace(), thrower) {
            Side::Treasure => (view.active(), action),
            Side::Dragon => (view.thrower().expect("a race is in the hall"), Action::Throw),
        }
    }
}

impl Bot<Troll> for TrollBot {
    /// In a race this is the choice of whoever is in the hall. The thrower can only throw.
    fn choose(&self, view: &View<'_>, _generator: &mut dyn Rng) -> Action {
        match view.turn() {
            Turn::Ballot(asked) if !asked.contains(view.active()) => Action::Throw,
            _ => self.choose_as_active(*view),
        }
    }
}
