//! A record step by step, as everybody would have seen it.

use record::Record;

use crate::any::AnyGame;
use crate::options::Options;
use crate::refusal::Refusal;
use protocol::{
    DealScene, GameField, Listing, OptionsField, PhaseWord, Rendered, ReplayStep, Scene, SeatScene,
};

/// The beginning of the game and what it was after every move that the record tells of.
pub fn replay(told: &Record) -> Result<Vec<ReplayStep>, Refusal> {
    let judged = told.clone().judge_stored()?;
    let options = Options::check(OptionsField::new(GameField::of(told)))?;
    let mut any_game = AnyGame::new(&options.rules, told.players().to_vec());
    let mut steps = vec![ReplayStep { facts: Vec::new(), game: any_game.scene() }];
    any_game.each_move(&judged, usize::MAX, |facts, any_game| {
        steps.push(ReplayStep { facts, game: any_game.scene() });
    })?;
    Ok(steps)
}

/// The step as a table would show it at which the people of the record sit and nobody is asked.
pub fn scene_of_step(step: &ReplayStep, told: &Record) -> Result<Scene, Refusal> {
    let options = Options::check(OptionsField::new(GameField::of(told)))?;
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
        phase: if step.game.is_over() { PhaseWord::Over } else { PhaseWord::Playing },
        listing: Listing::Private,
        options: options.rendered(),
        seats: Rendered::new(told.players().iter().map(seat).collect()),
        players: [min, max].map(|players| u8::try_from(players).unwrap_or(u8::MAX)),
        deal: Rendered::new(DealScene::default()),
        question: None,
        game: Some(Rendered::new(step.game.clone())),
        stand_in_vote: None,
    })
}
