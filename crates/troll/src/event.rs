//! Everything that can happen, as facts with their numbers.

use game::{BySeat, Seat, Standings};

use crate::{CaveRoll, Dice, DragonDie, DragonThrow, Find, Room, Treasure};

/// A fact. Unless it names somebody, it is about the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody took up dice; what they show comes next.
    DiceTaken {
        /// Who rolls.
        by: Seat,
        /// Which dice.
        dice: Dice,
    },
    /// The free cave dice were rolled.
    CaveRolled {
        /// What they show.
        roll: CaveRoll,
        /// Diamonds taken from the cave and laid beside the bag: as many as rolled, or what was left.
        taken: u16,
    },
    /// A die of the last cave roll was set aside.
    Kept {
        /// What it shows.
        find: Find,
    },
    /// Every cave die was blocked: the Troll came.
    TrollCame {
        /// Diamonds that went from beside the bag into his Hand.
        lost: u16,
    },
    /// The door was opened.
    HallEntered {
        /// Who throws the dragon dice first.
        thrower: Seat,
    },
    /// The treasure dice were rolled.
    HallRolled {
        /// What they show.
        roll: [u8; 2],
        /// Nuggets taken from the hall and laid beside the bag: as many as rolled, or what was left.
        taken: u16,
    },
    /// The active player stayed to face the next dragon throw.
    Stayed,
    /// The dragon dice were thrown.
    DragonThrown {
        /// Who threw them.
        by: Seat,
        /// What they show.
        throw: DragonThrow,
        /// Who has them next.
        next: Seat,
    },
    /// The first dragon showed and was set aside.
    EyeOpened {
        /// The die that shows it.
        die: DragonDie,
    },
    /// Both dice showed dragons: the active player lost everything beside the bag.
    DragonAwoke {
        /// Who threw the second dragon.
        by: Seat,
        /// What the active player lost.
        lost: Treasure,
        /// Diamonds the others found in the Hand.
        from_hand: u16,
        /// What each of the others took onto the bag: the lost treasure and that from the Hand.
        shares: BySeat<Treasure>,
    },
    /// The active player went home with everything.
    Left {
        /// Where from.
        room: Room,
        /// What went from beside the bag onto it.
        brought: Treasure,
    },
    /// The turn was over and the next one began.
    TurnPassed {
        /// Who is active now.
        to: Seat,
    },
    /// The last turn was over.
    GameEnded {
        /// How it ended.
        standings: Standings,
    },
}
