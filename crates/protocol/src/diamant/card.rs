//! Cards and relics by their words.

use std::cmp::Ordering;
use std::fmt;

use diamant::{Card, Relic};
use record::HazardWord;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::openapi::schema::{AnyOfBuilder, ObjectBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

/// A card by its word: the worth of a treasure, the name of a hazard, `relic`, or `relic 7`. The order is that of the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardWord(pub Card);

/// A relic by its word: `relic`, or `relic 7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RelicWord(pub Relic);

impl From<RelicWord> for CardWord {
    fn from(relic: RelicWord) -> CardWord {
        CardWord(Card::Relic(relic.0))
    }
}

impl From<HazardWord> for CardWord {
    fn from(hazard: HazardWord) -> CardWord {
        CardWord(Card::Hazard(hazard.0))
    }
}

impl fmt::Display for CardWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Ord for CardWord {
    fn cmp(&self, other: &CardWord) -> Ordering {
        key(self.0).cmp(&key(other.0))
    }
}

impl PartialOrd for CardWord {
    fn partial_cmp(&self, other: &CardWord) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// What the words of cards are sorted by: how each begins, then its digits.
fn key(card: Card) -> (&'static str, (u32, u32)) {
    match card {
        Card::Treasure(gems) => ("", digits(gems.worth().into())),
        Card::Hazard(hazard) => (hazard.word(), (0, 0)),
        Card::Relic(Relic::Plain) => ("relic", (0, 0)),
        Card::Relic(Relic::Numbered(worth)) => ("relic ", digits(worth.into())),
    }
}

/// A number as its digits are sorted, 17 before 2: with zeros behind them up to the same length, and how many digits there were.
fn digits(number: u32) -> (u32, u32) {
    let count = number.checked_ilog10().map_or(1, |log| log + 1);
    (number * 10_u32.pow(5 - count), count)
}

impl Serialize for CardWord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for CardWord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardWord, D::Error> {
        String::deserialize(deserializer)?.parse().map(CardWord).map_err(D::Error::custom)
    }
}

impl Serialize for RelicWord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        CardWord::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RelicWord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RelicWord, D::Error> {
        match CardWord::deserialize(deserializer)?.0 {
            Card::Relic(relic) => Ok(RelicWord(relic)),
            other => Err(D::Error::custom(format_args!("{other} is not a relic"))),
        }
    }
}

impl PartialSchema for CardWord {
    fn schema() -> RefOr<Schema> {
        AnyOfBuilder::new()
            .description(Some("A card: the worth of a treasure, the name of a hazard, or a relic."))
            .item(Ref::from_schema_name(HazardWord::name()))
            .item(Ref::from_schema_name(RelicWord::name()))
            .item(text("^[1-9][0-9]*$", "A treasure, by its worth in rubies."))
            .into()
    }
}

impl ToSchema for CardWord {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((HazardWord::name().into_owned(), HazardWord::schema()));
        schemas.push((RelicWord::name().into_owned(), RelicWord::schema()));
    }
}

impl PartialSchema for RelicWord {
    fn schema() -> RefOr<Schema> {
        text("^relic( [1-9][0-9]*)?$", "A relic: `relic`, or `relic 7` if its value is printed on it.").into()
    }
}

impl ToSchema for RelicWord {}

fn text(pattern: &str, description: &str) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).pattern(Some(pattern)).description(Some(description))
}

#[cfg(test)]
mod tests {
    use diamant::{Gems, Hazard};

    use super::*;

    #[test]
    fn cards_are_sorted_like_their_words() {
        let treasures = [1, 2, 3, 9, 10, 11, 17, 20, 100, 110, 9_999, 10_000, 65_535];
        let treasures = treasures.map(|worth| Card::Treasure(Gems::new(worth)));
        let relics = [1, 2, 10, 12, 20, 100, 255].map(Relic::Numbered).into_iter().chain([Relic::Plain]);
        let hazards = Hazard::ALL.map(Card::Hazard);
        let mut cards: Vec<CardWord> =
            treasures.into_iter().chain(hazards).chain(relics.map(Card::Relic)).map(CardWord).collect();
        let mut words: Vec<String> = cards.iter().map(CardWord::to_string).collect();
        cards.sort();
        words.sort();
        assert_eq!(cards.iter().map(CardWord::to_string).collect::<Vec<_>>(), words);
    }

    #[test]
    fn a_card_is_one_word_in_json_and_back() {
        for (card, word) in [
            (Card::Treasure(Gems::new(11)), "\"11\""),
            (Card::Hazard(Hazard::Spikes), "\"spikes\""),
            (Card::Relic(Relic::Plain), "\"relic\""),
            (Card::Relic(Relic::Numbered(7)), "\"relic 7\""),
        ] {
            assert_eq!(serde_json::to_string(&CardWord(card)).unwrap(), word);
            assert_eq!(serde_json::from_str::<CardWord>(word).unwrap(), CardWord(card));
        }
        assert!(serde_json::from_str::<RelicWord>("\"snake\"").is_err());
    }
}
