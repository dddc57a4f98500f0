//! Reproducible random numbers, for comparing results under the same luck.

/// The random numbers of one try: always the same for a turn and a place in it.
#[derive(Clone, Copy)]
pub(crate) struct Luck {
    seed: u64,
}

impl Luck {
    /// The random numbers for this try of this question.
    pub(crate) fn of(question: u64, time: u32) -> Luck {
        Luck { seed: scramble((question << 32) | u64::from(time)) }
    }

    /// 32 bits for one of the 256 places of this turn.
    fn number(self, turn: u32, place: u8) -> u32 {
        let number = scramble(self.seed ^ (u64::from(turn) << 8 | u64::from(place))) >> 32;
        u32::try_from(number).expect("32 bits")
    }

    /// A number less than `count`.
    pub(crate) fn below(self, count: u32, turn: u32, place: u8) -> u32 {
        let number = u64::from(self.number(turn, place));
        u32::try_from((number * u64::from(count)) >> 32).expect("less than the count")
    }

    /// Whether an event with this probability happens.
    pub(crate) fn happens(self, chance: f64, turn: u32, place: u8) -> bool {
        f64::from(self.number(turn, place)) < chance * 4_294_967_296.0
    }
}

/// The mixing step of SplitMix64: maps every number to a random-looking one.
fn scramble(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
