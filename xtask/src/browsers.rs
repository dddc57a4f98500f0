//! `cargo xtask browsers`: whole games in a real browser, against the server that cargo builds.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::step::succeed;
use crate::workspace::Workspace;
use crate::{packages, program};

/// The browser of the system; nothing is downloaded from elsewhere.
const BROWSER: &str = "/usr/bin/chromium";

/// Builds the server and plays on it.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    if !Path::new(BROWSER).exists() {
        packages::install(&["chromium"])
            .with_context(|| format!("there is no {BROWSER}, and it could not be installed"))?;
    }
    let folder = workspace.root().join("e2e");
    let program = program::build(workspace)?;
    // The specs would build it once more with other features if they were not told where it is.
    let npm = |arguments: &[&str]| {
        succeed(Command::new("npm").current_dir(&folder).env("TACORA", &program).args(arguments))
    };
    npm(&["ci", "--no-audit", "--no-fund"])?;
    npm(&["test", "--silent"])
}
