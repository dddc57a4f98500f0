//! A simulated power supply: after a cut, unsynced writes are lost.
//!
//! A library that is preloaded into the process records what it overwrites (`power/journal.c`). After a cut any part of
//! the unsynced writes is undone, sector by sector, as on a disk that had written some of the sectors.

mod undo;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::compile::compile;
use crate::place::folder;

pub use undo::CutReport;

/// The power supply of processes that write to one folder.
#[derive(Debug)]
pub struct Power {
    /// The folder whose writes may be lost.
    data: PathBuf,
    /// Library and journal, which a cut does not affect.
    folder: TempDir,
    library: PathBuf,
}

impl Power {
    /// For processes that write to this folder, which must exist.
    pub fn of(data: &Path) -> io::Result<Power> {
        let folder = folder()?;
        let options = ["-shared", "-fPIC", "-lpthread"];
        let library = compile(include_str!("power/journal.c"), folder.path(), "journal.so", &options)?;
        Ok(Power { data: data.canonicalize()?, folder, library })
    }

    /// Connects a command that is about to start.
    pub fn supply(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library);
        command.env("POWER_FOLDER", &self.data).env("POWER_JOURNAL", self.journal());
    }

    /// Undoes unsynced writes; all processes must have been killed. The seed determines what is lost.
    pub fn cut(&self, seed: u64) -> io::Result<CutReport> {
        let journal = match fs::read(self.journal()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            journal => journal?,
        };
        let report = undo::undo(&journal, &self.data, seed)?;
        // The next process starts a new journal.
        if !journal.is_empty() {
            fs::remove_file(self.journal())?;
        }
        Ok(report)
    }

    fn journal(&self) -> PathBuf {
        self.folder.path().join("journal")
    }
}
