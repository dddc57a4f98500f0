//! Files that only their owner may read, whatever the umask says.
//!
//! A database holds sealed choices and the secrets of deals that are not yet open. On systems without Unix permissions the
//! folder has to protect it.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file for appending; if there is none, makes one that only its owner may read.
pub fn open_or_create(path: &Path) -> io::Result<File> {
    let file = private(OpenOptions::new().create(true).append(true)).open(path)?;
    restrict(path)?;
    Ok(file)
}

/// Makes an empty file that only its owner may read. It is an error if one is there.
pub(crate) fn create_new(path: &Path) -> io::Result<File> {
    private(OpenOptions::new().create_new(true).append(true)).open(path)
}

/// Takes all permissions from everybody but the owner. A path that is not there is left so.
pub fn restrict(path: &Path) -> io::Result<()> {
    match restrict_existing(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

#[cfg(unix)]
fn restrict_existing(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mut permissions = fs::metadata(path)?.permissions();
    let others = permissions.mode() & 0o077;
    if others != 0 {
        permissions.set_mode(permissions.mode() & 0o700);
        fs::set_permissions(path, permissions)?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn restrict_existing(path: &Path) -> io::Result<()> {
    fs::metadata(path).map(drop)
}

#[cfg(unix)]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600)
}

#[cfg(not(unix))]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}
