//! A cache between hints.

use advice::two_player::{Solutions, base_table};

/// How many solved expeditions are cached: at most 32 megabytes.
const EXPEDITIONS: usize = 16;

/// A cache between hints: expeditions of two players, which take a moment to solve and then answer every other question
/// at once. The caller of hints owns it.
#[derive(Debug)]
pub struct Memory {
    pub(crate) solutions: Solutions<'static>,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { solutions: Solutions::keeping(base_table(), EXPEDITIONS) }
    }
}
