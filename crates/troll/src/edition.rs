//! The published settings and the named sets of dragon dice. Data only.

use crate::{Draft, Ends, Face, Race, Treasure, TrollMood};

/// The game as it is published. Where the rulebook shows no faces (treasure and dragon dice), these are our choice.
pub const fn published() -> Draft {
    Draft {
        ends: Ends::OneRoom,
        troll: TrollMood::Strict,
        race: Race::Live,
        stock: Treasure { diamonds: 60, nuggets: 50 },
        cave_die: [Face::Diamond, Face::Diamond, Face::Key, Face::Door, Face::Troll, Face::Troll],
        treasure_die: [0, 0, 0, 0, 1, 2],
        dragon_faces: DragonPreset::Standard.dragon_faces(),
    }
}

/// How lightly the dragon sleeps: named sets of dragon dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DragonPreset {
    /// One dragon on each die.
    Calm,
    /// One dragon on the first die, two on the second.
    Standard,
    /// Two dragons on each die.
    Wild,
}

impl DragonPreset {
    /// Every preset, from the deepest sleep to the lightest.
    pub const ALL: [DragonPreset; 3] = [DragonPreset::Calm, DragonPreset::Standard, DragonPreset::Wild];

    /// The word for this preset in settings.
    pub const fn name(self) -> &'static str {
        match self {
            DragonPreset::Calm => "calm",
            DragonPreset::Standard => "standard",
            DragonPreset::Wild => "wild",
        }
    }

    /// The number of dragon faces on the first and on the second die.
    pub const fn dragon_faces(self) -> [u8; 2] {
        match self {
            DragonPreset::Calm => [1, 1],
            DragonPreset::Standard => [1, 2],
            DragonPreset::Wild => [2, 2],
        }
    }
}
