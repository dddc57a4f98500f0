//! The steps that are cargo's.

use std::process::Stdio;
use std::time::Duration;

use anyhow::{Result, bail};
use throwaway::Syncing;

use crate::servers::Servers;
use crate::step::{cargo, succeed};
use crate::suites::{self, Suite};
use crate::workspace::Workspace;

/// How long each fuzz target runs: enough to catch what almost any input breaks. `cargo xtask fuzz` runs longer.
pub(super) const FUZZING: Duration = Duration::from_secs(5);

/// Packages whose suites start servers, wait or measure time.
const SLOW: [&str; 3] = ["server", "tacora", "throwaway"];

pub(super) fn format(workspace: &Workspace) -> Result<()> {
    component(workspace, "fmt", "rustfmt")?;
    succeed(&mut cargo(workspace.root(), &["fmt", "--all", "--check"]))?;
    // The fuzz targets are a separate workspace.
    succeed(&mut cargo(workspace.root(), &["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))
}

pub(super) fn clippy(workspace: &Workspace) -> Result<()> {
    component(workspace, "clippy", "clippy")?;
    let arguments = ["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"];
    succeed(&mut cargo(workspace.root(), &arguments))
}

pub(super) fn build(workspace: &Workspace) -> Result<()> {
    suites::build(workspace).map(drop)
}

/// Without the suites that take long. Unit tests of their packages are included.
pub(super) fn units(workspace: &Workspace) -> Result<()> {
    let suites = suites::build(workspace)?;
    let quick = |suite: &&Suite| suite.package == suite.target || !SLOW.contains(&suite.package.as_str());
    for suite in suites.iter().filter(quick) {
        println!("{}", suite.name());
        succeed(suite.command().arg("--quiet").env("INSTA_UPDATE", "no"))?;
    }
    Ok(())
}

/// Every suite, and the server's on both stores.
pub(super) fn tests(workspace: &Workspace) -> Result<()> {
    let suites = suites::build(workspace)?;
    let servers = Servers::start(Syncing::Off)?;
    let test = |suite: &Suite, back_end: &str| {
        println!("{} ({back_end})", suite.name());
        let mut command = suite.command();
        command.env("INSTA_UPDATE", "no").env("TACORA_TEST_BACKEND", back_end);
        succeed(servers.known_to(&mut command))
    };
    for suite in &suites {
        test(suite, "sqlite")?;
        if suite.name() == "server/suite" {
            test(suite, "postgres")?;
        }
    }
    Ok(())
}

/// Documentation without a warning, and the examples in it.
pub(super) fn docs(workspace: &Workspace) -> Result<()> {
    let doc =
        |arguments: &[&str]| succeed(cargo(workspace.root(), arguments).env("RUSTDOCFLAGS", "-Dwarnings"));
    doc(&["doc", "--quiet", "--workspace", "--no-deps"])?;
    doc(&["test", "--quiet", "--workspace", "--doc"])
}

/// Explains what to install, unlike cargo's message about an unknown command.
fn component(workspace: &Workspace, subcommand: &str, name: &str) -> Result<()> {
    let probe = cargo(workspace.root(), &[subcommand, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if !probe.is_ok_and(|status| status.success()) {
        bail!("{name} is not installed; `rustup component add {name}` brings it");
    }
    Ok(())
}
