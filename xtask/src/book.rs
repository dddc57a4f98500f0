//! `cargo xtask book`: the documentation as a web site, in `dist/book`.
//!
//! The pages are the Markdown files of the repository, and docs/README.md is the table of contents. mdBook turns them
//! into HTML, and every link of the result is followed.

mod index;
mod links;
mod pages;

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::step::succeed;
use crate::tools::Tool;
use crate::workspace::{Workspace, fresh, write};

const MDBOOK: Tool =
    Tool { name: "mdbook", version: "0.5.4", features: &["--no-default-features", "--features", "search"] };

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
    let mdbook = MDBOOK.program(workspace)?;
    let book = fresh(workspace.target().join("book"))?;
    let source = fresh(book.join("src"))?;
    pages::copy(workspace.root(), &source)?;
    write(&source.join("SUMMARY.md"), &index::summary(workspace.root())?)?;
    write(&book.join("book.toml"), SETTINGS)?;
    fresh(site.to_owned())?;
    succeed(Command::new(mdbook).arg("build").arg(&book).arg("--dest-dir").arg(site))?;
    links::check(site)
}
