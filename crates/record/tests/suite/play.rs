//! Games played on the engine and written down as a person would write them down.

mod diamant_game;
mod troll_game;

pub(crate) use diamant_game::{DiamantGame, Scribe};
pub(crate) use troll_game::TrollGame;
