//! Going on from a moment of somebody's record.

use std::sync::Arc;

use game::Turn;
use record::Record;

use crate::any::{AnyGame, GameField, count_moves, players, players_mut};
use crate::event::{Origin, StartingPoint};
use crate::limits::MAX_STARTING_MOVES;
use crate::options::OptionsField;
use crate::refusal::Refusal;
use crate::table::Table;

/// The moment of a record from which the first game goes on, reached once: a long record takes a while to play through.
#[derive(Clone, Debug)]
pub(crate) struct StartingGame {
    pub(crate) origin: Origin,
    /// What the record says was played.
    pub(crate) game: GameField,
    /// How many people the record has.
    pub(crate) players: usize,
    /// How many draws it tells of until this moment.
    pub(crate) draws: usize,
    /// The game at this moment, with the names of the record.
    any_game: AnyGame,
}

impl StartingGame {
    /// The game, for people of these names.
    pub(crate) fn any_game(&self, names: Vec<String>) -> AnyGame {
        self.any_game.clone().with_names(names)
    }
}

impl StartingPoint {
    /// A moment of a record of which nothing is known.
    pub fn new(record: String, moves: u32) -> StartingPoint {
        StartingPoint { record, moves, origin: Origin::Unknown }
    }

    /// The game at this moment, if it can go on from there.
    pub(crate) fn starting_point(&self) -> Result<Arc<StartingGame>, Refusal> {
        let (told, draws, any_game) = self.check()?;
        let (game, players) = (GameField::of(&told), players(&told).len());
        Ok(Arc::new(StartingGame { origin: self.origin, game, players, draws, any_game }))
    }

    /// The record, how many draws it tells of until this moment, and the game then, if it can go on from there.
    fn check(&self) -> Result<(Record, usize, AnyGame), Refusal> {
        let no = |refusal: record::Refusal| Refusal::StartingPoint(refusal.to_string());
        let told = record::read(&self.record).map_err(no)?;
        let options = OptionsField::new(GameField::of(&told)).check()?;
        // Names and number of players are those of the record, so its own check comes first.
        let moves = count_moves(&told).map_err(no)?;
        if self.moves() > moves {
            return Err(Refusal::StartingPoint(format!("this record has only {moves} moves")));
        }
        let mut any_game = AnyGame::new(&options.rules, players(&told).to_vec());
        let draws = any_game.replay(&told, self.moves()).map_err(Refusal::StartingPoint)?;
        match any_game.turn() {
            Turn::Over => Err(Refusal::StartingPoint("the game is over at this moment".to_owned())),
            _ => Ok((told, draws, any_game)),
        }
    }

    /// Replaces the names in the record, which nobody needs: those who sit at the table have names of their own. Whether
    /// there was anything to replace.
    pub(crate) fn remove_names(&mut self) -> bool {
        let Ok(mut told) = record::read(&self.record) else { return false };
        let players = players_mut(&mut told);
        let neutral: Vec<String> = (1..=players.len()).map(|number| format!("Player {number}")).collect();
        if *players == neutral {
            return false;
        }
        *players = neutral;
        self.record = told.to_json();
        true
    }

    fn moves(&self) -> usize {
        usize::try_from(self.moves).unwrap_or(usize::MAX)
    }
}

/// What is agreed: a game that goes on from a record is played by the rules of the record.
pub(crate) fn agree(
    options: OptionsField,
    starting_point: Option<&mut StartingPoint>,
) -> Result<OptionsField, Refusal> {
    let game = starting_point.map(agree_on_record).transpose()?;
    let options = OptionsField { game: game.unwrap_or(options.game), ..options };
    options.clone().check()?;
    Ok(options)
}

impl Table {
    /// The same while people are at the table: what the record says was played was found out when it was made.
    pub(crate) fn agree_anew(&self, options: OptionsField) -> Result<OptionsField, Refusal> {
        let game = self.starting_point.as_ref().map(|_| self.options.field().game.clone());
        let options = OptionsField { game: game.unwrap_or(options.game), ..options };
        options.clone().check()?;
        Ok(options)
    }
}

/// The game that the record tells of. Its origin is known from now on, if its deal proves that it is over.
fn agree_on_record(starting_point: &mut StartingPoint) -> Result<GameField, Refusal> {
    let (told, ..) = starting_point.check()?;
    // A game from the archive of the server is accepted as it was played, perhaps under older rules.
    let judge = match starting_point.origin {
        Origin::Finished => Record::judge_stored,
        Origin::Unknown => Record::judge,
    };
    let judgement = judge(told.clone()).map_err(|refusal| Refusal::StartingPoint(refusal.to_string()))?;
    if judgement.moves() > MAX_STARTING_MOVES {
        let sentence = format!("a game goes on from a record of at most {MAX_STARTING_MOVES} moves");
        return Err(Refusal::StartingPoint(sentence));
    }
    let game = GameField::of(&told);
    // Nobody can find a secret that gives the cards of a running game. Draws from before the deal prove nothing.
    let is_over = told.verify().is_ok_and(|proof| proof.is_complete() && proof.draws_before() == 0);
    if is_over {
        starting_point.origin = Origin::Finished;
    }
    starting_point.remove_names();
    Ok(game)
}
