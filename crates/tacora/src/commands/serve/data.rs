//! The folder in which a server keeps everything, and which it shares with no other.

use std::env;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use record::Words;

/// The file that a server holds while it runs.
const LOCK: &str = "lock";

/// A folder; it need not be there yet.
pub(crate) struct DataFolder(PathBuf);

impl DataFolder {
    /// The one that was chosen, or the platform's.
    pub(super) fn chosen(path: Option<PathBuf>) -> Result<DataFolder> {
        let path =
            path.or_else(usual).context("there is no home folder; --data DIR says where to keep things")?;
        Ok(DataFolder(path))
    }

    /// The one that was named, here or by the environment, or the platform's.
    pub(crate) fn named(path: Option<PathBuf>) -> Result<DataFolder> {
        DataFolder::chosen(path.or_else(|| super::env::path("TACORA_DATA")))
    }

    /// The one that this file stands in, if a server has ever used it.
    pub(crate) fn around(file: &Path) -> Option<DataFolder> {
        let folder = file.parent()?.to_owned();
        folder.join(LOCK).is_file().then_some(DataFolder(folder))
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.0.join("tacora.db")
    }

    pub(super) fn config(&self) -> PathBuf {
        self.0.join("tacora.toml")
    }

    /// Makes the folder if need be, and takes it for as long as the file lives.
    pub(crate) fn lock(&self, words: &Words) -> Result<File> {
        make(&self.0).with_context(|| self.0.display().to_string())?;
        let path = self.0.join(LOCK);
        let file = File::options().create(true).append(true).open(&path);
        let file = file.with_context(|| path.display().to_string())?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => {
                let data = self.0.display().to_string();
                Err(anyhow!(words.say("serve-data-taken", &[("data", data.into())])))
            }
            Err(TryLockError::Error(error)) => Err(error).context(path.display().to_string()),
        }
    }
}

/// Only its owner may look inside.
fn make(path: &PathBuf) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Where programs of this platform keep what is theirs.
fn usual() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = if cfg!(windows) {
        folder("APPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("tacora"))
}
