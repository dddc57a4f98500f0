//! The events of Diamant on the wire.

use diamant::{Event, Gems};
use record::HazardWord;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::card::RelicWord;
use crate::seat_numbers::{number, numbers};

/// Something that happened in Diamant. Seats are counted from 0; amounts are rubies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields that their names explain")]
pub enum DiamantFact {
    /// An expedition began. `relic` was added to its deck.
    ExpeditionBegan { number: u8, relic: Option<RelicWord>, entering: Vec<u8> },
    /// These seats rest in the camp during this expedition.
    RestNamed { resting: Vec<u8> },
    /// A treasure card was revealed: each explorer gets `each`, and `stays` remain on the card.
    TreasureFound { worth: u16, each: u16, stays: u16 },
    /// The first card of a hazard was revealed.
    HazardMet { hazard: HazardWord },
    /// A relic was revealed.
    RelicFound { relic: RelicWord },
    /// The second card of a hazard was revealed: everybody in the cave loses what they carry.
    TrapSprung { hazard: HazardWord, caught: Vec<u8>, lost: u16 },
    /// The choices were revealed.
    Decided { leaving: Vec<u8> },
    /// No card was left, so everybody leaves the cave.
    DeckRanOut { leaving: Vec<u8> },
    /// Explorers left the cave with what they carried and a share of the path.
    CameHome { leavers: Vec<u8>, carried: u16, share: u16, stays: u16 },
    /// A lone leaver took a relic.
    RelicTaken { seat: u8, relic: RelicWord, worth: u8 },
    /// A relic was removed from the game.
    RelicLost { relic: RelicWord },
    /// The expedition ended. `removed` is the hazard that leaves the deck.
    ExpeditionEnded {
        #[serde(rename = "to-bank")]
        to_bank: u16,
        removed: Option<HazardWord>,
    },
    /// The game ended.
    GameEnded,
}

impl From<&Event> for DiamantFact {
    fn from(event: &Event) -> DiamantFact {
        match *event {
            Event::ExpeditionBegan { number, relic: added, entering } => DiamantFact::ExpeditionBegan {
                number,
                relic: added.map(RelicWord),
                entering: numbers(entering),
            },
            Event::RestNamed { resting } => DiamantFact::RestNamed { resting: numbers(resting) },
            Event::TreasureFound { worth, each, stays } => {
                let [worth, each, stays] = [worth, each, stays].map(Gems::worth);
                DiamantFact::TreasureFound { worth, each, stays }
            }
            Event::HazardMet { hazard: met } => DiamantFact::HazardMet { hazard: HazardWord(met) },
            Event::RelicFound { relic: found } => DiamantFact::RelicFound { relic: RelicWord(found) },
            Event::TrapSprung { hazard: sprung, caught, lost } => DiamantFact::TrapSprung {
                hazard: HazardWord(sprung),
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
                DiamantFact::RelicTaken { seat: number(seat), relic: RelicWord(taken), worth }
            }
            Event::RelicLost { relic: lost } => DiamantFact::RelicLost { relic: RelicWord(lost) },
            Event::ExpeditionEnded { to_bank, removed } => {
                DiamantFact::ExpeditionEnded { to_bank: to_bank.worth(), removed: removed.map(HazardWord) }
            }
            Event::GameEnded => DiamantFact::GameEnded,
        }
    }
}
