//! The files of the workspace and their content. Makes no judgements.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The workspace on disk.
pub(crate) struct Workspace {
    root: PathBuf,
}

/// The files of one crate, with their content.
pub(crate) struct Crate {
    /// Its folder relative to the root: `crates/diamant`.
    pub(crate) folder: String,
    /// The text of its `Cargo.toml`.
    pub(crate) manifest: String,
    /// Every `src/**/*.rs`.
    pub(crate) sources: Vec<Source>,
}

/// One source file, with its content.
pub(crate) struct Source {
    /// Its path relative to the root.
    pub(crate) path: String,
    /// Its text.
    pub(crate) text: String,
}

impl Workspace {
    /// The workspace that the current directory belongs to.
    pub(crate) fn find() -> Result<Workspace> {
        let here = std::env::current_dir()?;
        let root = here
            .ancestors()
            .find(|folder| folder.join("xtask/Cargo.toml").is_file())
            .with_context(|| format!("{} is not inside the workspace", here.display()))?;
        Ok(Workspace { root: root.to_owned() })
    }

    /// The root folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// The build folder: `target`, unless the environment names another.
    pub(crate) fn target(&self) -> PathBuf {
        // An absolute path stays as it is; a relative one is relative to where cargo was called, which for us is the
        // root.
        self.root.join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
    }

    /// The text of the workspace's own `Cargo.toml`.
    pub(crate) fn manifest(&self) -> Result<String> {
        read(&self.root.join("Cargo.toml"))
    }

    /// Every crate in `crates/`, sorted by name.
    pub(crate) fn crates(&self) -> Result<Vec<Crate>> {
        entries(&self.root.join("crates"))?
            .into_iter()
            .filter(|folder| folder.join("Cargo.toml").is_file())
            .map(|folder| {
                Ok(Crate {
                    folder: self.name_of(&folder),
                    manifest: read(&folder.join("Cargo.toml"))?,
                    sources: self.sources(&folder.join("src"))?,
                })
            })
            .collect()
    }

    fn sources(&self, folder: &Path) -> Result<Vec<Source>> {
        let mut sources = Vec::new();
        for path in entries(folder)? {
            if path.is_dir() {
                sources.extend(self.sources(&path)?);
            } else if path.extension() == Some(OsStr::new("rs")) {
                sources.push(Source { path: self.name_of(&path), text: read(&path)? });
            }
        }
        Ok(sources)
    }

    fn name_of(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).display().to_string()
    }
}

/// The entries of a folder, sorted by name.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let cannot = || format!("cannot list {}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(cannot)? {
        paths.push(entry.with_context(cannot)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// An empty folder.
pub(crate) fn fresh(folder: PathBuf) -> Result<PathBuf> {
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}

/// Writes the text to a file.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
