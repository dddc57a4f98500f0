//! The events of Diamant on the wire.

use diamant::{Event, Gems, Hazard};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::{number, numbers};

/// Something that happened in Diamant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "as in diamant::Event, which says it all")]
pub enum DiamantFact {
    ExpeditionBegan {
        number: u8,
        relic: Option<String>,
        entering: Vec<u8>,
    },
    RestNamed {
        resting: Vec<u8>,
    },
    TreasureFound {
        worth: u16,
        each: u16,
        stays: u16,
    },
    HazardMet {
        hazard: String,
    },
    RelicFound {
        relic: String,
    },
    TrapSprung {
        hazard: String,
        caught: Vec<u8>,
        lost: u16,
    },
    Decided {
        leaving: Vec<u8>,
    },
    DeckRanOut {
        leaving: Vec<u8>,
    },
    CameHome {
        leavers: Vec<u8>,
        carried: u16,
        share: u16,
        stays: u16,
    },
    RelicTaken {
        seat: u8,
        relic: String,
        worth: u8,
    },
    RelicLost {
        relic: String,
    },
    ExpeditionEnded {
        #[serde(rename = "to-bank")]
        to_bank: u16,
        removed: Option<String>,
    },
    GameEnded,
}

impl From<&Event> for DiamantFact {
    fn from(event: &Event) -> DiamantFact {
        let relic = |relic| diamant::Card::Relic(relic).to_string();
        let hazard = |hazard: Hazard| hazard.word().to_owned();
        match *event {
            Event::ExpeditionBegan { number, relic: added, entering } => {
                DiamantFact::ExpeditionBegan { number, relic: added.map(relic), entering: numbers(entering) }
            }
            Event::RestNamed { resting } => DiamantFact::RestNamed { resting: numbers(resting) },
            Event::TreasureFound { worth, each, stays } => {
                let [worth, each, stays] = [worth, each, stays].map(Gems::worth);
                DiamantFact::TreasureFound { worth, each, stays }
            }
            Event::HazardMet { hazard: met } => DiamantFact::HazardMet { hazard: hazard(met) },
            Event::RelicFound { relic: found } => DiamantFact::RelicFound { relic: relic(found) },
            Event::TrapSprung { hazard: sprung, caught, lost } => DiamantFact::TrapSprung {
                hazard: hazard(sprung),
                caught: numbers(caught),
                lost: lost.worth(),
            },
            Event::Decided { leaving } => DiamantFact::Decided { leaving: numbers(leaving) },
            Event::DeckRanOut { leaving } => DiamantFact::DeckRanOut { leaving: numbers(leaving) },
            Event::CameHome { leavers, carried, share, stays } => {
                let [carried, share, stays] = [carried, share, stays].map(Gems::worth);
                DiamantFact::CameHome { leavers: numbers(leavers), carried, share, stays }
            }
            Event::RelicTaken { seat, relic: taken, worth } => {
                DiamantFact::RelicTaken { seat: number(seat), relic: relic(taken), worth }
            }
            Event::RelicLost { relic: lost } => DiamantFact::RelicLost { relic: relic(lost) },
            Event::ExpeditionEnded { to_bank, removed } => {
                DiamantFact::ExpeditionEnded { to_bank: to_bank.worth(), removed: removed.map(hazard) }
            }
            Event::GameEnded => DiamantFact::GameEnded,
        }
    }
}
