//! `cargo xtask web`: checks, tests and size limits of the web client.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::step::succeed;
use crate::workspace::Workspace;

/// All checks of the client that use Node, cheapest first.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let web = workspace.root().join("web");
    npm(&web, &["ci", "--no-audit", "--no-fund"])?;
    for script in ["format:check", "lint", "check", "test", "build", "size"] {
        npm(&web, &["run", "--silent", script])?;
    }
    Ok(())
}

fn npm(folder: &Path, arguments: &[&str]) -> Result<()> {
    succeed(Command::new("npm").current_dir(folder).args(arguments))
}
