//! Compression of small numbers by binary arithmetic coding.
//!
//! A range of numbers is split in two at every bit, in proportion to the expected probability of the bit, and the bytes
//! that both ends of the range have in common are written.

/// The probability that a bit is set, learnt from earlier bits, in units of 2⁻¹².
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds(u16);

const PARTS: u32 = 12;
/// The learning rate: each bit moves the estimate towards itself by one part in 2⁴.
const PACE: u32 = 4;

impl Odds {
    pub(super) const EVEN: Odds = Odds(1 << (PARTS - 1));

    fn learn(&mut self, bit: bool) {
        if bit {
            self.0 += ((1 << PARTS) - self.0) >> PACE;
        } else {
            self.0 -= self.0 >> PACE;
        }
    }
}

/// The remaining range.
#[derive(Clone, Copy, Debug)]
struct Range {
    low: u32,
    high: u32,
}

impl Range {
    const WHOLE: Range = Range { low: 0, high: u32::MAX };

    /// The last number of the part for a set bit.
    fn middle(self, odds: Odds) -> u32 {
        self.low + ((self.high - self.low) >> PARTS) * u32::from(odds.0)
    }

    fn narrow(&mut self, middle: u32, bit: bool) {
        if bit { self.high = middle } else { self.low = middle + 1 }
    }

    /// The first byte, once both ends agree on it; it is shifted out.
    fn settled(&mut self) -> Option<u8> {
        let byte = self.low.to_be_bytes()[0];
        (byte == self.high.to_be_bytes()[0]).then(|| {
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
            byte
        })
    }
}

/// Writes bits.
#[derive(Debug)]
pub(super) struct Writer {
    range: Range,
    bytes: Vec<u8>,
}

impl Writer {
    pub(super) fn new() -> Writer {
        Writer { range: Range::WHOLE, bytes: Vec::new() }
    }

    pub(super) fn bit(&mut self, odds: &mut Odds, bit: bool) {
        self.range.narrow(self.range.middle(*odds), bit);
        odds.learn(bit);
        while let Some(byte) = self.range.settled() {
            self.bytes.push(byte);
        }
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.range.high.to_be_bytes());
        self.bytes
    }
}

/// Reads the output of a writer. It reads something from any bytes.
#[derive(Debug)]
pub(super) struct Reader<'a> {
    range: Range,
    window: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        let mut reader = Reader { range: Range::WHOLE, window: 0, bytes: bytes.iter() };
        for _ in 0..4 {
            reader.shift();
        }
        reader
    }

    pub(super) fn bit(&mut self, odds: &mut Odds) -> bool {
        let middle = self.range.middle(*odds);
        let bit = self.window <= middle;
        self.range.narrow(middle, bit);
        odds.learn(bit);
        while self.range.settled().is_some() {
            self.shift();
        }
        bit
    }

    fn shift(&mut self) {
        self.window = self.window << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }
}
