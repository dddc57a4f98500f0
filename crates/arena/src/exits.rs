//! When explorers leave, counted from the events.

use diamant::{Event, MAX_CARDS};
use game::{BySeat, SeatSet};

/// After how many cards a bot left, and how often it was trapped instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ExitCount {
    /// By the number of revealed cards.
    pub(crate) left: [u64; MAX_CARDS + 1],
    pub(crate) trapped: u64,
}

impl Default for ExitCount {
    fn default() -> ExitCount {
        ExitCount { left: [0; MAX_CARDS + 1], trapped: 0 }
    }
}

impl ExitCount {
    pub(crate) fn add(&mut self, other: &ExitCount) {
        for (mine, theirs) in self.left.iter_mut().zip(&other.left) {
            *mine += theirs;
        }
        self.trapped += other.trapped;
    }
}

/// Receives the events of one game.
pub(crate) struct ExitListener<'a> {
    counts: &'a mut [ExitCount],
    /// The bot in each seat.
    places: &'a BySeat<usize>,
    turned: usize,
}

impl<'a> ExitListener<'a> {
    pub(crate) fn new(counts: &'a mut [ExitCount], places: &'a BySeat<usize>) -> ExitListener<'a> {
        ExitListener { counts, places, turned: 0 }
    }

    #[inline]
    fn hear(&mut self, event: Event) {
        match event {
            Event::ExpeditionBegan { .. } => self.turned = 0,
            Event::TreasureFound { .. } | Event::HazardMet { .. } | Event::RelicFound { .. } => {
                self.turned += 1;
            }
            Event::TrapSprung { caught, .. } => self.each(caught, |count, _| count.trapped += 1),
            Event::CameHome { leavers, .. } => self.each(leavers, |count, turned| count.left[turned] += 1),
            _ => {}
        }
    }

    fn each(&mut self, seats: SeatSet, note: impl Fn(&mut ExitCount, usize)) {
        for seat in seats {
            note(&mut self.counts[self.places[seat]], self.turned);
        }
    }
}

impl Extend<Event> for ExitListener<'_> {
    #[inline]
    fn extend<I: IntoIterator<Item = Event>>(&mut self, events: I) {
        for event in events {
            self.hear(event);
        }
    }
}
