//! The settings of a game: a [`Draft`] may be nonsense, [`Rules`] make sense, and [`Draft::check`] is the door between.
//!
//! One axis, one enum. Nothing here knows a game in progress.

mod check;

pub use check::Fault;

use crate::{Face, Treasure, edition};

/// When the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ends {
    /// After the turn in which one of the rooms was emptied.
    OneRoom,
    /// After the turn in which the second room was emptied.
    BothRooms,
}

/// What the Troll does when key and door are kept and every other die is a troll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrollMood {
    /// He comes: all dice are blocked.
    Strict,
    /// He lets the player open the door or leave.
    Kind,
}

/// How treasure rolls and dragon throws alternate in the hall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Race {
    /// Both sides roll as fast as they can.
    Live,
    /// One treasure roll, then one dragon throw, and so on.
    Step,
}

/// Settings as somebody wrote them, sense or nonsense. [`Draft::check`] tells which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draft {
    /// When the game ends.
    pub ends: Ends,
    /// What the Troll does when key and door are kept and every other die is a troll.
    pub troll: TrollMood,
    /// How treasure rolls and dragon throws alternate.
    pub race: Race,
    /// Diamonds in the cave and nuggets in the hall at the start.
    pub stock: Treasure,
    /// The six faces of each of the four cave dice.
    pub cave_die: [Face; 6],
    /// The numbers of nuggets on the six faces of each of the two treasure dice.
    pub treasure_die: [u8; 6],
    /// How many of the six faces are dragons, on the first and on the second dragon die.
    pub dragon_faces: [u8; 2],
}

impl Default for Draft {
    fn default() -> Draft {
        edition::published()
    }
}

/// Settings that have passed [`Draft::check`]: a game under them can be played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules(Draft);

impl Rules {
    /// The settings.
    pub const fn settings(&self) -> &Draft {
        &self.0
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Draft::default().check().expect("the published settings make sense")
    }
}
