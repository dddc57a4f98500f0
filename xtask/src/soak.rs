//! `cargo xtask soak`: clusters with failing parts and networks, power cuts and simulated worlds, for a given time.

mod figures;

use std::env;
use std::time::{Duration, Instant};

use anyhow::Result;
use throwaway::{Network, Syncing};

use crate::servers::Servers;
use crate::step::{cargo, step, succeed};
use crate::workspace::Workspace;
use figures::Figures;

/// The number of faults in one run of each test, and the number of worlds that are simulated after them.
const TROUBLES: &str = "40";
const NETWORK_FAULTS: &str = "45";
const POWER_CUTS: &str = "20";
const WORLDS: u64 = 2_000;

/// Runs until the time is up or something is lost. Every run and every simulated world has a new seed, which is
/// printed. `SOAK_PROFILE=dev` uses the build of `cargo test`.
pub(crate) fn run(workspace: &Workspace, time: Duration) -> Result<()> {
    // The tests start the servers themselves; this only makes sure that they are installed.
    drop(Servers::start(Syncing::Off)?);
    if let Some(why) = Network::is_missing() {
        println!("no faults of the network, because {why}");
    }
    let start = Instant::now();
    let profile = env::var("SOAK_PROFILE").unwrap_or_else(|_| "soak".to_owned());
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("figures");
    let test = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = cargo(workspace.root(), &["test", "--profile", &profile]);
        command.args(arguments).envs(variables.iter().copied()).env("TACORA_TEST_FIGURES", &file);
        succeed(&mut command)
    };
    let suite = |filter: &str, variable: (&str, &str)| {
        test(&["--package", "tacora", "--test", "suite", filter, "--", "--nocapture"], &[variable])
    };
    for first in (0..).step_by(usize::try_from(WORLDS)?) {
        step("a cluster that fails", || suite("cluster::", ("CLUSTER_TROUBLES", TROUBLES)))?;
        step("a network that fails", || suite("netns::", ("NETWORK_FAULTS", NETWORK_FAULTS)))?;
        step("power cuts", || suite("survives_a_power_cut", ("POWER_CUTS", POWER_CUTS)))?;
        step(&format!("{WORLDS} worlds from {first}"), || {
            let (first, worlds) = (first.to_string(), WORLDS.to_string());
            let variables = [("TACORA_SIMULATION_FIRST", &*first), ("TACORA_SIMULATION_WORLDS", &worlds)];
            test(&["--package", "server", "--lib", "simulation::nothing"], &variables)
        })?;
        println!("after {:.0} minutes: {}", start.elapsed().as_secs_f32() / 60.0, Figures::read(&file)?);
        if start.elapsed() >= time {
            return Ok(());
        }
    }
    Ok(())
}
