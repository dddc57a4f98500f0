//! The file of a game of Troll & Dragon, as it is written.

use seal::DealField;
use serde::{Deserialize, Serialize};

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

/// What was agreed before the game. What is not said is as published.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrollOptions {
    /// When the game ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<EndsWord>,
    /// What the Troll does when key and door are kept and every other die is a troll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub troll: Option<TrollWord>,
    /// How rolls and throws alternate in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub race: Option<RaceWord>,
    /// How much lies in the two rooms at the start.
    #[serde(default, deserialize_with = "optional_object", skip_serializing_if = "Option::is_none")]
    pub stock: Option<Stock>,
    /// What the dice show.
    #[serde(default, deserialize_with = "optional_object", skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceFaces>,
}

/// How much lies in the two rooms at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// In the cave.
    pub diamonds: u16,
    /// In the hall.
    pub nuggets: u16,
}

/// What the dice show.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceFaces {
    /// The six faces of a cave die.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cave: Option<[FaceWord; 6]>,
    /// The nuggets on the six faces of a treasure die.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub treasure: Option<[u8; 6]>,
    /// How many faces of the first and the second dragon die are dragons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dragon: Option<[u8; 2]>,
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
    /// The words for [`troll::Ends`].
    EndsWord = troll::Ends { OneRoom, BothRooms }
);
word_enum!(
    /// The words for [`troll::TrollMood`].
    TrollWord = troll::TrollMood { Strict, Kind }
);
word_enum!(
    /// The words for [`troll::Race`].
    RaceWord = troll::Race { Live, Step }
);
word_enum!(
    /// The words for [`troll::Face`].
    FaceWord = troll::Face { Diamond, Key, Door, Troll }
);
word_enum!(
    /// The words for [`troll::Find`].
    FindWord = troll::Find { Key, Door }
);
word_enum!(
    /// The words for [`troll::DragonFace`].
    DragonWord = troll::DragonFace { Blank, Dragon, Aside }
);
