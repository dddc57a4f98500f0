//! How long the history of a table may become. docs/hosting.md lists these limits.
//!
//! A game of [`MAX_GAME_MOVES`] after a record of [`MAX_STARTING_MOVES`] has fewer steps than `record::MAX_STEPS`, so the
//! record of every game can be read again: each step of a record takes at least one move.

/// The most events of a table before its next game has to be played at another one.
pub const MAX_EVENTS: u32 = 100_000;

/// The most moves of one game. Real games have a few hundred; the rules of Troll & Dragon alone set no end.
pub const MAX_GAME_MOVES: u32 = 15_000;

/// The most events of one game that move nothing, such as reactions and choices that are changed. They can never keep
/// others from playing.
pub const MAX_SIDE_EVENTS: u32 = 15_000;

/// The most moves of a record from which a game may go on.
pub const MAX_STARTING_MOVES: usize = 5_000;
