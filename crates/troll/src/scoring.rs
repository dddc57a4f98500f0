//! What treasure is worth, and who is in front.

use game::Standings;

use crate::{Treasure, Troll};

const DIAMOND: u32 = 1;
const NUGGET: u32 = 3;

/// The points for this treasure.
pub fn worth(treasure: Treasure) -> u32 {
    DIAMOND * u32::from(treasure.diamonds) + NUGGET * u32::from(treasure.nuggets)
}

/// Only bags count. A tie goes to whoever has more nuggets; who has as many shares the place.
pub(crate) fn standings(game: &Troll) -> Standings {
    Standings::rank(game.seats, |seat| worth(game.bags[seat]), |seat| game.bags[seat].nuggets)
}
