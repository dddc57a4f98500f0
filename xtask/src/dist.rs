//! `cargo xtask dist`: everything that is published, in `dist/`.
//!
//! The same sources give the same bytes: paths and times of the build are left out.

mod archive;
mod content;
mod debian;
mod program;
mod release_notes;
mod trial;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use toml::{Table, Value};

use crate::step::ended_well;
use crate::workspace::{Workspace, entries, fresh, read, write};
use crate::{book, third_party};
use content::Content;

/// What is published under which name, and the time that its files have.
pub(crate) struct Release {
    version: String,
    /// Seconds since 1970: the time of the last commit.
    time: String,
}

/// Builds everything. A program that is given is packaged as it is.
pub(crate) fn run(workspace: &Workspace, program: Option<&Path>) -> Result<()> {
    let release = Release::of(workspace)?;
    let parts = third_party::parts(workspace)?;
    third_party::check_notices(workspace, &parts)?;
    let program = match program {
        Some(program) => program.to_owned(),
        None => program::build(workspace)?,
    };
    let dist = fresh(workspace.root().join("dist"))?;
    let staging = fresh(workspace.target().join("packages"))?;
    let content = Content::gather(workspace, &program, &staging.join("content"))?;

    archive::write(&content, &release, &staging, &dist)?;
    debian::write(&content, &release, &staging.join("debian"), &dist)?;
    write(
        &dist.join(format!("tacora-{}.cdx.json", release.version)),
        &third_party::bill_of_materials(&parts, &release.version),
    )?;
    let changes = read(&workspace.root().join("CHANGELOG.md"))?;
    write(&dist.join("release-notes.md"), &release_notes::of(&changes, &release.version)?)?;
    write(&dist.join("SHA256SUMS"), &checksums(&dist)?)?;
    for path in files(&dist)? {
        println!("{:>11} {}", fs::metadata(&path)?.len(), path.display());
    }
    // The site is a folder for a web server, not a file that people download and check.
    book::build(workspace, &dist.join("book"))?;
    Ok(())
}

/// `cargo xtask dist-test`: installs, upgrades and removes the Debian package in `dist/`, in a system of its own.
pub(crate) fn test(workspace: &Workspace) -> Result<()> {
    trial::run(workspace, &Release::of(workspace)?)
}

impl Release {
    fn of(workspace: &Workspace) -> Result<Release> {
        let manifest: Table = workspace.manifest()?.parse().context("Cargo.toml")?;
        let version = manifest
            .get("workspace")
            .and_then(|part| part.get("package"))
            .and_then(|part| part.get("version"));
        let version = version.and_then(Value::as_str).context("Cargo.toml has no version")?.to_owned();
        let time =
            printed(Command::new("git").current_dir(workspace.root()).args(["log", "-1", "--format=%ct"]))?;
        Ok(Release { version, time: time.trim().to_owned() })
    }
}

/// The digests of all files, as `sha256sum --check` reads them.
fn checksums(folder: &Path) -> Result<String> {
    let names: Vec<_> =
        files(folder)?.iter().filter_map(|path| path.file_name().map(ToOwned::to_owned)).collect();
    printed(Command::new("sha256sum").current_dir(folder).args(names))
}

/// The files of a folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    Ok(entries(folder)?.into_iter().filter(|path| path.is_file()).collect())
}

/// What a command prints.
fn printed(command: &mut Command) -> Result<String> {
    let output =
        command.output().with_context(|| format!("cannot start {}", command.get_program().display()))?;
    if !output.status.success() {
        bail!(
            "{}: {}",
            ended_well(command, output.status).unwrap_err(),
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
