//! Chance that can be repeated, for comparing what happens under the same luck.

/// The luck of one try: a number for every turn and every place in it, always the same.
#[derive(Clone, Copy)]
pub(crate) struct Luck {
    seed: u64,
}

impl Luck {
    /// The luck of this try of this question.
    pub(crate) fn of(question: u64, time: u32) -> Luck {
        Luck { seed: scramble((question << 32) | u64::from(time)) }
    }

    /// 32 bits, for this place in this turn; there are 256.
    fn number(self, turn: u32, place: u8) -> u32 {
        let number = scramble(self.seed ^ (u64::from(turn) << 8 | u64::from(place))) >> 32;
        u32::try_from(number).expect("32 bits")
    }

    /// A number below this one.
    pub(crate) fn below(self, count: u32, turn: u32, place: u8) -> u32 {
        let number = u64::from(self.number(turn, place));
        u32::try_from((number * u64::from(count)) >> 32).expect("less than the count")
    }

    /// Whether something happens that has this chance.
    pub(crate) fn happens(self, chance: f64, turn: u32, place: u8) -> bool {
        f64::from(self.number(turn, place)) < chance * 4_294_967_296.0
    }
}

/// The mixing step of SplitMix64: every number to another that looks like chance.
fn scramble(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
