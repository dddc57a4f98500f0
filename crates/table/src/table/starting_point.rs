//! Going on from a moment of somebody's record.

use std::sync::Arc;

use game::Turn;
use record::{Judgement, Record};

use crate::any::AnyGame;
use crate::bad_record::BadRecord;
use crate::limits::MAX_STARTING_MOVES;
use crate::log::event::{Origin, StartingPoint};
use crate::options::Options;
use crate::refusal::Refusal;
use crate::table::Table;
use protocol::{GameField, OptionsField};

/// By which rules a record is judged.
type Judge = fn(Record) -> Result<Judgement, record::Refusal>;

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
        let (judged, draws, any_game) = self.check(Record::judge_stored)?;
        let told = judged.record();
        let (game, players) = (GameField::of(&told), told.players().len());
        Ok(Arc::new(StartingGame { origin: self.origin, game, players, draws, any_game }))
    }

    /// The record, judged so, how many draws it tells of until this moment, and the game then, if it can go on from there.
    fn check(&self, judge: Judge) -> Result<(Judgement, usize, AnyGame), Refusal> {
        let told = record::read(&self.record)?;
        let options = Options::check(OptionsField::new(GameField::of(&told)))?;
        // Names and number of players are those of the record, so its own check comes first.
        let names = told.players().to_vec();
        let judged = judge(told)?;
        if self.moves() > judged.moves() {
            return Err(BadRecord::TooFewMoves(judged.moves()).into());
        }
        let mut any_game = AnyGame::new(&options.rules, names);
        let draws = any_game.replay(&judged, self.moves())?;
        match any_game.turn() {
            Turn::Over => Err(BadRecord::Over.into()),
            _ => Ok((judged, draws, any_game)),
        }
    }

    /// Replaces the names in the record, which nobody needs: those who sit at the table have names of their own. Whether
    /// there was anything to replace.
    pub(crate) fn remove_names(&mut self) -> bool {
        record::read(&self.record).is_ok_and(|told| self.tell_without_names(told))
    }

    fn tell_without_names(&mut self, mut told: Record) -> bool {
        let players = told.players_mut();
        let neutral: Vec<String> = (1..=players.len()).map(|number| format!("Player {number}")).collect();
        if *players == neutral {
            return false;
        }
        players.clone_from_slice(&neutral);
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
    Options::check(options.clone())?;
    Ok(options)
}

impl Table {
    /// The same while people are at the table: what the record says was played was found out when it was made.
    pub(crate) fn agree_anew(&self, options: OptionsField) -> Result<OptionsField, Refusal> {
        let game = self.starting_point.as_ref().map(|_| self.options.field().game.clone());
        let options = OptionsField { game: game.unwrap_or(options.game), ..options };
        Options::check(options.clone())?;
        Ok(options)
    }
}

/// The game that the record tells of. Its origin is known from now on, if its deal proves that it is over.
fn agree_on_record(starting_point: &mut StartingPoint) -> Result<GameField, Refusal> {
    // A game from the archive of the server is accepted as it was played, perhaps under older rules.
    let judge: Judge = match starting_point.origin {
        Origin::Finished => Record::judge_stored,
        Origin::Unknown => Record::judge,
    };
    let (judged, ..) = starting_point.check(judge)?;
    if judged.moves() > MAX_STARTING_MOVES {
        return Err(BadRecord::TooManyMoves.into());
    }
    let told = judged.record();
    let game = GameField::of(&told);
    // Nobody can find a secret that gives the cards of a running game. Draws from before the deal prove nothing.
    let is_over = told.clone().verify().is_ok_and(|proof| proof.is_complete() && proof.draws_before() == 0);
    if is_over {
        starting_point.origin = Origin::Finished;
    }
    starting_point.tell_without_names(told);
    Ok(game)
}
