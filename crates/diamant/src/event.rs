//! Everything that can happen in a game. Each event carries its numbers, and none of them tells what is in a chest.

use game::{Seat, SeatSet};

use crate::{Card, Gems, Hazard, Relic};

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// It was said who rests in the camp from the next expedition on.
    RestNamed {
        /// Who will not go in.
        resting: SeatSet,
    },
    /// Explorers went in. Before that this relic was shuffled into the deck.
    ExpeditionBegan {
        /// Which expedition, counted from 1.
        number: u8,
        /// The relic that was added for it.
        relic: Option<Relic>,
        /// Who went in; everyone else rests in the camp until it is over.
        entering: SeatSet,
    },
    /// A treasure was turned up and shared among everyone inside.
    TreasureFound {
        /// What the card is worth.
        worth: Gems,
        /// What each explorer inside took of it.
        each: Gems,
        /// What stayed on the card.
        stays: Gems,
    },
    /// A hazard was turned up, the first of its kind in this expedition.
    HazardMet {
        /// The hazard.
        hazard: Hazard,
    },
    /// A relic was turned up; it stays on the path.
    RelicFound {
        /// The relic.
        relic: Relic,
    },
    /// A hazard was turned up for the second time: everyone inside ran home empty-handed.
    TrapSprung {
        /// The hazard.
        hazard: Hazard,
        /// Who was inside.
        caught: SeatSet,
        /// What each of them carried and dropped.
        lost: Gems,
    },
    /// The sealed choices were opened.
    Decided {
        /// Who leaves; everyone else inside goes on.
        leaving: SeatSet,
    },
    /// There was no card left to turn: everyone inside leaves together.
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
    /// Somebody who left alone took a relic home.
    RelicTaken {
        /// Who took it.
        seat: Seat,
        /// The relic.
        relic: Relic,
        /// What it is worth to its owner.
        worth: u8,
    },
    /// A relic that nobody took left the game with the end of the expedition.
    RelicLost {
        /// The relic.
        relic: Relic,
    },
    /// Nobody is in the cave any more.
    ExpeditionEnded {
        /// The rubies that still lay on the path and went to the bank.
        to_bank: Gems,
        /// The hazard of which one card left the game.
        removed: Option<Hazard>,
    },
    /// The last expedition is over and the chests are opened. The scores are in the standings.
    GameEnded,
}

impl Event {
    /// The card that was turned up, if one was.
    pub fn card(self) -> Option<Card> {
        match self {
            Event::TreasureFound { worth, .. } => Some(Card::Treasure(worth)),
            Event::HazardMet { hazard } | Event::TrapSprung { hazard, .. } => Some(Card::Hazard(hazard)),
            Event::RelicFound { relic } => Some(Card::Relic(relic)),
            _ => None,
        }
    }
}
