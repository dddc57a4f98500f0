//! Everything that can happen in a game. Each event carries its numbers; none reveals the content of a chest.

use game::{Seat, SeatSet};

use crate::{Card, Gems, Hazard, Relic};

/// A fact about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The seats that rest in the camp from the next expedition on were announced.
    RestNamed {
        /// Who will not go in.
        resting: SeatSet,
    },
    /// Explorers went in, after this relic was shuffled into the deck.
    ExpeditionBegan {
        /// Which expedition, counted from 1.
        number: u8,
        /// The relic that was added for it.
        relic: Option<Relic>,
        /// Who went in; all others rest in the camp until the expedition is over.
        entering: SeatSet,
    },
    /// A treasure was revealed and shared among everyone inside.
    TreasureFound {
        /// What the card is worth.
        worth: Gems,
        /// What each explorer inside took of it.
        each: Gems,
        /// What stayed on the card.
        stays: Gems,
    },
    /// A hazard was revealed, the first of its kind in this expedition.
    HazardMet {
        /// The hazard.
        hazard: Hazard,
    },
    /// A relic was revealed; it stays on the path.
    RelicFound {
        /// The relic.
        relic: Relic,
    },
    /// A second hazard of the same kind was revealed: everyone inside ran home with nothing.
    TrapSprung {
        /// The hazard.
        hazard: Hazard,
        /// Who was inside.
        caught: SeatSet,
        /// What each of them carried and dropped.
        lost: Gems,
    },
    /// The sealed choices were revealed.
    Decided {
        /// Who leaves; everyone else inside continues.
        leaving: SeatSet,
    },
    /// There was no card left to reveal: everyone inside leaves together.
    DeckRanOut {
        /// Who was inside.
        leaving: SeatSet,
    },
    /// Explorers brought home what they carried and their share of the path.
    CameHome {
        /// Who came home.
        leavers: SeatSet,
        /// What each of them carried.
        carried: Gems,
        /// What each of them took from the path.
        share: Gems,
        /// What could not be shared and stays on the path.
        stays: Gems,
    },
    /// An explorer who left alone took a relic home.
    RelicTaken {
        /// Who took it.
        seat: Seat,
        /// The relic.
        relic: Relic,
        /// Its value.
        worth: u8,
    },
    /// A relic that nobody took left the game at the end of the expedition.
    RelicLost {
        /// The relic.
        relic: Relic,
    },
    /// Nobody is left in the cave.
    ExpeditionEnded {
        /// The rubies left on the path, which went to the bank.
        to_bank: Gems,
        /// The hazard that lost one card from the game.
        removed: Option<Hazard>,
    },
    /// The last expedition is over and the chests are opened. The scores are in the standings.
    GameEnded,
}

impl Event {
    /// The card that was revealed, if any.
    pub fn card(self) -> Option<Card> {
        match self {
            Event::TreasureFound { worth, .. } => Some(Card::Treasure(worth)),
            Event::HazardMet { hazard } | Event::TrapSprung { hazard, .. } => Some(Card::Hazard(hazard)),
            Event::RelicFound { relic } => Some(Card::Relic(relic)),
            _ => None,
        }
    }
}
