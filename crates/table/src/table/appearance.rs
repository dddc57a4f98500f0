//! How the explorer of a seat looks, or its bag in Troll & Dragon: chosen by whoever sits there, seen by everybody.
//!
//! Colours tell seats apart, so no two seats choose the same one. A seat that has chosen nothing gets what is left from the client.

use game::Seat;

use crate::log::event::Event;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::table::occupant::Occupant;
use crate::table::recorder::Recorder;
use crate::table::visibility::Visibility;
use crate::wish::Wisher;
use protocol::{Appearance, Colour, News, number};

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
