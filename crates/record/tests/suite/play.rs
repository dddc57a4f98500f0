//! Games played on the engine and written down move by move.

mod diamant_game;
mod troll_game;

pub(crate) use diamant_game::{DiamantGame, Rests, brief};
pub(crate) use troll_game::TrollGame;
