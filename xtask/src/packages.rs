//! System packages that a step needs and a new machine lacks.

use std::process::Command;

use anyhow::Result;

use crate::step::succeed;

/// Installs these system packages. On a new machine the package lists have to be fetched first.
pub(crate) fn install(names: &[&str]) -> Result<()> {
    let apt = |arguments: &[&str]| {
        succeed(Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(arguments))
    };
    apt(&["update"])?;
    apt(&[&["install", "--yes", "--no-install-recommends"], names].concat())
}
