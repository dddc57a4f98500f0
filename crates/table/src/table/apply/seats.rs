//! What an event changes about who sits where, and who acts for whom.

use game::{Seat, SeatSet};
use protocol::{News, OptionsField, PhaseWord, StandIn, number};

use crate::any::TableBot;
use crate::options::Options;
use crate::people::name::Name;
use crate::people::person::PersonId;
use crate::table::Table;
use crate::table::occupant::Occupant;
use crate::table::preparation::{Preparation, Stage};
use crate::table::visibility::Visibility;

impl Table {
    /// Somebody sits down or, on a seat they have, is called otherwise.
    pub(super) fn sit(&mut self, who: PersonId, seat: Option<Seat>, name: Name) -> Visibility {
        let seat = seat.map_or(self.occupants.len(), Seat::index);
        let news = News::Sat { seat: count(seat), name: name.to_string() };
        match self.occupants.get_mut(seat) {
            Some(Occupant::Person { name: old, .. }) => *old = name,
            _ => self.occupants.push(Occupant::new_person(who, name)),
        }
        Visibility::Public(news)
    }

    /// While a game is on a bot takes the seat; between games the later ones move up.
    pub(super) fn vacate(&mut self, seat: Seat) -> Visibility {
        let name = self.occupants[seat.index()].name().clone();
        if self.phase == PhaseWord::Playing || self.preparation.is_some() {
            let bot = self.options.stand_in;
            self.occupants[seat.index()].give_way_to(bot);
            self.replaced(seat);
            self.await_no_longer(seat);
        } else {
            self.occupants.remove(seat.index());
            self.ready = SeatSet::EMPTY;
        }
        Visibility::Public(News::SeatLeft { seat: number(seat), name: name.to_string() })
    }

    pub(super) fn await_no_longer(&mut self, seat: Seat) {
        if let Some(Preparation { stage: Stage::Committing { awaited }, .. }) = &mut self.preparation {
            *awaited = awaited.without(seat);
        }
    }

    pub(super) fn agree(&mut self, options: OptionsField) {
        let kind = self.options.kind();
        self.options = Options::check(options).expect("options are checked before they are agreed on");
        self.ready = SeatSet::EMPTY;
        let by = self.options.field().absence.stand_in();
        for occupant in &mut self.occupants {
            if let Occupant::Person { stand_in: Some(stand_in), .. } = occupant {
                *stand_in = by;
            }
        }
        if self.options.kind() != kind {
            let usual = TableBot::usual(self.options.kind());
            for occupant in &mut self.occupants {
                if let Occupant::Bot { bot, .. } = occupant {
                    *bot = usual;
                }
            }
        }
    }

    pub(super) fn stand_in(&mut self, seat: Seat, by: Option<StandIn>) {
        if let Some(Occupant::Person { stand_in, .. }) = self.occupants.get_mut(seat.index()) {
            *stand_in = by;
        }
    }

    /// The player of a seat that is stood in for has chosen.
    pub(super) fn returned(&mut self, seat: Seat) {
        if let Some(question) = &mut self.playing().question {
            question.returned = question.returned.with(seat);
        }
    }

    /// The player of this seat acts again.
    pub(super) fn hand_over(&mut self, seat: Seat) {
        self.stand_in(seat, None);
        if let Some(question) = self.play.as_mut().and_then(|play| play.question.as_mut()) {
            question.replaced = question.replaced.without(seat);
            question.returned = question.returned.without(seat);
        }
    }

    /// Somebody else acts for this seat from now on.
    pub(super) fn replaced(&mut self, seat: Seat) {
        if self.stand_in_vote.as_ref().is_some_and(|open| open.seat == seat) {
            self.stand_in_vote = None;
        }
        if let Some(question) = self.play.as_mut().and_then(|play| play.question.as_mut()) {
            question.replaced = question.replaced.with(seat);
        }
    }

    pub(super) fn bot_named(&self, word: &str) -> TableBot {
        let kind = self.options.kind();
        TableBot::named(kind, word).unwrap_or_else(|_| TableBot::usual(kind))
    }
}

/// The number of a seat from its place.
pub(super) fn count(place: usize) -> u8 {
    u8::try_from(place).expect("a table has eight seats")
}
