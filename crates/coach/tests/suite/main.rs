//! The coach on whole games.

mod bot_games;
mod golden;
mod refusals;
mod skill;
