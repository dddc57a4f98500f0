//! A reproducible source of arbitrary choices for tests. Not for dealing: use a real generator there.

/// Arbitrary numbers from a seed, by the SplitMix64 sequence.
#[derive(Clone, Debug)]
pub struct Chooser {
    state: u64,
}

impl Chooser {
    /// A chooser with this seed.
    pub fn new(seed: u64) -> Chooser {
        Chooser { state: seed }
    }

    /// A number less than `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        #[expect(clippy::cast_possible_truncation, reason = "the remainder is below a 32-bit bound")]
        let number = (mixed % u64::from(bound)) as u32;
        number
    }

    /// An arbitrary element.
    ///
    /// # Panics
    /// If there is none.
    pub fn one_of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        let count = u32::try_from(items.len()).expect("a short list");
        &items[self.below(count) as usize]
    }

    /// A random `bool`.
    pub fn flip(&mut self) -> bool {
        self.below(2) == 0
    }
}
