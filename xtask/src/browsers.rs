//! `cargo xtask browsers`: whole games in a real browser, against the server that cargo builds.

use std::path::Path;

use anyhow::{Context, Result};

use crate::npm::{install, npm};
use crate::step::succeed;
use crate::workspace::Workspace;
use crate::{module, packages, site, suites};

/// The system's browser; nothing is downloaded. The shell is the same browser without the parts that have a window,
/// and takes a quarter less time.
const BROWSERS: [&str; 2] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/// Builds the server and runs the tests against it.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let browser = browser()?;
    let folder = workspace.root().join("e2e");
    let program = suites::program(workspace)?;
    let site = workspace.target().join("site");
    site::build(workspace, &module::build(workspace)?, &site)?;
    install(&folder)?;
    // Without the path of the program, the specs would build it again with other features.
    succeed(
        npm(&folder, &["test", "--silent"])
            .env("TACORA", &program)
            .env("TACORA_SITE_DIR", &site)
            .env("TACORA_BROWSER", browser),
    )
}

/// The first browser that is there; on a new machine, the one that is installed for this.
fn browser() -> Result<&'static str> {
    let there = || BROWSERS.into_iter().find(|path| Path::new(path).exists());
    if let Some(browser) = there() {
        return Ok(browser);
    }
    packages::install(&["chromium-headless-shell"])
        .or_else(|_| packages::install(&["chromium"]))
        .context("there is no Chromium, and it could not be installed")?;
    there().context("Chromium is installed, but not where it is expected")
}
