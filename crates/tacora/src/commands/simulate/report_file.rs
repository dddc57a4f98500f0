//! The report file: opened before the work begins, written when it is done.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};

/// A writable file. Its content is kept until the report is ready.
pub(super) struct ReportFile<'a> {
    path: &'a Path,
    file: File,
}

impl<'a> ReportFile<'a> {
    pub(super) fn open(path: &'a Path) -> Result<ReportFile<'a>> {
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        Ok(ReportFile { path, file: file.with_context(|| format!("cannot write {}", path.display()))? })
    }

    pub(super) fn write(mut self, page: &str) -> Result<()> {
        let written = self.file.set_len(0).and_then(|()| self.file.write_all(page.as_bytes()));
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }
}
