//! The files that every package contains.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::printed;
use crate::step::succeed;
use crate::workspace::{Workspace, entries, fresh, write};

/// The shells with a completion script, and what the script is called.
const SHELLS: [(&str, &str); 3] = [("bash", "tacora.bash"), ("zsh", "_tacora"), ("fish", "tacora.fish")];

/// Texts from the root of the workspace.
const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// A folder with the program, `completions/`, `man/`, `systemd/` and the texts.
pub(super) struct Content {
    pub(super) folder: PathBuf,
}

impl Content {
    /// Copies the files and lets the program write what it knows.
    pub(super) fn gather(workspace: &Workspace, program: &Path, folder: &Path) -> Result<Content> {
        fresh(folder.to_owned())?;
        let copy = |from: &Path, to: PathBuf| {
            fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display())).map(drop)
        };
        let tacora = folder.join("tacora");
        copy(program, tacora.clone())?;
        succeed(Command::new("strip").arg(&tacora)).context("install binutils, which has `strip`")?;
        for name in TEXTS {
            copy(&workspace.root().join(name), folder.join(name))?;
        }
        write(&folder.join("third-party-notices.txt"), &printed(Command::new(&tacora).arg("licenses"))?)?;

        let completions = fresh(folder.join("completions"))?;
        for (shell, name) in SHELLS {
            write(&completions.join(name), &printed(Command::new(&tacora).args(["completions", shell]))?)?;
        }
        let man = fresh(folder.join("man"))?;
        succeed(Command::new(&tacora).arg("man").arg(&man))?;
        let systemd = fresh(folder.join("systemd"))?;
        for unit in entries(&workspace.root().join("deploy"))? {
            let ending = unit.extension().unwrap_or_default();
            if ending == "service" || ending == "timer" {
                copy(&unit, systemd.join(unit.file_name().unwrap_or_default()))?;
            }
        }
        Ok(Content { folder: folder.to_owned() })
    }

    /// The oldest C library that the program runs with.
    pub(super) fn oldest_glibc(&self) -> Result<String> {
        let bytes = fs::read(self.folder.join("tacora"))?;
        let (major, minor) = newest_symbol(&bytes).context("the program does not name its C library")?;
        Ok(format!("{major}.{minor}"))
    }
}

/// The highest `GLIBC_x.y` in the program's table of symbols.
fn newest_symbol(bytes: &[u8]) -> Option<(u32, u32)> {
    const START: &[u8] = b"GLIBC_";
    let versions = bytes.windows(START.len()).enumerate().filter(|(_, window)| *window == START);
    versions
        .filter_map(|(at, _)| {
            let rest = &bytes[at + START.len()..];
            let end = rest.iter().position(|byte| *byte != b'.' && !byte.is_ascii_digit())?;
            let mut numbers = str::from_utf8(&rest[..end]).ok()?.split('.').map(|number| number.parse().ok());
            Some((numbers.next()??, numbers.next()??))
        })
        .max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_symbol_counts() {
        assert_eq!(newest_symbol(b"..GLIBC_2.9\0GLIBC_2.34\0GLIBC_2.2.5\0GLIBC_PRIVATE\0"), Some((2, 34)));
        assert_eq!(newest_symbol(b"a static program"), None);
    }
}
