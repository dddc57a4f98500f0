//! Troll & Dragon at a table.

mod choice;
mod fact;
mod field;
mod scene;

pub use fact::{TreasureWord, TrollFact};
pub use field::TrollField;
pub use scene::{CaveScene, DangerScene, HallScene, TrollScene};

use std::time::Duration;

use bots::{Bot, TrollBot, UnknownBot};
use game::{Game, Seat, SeatSet};
use rand::Rng;
use record::{Record, Recorded, Refusal, TrollRecord};
use seal::DealField;
use troll::{Action, Event, Illegal, MAX_PLAYERS, MIN_PLAYERS, Rules, Troll};

use crate::hosted::{Answer, Hosted, RaceSide, RecordedMove};

impl Hosted for Troll {
    type Field = TrollField;
    type Rules = Rules;
    type Record = TrollRecord;
    type Bot = TrollBot;
    type Fact = TrollFact;
    type Scene = TrollScene;

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

    fn write(record: &mut TrollRecord, before: &Troll, answer: &Answer<Self>, events: &[Event]) {
        record.write(before, answer, events);
    }

    fn with_deal(record: TrollRecord, deal: DealField) -> Record {
        Record::Troll(TrollRecord { deal: Some(deal), ..record })
    }

    fn recorded_field(record: &TrollRecord) -> TrollField {
        TrollField { options: record.options.clone() }
    }

    fn names(record: &TrollRecord) -> &Vec<String> {
        &record.players
    }

    fn names_mut(record: &mut TrollRecord) -> &mut Vec<String> {
        &mut record.players
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

    fn scene(&self) -> TrollScene {
        TrollScene::new(self)
    }

    fn shows_the_end(scene: &TrollScene) -> bool {
        scene.over
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
