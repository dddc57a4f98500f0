//! How a table records events while it handles a wish or runs a timer.

use rand::Rng;

use crate::deal::SealedDeal;
use crate::key::Key;
use crate::log::event::{Event, Logged};
use crate::people::person::PersonId;
use crate::table::{Entry, Table};
use crate::time::Time;

/// Records events: the moment, the wish that led to them, the source of chance, and the log.
pub(crate) struct Recorder<'a> {
    pub(crate) now: Time,
    pub(crate) by: Option<(PersonId, Key)>,
    pub(crate) generator: &'a mut dyn Rng,
    pub(crate) log: &'a mut Vec<Entry>,
}

impl Table {
    /// Writes down what happened, and the move that it makes before, and lets both take effect.
    pub(crate) fn emit(&mut self, event: Event, recorder: &mut Recorder<'_>) {
        if let Some(before) = self.move_before(&event) {
            let logged = Logged { at: recorder.now, by: None, event: before };
            recorder.log.push(self.enter(logged));
        }
        let logged = Logged { at: recorder.now, by: recorder.by.take(), event };
        let entry = self.enter(logged);
        recorder.log.push(entry);
    }

    /// Seals the deal of the next game.
    pub(crate) fn seal_deal(&mut self, now: Time, generator: &mut dyn Rng, log: &mut Vec<Entry>) {
        let SealedDeal { game, commitment, secret } = SealedDeal::draw(generator);
        self.emit(
            Event::DealSealed { game, commitment, secret },
            &mut Recorder { now, by: None, generator, log },
        );
    }
}
