//! A record step by step.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::any::{Fact, GameScene};

/// A move of a replay and the game after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReplayStep {
    /// What happened in this move. Empty in the first step, which is the start of the game.
    pub facts: Vec<Fact>,
    /// The game after the move.
    pub game: GameScene,
}
