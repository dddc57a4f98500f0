//! The file of a game of Troll & Dragon, as it is written.

use seal::DealField;
use serde::{Deserialize, Serialize};

use super::rules::TrollOptions;
use crate::json::{object, objects, optional_object};
use crate::seat_number::SeatNumber;
use crate::word_enum::word_enum;

/// A game of Troll & Dragon, as somebody wrote it down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrollRecord {
    /// Always `tacora-record/1`.
    pub format: String,
    /// Always `troll-dragon`.
    pub game: String,
    /// What was agreed before the game.
    #[serde(default, deserialize_with = "object")]
    pub options: TrollOptions,
    /// The names, in seat order; the youngest first.
    pub players: Vec<String>,
    /// How the dice were rolled, if a program rolled them.
    #[serde(default, deserialize_with = "optional_object", skip_serializing_if = "Option::is_none")]
    pub deal: Option<DealField>,
    /// What happened.
    #[serde(deserialize_with = "objects")]
    pub turns: Vec<TrollTurn>,
}

/// One player's turn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrollTurn {
    /// What happened in it.
    #[serde(deserialize_with = "objects")]
    pub steps: Vec<TrollStep>,
}

/// One thing that happened: exactly one of these is there, and `by` beside `dragon`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrollStep {
    /// The faces of the free cave dice just rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cave: Option<Vec<FaceWord>>,
    /// What was set aside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keep: Option<Vec<FindWord>>,
    /// The door was opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enter: Option<bool>,
    /// The nuggets on the two treasure dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hall: Option<[u8; 2]>,
    /// The two dragon dice, in fixed order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dragon: Option<[DragonWord; 2]>,
    /// Who threw them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<SeatNumber>,
    /// The active player went home.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leave: Option<bool>,
}

word_enum!(
    /// A face of a cave die.
    FaceWord = troll::Face { Diamond, Key, Door, Troll }
);
word_enum!(
    /// What can be set aside in the cave.
    FindWord = troll::Find { Key, Door }
);
word_enum!(
    /// What a dragon die shows. A die that was set aside is not thrown.
    DragonWord = troll::DragonFace { Blank, Dragon, Aside }
);

impl From<FindWord> for troll::Face {
    fn from(find: FindWord) -> troll::Face {
        troll::Find::from(find).into()
    }
}
