//! The door between settings as somebody wrote them and settings that make sense.

use thiserror::Error;

use super::{Draft, Rules};
use crate::{DragonDie, Face};

const MOST_PIECES: u16 = 200;
const MOST_NUGGETS_ON_A_FACE: u8 = 9;

impl Draft {
    /// The door: settings under which every room can be reached and emptied, and every danger can strike.
    pub fn check(self) -> Result<Rules, Fault> {
        let pieces = 1..=MOST_PIECES;
        if !pieces.contains(&self.stock.diamonds) {
            return Err(Fault::Diamonds { found: self.stock.diamonds });
        }
        if !pieces.contains(&self.stock.nuggets) {
            return Err(Fault::Nuggets { found: self.stock.nuggets });
        }
        if let Some(face) = Face::ALL.into_iter().find(|face| !self.cave_die.contains(face)) {
            return Err(Fault::MissingFace { face });
        }
        if let Some(shown) = self.treasure_die.into_iter().find(|shown| *shown > MOST_NUGGETS_ON_A_FACE) {
            return Err(Fault::RichFace { shown });
        }
        if self.treasure_die == [0; 6] {
            return Err(Fault::NoNuggetFace);
        }
        for die in DragonDie::ALL {
            let found = self.dragon_faces[die.index()];
            if !(1..=5).contains(&found) {
                return Err(Fault::DragonFaces { die, found });
            }
        }
        Ok(Rules(self))
    }
}

/// Why settings make no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// The cave is empty from the start, or overfull.
    #[error("the cave must hold 1 to {MOST_PIECES} diamonds at the start, not {found}")]
    Diamonds {
        /// How many there were.
        found: u16,
    },
    /// The hall is empty from the start, or overfull.
    #[error("the hall must hold 1 to {MOST_PIECES} nuggets at the start, not {found}")]
    Nuggets {
        /// How many there were.
        found: u16,
    },
    /// Without a diamond the cave is never emptied, without key and door nobody enters the hall, without a troll nobody
    /// ever has to leave.
    #[error("a cave die needs every face at least once, but shows no {face}")]
    MissingFace {
        /// The face that is not there.
        face: Face,
    },
    /// The hall can never be emptied.
    #[error("a treasure die needs a face with nuggets")]
    NoNuggetFace,
    /// More nuggets on one face than anyone could count in a race.
    #[error("a face of a treasure die shows at most {MOST_NUGGETS_ON_A_FACE} nuggets, not {shown}")]
    RichFace {
        /// How many it shows.
        shown: u8,
    },
    /// The dragon sleeps for ever, or the die is none because it always shows the same.
    #[error("the {die} dragon die must have 1 to 5 dragon faces, not {found}")]
    DragonFaces {
        /// Which die.
        die: DragonDie,
        /// How many dragons it shows.
        found: u8,
    },
}
