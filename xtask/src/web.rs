//! `cargo xtask web`: is the web client well-formed, tested, and small enough?

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::step::succeed;
use crate::workspace::Workspace;

/// Everything that Node can say about the client, cheapest first.
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
