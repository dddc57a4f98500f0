//! The events of Troll & Dragon on the wire.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use troll::{DragonDie, DragonFace, Event, Face, Room, Treasure};
use utoipa::ToSchema;

use crate::wire::number;

/// Something that happened in Troll & Dragon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "as in troll::Event, which says it all")]
pub enum TrollFact {
    DiceTaken {
        by: u8,
        dice: String,
    },
    CaveRolled {
        roll: Vec<String>,
        taken: u16,
    },
    Kept {
        find: String,
    },
    TrollCame {
        lost: u16,
    },
    HallEntered {
        thrower: u8,
    },
    HallRolled {
        roll: [u8; 2],
        taken: u16,
    },
    Stayed,
    DragonThrown {
        by: u8,
        throw: [String; 2],
        next: u8,
    },
    EyeOpened {
        die: u8,
    },
    DragonAwoke {
        by: u8,
        lost: TreasureWord,
        #[serde(rename = "from-hand")]
        from_hand: u16,
        shares: Vec<TreasureWord>,
    },
    Left {
        room: String,
        brought: TreasureWord,
    },
    TurnPassed {
        to: u8,
    },
    GameEnded,
}

/// Diamonds and nuggets.
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

/// The word for a face of a cave die.
pub(crate) fn face(face: Face) -> String {
    face.name().to_owned()
}

/// The number of a dragon die, counted from 0.
pub(crate) fn die(die: DragonDie) -> u8 {
    match die {
        DragonDie::First => 0,
        DragonDie::Second => 1,
    }
}

fn dragon(face: DragonFace) -> String {
    match face {
        DragonFace::Blank => "blank",
        DragonFace::Dragon => "dragon",
        DragonFace::Aside => "aside",
    }
    .to_owned()
}

impl From<&Event> for TrollFact {
    fn from(event: &Event) -> TrollFact {
        match *event {
            Event::DiceTaken { by, dice } => TrollFact::DiceTaken { by: number(by), dice: dice.to_string() },
            Event::CaveRolled { roll, taken } => {
                TrollFact::CaveRolled { roll: roll.faces().iter().copied().map(face).collect(), taken }
            }
            Event::Kept { find } => TrollFact::Kept { find: find.to_string() },
            Event::TrollCame { lost } => TrollFact::TrollCame { lost },
            Event::HallEntered { thrower } => TrollFact::HallEntered { thrower: number(thrower) },
            Event::HallRolled { roll, taken } => TrollFact::HallRolled { roll, taken },
            Event::Stayed => TrollFact::Stayed,
            Event::DragonThrown { by, throw, next } => {
                TrollFact::DragonThrown { by: number(by), throw: throw.0.map(dragon), next: number(next) }
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
            Event::Left { room, brought } => TrollFact::Left {
                room: match room {
                    Room::Cave => "cave",
                    Room::Hall => "hall",
                }
                .to_owned(),
                brought: brought.into(),
            },
            Event::TurnPassed { to } => TrollFact::TurnPassed { to: number(to) },
            Event::GameEnded { .. } => TrollFact::GameEnded,
        }
    }
}
