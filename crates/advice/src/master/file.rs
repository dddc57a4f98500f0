//! The file format of a master.
//!
//! The number of players and of chapters, one byte each; for each chapter its curve, nine numbers of four bytes (IEEE
//! 754, little-endian); then the compressed mixes of all chapters. Chapters go from the last expedition to the first.

use thiserror::Error;

use super::cells::Cells;
use super::mixes::Mixes;
use super::packed;
use super::win_shares::{CURVE, WinShares};
use super::{Chapter, Master};

/// Bytes that are not a master.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("these {0} bytes are not a trained table")]
pub struct NotAMaster(usize);

const NUMBER: usize = size_of::<f32>();

impl Master {
    /// This master as a file.
    pub fn bytes(&self) -> Vec<u8> {
        let small = |count: usize| u8::try_from(count).expect("at most eight players and ten expeditions");
        let mut bytes = vec![small(self.players), small(self.chapters.len())];
        for chapter in &self.chapters {
            bytes.extend(chapter.shares.falls.iter().flat_map(|fall| fall.to_le_bytes()));
        }
        let mixes: Vec<u8> = self.chapters.iter().flat_map(|chapter| &chapter.mixes.0).copied().collect();
        bytes.extend(packed::pack(&mixes));
        bytes
    }

    /// Reads a master from a file.
    pub fn read(bytes: &[u8]) -> Result<Master, NotAMaster> {
        Master::parse(bytes).ok_or(NotAMaster(bytes.len()))
    }

    fn parse(bytes: &[u8]) -> Option<Master> {
        let ([players, chapters], rest) = bytes.split_first_chunk()?;
        let (players, chapters) = (usize::from(*players), usize::from(*chapters));
        if !(2..=game::MAX_SEATS).contains(&players) || chapters == 0 {
            return None;
        }
        let (curves, packed) = rest.split_at_checked(chapters * CURVE * NUMBER)?;
        let cells = Cells::of(players).count();
        let mixes = packed::unpack(packed, chapters * cells);
        let chapters = curves.chunks(CURVE * NUMBER).zip(mixes.chunks(cells)).map(|(curve, mixes)| Chapter {
            shares: WinShares { falls: numbers(curve) },
            mixes: Mixes(mixes.to_vec()),
        });
        Some(Master { players, chapters: chapters.collect() })
    }
}

fn numbers(bytes: &[u8]) -> [f32; CURVE] {
    let (numbers, _) = bytes.as_chunks::<NUMBER>();
    std::array::from_fn(|at| f32::from_le_bytes(numbers[at]))
}
