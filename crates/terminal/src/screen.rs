//! The full-screen front end: the winding path, the explorers, the story, and what can be pressed.
//!
//! Everything that is drawn follows from the latest sight of the table; drawing is a function of the `Picture` alone.

pub(crate) mod canvas;
mod draw;
mod explorers;
mod footer;
mod full_screen;
mod help;
mod keys;
pub(crate) mod look;
mod picture;
mod playing;
mod replaying;
pub(crate) mod story;

pub(crate) use explorers::{Row, dash, thinking};
pub use look::{Colours, Look, Signs};
pub use playing::play;
pub use replaying::replay;

#[cfg(test)]
mod drawn_back;
#[cfg(test)]
mod overlay_tests;
#[cfg(test)]
mod tests;
