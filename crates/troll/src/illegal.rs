//! Why a move was refused, as sentences for people. Seats count from 0, as in records.

use game::Seat;
use thiserror::Error;

use crate::{Dice, DragonDie, Find};

/// Why a move was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// Nothing can follow the end.
    #[error("the game is over")]
    GameOver,
    /// A choice came while dice were in the air.
    #[error("the dice are still rolling")]
    DiceRolling,
    /// A roll came that nobody had started.
    #[error("nobody has taken up dice to roll")]
    DiceAtRest,
    /// A roll of other dice than those in the air.
    #[error("it is the {rolling} dice that are rolled now, not the {shown} dice")]
    OtherDice {
        /// The dice in the air.
        rolling: Dice,
        /// The dice that were told.
        shown: Dice,
    },
    /// A cave roll with the wrong number of dice.
    #[error("the number of free cave dice is {free}, not {shown}")]
    DiceCount {
        /// How many are free.
        free: u8,
        /// How many faces were told.
        shown: u8,
    },
    /// A number that is on no treasure die.
    #[error("no face of a treasure die shows {nuggets} nuggets")]
    NoSuchFace {
        /// The number that was told.
        nuggets: u8,
    },
    /// A dragon die that was set aside was thrown.
    #[error("the {die} dragon die is set aside and not thrown again")]
    DieAside {
        /// Which die.
        die: DragonDie,
    },
    /// A dragon die was left out of the throw.
    #[error("the {die} dragon die is not set aside and must be thrown")]
    DieNotAside {
        /// Which die.
        die: DragonDie,
    },
    /// A race move outside a race.
    #[error("this is no race now: one player chooses")]
    NotARace,
    /// A ballot in a race.
    #[error("this is a race now: whoever acts first moves")]
    InARace,
    /// A ballot of nobody or of several.
    #[error("exactly one player chooses now")]
    OneChooses,
    /// The choice of a seat that has none.
    #[error("{seat:?} has nothing to choose now")]
    NotAsked {
        /// Who chose.
        seat: Seat,
    },
    /// The first roll of a turn is not optional.
    #[error("the cave dice must be rolled at least once")]
    RollFirst,
    /// Every die is blocked.
    #[error("no cave die is free to roll")]
    NoFreeDie,
    /// Only what the last roll shows can be kept.
    #[error("no {find} was rolled")]
    NotRolled {
        /// What was asked for.
        find: Find,
    },
    /// One key and one door a turn.
    #[error("a {find} is kept already")]
    KeptAlready {
        /// What was asked for.
        find: Find,
    },
    /// Keeping must not block the last die.
    #[error("one free die must remain")]
    LastFreeDie,
    /// Key or door is missing.
    #[error("the hall opens only to a key and a door")]
    Locked,
    /// Keeping and entering belong to the cave.
    #[error("this can be done in the cave only")]
    OnlyInCave,
    /// Staying and throwing belong to the hall.
    #[error("this can be done only while somebody is in the hall")]
    OnlyInHall,
    /// The active player does not play the dragon.
    #[error("whoever is in the hall does not throw the dragon dice")]
    OwnDragon,
    /// Another seat has the dragon dice.
    #[error("it is the throw of {thrower:?}, not of {seat:?}")]
    NotThrower {
        /// Who tried.
        seat: Seat,
        /// Who has the dice.
        thrower: Seat,
    },
    /// Whoever has the dragon dice does nothing else.
    #[error("{seat:?} can only throw the dragon dice")]
    OnlyThrow {
        /// Who tried.
        seat: Seat,
    },
    /// The treasure roll comes first: the first one of a visit, and step by step each of them.
    #[error("the dragon dice wait for the player in the hall")]
    DragonWaits,
    /// Step by step, a throw follows every treasure roll.
    #[error("the dragon dice must be thrown first")]
    DragonFirst,
    /// There is nothing to stay for yet.
    #[error("staying comes only after a treasure roll, step by step")]
    NothingRolled,
}
