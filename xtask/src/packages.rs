//! System packages that a step needs and a new machine lacks.

use std::process::Command;

use anyhow::{Context, Result};

use crate::step::succeed;

/// Installs these system packages. On a new machine the package lists have to be fetched first.
pub(crate) fn install(names: &[&str]) -> Result<()> {
    // Another program may be installing something: wait for it.
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").args(["-o", "DPkg::Lock::Timeout=300"]);
        succeed(command.args(arguments))
            .with_context(|| format!("install {} by hand, or run this as root on Debian", names.join(", ")))
    };
    apt(&["update"])?;
    apt(&[&["install", "--yes", "--no-install-recommends"], names].concat())
}
