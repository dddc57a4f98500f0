//! The list of games that can be recorded. It is the only place of this crate that names them all: whatever differs by game is
//! in the folder of a game or made from this list.
//!
//! A game is added by one line of [`games!`], once its record is [`Recorded`].

use std::fmt::Debug;

use words::Words;

use crate::diamant::DiamantRecord;
use crate::json::parse;
use crate::judged::Judged;
use crate::recorded::Recorded;
use crate::refusal::Refusal;
use crate::troll::TrollRecord;
use crate::verify::{Verification, verify};

/// Makes everything that there is once for each game.
macro_rules! games {
    ($(#[doc = $title:literal] $Game:ident = $Record:ident,)+) => {
        /// Something that there is of every recorded game: a [`Record`] or a [`Judgement`].
        #[derive(Clone, PartialEq, Debug)]
        pub enum Any<K: Kind> {
            $(#[doc = $title] $Game(K::Of<$Record>),)+
        }

        /// How records name the games.
        const NAMES: &[&str] = &[$($Record::GAME),+];

        $(impl From<$Record> for Record {
            fn from(record: $Record) -> Record {
                Any::$Game(record)
            }
        })+

        impl Record {
            /// Reads the record of the game with this name.
            pub(crate) fn parse(game: &str, text: &str) -> Result<Record, Refusal> {
                match game {
                    $($Record::GAME => parse(text).map(Any::$Game),)+
                    other => Err(unknown_game(other)),
                }
            }
        }

        /// The same for each game.
        macro_rules! each {
            ($any:expr, $one:ident => $said:expr) => {
                match $any { $(Any::$Game($one) => $said,)+ }
            };
        }

        /// From one kind to another, the same way for each game.
        macro_rules! convert {
            ($any:expr, $one:ident => $said:expr) => {
                match $any { $(Any::$Game($one) => Any::$Game($said),)+ }
            };
        }
    };
}

games! {
    /// Diamant.
    Diamant = DiamantRecord,
    /// Troll & Dragon.
    Troll = TrollRecord,
}

fn unknown_game(name: &str) -> Refusal {
    let known: Vec<String> = NAMES.iter().map(|game| format!("\"{game}\"")).collect();
    Refusal::of_file(format!("game must be {}, not \"{name}\"", known.join(" or ")))
}

/// What there is of every game.
pub trait Kind {
    /// That of one game.
    type Of<R: Recorded>: Clone + PartialEq + Debug;
}

/// A game as somebody wrote it down. It may be impossible.
pub type Record = Any<Written>;

/// A record that could have happened, and what it comes to.
pub type Judgement = Any<Checked>;

/// The kind of a [`Record`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {}

impl Kind for Written {
    type Of<R: Recorded> = R;
}

/// The kind of a [`Judgement`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checked {}

impl Kind for Checked {
    type Of<R: Recorded> = Box<Judged<R>>;
}

impl Record {
    /// Plays the record through the rules.
    pub fn judge(self) -> Result<Judgement, Refusal> {
        Ok(convert!(self, record => Box::new(record.judge()?)))
    }

    /// What the record of a game that was played here comes to. Unlike [`judge`](Record::judge), this accepts what was legal
    /// when it was stored.
    pub fn judge_stored(self) -> Result<Judgement, Refusal> {
        Ok(convert!(self, record => Box::new(record.judge_stored()?)))
    }

    /// Plays the record through the rules and holds every draw against the sealed deal.
    pub fn verify(self) -> Result<Verification, Refusal> {
        each!(self, record => verify(record))
    }

    /// The names, in seat order.
    pub fn players(&self) -> &[String] {
        each!(self, record => record.players())
    }

    /// The names, to be changed. Names are no part of what a deal proves.
    pub fn players_mut(&mut self) -> &mut [String] {
        each!(self, record => record.players_mut())
    }

    /// The record as JSON on one line.
    pub fn to_json(&self) -> String {
        each!(self, record => serde_json::to_string(record)).expect("a record holds nothing that JSON cannot")
    }
}

impl Judgement {
    /// What was judged.
    pub fn record(&self) -> Record {
        convert!(self, judged => judged.record.clone())
    }

    /// How many moves the record tells of.
    pub fn moves(&self) -> usize {
        each!(self, judged => judged.moves.len())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        each!(self, judged => judged.is_over())
    }

    /// The whole story.
    pub fn account(&self, words: &Words) -> String {
        each!(self, judged => judged.account(words))
    }

    /// The verdict as JSON on one line.
    pub fn to_json(&self) -> String {
        let json = each!(self, judged => serde_json::to_string(&judged.verdict()));
        json.expect("a verdict holds nothing that JSON cannot")
    }
}
