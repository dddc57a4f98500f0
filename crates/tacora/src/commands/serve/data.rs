//! The data directory of a server, which it shares with no other.

use std::env;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use server::private_file;
use words::Words;

/// The lock file of a running server.
const LOCK: &str = "lock";

/// A directory; it need not exist yet.
pub(crate) struct DataFolder(PathBuf);

impl DataFolder {
    /// The given directory, or the platform's default.
    pub(super) fn chosen(path: Option<PathBuf>) -> Result<DataFolder> {
        let path = path
            .or_else(usual)
            .context("no home directory found; choose a data directory with --data DIR")?;
        Ok(DataFolder(path))
    }

    /// The directory given here or in the environment, or the platform's default.
    pub(crate) fn named(path: Option<PathBuf>) -> Result<DataFolder> {
        DataFolder::chosen(path.or_else(|| super::env::path("TACORA_DATA")))
    }

    /// The directory of this file, if a server has ever used it.
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

    /// Creates directory and database if necessary, makes them readable by their owner only, and locks them.
    pub(super) fn take(&self, words: &Words) -> Result<FolderLock> {
        self.make().with_context(|| self.0.display().to_string())?;
        let database = self.database();
        private_file::open_or_create(&database).with_context(|| database.display().to_string())?;
        self.lock(words)
    }

    /// Locks the directory and its database, if there is one, for as long as the lock lives.
    pub(crate) fn lock(&self, words: &Words) -> Result<FolderLock> {
        let path = self.0.join(LOCK);
        let file = private_file::open_or_create(&path).with_context(|| path.display().to_string())?;
        self.try_lock(&file, &path, words)?;
        let database = if cfg!(target_os = "linux") { self.lock_database(words)? } else { None };
        Ok(FolderLock { _file: file, _database: database })
    }

    /// Somebody may delete the lock file while a server runs, but not its database. On Linux this lock does not
    /// interfere with those of SQLite; on other systems it would, so there is only the lock file.
    fn lock_database(&self, words: &Words) -> Result<Option<File>> {
        let path = self.database();
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error).context(path.display().to_string()),
        };
        self.try_lock(&file, &path, words)?;
        Ok(Some(file))
    }

    fn try_lock(&self, file: &File, path: &Path, words: &Words) -> Result<()> {
        match file.try_lock() {
            Ok(()) => Ok(()),
            Err(TryLockError::WouldBlock) => {
                let data = self.0.display().to_string();
                Err(anyhow!(words.say("serve-data-taken", &[("data", data.into())])))
            }
            Err(TryLockError::Error(error)) => Err(error).context(path.display().to_string()),
        }
    }

    /// A directory with other content, such as a home directory, keeps its permissions.
    fn make(&self) -> io::Result<()> {
        let mut builder = fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&self.0)?;
        let is_empty = fs::read_dir(&self.0)?.next().is_none();
        if is_empty || self.database().is_file() { private_file::restrict(&self.0) } else { Ok(()) }
    }
}

/// A locked directory. The database must be closed before this is dropped: closing any descriptor of the file releases
/// the locks that SQLite has on it.
pub(crate) struct FolderLock {
    _file: File,
    _database: Option<File>,
}

/// The platform's default data directory.
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
