//! Compression of mixes.
//!
//! A mix is written bit by bit, the highest first, and predicted from its neighbours: the previous cell, where a little
//! less is at risk, and the one a row before, where the prize for leaving alone is smaller.

use super::bits::{Odds, Reader, Writer};
use super::cells::ROW;
use super::mixes::ALWAYS;

/// The number of different mixes.
const MIXES: usize = ALWAYS as usize + 1;

/// The expected probability of every bit, by the two neighbours and the bits before it.
struct Expected(Vec<Odds>);

impl Expected {
    fn new() -> Expected {
        Expected(vec![Odds::EVEN; MIXES * MIXES * MIXES])
    }

    fn odds(&mut self, known: &[u8], so_far: usize) -> &mut Odds {
        let neighbour = |back: usize| known.len().checked_sub(back).map_or(0, |at| usize::from(known[at]));
        &mut self.0[(neighbour(1) * MIXES + neighbour(ROW)) * MIXES + so_far]
    }
}

/// Compresses the mixes.
pub(super) fn pack(mixes: &[u8]) -> Vec<u8> {
    let (mut expected, mut writer) = (Expected::new(), Writer::new());
    for (at, mix) in mixes.iter().enumerate() {
        let mut so_far = 1;
        for place in (0..MIXES.ilog2()).rev() {
            let bit = mix >> place & 1 == 1;
            writer.bit(expected.odds(&mixes[..at], so_far), bit);
            so_far = 2 * so_far + usize::from(bit);
        }
    }
    writer.finish()
}

/// Decompresses this many mixes.
pub(super) fn unpack(bytes: &[u8], count: usize) -> Vec<u8> {
    let (mut expected, mut reader) = (Expected::new(), Reader::new(bytes));
    let mut mixes: Vec<u8> = Vec::with_capacity(count);
    for _ in 0..count {
        let mut so_far = 1;
        for _ in 0..MIXES.ilog2() {
            so_far = 2 * so_far + usize::from(reader.bit(expected.odds(&mixes, so_far)));
        }
        mixes.push(u8::try_from(so_far - MIXES).expect("four bits"));
    }
    mixes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixes_are_read_back_as_they_were_written() {
        let plain: Vec<u8> = (0..5_000_u32).map(|number| u8::from(number % 7 < 3) * ALWAYS).collect();
        let wild: Vec<u8> = (0..5_000_u32)
            .map(|number| (number.wrapping_mul(2_654_435_769) >> 28).to_le_bytes()[0])
            .collect();
        for mixes in [&plain, &wild, &vec![], &vec![ALWAYS; 3]] {
            assert_eq!(unpack(&pack(mixes), mixes.len()), *mixes);
        }
        assert!(pack(&plain).len() < 1_000, "what repeats is short");
    }

    #[test]
    fn any_bytes_are_some_mixes() {
        for bytes in [&[][..], &[0; 3], &[255; 40]] {
            assert!(unpack(bytes, 100).iter().all(|mix| *mix <= ALWAYS));
        }
    }
}
