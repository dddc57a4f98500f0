//! The full-screen front end: the winding path, the explorers, the story, and what can be pressed.
//!
//! Everything that is drawn follows from the latest sight of the table; drawing is a function of the `Picture` alone.

mod canvas;
mod card;
mod dice;
mod draw;
mod explorers;
mod footer;
mod help;
mod keys;
mod last_look;
mod look;
mod path;
mod picture;
mod playing;
mod replaying;
mod stage;
mod story;
mod tunnel;

pub use look::{Colours, Look, Signs};
pub use playing::play;
pub use replaying::replay;

#[cfg(test)]
mod tests;
