//! Records of Troll & Dragon.

mod account;
mod file;
mod referee;
mod rules;
mod verdict;
mod write;

pub use file::{DragonWord, FaceWord, FindWord, TrollRecord, TrollStep, TrollTurn};
pub use referee::JudgedTurn;
pub use rules::{TrollDice, TrollOptions};
pub use verdict::TrollVerdict;

use ::troll::{Action, Chance, Event, Troll};
use game::{Game, Move};
use seal::DealField;
use words::Words;

use crate::draws::Draws;
use crate::judged::{Judged, Legality};
use crate::recorded::{Answer, Recorded};
use crate::refusal::Refusal;

impl Recorded for TrollRecord {
    const GAME: &'static str = "troll-dragon";
    type Game = Troll;
    type Played = Move<Action, Chance>;
    type Part = JudgedTurn;
    type Verdict = TrollVerdict;

    fn players(&self) -> &[String] {
        &self.players
    }

    fn players_mut(&mut self) -> &mut [String] {
        &mut self.players
    }

    fn deal(&self) -> Option<&DealField> {
        self.deal.as_ref()
    }

    fn set_deal(&mut self, deal: DealField) {
        self.deal = Some(deal);
    }

    fn write(&mut self, before: &Troll, answer: &Answer<Self>, events: &[Event]) {
        self.add(before, answer, events);
    }

    fn play_through(self, legality: Legality, draws: &mut Draws) -> Result<Judged<Self>, Refusal> {
        let accept = match legality {
            Legality::Today => Troll::play,
            Legality::WhenStored => Troll::replay,
        };
        self.referee(accept, draws)
    }

    fn verdict(judged: &Judged<Self>) -> TrollVerdict {
        verdict::verdict(judged)
    }

    fn account(judged: &Judged<Self>, words: &Words) -> String {
        account::account(judged, words)
    }
}
