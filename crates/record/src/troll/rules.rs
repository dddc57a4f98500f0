//! What a record of Troll & Dragon was played by: what the players agreed before the game.

use serde::{Deserialize, Serialize};
use troll::{Draft, Rules, Treasure};
use utoipa::ToSchema;

use super::file::{FaceWord, TrollRecord};
use crate::json::optional_object;
use crate::refusal::Refusal;
use crate::word_enum::word_enum;

/// Differences from the published game of Troll & Dragon.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
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
    pub dice: Option<TrollDice>,
}

/// How much lies in the two rooms at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TrollStock)]
pub struct Stock {
    /// In the cave.
    pub diamonds: u16,
    /// In the hall.
    pub nuggets: u16,
}

/// What the dice show.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TrollDice {
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

word_enum!(
    /// When the game ends: when one room is empty, or both are.
    EndsWord = troll::Ends { OneRoom, BothRooms }
);
word_enum!(
    /// What the Troll does when key and door are kept and every other die is a troll.
    TrollWord = troll::TrollMood { Strict, Kind }
);
word_enum!(
    /// How rolls and throws alternate in the hall.
    RaceWord = troll::Race { Live, Step }
);
impl TrollRecord {
    /// The rules that the record says it was played by.
    pub fn rules(&self) -> Result<Rules, Refusal> {
        let options = &self.options;
        let dice = options.dice.clone().unwrap_or_default();
        let published = Draft::default();
        let draft = Draft {
            ends: options.ends.map_or(published.ends, Into::into),
            troll: options.troll.map_or(published.troll, Into::into),
            race: options.race.map_or(published.race, Into::into),
            stock: options.stock.map_or(published.stock, |stock| Treasure {
                diamonds: stock.diamonds,
                nuggets: stock.nuggets,
            }),
            cave_die: dice.cave.map_or(published.cave_die, |faces| faces.map(Into::into)),
            treasure_die: dice.treasure.unwrap_or(published.treasure_die),
            dragon_faces: dice.dragon.unwrap_or(published.dragon_faces),
        };
        draft.check().map_err(|fault| Refusal::of_file(format!("options: {fault}")))
    }
}
