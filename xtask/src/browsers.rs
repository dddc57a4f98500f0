//! `cargo xtask browsers`: whole games in a real browser, against the server that cargo builds.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::step::succeed;
use crate::workspace::Workspace;
use crate::{packages, program};

/// The system's browser; nothing is downloaded.
const BROWSER: &str = "/usr/bin/chromium";

/// Builds the server and runs the tests against it.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    if !Path::new(BROWSER).exists() {
        packages::install(&["chromium"])
            .with_context(|| format!("there is no {BROWSER}, and it could not be installed"))?;
    }
    let folder = workspace.root().join("e2e");
    let program = program::build(workspace)?;
    // Without the path of the program, the specs would build it again with other features.
    let npm = |arguments: &[&str]| {
        succeed(Command::new("npm").current_dir(&folder).env("TACORA", &program).args(arguments))
    };
    npm(&["ci", "--no-audit", "--no-fund"])?;
    npm(&["test", "--silent"])
}
