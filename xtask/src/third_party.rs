//! The crates and npm packages that are inside the published program.

mod crates;
mod notices;
mod sbom;
mod web_packages;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::workspace::{Workspace, read};

/// Where `tacora licenses` takes its text from.
const NOTICES: &str = "crates/tacora/third-party-notices.txt";

/// One crate or package.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// Its name, as in its registry.
    pub(crate) name: String,
    pub(crate) version: String,
    /// An SPDX expression.
    pub(crate) license: String,
    /// Its package URL: `pkg:cargo/serde@1.0.0`.
    pub(crate) purl: String,
    /// Where its files are.
    pub(crate) folder: PathBuf,
}

/// All of them: crates first, each kind sorted by name.
pub(crate) fn parts(workspace: &Workspace) -> Result<Vec<Part>> {
    let mut parts = crates::parts(workspace)?;
    parts.extend(web_packages::parts(workspace)?);
    Ok(parts)
}

/// `cargo xtask notices`: writes the notices that `tacora licenses` prints.
pub(crate) fn write_notices(workspace: &Workspace) -> Result<()> {
    let text = notices::text(&parts(workspace)?)?;
    let path = workspace.root().join(NOTICES);
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Fails if a dependency has changed since the notices were written.
pub(crate) fn check_notices(workspace: &Workspace, parts: &[Part]) -> Result<()> {
    let written = read(&workspace.root().join(NOTICES))?;
    ensure!(
        written == notices::text(parts)?,
        "{NOTICES} is out of date; `cargo xtask notices` writes it anew"
    );
    Ok(())
}

/// The bill of materials, as CycloneDX.
pub(crate) fn bill_of_materials(parts: &[Part], version: &str) -> String {
    sbom::text(parts, version)
}
