//! A record step by step, as everybody would have seen it.

use record::Record;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::any_game::AnyGame;
use crate::fact::Fact;
use crate::options::OptionsField;
use crate::refusal::Refusal;
use crate::rendered::Rendered;
use crate::scene::{DealScene, GameScene, PhaseWord, Scene, SeatScene};
use crate::starting_point::{game_of, players};
use crate::wish::Listing;

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
    let no = |refusal: record::Refusal| Refusal::StartingPoint(refusal.to_string());
    match told {
        Record::Diamant(told) => drop(told.moves().map_err(no)?),
        Record::Troll(told) => drop(told.moves().map_err(no)?),
    }
    let options = OptionsField::new(game_of(told)).check()?;
    let mut any_game = AnyGame::new(&options, players(told).to_vec());
    let mut steps = vec![ReplayStep { facts: Vec::new(), game: any_game.scene() }];
    any_game
        .each_move(told, usize::MAX, |facts, any_game| {
            steps.push(ReplayStep { facts, game: any_game.scene() });
        })
        .map_err(Refusal::StartingPoint)?;
    Ok(steps)
}

impl ReplayStep {
    /// The step as a table would show it at which the people of the record sit and nobody is asked.
    pub fn scene(&self, told: &Record) -> Result<Scene, Refusal> {
        let options = OptionsField::new(game_of(told)).check()?;
        let over = match &self.game {
            GameScene::Diamant(game) => game.over,
            GameScene::Troll(game) => game.over,
        };
        let seat = |name: &String| SeatScene {
            appearance: None,
            name: name.clone(),
            bot: None,
            stand_in: None,
            host: false,
            ready: false,
        };
        let (min, max) = options.players();
        Ok(Scene {
            phase: if over { PhaseWord::Over } else { PhaseWord::Playing },
            listing: Listing::Private,
            options: options.rendered(),
            seats: Rendered::new(players(told).iter().map(seat).collect()),
            players: [min, max].map(|players| u8::try_from(players).unwrap_or(u8::MAX)),
            deal: Rendered::new(DealScene::default()),
            question: None,
            game: Some(Rendered::new(self.game.clone())),
            stand_in_vote: None,
        })
    }
}
