//! Troll & Dragon at a table.

use protocol::TrollField;
use std::time::Duration;

use bots::{Bot, TrollBot, UnknownBot};
use game::{Game, Seat, SeatSet};
use rand::Rng;
use record::{Refusal, TrollRecord};
use troll::{Action, Event, Illegal, MAX_PLAYERS, MIN_PLAYERS, Rules, Troll};

use crate::hosted::{Answer, Hosted, RaceSide, RecordedMove};

impl Hosted for Troll {
    type Rules = Rules;
    type Bot = TrollBot;

    const COMPANY: &'static [&'static str] = &["cautious", "bold"];

    fn rules(field: &TrollField) -> Result<Rules, Refusal> {
        Troll::blank_record(field.clone(), Vec::new()).rules()
    }

    fn players(_: &Rules) -> (usize, usize) {
        (MIN_PLAYERS, MAX_PLAYERS)
    }

    fn begin(rules: &Rules, players: usize) -> Troll {
        Troll::new(*rules, players).expect("the number of players was checked")
    }

    fn blank_record(field: TrollField, names: Vec<String>) -> TrollRecord {
        TrollRecord::begin(field.options, names)
    }

    fn recorded_move(answer: Answer<Self>) -> RecordedMove<Self> {
        RecordedMove { resting: SeatSet::EMPTY, answer }
    }

    fn bot(name: &str) -> Result<TrollBot, UnknownBot> {
        name.parse()
    }

    fn usual_bot() -> TrollBot {
        "optimal".parse().expect("the optimal bot is in the catalogue")
    }

    fn bot_choice(&self, seat: Seat, bot: TrollBot, generator: &mut dyn Rng) -> Option<Action> {
        let view = self.view(Some(seat));
        if view.active() == seat {
            return Some(bot.choose(&view, generator));
        }
        // Whoever has the dragon dice can only throw them.
        self.actions(seat).next()
    }

    fn pace(bot: TrollBot) -> Duration {
        bot.pace()
    }

    fn replay(&mut self, answer: &Answer<Self>, log: &mut Vec<Event>) -> Result<(), Illegal> {
        Troll::replay(self, answer, log)
    }

    fn active(&self) -> Option<Seat> {
        Some(self.view(None).active())
    }

    fn race_side(action: Action) -> Option<RaceSide> {
        match action {
            Action::Roll => Some(RaceSide::Active),
            Action::Throw => Some(RaceSide::Others),
            Action::Keep(_) | Action::Enter | Action::Leave | Action::Stay => None,
        }
    }
}
