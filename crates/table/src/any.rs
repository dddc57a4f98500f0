//! The list of games. It is the only place of this crate that names them all: whatever differs by game is in the folder of a
//! game or made from this list.
//!
//! A game is added by one line of [`games!`], once it is [`Hosted`]. The compiler then finds whatever it lacks.

mod schema;

use std::time::Duration;

use bots::UnknownBot;
use diamant::Diamant;
use game::{Game, Move, Seat, SeatSet, Turn};
use rand::Rng;
use record::Record;
use seal::DealField;
use serde::{Deserialize, Serialize};
use troll::Troll;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::choice::Choice;
use crate::hosted::{Agreed, Hosted, RaceSide, WrittenGame};
use crate::name::Name;

/// Makes everything that there is once for each game. `$word` is the name of the game in JSON.
macro_rules! games {
    ($(#[doc = $title:literal] $Game:ident = $word:literal,)+) => {
        /// Which game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum GameKind {
            $(#[doc = $title] $Game,)+
        }

        /// What is played.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(tag = "name")]
        pub enum GameField {
            $(#[doc = $title] #[serde(rename = $word)] $Game(<$Game as Hosted>::Field),)+
        }

        /// A game as everybody sees it.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(tag = "name")]
        pub enum GameScene {
            $(#[doc = $title] #[serde(rename = $word)] $Game(<$Game as Hosted>::Scene),)+
        }

        /// Something that happened in a game, with its numbers.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(untagged)]
        pub enum Fact {
            $(#[doc = $title] $Game(<$Game as Hosted>::Fact),)+
        }

        /// A bot that knows how to play the game of a table.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub enum TableBot {
            $(#[doc = $title] $Game(<$Game as Hosted>::Bot),)+
        }

        /// A game, to think about.
        #[derive(Clone, Debug)]
        pub enum OpenGame {
            $(#[doc = $title] $Game(Box<$Game>),)+
        }

        /// What was agreed about a game, once it was checked.
        #[derive(Clone, PartialEq, Debug)]
        pub(crate) enum GameRules {
            $($Game(Agreed<$Game>),)+
        }

        /// The game that is on, or the last one, together with its record.
        #[derive(Clone, Debug)]
        pub(crate) enum AnyGame {
            $($Game(Box<WrittenGame<$Game>>),)+
        }

        $(impl Listed for $Game {
            const KIND: GameKind = GameKind::$Game;
            const WORD: &str = $word;
            const TITLE: &str = $title;

            fn own_bot(bot: TableBot) -> Option<Self::Bot> {
                if let TableBot::$Game(bot) = bot { Some(bot) } else { None }
            }

            fn own_game(any_game: &mut AnyGame) -> Option<&mut WrittenGame<Self>> {
                if let AnyGame::$Game(written) = any_game { Some(written) } else { None }
            }
        })+

        $(impl From<<$Game as Hosted>::Field> for GameField {
            fn from(from: <$Game as Hosted>::Field) -> GameField {
                GameField::$Game(from)
            }
        })+

        $(impl From<<$Game as Hosted>::Scene> for GameScene {
            fn from(from: <$Game as Hosted>::Scene) -> GameScene {
                GameScene::$Game(from)
            }
        })+

        $(impl From<<$Game as Hosted>::Fact> for Fact {
            fn from(from: <$Game as Hosted>::Fact) -> Fact {
                Fact::$Game(from)
            }
        })+

        $(impl From<<$Game as Hosted>::Bot> for TableBot {
            fn from(from: <$Game as Hosted>::Bot) -> TableBot {
                TableBot::$Game(from)
            }
        })+

        $(impl From<$Game> for OpenGame {
            fn from(from: $Game) -> OpenGame {
                OpenGame::$Game(Box::new(from))
            }
        })+

        $(impl From<Agreed<$Game>> for GameRules {
            fn from(from: Agreed<$Game>) -> GameRules {
                GameRules::$Game(from)
            }
        })+

        $(impl From<WrittenGame<$Game>> for AnyGame {
            fn from(from: WrittenGame<$Game>) -> AnyGame {
                AnyGame::$Game(Box::new(from))
            }
        })+

        /// Matches on whichever game it is. In the expression, the name after `as` is the type of the game.
        macro_rules! by_game {
            ($value:expr, $Enum:ident($inner:pat) => $said:expr) => {
                match $value { $($Enum::$Game($inner) => $said,)+ }
            };
            ($value:expr, $Enum:ident($inner:pat) as $G:ident => $said:expr) => {
                match $value {
                    $($Enum::$Game($inner) => {
                        type $G = $Game;
                        $said
                    })+
                }
            };
            ($value:expr, $Enum:ident as $G:ident => $said:expr) => {
                match $value {
                    $($Enum::$Game => {
                        type $G = $Game;
                        $said
                    })+
                }
            };
        }

        /// The same expression for every game, in the order of the list.
        macro_rules! all_games {
            ($G:ident => $said:expr) => {
                [$({
                    type $G = $Game;
                    $said
                }),+]
            };
        }
    };
}

games! {
    /// Diamant.
    Diamant = "diamant",
    /// Troll & Dragon.
    Troll = "troll-dragon",
}

/// A game of the list.
trait Listed: Hosted {
    const KIND: GameKind;
    /// Its name in JSON.
    const WORD: &str;
    /// Its name for readers of the API, as a sentence.
    const TITLE: &str;

    /// The bot, if it plays this game.
    fn own_bot(bot: TableBot) -> Option<Self::Bot>;
    /// The game, if it is this one.
    fn own_game(any_game: &mut AnyGame) -> Option<&mut WrittenGame<Self>>;
}

impl GameKind {
    /// The bot of this game with this name.
    pub(crate) fn bot(self, name: &str) -> Result<TableBot, UnknownBot> {
        by_game!(self, GameKind as G => G::bot(name).map(TableBot::from))
    }

    /// The bot that plays when nobody has asked for another.
    pub(crate) fn usual_bot(self) -> TableBot {
        by_game!(self, GameKind as G => G::usual_bot().into())
    }

    /// Whether somebody who is away can rest instead of being played for.
    pub(crate) fn can_rest(self) -> bool {
        by_game!(self, GameKind as G => G::WHEN_RESTING.is_some())
    }
}

impl GameField {
    /// Which game.
    pub fn kind(&self) -> GameKind {
        by_game!(self, GameField(_) as G => G::KIND)
    }

    /// The rules, if they make sense.
    pub(crate) fn check(&self) -> Result<GameRules, record::Refusal> {
        by_game!(self, GameField(field) as G => Agreed::<G>::check(field.clone()).map(GameRules::from))
    }

    /// What a record says was played.
    pub(crate) fn of(told: &Record) -> GameField {
        by_game!(told, Record(told) as G => G::recorded_field(told).into())
    }
}

impl GameRules {
    /// The fewest and the most who can play.
    pub(crate) fn players(&self) -> (usize, usize) {
        by_game!(self, GameRules(agreed) => agreed.players())
    }
}

impl GameScene {
    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        by_game!(self, GameScene(scene) as G => G::shows_the_end(scene))
    }
}

impl TableBot {
    /// The name that gives this bot.
    pub fn word(self) -> String {
        by_game!(self, TableBot(bot) => bot.to_string())
    }

    /// How long it waits before each roll of a live race.
    pub(crate) fn pace(self) -> Duration {
        by_game!(self, TableBot(bot) as G => G::pace(bot))
    }
}

/// The people of a record, in the order of seats.
pub(crate) fn players(told: &Record) -> &[String] {
    by_game!(told, Record(told) as G => G::names(told))
}

/// The same, to change what they are called.
pub(crate) fn players_mut(told: &mut Record) -> &mut Vec<String> {
    by_game!(told, Record(told) as G => G::names_mut(told))
}

/// How many moves a record tells of, if all of them were legal.
pub(crate) fn count_moves(told: &Record) -> Result<usize, record::Refusal> {
    by_game!(told, Record(told) as G => G::moves(told).map(|moves| moves.len()))
}

impl AnyGame {
    /// A new game by these rules, for people of these names.
    pub(crate) fn new(rules: &GameRules, names: Vec<String>) -> AnyGame {
        by_game!(rules, GameRules(agreed) as G => WrittenGame::<G>::begin(agreed, names).into())
    }

    /// The same game for people of these names, one for each seat.
    pub(crate) fn with_names(mut self, names: Vec<String>) -> AnyGame {
        *self.names_mut() = names;
        self
    }

    /// Makes the first of the moves that a record tells of; how many of them were draws.
    pub(crate) fn replay(&mut self, told: &Record, moves: usize) -> Result<usize, String> {
        self.each_move(told, moves, |_, _| {})
    }

    /// Makes the first of the moves that a record tells of, and shows what came of each; how many of them were draws.
    pub(crate) fn each_move(
        &mut self,
        told: &Record,
        moves: usize,
        mut shown: impl FnMut(Vec<Fact>, &AnyGame),
    ) -> Result<usize, String> {
        let mut draws = 0;
        by_game!(told, Record(told) as G => {
            for told in G::moves(told).map_err(|refusal| refusal.to_string())?.into_iter().take(moves) {
                draws += usize::from(matches!(told.answer, Move::Chance(_)));
                let written = G::own_game(self).ok_or("this is a record of another game")?;
                let facts = written.play_recorded(&told).into_iter().map(Fact::from).collect();
                shown(facts, self);
            }
        });
        Ok(draws)
    }

    pub(crate) fn turn(&self) -> Turn {
        by_game!(self, AnyGame(written) => written.game.turn())
    }

    /// What the seat may choose now.
    pub(crate) fn actions(&self, seat: Seat) -> Vec<Choice> {
        by_game!(self, AnyGame(written) => written.actions(seat))
    }

    /// Whether the seat, which is asked, may choose this.
    pub(crate) fn allows(&self, seat: Seat, choice: Choice) -> bool {
        by_game!(self, AnyGame(written) => written.allows(seat, choice))
    }

    /// Why the seat, which is asked, may not choose this.
    pub(crate) fn objection(&self, seat: Seat, choice: Choice) -> Option<String> {
        by_game!(self, AnyGame(written) => written.objection(seat, choice))
    }

    /// What the bot chooses on this seat; the first thing allowed if it is a bot of another game.
    pub(crate) fn bot_choice(&self, seat: Seat, bot: TableBot, generator: &mut dyn Rng) -> Option<Choice> {
        by_game!(self, AnyGame(written) as G => match G::own_bot(bot) {
            Some(bot) => written.bot_choice(seat, bot, generator),
            None => written.actions(seat).first().copied(),
        })
    }

    /// What a seat that rests chooses while it is still asked.
    pub(crate) fn choice_when_resting(&self) -> Option<Choice> {
        by_game!(self, AnyGame(_) as G => G::WHEN_RESTING.map(Choice::from))
    }

    pub(crate) fn open(&mut self, seats: SeatSet, choice: impl Fn(Seat) -> Choice) -> Vec<Fact> {
        by_game!(self, AnyGame(written) => facts(written.open(seats, choice)))
    }

    pub(crate) fn race(&mut self, seat: Seat, choice: Choice) -> Vec<Fact> {
        by_game!(self, AnyGame(written) => facts(written.race(seat, choice)))
    }

    /// Whether a stored log can say that somebody acted so in a race.
    pub(crate) fn was_legal_in_race(&self, seat: Seat, choice: Choice) -> bool {
        by_game!(self, AnyGame(written) => written.was_legal_in_race(seat, choice))
    }

    /// On which side of a race somebody acts who chooses this.
    pub(crate) fn race_side(&self, choice: Choice) -> Option<RaceSide> {
        by_game!(self, AnyGame(_) as G => WrittenGame::<G>::race_side(choice))
    }

    pub(crate) fn draw(&mut self, outcome: u32) -> Vec<Fact> {
        by_game!(self, AnyGame(written) => facts(written.draw(outcome)))
    }

    /// Says who rests from now on.
    pub(crate) fn rest(&mut self, resting: SeatSet) {
        by_game!(self, AnyGame(written) => written.rest(resting));
    }

    /// In a race, the one player whom all others race.
    pub(crate) fn active(&self) -> Option<Seat> {
        by_game!(self, AnyGame(written) => written.game.active())
    }

    pub(crate) fn scene(&self) -> GameScene {
        by_game!(self, AnyGame(written) => written.game.scene().into())
    }

    /// The game itself, to think about.
    pub(crate) fn as_it_lies(&self) -> OpenGame {
        by_game!(self, AnyGame(written) => written.game.clone().into())
    }

    /// What is in the seat's chest, if the others may not know.
    pub(crate) fn hidden_chest(&self, seat: Seat) -> Option<u16> {
        by_game!(self, AnyGame(written) => written.game.hidden_chest(seat))
    }

    /// What the players are called, in the order of seats.
    pub(crate) fn names(&self) -> &[String] {
        by_game!(self, AnyGame(written) as G => G::names(&written.record))
    }

    fn names_mut(&mut self) -> &mut Vec<String> {
        by_game!(self, AnyGame(written) as G => G::names_mut(&mut written.record))
    }

    /// From now on the record calls this player so.
    pub(crate) fn rename(&mut self, seat: Seat, name: &Name) {
        if let Some(player) = self.names_mut().get_mut(seat.index()) {
            *player = name.to_string();
        }
    }

    /// The record so far, with what may be told of the deal.
    pub(crate) fn record(&self, deal: DealField) -> Record {
        by_game!(self, AnyGame(written) as G => G::with_deal(written.record.clone(), deal))
    }
}

fn facts<F: Into<Fact>>(facts: Vec<F>) -> Vec<Fact> {
    facts.into_iter().map(Into::into).collect()
}

impl PartialSchema for GameField {
    fn schema() -> RefOr<Schema> {
        schema::one_of(
            "What is played.",
            all_games!(G => schema::inline::<<G as Hosted>::Field>(G::WORD, G::TITLE)),
        )
    }
}

impl ToSchema for GameField {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        all_games!(G => <G as Hosted>::Field::schemas(schemas));
    }
}

impl PartialSchema for GameScene {
    fn schema() -> RefOr<Schema> {
        let games = all_games!(G => schema::reference::<<G as Hosted>::Scene>(G::WORD, G::TITLE));
        schema::one_of("A game as everybody sees it.", games)
    }
}

impl ToSchema for GameScene {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        all_games!(G => schema::add::<<G as Hosted>::Scene>(schemas));
    }
}

impl PartialSchema for Fact {
    fn schema() -> RefOr<Schema> {
        schema::any_fact(&all_games!(G => (G::TITLE, <G as Hosted>::Fact::name())))
    }
}

impl ToSchema for Fact {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        all_games!(G => schema::add::<<G as Hosted>::Fact>(schemas));
    }
}
