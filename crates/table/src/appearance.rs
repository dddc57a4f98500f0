//! How the explorer of a seat looks, or its bag in Troll & Dragon: chosen by whoever sits there, seen by everybody.
//!
//! Colours tell seats apart, so no two seats choose the same one. A seat that has chosen nothing gets what is left from the client.

use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::event::Event;
use crate::news::News;
use crate::occupant::Occupant;
use crate::recorder::Recorder;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::visibility::Visibility;
use crate::wire::number;
use crate::wish::Wisher;

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

impl Table {
    pub(crate) fn wish_to_look(
        &mut self,
        from: Wisher,
        appearance: Appearance,
        recorder: &mut Recorder<'_>,
    ) -> Result<(), Refusal> {
        let seat = self.seated(from)?;
        if self.occupant(seat).and_then(Occupant::appearance) == Some(appearance) {
            return Ok(());
        }
        self.between_games()?;
        if self.is_worn(appearance.colour, seat) {
            return Err(Refusal::ColourTaken);
        }
        self.emit(Event::AppearanceChosen { seat, appearance }, recorder);
        Ok(())
    }

    /// The explorer of a seat looks like this from now on.
    pub(crate) fn dress(&mut self, seat: Seat, appearance: Appearance) -> Visibility {
        self.occupants[seat.index()].look_like(appearance);
        Visibility::Public(News::AppearanceChosen { seat: number(seat) })
    }

    /// Whether another seat than this has chosen the colour.
    fn is_worn(&self, colour: Colour, own: Seat) -> bool {
        let others = self.seats().without(own);
        let chosen = |seat: Seat| self.occupant(seat).and_then(Occupant::appearance);
        others.into_iter().filter_map(chosen).any(|other| other.colour == colour)
    }
}
