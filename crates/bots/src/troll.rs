//! The bots of Troll & Dragon.

mod pace;
mod parse;
mod schedule;
mod strategy;

pub use pace::Pace;
pub use parse::TROLL_CATALOGUE;
pub use schedule::{Schedule, Side};

use std::time::Duration;

use ::troll::{Action, Troll, View};
use game::{Seat, Turn};
use rand::Rng;

use crate::bot::{Bot, BotGame};

/// A strategy for Troll & Dragon, and how fast it rolls in a live race.
///
/// No bot draws a random number. The pace only affects what [`Optimal`](TrollBot::Optimal) expects of a live race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrollBot {
    /// Brings home what it has.
    ///
    /// In the cave it leaves with two diamonds, and with one as soon as at most two dice are free. Without a diamond it
    /// has nothing to lose: it enters the hall if it can, otherwise it rolls. It never keeps dice. In the hall it
    /// leaves as soon as it has anything, or if the hall is empty.
    Cautious(Pace),
    /// Tries to reach the hall.
    ///
    /// In the cave it enters as soon as it can and keeps every key and door that it may. With two dice free it rolls;
    /// with fewer it leaves if it has a diamond. In the hall it leaves with a value of 15 while the dragon sleeps, of 9
    /// once an eye is open, or if the hall is empty. If the hall is empty it neither keeps dice nor enters.
    Bold(Pace),
    /// Maximises the expected haul of this turn: see [`TurnPlan`](advice::troll_turn::TurnPlan).
    ///
    /// In a live race it assumes that the dragon dice are thrown every 0.8 seconds, which is the shortest interval at a
    /// table, and that it rolls at its own pace, but no faster than that.
    Optimal(Pace),
}

impl TrollBot {
    /// How long it waits before each roll in a live race. The table does the waiting.
    pub fn pace(self) -> Duration {
        let (TrollBot::Cautious(pace) | TrollBot::Bold(pace) | TrollBot::Optimal(pace)) = self;
        pace.duration()
    }

    /// Which side acts next in a live race of this bot, which is in the hall, against a thrower of this pace, and its
    /// action.
    ///
    /// The bot is asked after every event. If it wants to leave, it leaves at once; if it wants to roll, the schedule
    /// decides whether the roll or the throw comes first. A schedule belongs to one visit to the hall.
    ///
    /// # Panics
    /// If there is no race.
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

impl BotGame for Troll {
    const TITLE: &'static str = "Troll & Dragon";
    const NAME: &'static str = "troll-dragon";
    const CATALOGUE: &'static [&'static str] = &TROLL_CATALOGUE;
    type Bot = TrollBot;
}

impl Bot<Troll> for TrollBot {
    /// In a race this is the choice of the player in the hall. The thrower can only throw.
    fn choose(&self, view: &View<'_>, _generator: &mut dyn Rng) -> Action {
        match view.turn() {
            Turn::Ballot(asked) if !asked.contains(view.active()) => Action::Throw,
            _ => self.choose_as_active(*view),
        }
    }
}
