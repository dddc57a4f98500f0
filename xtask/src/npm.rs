//! npm in a folder of the workspace.

use std::path::Path;
use std::process::Command;
use std::time::SystemTime;
use std::{fs, io};

use anyhow::{Context, Error, Result};

use crate::node;
use crate::step::succeed;

/// npm with these arguments in this folder.
pub(crate) fn npm(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(folder).args(arguments);
    command
}

/// Installs what the lock file of this folder lists, unless that is done. Without a network, npm's cache will do.
pub(crate) fn install(folder: &Path) -> Result<()> {
    node::check().map_err(Error::msg)?;
    // npm writes this file when it has installed everything.
    let installed = changed(&folder.join("node_modules/.package-lock.json"));
    if installed.is_ok_and(|at| changed(&folder.join("package-lock.json")).is_ok_and(|lock| lock <= at)) {
        return Ok(());
    }
    succeed(&mut npm(folder, &["ci", "--prefer-offline", "--no-audit", "--no-fund"])).with_context(|| {
        format!("cannot install the packages of {}: check the network and run this again", folder.display())
    })
}

fn changed(path: &Path) -> io::Result<SystemTime> {
    fs::metadata(path)?.modified()
}
