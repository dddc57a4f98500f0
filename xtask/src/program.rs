//! The program that schemathesis and the browsers test.

use std::path::PathBuf;

use anyhow::Result;

use crate::step::{cargo, succeed};
use crate::workspace::Workspace;

/// Builds it with the same features as the tests: built alone, half of its dependencies would have fewer features and
/// be compiled again.
pub(crate) fn build(workspace: &Workspace) -> Result<PathBuf> {
    succeed(&mut cargo(workspace.root(), &["test", "--workspace", "--no-run", "--quiet"]))?;
    Ok(workspace.target().join("debug/tacora"))
}
