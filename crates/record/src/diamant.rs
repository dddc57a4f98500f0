//! Records of Diamant, and house editions of it.

mod account;
mod editions;
mod file;
mod hazard_word;
mod house;
mod house_file;
mod house_values;
mod referee;
mod rules;
mod verdict;
mod write;

pub use editions::{
    DecisionWord, EntrancesWord, OfficialEdition, RelicSwitchWord, Settings, TunnelWord, official_editions,
};
pub use file::{DiamantRecord, DiamantStep, Expedition};
pub use hazard_word::HazardWord;
pub use house::{HouseEdition, HouseFault};
pub use house_file::{ChestsWord, HouseFile};
pub use referee::{JudgedExpedition, JudgedStep};
pub use rules::EditionField;
pub use verdict::DiamantVerdict;

use ::diamant::{Diamant, Event, PlayedMove};

use seal::DealField;
use words::Words;

use crate::draws::Draws;
use crate::judged::{Judged, Legality};
use crate::recorded::{Answer, Recorded};
use crate::refusal::Refusal;

impl Recorded for DiamantRecord {
    const GAME: &'static str = "diamant";
    type Game = Diamant;
    type Played = PlayedMove;
    type Part = JudgedExpedition;
    type Verdict = DiamantVerdict;

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

    fn write(&mut self, before: &Diamant, answer: &Answer<Self>, events: &[Event]) {
        self.add(before, answer, events);
    }

    fn play_through(self, _legality: Legality, draws: &mut Draws) -> Result<Judged<Self>, Refusal> {
        self.referee(draws)
    }

    fn verdict(judged: &Judged<Self>) -> DiamantVerdict {
        verdict::verdict(judged)
    }

    fn account(judged: &Judged<Self>, words: &Words) -> String {
        account::account(judged, words)
    }
}
