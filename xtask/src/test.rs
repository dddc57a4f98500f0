//! `cargo xtask test`: everything CI runs, cheapest first.

use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use throwaway::Syncing;

use crate::servers::Servers;
use crate::step::{cargo, step, succeed};
use crate::workspace::Workspace;
use crate::{api, browsers, fuzz, levels, web};

/// How long each fuzz target runs: enough to catch what almost any input breaks. `cargo xtask fuzz` runs longer.
const FUZZING: Duration = Duration::from_secs(5);

/// Runs every step up to the first failure.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let start = Instant::now();
    let root = workspace.root();
    let run = |arguments: &[&str]| succeed(&mut cargo(root, arguments));

    step("components", || {
        component(workspace, "fmt", "rustfmt")?;
        component(workspace, "clippy", "clippy")
    })?;
    step("format", || {
        run(&["fmt", "--all", "--check"])?;
        // The fuzz targets are a separate workspace.
        run(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"])
    })?;
    step("levels", || levels::run(workspace))?;
    step("web", || web::run(workspace))?;
    step("clippy", || run(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    step("tests", || {
        let servers = Servers::start(Syncing::Off)?;
        let test = |arguments: &[&str], back_end: &str| {
            let mut command = cargo(root, arguments);
            command.env("INSTA_UPDATE", "no").env("TACORA_TEST_BACKEND", back_end);
            succeed(servers.known_to(&mut command))
        };
        test(&["test", "--workspace"], "sqlite")?;
        // The server must pass its suite on both stores.
        test(&["test", "--package", "server", "--test", "suite"], "postgres")
    })?;
    step("api", || api::run(workspace))?;
    step("browsers", || browsers::run(workspace))?;
    step("docs", || {
        succeed(cargo(root, &["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-Dwarnings"))
    })?;
    step("fuzz", || fuzz::run(workspace, FUZZING))?;

    println!("all steps passed in {:.0} s", start.elapsed().as_secs_f32());
    Ok(())
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
