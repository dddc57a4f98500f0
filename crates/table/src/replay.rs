//! A record step by step, as everybody would have seen it.

use record::Record;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::fact::Fact;
use crate::options::OptionsField;
use crate::prelude::{game_of, players};
use crate::refusal::Refusal;
use crate::round::Round;
use crate::scene::GameScene;

/// A game as it was after one of its moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReplayStep {
    /// What happened in this move; nothing in the first step, which is the beginning.
    pub facts: Vec<Fact>,
    /// The game after it.
    pub game: GameScene,
}

/// The beginning of the game and what it was after every move that the record tells of.
pub fn replay(told: &Record) -> Result<Vec<ReplayStep>, Refusal> {
    let no = |refusal: record::Refusal| Refusal::Prelude(refusal.to_string());
    told.clone().judge().map_err(no)?;
    let options = OptionsField::new(game_of(told)).check()?;
    let mut round = Round::new(&options, players(told).to_vec());
    let mut steps = vec![ReplayStep { facts: Vec::new(), game: round.scene() }];
    round
        .each_move(told, usize::MAX, |facts, round| steps.push(ReplayStep { facts, game: round.scene() }))
        .map_err(Refusal::Prelude)?;
    Ok(steps)
}
