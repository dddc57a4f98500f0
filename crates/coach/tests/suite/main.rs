//! The coach on whole games.

mod bot_games;
mod dice;
mod golden;
mod hints;
mod refusals;
mod skill;
mod testdata;
