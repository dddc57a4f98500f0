//! Scores, and who leads.

use std::fmt;

use game::{Seat, Standings};

use crate::{Diamant, TieBreak};

/// The maximum number of relics in a game.
const MAX_RELICS: usize = 10;

/// A relic that somebody has taken home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RelicTaken {
    /// Its owner.
    pub seat: Seat,
    /// Its value.
    pub worth: u8,
}

/// All relics that have left the cave, in that order.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct TakenRelics {
    relics: [Option<RelicTaken>; MAX_RELICS],
    len: u8,
}

impl TakenRelics {
    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = RelicTaken> + '_ {
        self.relics[..self.len()].iter().flatten().copied()
    }

    pub(crate) fn push(&mut self, seat: Seat, worth: u8) {
        self.relics[self.len()] = Some(RelicTaken { seat, worth });
        self.len += 1;
    }
}

impl fmt::Debug for TakenRelics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Diamant {
    /// The values of this seat's relics, in the order in which they were taken.
    pub(crate) fn relics_of(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        self.taken.iter().filter(move |relic| relic.seat == seat).map(|relic| relic.worth)
    }

    pub(crate) fn current_standings(&self) -> Standings {
        let score = |seat| self.points[seat];
        match self.rules.settings().tie_break {
            TieBreak::Shared => Standings::rank(self.seats, score, |_| ()),
            TieBreak::MostRelics => Standings::rank(self.seats, score, |seat| self.relics_of(seat).count()),
        }
    }
}
