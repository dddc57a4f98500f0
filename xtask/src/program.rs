//! The program that is tried out as a whole, by schemathesis and in browsers.

use std::path::PathBuf;

use anyhow::Result;

use crate::step::{cargo, succeed};
use crate::workspace::Workspace;

/// Builds it as the tests do: asked for by itself it would be built with fewer features of half of the crates that it
/// uses, and these once more with it.
pub(crate) fn build(workspace: &Workspace) -> Result<PathBuf> {
    succeed(&mut cargo(workspace.root(), &["test", "--workspace", "--no-run", "--quiet"]))?;
    Ok(workspace.target().join("debug/tacora"))
}
