//! `cargo xtask web`: checks, tests and size limits of the web client.

use anyhow::Result;

use crate::npm::{install, npm};
use crate::step::succeed;
use crate::workspace::Workspace;

/// All checks of the client that use Node, cheapest first.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let web = workspace.root().join("web");
    install(&web)?;
    for script in ["format:check", "lint", "check", "test", "build", "size"] {
        succeed(&mut npm(&web, &["run", "--silent", script]))?;
    }
    Ok(())
}
