//! One simulation of an expedition of Diamant, with reproducible luck.

use diamant::{Decision, View};
use game::{MAX_SEATS, Seat};

use crate::luck::Luck;
use crate::playout::Source;

/// The luck of a simulation, and its current turn.
#[derive(Clone, Copy)]
pub(super) struct Try {
    luck: Luck,
    turn: u32,
}

impl Try {
    /// This simulation of this question, starting at the judged opening.
    pub(super) fn of(question: u64, time: u32) -> Try {
        Try { luck: Luck::of(question, time), turn: 0 }
    }

    /// The same after that opening.
    pub(super) fn opened(self) -> Try {
        Try { turn: 1, ..self }
    }

    /// The choice of this seat, which continues with this probability.
    pub(super) fn decide(self, stay: f64, seat: Seat) -> Decision {
        let place = u8::try_from(seat.index()).expect("a table has few seats");
        if self.luck.happens(stay, self.turn, place) { Decision::Continue } else { Decision::Leave }
    }

    /// The choice of this view's onlooker, who continues with this probability.
    pub(super) fn choose(self, stay: f64, view: &View<'_>) -> Decision {
        self.decide(stay, view.onlooker().expect("a seat is asked"))
    }
}

/// Cards use the place after all seats.
const CARD: u8 = 8;
const _: () = assert!(CARD as usize >= MAX_SEATS, "no seat draws what the cards draw");

impl Source for Try {
    type Choices = Try;

    fn card(&mut self, outcomes: u32) -> u32 {
        self.turn += 1;
        self.luck.below(outcomes, self.turn, CARD)
    }

    fn choices(&mut self) -> &mut Try {
        self
    }
}
