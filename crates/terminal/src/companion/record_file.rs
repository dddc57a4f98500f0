//! The file in which a game with the real box is kept: always a whole record, also when the power fails.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use record::{MAX_BYTES, Record};

use crate::fault::Fault;

/// A record and its file.
pub struct RecordFile {
    path: PathBuf,
    record: Record,
}

impl RecordFile {
    /// Opens a game that goes on; nothing if there is no such file.
    pub fn open(path: &Path) -> Result<Option<RecordFile>, Fault> {
        let no = |error| Fault::File { path: path.to_owned(), error };
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(no(error)),
        };
        let record = record::read(&read_at_most(file, MAX_BYTES).map_err(no)?)?;
        record.clone().judge()?;
        Ok(Some(RecordFile { path: path.to_owned(), record }))
    }

    /// Begins a game.
    pub fn begin(path: &Path, record: Record) -> Result<RecordFile, Fault> {
        record.clone().judge()?;
        let mut file = RecordFile { path: path.to_owned(), record: record.clone() };
        file.write(record)?;
        Ok(file)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn record(&self) -> &Record {
        &self.record
    }

    /// Puts this in the place of what was there. Whenever the program is killed, the file is the one or the other, whole.
    pub(super) fn write(&mut self, record: Record) -> Result<(), Fault> {
        replace(&self.path, &(record.to_json() + "\n"))
            .map_err(|error| Fault::File { path: self.path.clone(), error })?;
        self.record = record;
        Ok(())
    }
}

/// The whole text. A longer one is refused without reading all of it: a device can have no end.
fn read_at_most(source: impl Read, most: usize) -> io::Result<String> {
    let mut text = String::new();
    source.take(most as u64 + 1).read_to_string(&mut text)?;
    if text.len() > most {
        return Err(io::Error::other(format!("this file has more than {most} bytes")));
    }
    Ok(text)
}

/// Writes beside the file, syncs, and only then takes its name.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut name: OsString = path.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let beside = path.with_file_name(name);
    let mut file = File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&beside, path)?;
    sync_folder(path)
}

/// A new name is safe only when its folder is.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Elsewhere a folder cannot be opened.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
