//! The words for rooms, dice and steps of a turn.

use serde::{Deserialize, Serialize};
use troll::{CaveStep, Dice, HallStep, Room};
use utoipa::ToSchema;

/// A room of the cave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoomWord {
    /// The diamond cave.
    Cave,
    /// The treasure hall.
    Hall,
}

/// Dice that are thrown together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DiceWord {
    /// The four cave dice.
    Cave,
    /// The two treasure dice.
    Treasure,
    /// The two dragon dice.
    Dragon,
}

/// How far a turn in the cave is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CaveStepWord {
    /// Nothing was rolled yet.
    Arriving,
    /// The free dice are in the air.
    Rolling,
    /// The player chooses.
    Choosing,
}

/// How far a turn in the hall is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HallStepWord {
    /// A live race: the active player rolls or leaves, another throws, whoever is first.
    Racing,
    /// The active player rolls or leaves, and nobody throws.
    Choosing,
    /// The active player stays or leaves after a roll.
    Deciding,
    /// The active player has stayed, and the dragon dice must be thrown.
    Waiting,
    /// The treasure dice are in the air.
    Searching,
    /// The dragon dice are in the air.
    Throwing,
}

impl From<Room> for RoomWord {
    fn from(room: Room) -> RoomWord {
        match room {
            Room::Cave => RoomWord::Cave,
            Room::Hall => RoomWord::Hall,
        }
    }
}

impl From<Dice> for DiceWord {
    fn from(dice: Dice) -> DiceWord {
        match dice {
            Dice::Cave => DiceWord::Cave,
            Dice::Treasure => DiceWord::Treasure,
            Dice::Dragon => DiceWord::Dragon,
        }
    }
}

impl From<CaveStep> for CaveStepWord {
    fn from(step: CaveStep) -> CaveStepWord {
        match step {
            CaveStep::Arriving => CaveStepWord::Arriving,
            CaveStep::Rolling { .. } => CaveStepWord::Rolling,
            CaveStep::Choosing(_) => CaveStepWord::Choosing,
        }
    }
}

impl From<HallStep> for HallStepWord {
    fn from(step: HallStep) -> HallStepWord {
        match step {
            HallStep::Racing => HallStepWord::Racing,
            HallStep::Choosing => HallStepWord::Choosing,
            HallStep::Deciding => HallStepWord::Deciding,
            HallStep::Waiting => HallStepWord::Waiting,
            HallStep::Searching => HallStepWord::Searching,
            HallStep::Throwing => HallStepWord::Throwing,
        }
    }
}
