//! What the coach keeps from one hint to the next.

use advice::two_player::{Solutions, base_table};

/// How many solved expeditions are kept: 32 megabytes at most.
const EXPEDITIONS: usize = 16;

/// What the coach keeps from one hint to the next: expeditions of two, which take a moment to solve and answer every other
/// question about them at once. Whoever asks for hints owns one.
#[derive(Debug)]
pub struct Memory {
    pub(crate) solutions: Solutions<'static>,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { solutions: Solutions::keeping(base_table(), EXPEDITIONS) }
    }
}
