//! `cargo xtask book`: the documentation as a web site, in `dist/book`.
//!
//! The pages are the Markdown files of the repository, and docs/README.md is the table of contents. mdBook turns them
//! into HTML, and every link of the result is followed.

mod index;
mod links;
mod pages;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::step::{cargo, succeed};
use crate::workspace::{Workspace, fresh, write};

/// The version of mdBook that is known to work. It is installed below `target` if another one, or none, is there.
const MDBOOK: &str = "0.5.4";

const SETTINGS: &str = r#"[book]
title = "Tacora"
language = "en"

[output.html]
no-section-label = true
# A page for missing pages needs to know where the site is.
input-404 = ""
"#;

/// Builds the site and checks its links.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let site = workspace.root().join("dist/book");
    build(workspace, &site)?;
    println!("book: {}", site.display());
    Ok(())
}

/// Builds the site in this folder.
pub(crate) fn build(workspace: &Workspace, site: &Path) -> Result<()> {
    let mdbook = mdbook(workspace)?;
    let book = fresh(workspace.target().join("book"))?;
    let source = fresh(book.join("src"))?;
    pages::copy(workspace.root(), &source)?;
    write(&source.join("SUMMARY.md"), &index::summary(workspace.root())?)?;
    write(&book.join("book.toml"), SETTINGS)?;
    fresh(site.to_owned())?;
    succeed(Command::new(mdbook).arg("build").arg(&book).arg("--dest-dir").arg(site))?;
    links::check(site)
}

/// mdBook, from the path or installed for this.
fn mdbook(workspace: &Workspace) -> Result<PathBuf> {
    let tools = workspace.target().join("tools");
    let ours = tools.join("bin/mdbook");
    let fits = |program: &Path| {
        let output = Command::new(program).arg("--version").stderr(Stdio::null()).output();
        output.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).trim().ends_with(MDBOOK))
    };
    if let Some(found) = [PathBuf::from("mdbook"), ours.clone()].into_iter().find(|program| fits(program)) {
        return Ok(found);
    }
    println!("book: installing mdBook {MDBOOK}, which takes some minutes");
    let install = [
        "install",
        "mdbook",
        "--version",
        MDBOOK,
        "--locked",
        "--no-default-features",
        "--features",
        "search",
    ];
    succeed(cargo(workspace.root(), &install).arg("--root").arg(&tools)).context("cannot install mdBook")?;
    Ok(ours)
}
