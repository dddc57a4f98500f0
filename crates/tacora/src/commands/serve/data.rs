//! The folder in which a server keeps everything, and which it shares with no other.

use std::env;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use record::Words;
use server::private_file;

/// The file that a server holds while it runs.
const LOCK: &str = "lock";

/// A folder; it need not be there yet.
pub(crate) struct DataFolder(PathBuf);

impl DataFolder {
    /// The one that was chosen, or the platform's.
    pub(super) fn chosen(path: Option<PathBuf>) -> Result<DataFolder> {
        let path = path
            .or_else(usual)
            .context("no home directory found; choose a data directory with --data DIR")?;
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

    /// Makes folder and database if need be, lets nobody but their owner look inside, and takes them.
    pub(super) fn take(&self, words: &Words) -> Result<FolderLock> {
        self.make().with_context(|| self.0.display().to_string())?;
        let database = self.database();
        private_file::open_or_create(&database).with_context(|| database.display().to_string())?;
        self.lock(words)
    }

    /// Takes the folder and the database in it, if there is one, for as long as the lock lives.
    pub(crate) fn lock(&self, words: &Words) -> Result<FolderLock> {
        let path = self.0.join(LOCK);
        let file = private_file::open_or_create(&path).with_context(|| path.display().to_string())?;
        self.try_lock(&file, &path, words)?;
        let database = if cfg!(target_os = "linux") { self.lock_database(words)? } else { None };
        Ok(FolderLock { _file: file, _database: database })
    }

    /// Somebody may delete the lock file while a server runs; nobody deletes its database. On Linux this lock and those of
    /// SQLite do not know of each other; elsewhere they would, so there is only the lock file.
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

    /// A folder that holds other things, such as a home folder, keeps its permissions.
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

/// A folder that nobody else may take. The database has to be closed before this is dropped: closing any file of a process
/// takes back the locks that SQLite has on it.
pub(crate) struct FolderLock {
    _file: File,
    _database: Option<File>,
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
