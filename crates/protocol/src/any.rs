//! The list of games. It is the only place of this crate that names them all: whatever differs by game is in the folder of a
//! game or made from this list.
//!
//! A game is added by one line of [`games!`], once it is [`OnWire`]. The compiler then finds whatever it lacks.

use diamant::Diamant;
use record::Record;
use serde::{Deserialize, Serialize};
use troll::Troll;

use crate::on_wire::OnWire;

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
            $(#[doc = $title] #[serde(rename = $word)] $Game(<$Game as OnWire>::Field),)+
        }

        /// A game as everybody sees it.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(tag = "name")]
        pub enum GameScene {
            $(#[doc = $title] #[serde(rename = $word)] $Game(<$Game as OnWire>::Scene),)+
        }

        /// Something that happened in a game, with its numbers.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(untagged)]
        pub enum Fact {
            $(#[doc = $title] $Game(<$Game as OnWire>::Fact),)+
        }

        $(impl Listed for $Game {
            const KIND: GameKind = GameKind::$Game;
            const WORD: &str = $word;
            const TITLE: &str = $title;
        })+

        $(impl From<<$Game as OnWire>::Field> for GameField {
            fn from(from: <$Game as OnWire>::Field) -> GameField {
                GameField::$Game(from)
            }
        })+

        $(impl From<<$Game as OnWire>::Scene> for GameScene {
            fn from(from: <$Game as OnWire>::Scene) -> GameScene {
                GameScene::$Game(from)
            }
        })+

        $(impl From<<$Game as OnWire>::Fact> for Fact {
            fn from(from: <$Game as OnWire>::Fact) -> Fact {
                Fact::$Game(from)
            }
        })+

        /// Matches on whichever game it is. In the expression, the name after `as` is the type of the game.
        macro_rules! by_game {
            ($value:expr, $Enum:ident($inner:pat) as $G:ident => $said:expr) => {
                match $value {
                    $($Enum::$Game($inner) => {
                        type $G = $crate::any::$Game;
                        $said
                    })+
                }
            };
        }

        /// The same expression for every game, in the order of the list.
        macro_rules! all_games {
            ($G:ident => $said:expr) => {
                [$({
                    type $G = $crate::any::$Game;
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

// After the list, whose macros it uses.
mod schema;

/// A game of the list.
trait Listed: OnWire {
    const KIND: GameKind;
    /// Its name in JSON.
    const WORD: &str;
    /// Its name for readers of the API, as a sentence.
    const TITLE: &str;
}

impl GameField {
    /// Which game.
    pub fn kind(&self) -> GameKind {
        by_game!(self, GameField(_) as G => G::KIND)
    }

    /// What a record says was played.
    pub fn of(told: &Record) -> GameField {
        by_game!(told, Record(told) as G => G::recorded_field(told).into())
    }
}

impl GameScene {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        by_game!(self, GameScene(scene) as G => G::shows_the_end(scene))
    }
}
