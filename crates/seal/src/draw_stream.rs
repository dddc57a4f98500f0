//! An endless row of unbiased numbers from a key: ChaCha20 as in RFC 8439, four bytes at a time.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher, StreamCipherSeek};

/// The row from its beginning, or from where it was left.
pub(crate) struct DrawStream {
    cipher: ChaCha20,
    words: u64,
}

impl DrawStream {
    /// The row of this key from its beginning.
    pub(crate) fn new(key: [u8; 32]) -> DrawStream {
        // A key is used for one game only, so the cipher's nonce has nothing to keep apart.
        DrawStream { cipher: ChaCha20::new(&key.into(), &[0; 12].into()), words: 0 }
    }

    /// The row after this many words.
    pub(crate) fn after(key: [u8; 32], words: u64) -> DrawStream {
        let mut stream = DrawStream::new(key);
        stream.cipher.seek(words * 4);
        stream.words = words;
        stream
    }

    /// How many words of four bytes were taken, those included that were passed over.
    pub(crate) fn words(&self) -> u64 {
        self.words
    }

    /// The next number below `outcomes`, each equally likely.
    ///
    /// A word beyond the largest multiple of `outcomes` is passed over: it would favour the small numbers.
    pub(crate) fn below(&mut self, outcomes: u32) -> u32 {
        assert!(outcomes > 0, "a draw has an outcome");
        let n = u64::from(outcomes);
        let fair = (1_u64 << 32) / n * n;
        loop {
            let word = self.word();
            if u64::from(word) < fair {
                return word % outcomes;
            }
        }
    }

    fn word(&mut self) -> u32 {
        let mut bytes = [0; 4];
        self.cipher.apply_keystream(&mut bytes);
        self.words += 1;
        u32::from_le_bytes(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, appendix A.1, test vectors 1 and 2: the key of zeros, block counters 0 and 1.
    #[test]
    fn the_stream_is_that_of_rfc_8439() {
        let blocks: [[u32; 16]; 2] = [
            [
                0xade0_b876,
                0x903d_f1a0,
                0xe56a_5d40,
                0x28bd_8653,
                0xb819_d2bd,
                0x1aed_8da0,
                0xccef_36a8,
                0xc70d_778b,
                0x7c59_41da,
                0x8d48_5751,
                0x3fe0_2477,
                0x374a_d8b8,
                0xf4b8_436a,
                0x1ca1_1815,
                0x69b6_87c3,
                0x8665_eeb2,
            ],
            [
                0xbee7_079f,
                0x7a38_5155,
                0x7c97_ba98,
                0x0d08_2d73,
                0xa029_0fcb,
                0x6965_e348,
                0x3e53_c612,
                0xed7a_ee32,
                0x7621_b729,
                0x434e_e69c,
                0xb033_71d5,
                0xd539_d874,
                0x281f_ed31,
                0x45fb_0a51,
                0x1f0a_e1ac,
                0x6f4d_794b,
            ],
        ];
        let mut stream = DrawStream::new([0; 32]);
        for word in blocks.into_iter().flatten() {
            assert_eq!(stream.word(), word);
        }
    }

    #[test]
    fn a_row_that_is_taken_up_again_goes_on_where_it_was_left() {
        for words in [0, 1, 15, 16, 17, 1_000] {
            let mut whole = DrawStream::new([7; 32]);
            for _ in 0..words {
                whole.word();
            }
            let mut resumed = DrawStream::after([7; 32], words);
            assert_eq!(resumed.words(), whole.words());
            assert_eq!([0; 40].map(|_| resumed.word()), [0; 40].map(|_| whole.word()));
        }
    }

    #[test]
    fn words_that_would_favour_some_are_passed_over() {
        // Three quarters of all words are below 3·2³⁰, and just those are taken as they are.
        let n = 3 << 30;
        let (mut words, mut draws) = (DrawStream::new([1; 32]), DrawStream::new([1; 32]));
        let taken: Vec<u32> = (0..1_000).map(|_| words.word()).filter(|word| *word < n).collect();
        assert_eq!(taken, taken.iter().map(|_| draws.below(n)).collect::<Vec<_>>());
        assert!((200..300).contains(&(1_000 - taken.len())), "{} were taken", taken.len());
    }

    #[test]
    fn every_number_is_equally_likely() {
        // Chi-square with n - 1 degrees of freedom is within five deviations of its mean.
        let mut stream = DrawStream::new([42; 32]);
        for n in [2_u32, 3, 6, 30, 35, 36, 240, 1_296] {
            let each: u32 = 400;
            let mut counts = vec![0_i64; n as usize];
            (0..n * each).for_each(|_| counts[stream.below(n) as usize] += 1);
            let squares: i64 = counts.iter().map(|count| (count - i64::from(each)).pow(2)).sum();
            let (square, freedom) =
                (f64::from(i32::try_from(squares).unwrap()) / f64::from(each), f64::from(n - 1));
            assert!((square - freedom).abs() < 5.0 * (2.0 * freedom).sqrt(), "{n}: {square}");
        }
    }
}
