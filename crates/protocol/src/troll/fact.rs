//! The events of Troll & Dragon on the wire.

use game::{Seat, SeatSet};
use record::{DragonWord, FaceWord, FindWord};
use serde::{Deserialize, Serialize};
use troll::{DragonDie, Event, Treasure};
use utoipa::ToSchema;

use super::word::{DiceWord, RoomWord};
use crate::seat_numbers::number;

/// Something that happened in Troll & Dragon. Seats are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields that their names explain")]
pub enum TrollFact {
    /// A player took the cave dice or the dragon dice.
    DiceTaken { by: u8, dice: DiceWord },
    /// The cave dice were rolled, and `taken` diamonds were found.
    CaveRolled { roll: Vec<FaceWord>, taken: u16 },
    /// A key or a door was set aside.
    Kept { find: FindWord },
    /// The Troll came and took `lost` diamonds.
    TrollCame { lost: u16 },
    /// The active player entered the hall. `thrower` gets the dragon dice.
    HallEntered { thrower: u8 },
    /// The dice were rolled in the hall, and `taken` nuggets were found.
    HallRolled { roll: [u8; 2], taken: u16 },
    /// The active player stays in the hall.
    Stayed,
    /// The dragon dice were thrown.
    DragonThrown { by: u8, throw: [DragonWord; 2], next: u8 },
    /// One eye of the Dragon opened: this die is set aside.
    EyeOpened { die: u8 },
    /// The Dragon woke up: the treasure of the turn is lost and shared out.
    DragonAwoke {
        by: u8,
        lost: TreasureWord,
        #[serde(rename = "from-hand")]
        from_hand: u16,
        shares: Vec<TreasureWord>,
    },
    /// The active player left with this treasure.
    Left { room: RoomWord, brought: TreasureWord },
    /// The turn passed to the next player.
    TurnPassed { to: u8 },
    /// The game ended.
    GameEnded,
}

/// An amount of treasure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TreasureWord {
    /// Diamonds, worth 1 each.
    pub diamonds: u16,
    /// Nuggets, worth 3 each.
    pub nuggets: u16,
}

impl From<Treasure> for TreasureWord {
    fn from(treasure: Treasure) -> TreasureWord {
        TreasureWord { diamonds: treasure.diamonds, nuggets: treasure.nuggets }
    }
}

/// The number of a dragon die, counted from 0.
pub(crate) fn die(die: DragonDie) -> u8 {
    match die {
        DragonDie::First => 0,
        DragonDie::Second => 1,
    }
}

impl From<&Event> for TrollFact {
    fn from(event: &Event) -> TrollFact {
        match *event {
            Event::DiceTaken { by, dice } => TrollFact::DiceTaken { by: number(by), dice: dice.into() },
            Event::CaveRolled { roll, taken } => {
                TrollFact::CaveRolled { roll: roll.faces().iter().copied().map(Into::into).collect(), taken }
            }
            Event::Kept { find } => TrollFact::Kept { find: find.into() },
            Event::TrollCame { lost } => TrollFact::TrollCame { lost },
            Event::HallEntered { thrower } => TrollFact::HallEntered { thrower: number(thrower) },
            Event::HallRolled { roll, taken } => TrollFact::HallRolled { roll, taken },
            Event::Stayed => TrollFact::Stayed,
            Event::DragonThrown { by, throw, next } => {
                TrollFact::DragonThrown { by: number(by), throw: throw.0.map(Into::into), next: number(next) }
            }
            Event::EyeOpened { die: opened } => TrollFact::EyeOpened { die: die(opened) },
            Event::DragonAwoke { by, lost, from_hand, shares } => TrollFact::DragonAwoke {
                by: number(by),
                lost: lost.into(),
                from_hand,
                shares: SeatSet::first_n(troll::MAX_PLAYERS)
                    .into_iter()
                    .map(|seat: Seat| shares[seat].into())
                    .collect(),
            },
            Event::Left { room, brought } => TrollFact::Left { room: room.into(), brought: brought.into() },
            Event::TurnPassed { to } => TrollFact::TurnPassed { to: number(to) },
            Event::GameEnded { .. } => TrollFact::GameEnded,
        }
    }
}
