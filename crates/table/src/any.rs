//! The list of games. It is the only place of this crate that names them all: whatever differs by game is in the folder of a
//! game or made from this list.
//!
//! A game is added by one line of [`games!`], once it is [`Hosted`]. The compiler then finds whatever it lacks.

use std::time::Duration;

use bots::UnknownBot;
use diamant::Diamant;
use protocol::{GameField, GameKind};
use record::Record;
use troll::Troll;

use crate::hosted::{Agreed, Hosted, WrittenGame};

/// Makes everything that there is once for each game.
macro_rules! games {
    ($(#[doc = $title:literal] $Game:ident,)+) => {
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
            fn own_bot(bot: TableBot) -> Option<Self::Bot> {
                if let TableBot::$Game(bot) = bot { Some(bot) } else { None }
            }

            fn own_game(any_game: &mut AnyGame) -> Option<&mut WrittenGame<Self>> {
                if let AnyGame::$Game(written) = any_game { Some(written) } else { None }
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
                        type $G = $crate::any::$Game;
                        $said
                    })+
                }
            };
            ($value:expr, $Enum:ident as $G:ident => $said:expr) => {
                match $value {
                    $($Enum::$Game => {
                        type $G = $crate::any::$Game;
                        $said
                    })+
                }
            };
        }
    };
}

games! {
    /// Diamant.
    Diamant,
    /// Troll & Dragon.
    Troll,
}

mod bot;
// After the list, whose macros it uses.
mod game;

/// A game of the list.
trait Listed: Hosted {
    /// The bot, if it plays this game.
    fn own_bot(bot: TableBot) -> Option<Self::Bot>;
    /// The game, if it is this one.
    fn own_game(any_game: &mut AnyGame) -> Option<&mut WrittenGame<Self>>;
}

/// The record of a game of people with these names, before its first move.
pub fn blank_record(field: GameField, names: Vec<String>) -> Record {
    by_game!(field, GameField(field) as G => G::blank_record(field, names).into())
}

impl GameRules {
    /// The rules, if they make sense.
    pub(crate) fn check(field: &GameField) -> Result<GameRules, record::Refusal> {
        by_game!(field, GameField(field) as G => Agreed::<G>::check(field.clone()).map(GameRules::from))
    }

    /// The fewest and the most who can play.
    pub(crate) fn players(&self) -> (usize, usize) {
        by_game!(self, GameRules(agreed) => agreed.players())
    }

    /// Whether somebody who is away can rest instead of being played for.
    pub(crate) fn can_rest(&self) -> bool {
        by_game!(self, GameRules(_) as G => G::WHEN_RESTING.is_some())
    }
}

impl TableBot {
    /// The bot of this game with this name.
    pub fn named(kind: GameKind, name: &str) -> Result<TableBot, UnknownBot> {
        by_game!(kind, GameKind as G => G::bot(name).map(TableBot::from))
    }

    /// The bot that plays when nobody has asked for another.
    pub fn usual(kind: GameKind) -> TableBot {
        by_game!(kind, GameKind as G => G::usual_bot().into())
    }

    /// The bots that play against one person who has asked for none.
    pub fn company(kind: GameKind) -> &'static [&'static str] {
        by_game!(kind, GameKind as G => G::COMPANY)
    }

    /// The name that gives this bot.
    pub fn word(self) -> String {
        by_game!(self, TableBot(bot) => bot.to_string())
    }

    /// How long it waits before each roll of a live race.
    pub(crate) fn pace(self) -> Duration {
        by_game!(self, TableBot(bot) as G => G::pace(bot))
    }
}
