//! A copy of a database that may be in use.
//!
//! To restore one, stop the server and put the copy in the place of the database.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection};
use thiserror::Error;

use super::connections::{examine, file_options};
use crate::private_file;
use crate::store::OpenError;

/// Why there is no copy.
#[derive(Debug, Error)]
pub enum BackupError {
    /// There is nothing to copy.
    #[error("there is no database at {0}")]
    Missing(PathBuf),
    /// A file is in the way.
    #[error("{0} is there already and is left as it is")]
    Exists(PathBuf),
    /// What is to be copied is no database of ours.
    #[error(transparent)]
    Source(#[from] OpenError),
    /// The copy cannot be written.
    #[error("the copy cannot be written: {0}")]
    Failed(String),
}

/// Copies the database at `from` to the new file `to`: everything that was committed at one moment, whatever a server
/// writes meanwhile. The copy appears under its name when it is whole.
pub async fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
    if !from.is_file() {
        return Err(BackupError::Missing(from.to_owned()));
    }
    if fs::symlink_metadata(to).is_ok() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    examine(from).await?;
    let mut part = to.as_os_str().to_owned();
    part.push(format!(".{}.part", std::process::id()));
    let part = PathBuf::from(part);
    let copied = checkpoint(from, &part).await;
    let published = copied.and_then(|()| publish(&part, to));
    if published.is_err() {
        // What cannot be removed was never written.
        let _ = fs::remove_file(&part);
    }
    published
}

async fn checkpoint(from: &Path, part: &Path) -> Result<(), BackupError> {
    let name = part.to_str().ok_or_else(|| BackupError::Failed("its name is not Unicode".to_owned()))?;
    // SQLite writes into an empty file that is there, and leaves its permissions as they are.
    private_file::create_new(part).map_err(|error| BackupError::Failed(error.to_string()))?;
    let checkpoint = async {
        let mut connection = file_options(from).connect().await?;
        let copied = sqlx::query("VACUUM INTO ?").bind(name.to_owned()).execute(&mut connection).await;
        connection.close().await?;
        copied.map(drop)
    };
    checkpoint.await.map_err(|error: sqlx::Error| BackupError::Failed(error.to_string()))
}

/// Gives the whole copy its name, unless another file has taken that name meanwhile.
fn publish(part: &Path, to: &Path) -> Result<(), BackupError> {
    let failed = |error: io::Error| BackupError::Failed(error.to_string());
    File::open(part).and_then(|file| file.sync_all()).map_err(failed)?;
    match fs::hard_link(part, to) {
        Ok(()) => fs::remove_file(part).map_err(failed)?,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(BackupError::Exists(to.to_owned()));
        }
        // Not every file system has links.
        Err(_) => fs::rename(part, to).map_err(failed)?,
    }
    let directory = to.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(directory).and_then(|directory| directory.sync_all()).map_err(failed)
}
