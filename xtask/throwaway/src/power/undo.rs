//! The content of a disk after a power cut: everything that was synced, and any part of the rest.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::{self, OpenOptions};
use std::io;
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::{Path, PathBuf};

/// The unit of a disk write.
const SECTOR: u64 = 512;

/// The size of the numbers at the start of a journal entry.
const HEAD: usize = 64;

/// The effect of a power cut.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CutReport {
    /// The number of unsynced changes.
    pub unsynced: usize,
    /// The number of sectors that were restored to their old content.
    pub lost: usize,
    /// The number of sectors that kept their new content.
    pub kept: usize,
}

/// A file, identified independently of its name.
type File = (u64, u64);

/// A change of a file, with the previous content.
struct Change<'a> {
    at: u64,
    offset: u64,
    length: u64,
    size_before: u64,
    before: &'a [u8],
}

/// Undoes any part of what is not marked as synced in the journal.
pub(super) fn undo(journal: &[u8], folder: &Path, seed: u64) -> io::Result<CutReport> {
    let mut report = CutReport::default();
    let paths = files_in(folder)?;
    let mut chance = Chance { state: seed, all_is_lost: seed.is_multiple_of(3) };
    for (file, changes) in unsynced(journal)? {
        report.unsynced += changes.len();
        // A file that has been removed cannot be restored.
        if let Some(path) = paths.get(&file) {
            undo_file(path, &changes, &mut chance, &mut report)?;
        }
    }
    Ok(report)
}

/// The changes after the last sync of each file, in order.
fn unsynced(mut rest: &[u8]) -> io::Result<BTreeMap<File, Vec<Change<'_>>>> {
    let mut files: BTreeMap<File, Vec<Change<'_>>> = BTreeMap::new();
    let mut at = 0;
    // An incomplete entry belongs to a change that never started.
    while let Some((head, tail)) = rest.split_at_checked(HEAD) {
        let number = |place: usize| {
            let bytes = head[place * 8..place * 8 + 8].try_into().expect("eight bytes");
            u64::from_ne_bytes(bytes)
        };
        let file = (number(1), number(2));
        let length = usize::try_from(number(7)).map_err(io::Error::other)?;
        let Some((before, tail)) = tail.split_at_checked(length) else { break };
        let changes = files.entry(file).or_default();
        match number(0) {
            1 => {
                let change =
                    Change { at, offset: number(3), length: number(4), size_before: number(5), before };
                changes.push(change);
            }
            2 => changes.retain(|change| change.at >= number(6)),
            _ => return Err(io::Error::other("the power journal is damaged")),
        }
        at += (HEAD + length) as u64;
        rest = tail;
    }
    Ok(files)
}

fn undo_file(
    path: &Path,
    changes: &[Change<'_>],
    chance: &mut Chance,
    report: &mut CutReport,
) -> io::Result<()> {
    let Some(first) = changes.first() else { return Ok(()) };
    let file = OpenOptions::new().read(true).write(true).open(path)?;
    let mut kept = HashSet::new();
    // From the last change to the first: a sector keeps any of its versions.
    for change in changes.iter().rev() {
        let end = change.offset + change.length;
        let mut from = change.offset;
        while from < end {
            let sector = from / SECTOR;
            let to = end.min((sector + 1) * SECTOR);
            if !kept.contains(&sector) {
                if chance.keeps() {
                    kept.insert(sector);
                } else {
                    file.write_all_at(&change.piece(from, to), from)?;
                    report.lost += 1;
                }
            }
            from = to;
        }
    }
    report.kept += kept.len();
    // The file ends where it did at the last sync, or after the last sector that was written since.
    let now = file.metadata()?.len();
    let last = kept.iter().map(|sector| (sector + 1) * SECTOR).max().unwrap_or(0);
    file.set_len(first.size_before.max(last.min(now)))
}

impl Change<'_> {
    /// The previous content of this part; zeros beyond the end of the file.
    fn piece(&self, from: u64, to: u64) -> Vec<u8> {
        let begin = usize::try_from(from - self.offset).unwrap_or(usize::MAX);
        let length = usize::try_from(to - from).expect("at most a sector");
        let mut piece: Vec<u8> = self.before.iter().skip(begin).take(length).copied().collect();
        piece.resize(length, 0);
        piece
    }
}

/// Decides what is kept: SplitMix64.
struct Chance {
    state: u64,
    all_is_lost: bool,
}

impl Chance {
    fn keeps(&mut self) -> bool {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        !self.all_is_lost && (mixed ^ (mixed >> 27)).is_multiple_of(2)
    }
}

/// Every file below this folder, by device and inode.
fn files_in(folder: &Path) -> io::Result<HashMap<File, PathBuf>> {
    let mut found = HashMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let (path, about) = {
                let entry = entry?;
                (entry.path(), entry.metadata()?)
            };
            if about.is_dir() {
                folders.push(path);
            } else if about.is_file() {
                found.insert((about.dev(), about.ino()), path);
            }
        }
    }
    Ok(found)
}
