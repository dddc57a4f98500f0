//! `cargo xtask soak`: clusters that fail and simulated worlds, for as long as somebody wants to wait.

use std::time::{Duration, Instant};

use anyhow::Result;
use throwaway::Syncing;

use crate::servers::Servers;
use crate::step::{cargo, step, succeed};
use crate::workspace::Workspace;

/// How often something goes wrong in one evening of the real cluster, and how many worlds are simulated after it.
const TROUBLES: &str = "40";
const WORLDS: u64 = 2_000;

/// Goes on until the time is up, or something is lost. Every evening has another seed, which is printed, and so has every
/// world.
pub(crate) fn run(workspace: &Workspace, time: Duration) -> Result<()> {
    // They are started by the tests themselves; this only makes sure that they are there.
    drop(Servers::start(Syncing::Off)?);
    let start = Instant::now();
    let test = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = cargo(workspace.root(), &["test", "--profile", "soak"]);
        command.args(arguments).envs(variables.iter().copied());
        succeed(&mut command)
    };
    for first in (0..).step_by(usize::try_from(WORLDS)?) {
        step("a cluster that fails", || {
            let suite = ["--package", "tacora", "--test", "suite", "cluster::", "--", "--nocapture"];
            test(&suite, &[("CLUSTER_TROUBLES", TROUBLES)])
        })?;
        step(&format!("{WORLDS} worlds from {first}"), || {
            let (first, worlds) = (first.to_string(), WORLDS.to_string());
            let variables = [("TACORA_SIMULATION_FIRST", &*first), ("TACORA_SIMULATION_WORLDS", &worlds)];
            test(&["--package", "server", "--lib", "simulation::nothing"], &variables)
        })?;
        if start.elapsed() >= time {
            return Ok(());
        }
    }
    Ok(())
}
