//! How the explorer of a seat looks, or its bag in Troll & Dragon.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How the explorer of a seat looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Appearance {
    /// The colour of coat and bag.
    pub colour: Colour,
    /// The pattern on coat and bag.
    pub pattern: Pattern,
    /// Who wears them.
    pub figure: Figure,
}

/// A colour of coats and bags.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Colour {
    Red,
    Blue,
    Yellow,
    Green,
    Violet,
    White,
    Orange,
    Pink,
}

/// A pattern of coats and bags.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Pattern {
    Strap,
    Stripes,
    Dots,
    Checks,
    Slant,
    Chevrons,
    Waves,
    Crosses,
}

/// A figure, named after what tells it apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Figure {
    Hat,
    Braid,
    Miner,
    Beard,
    Aviator,
    Helmet,
    Hood,
    Porter,
}
