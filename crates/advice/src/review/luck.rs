//! Chance that can be repeated, for comparing what happens under the same luck.

use diamant::Decision;
use game::{MAX_SEATS, Seat};

/// The luck of one try: a number for every card and every choice in it, always the same.
#[derive(Clone, Copy)]
pub(super) struct Luck {
    seed: u64,
}

impl Luck {
    /// The luck of this try of this question.
    pub(super) fn of(question: u64, time: u32) -> Luck {
        Luck { seed: scramble((question << 32) | u64::from(time)) }
    }

    /// 32 bits, for this place in this turn.
    fn number(self, turn: u32, place: usize) -> u64 {
        scramble(self.seed ^ (u64::from(turn) << 8 | place as u64)) >> 32
    }

    /// A number below this one.
    pub(super) fn below(self, count: u32, turn: u32) -> u32 {
        let card = MAX_SEATS;
        u32::try_from((self.number(turn, card) * u64::from(count)) >> 32).expect("less than the count")
    }

    /// Going on, with this chance.
    pub(super) fn decide(self, stay: f64, turn: u32, seat: Seat) -> Decision {
        let number = u32::try_from(self.number(turn, seat.index())).expect("32 bits");
        if f64::from(number) < stay * 4_294_967_296.0 { Decision::Continue } else { Decision::Leave }
    }
}

/// The mixing step of SplitMix64: every number to another that looks like chance.
fn scramble(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
