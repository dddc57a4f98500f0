//! `cargo xtask capacity`: load-tests one server and a cluster on this machine, one after the other.
//!
//! Prints the rows of the table in `docs/capacity.md`. Everything shares the machine: servers, database, message bus
//! and load generator.

use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::Value;
use throwaway::Syncing;

use crate::servers::Servers;
use crate::serving::Serving;
use crate::step::{cargo, ended_well, succeed};
use crate::workspace::Workspace;

/// The numbers of tables with five players.
const TABLES: [&str; 2] = ["20", "100"];

/// How often the CPU time of database and bus is sampled.
const GLANCE: Duration = Duration::from_millis(50);

const HEAD: &str = "\
| servers | tables | decisions a second | acknowledged p50 / p99 | last choice → seen p50 / p99 | CPU per 1,000: servers | database | bus | memory per server |
|---|---|---|---|---|---|---|---|---|";

/// The servers under load.
struct Setting {
    name: &'static str,
    /// The number of nodes on PostgreSQL and NATS; 0 is one server on SQLite.
    nodes: usize,
    spread: &'static str,
}

const SETTINGS: [Setting; 4] = [
    Setting { name: "one, SQLite", nodes: 0, spread: "tables" },
    Setting { name: "one node, PostgreSQL", nodes: 1, spread: "tables" },
    Setting { name: "three nodes, each table at one", nodes: 3, spread: "tables" },
    Setting { name: "three nodes, everybody anywhere", nodes: 3, spread: "people" },
];

/// Runs each load test for this long.
pub(crate) fn run(workspace: &Workspace, time: Duration) -> Result<()> {
    succeed(&mut cargo(workspace.root(), &["build", "--profile", "dist", "--locked"]))?;
    let program = workspace.target().join("dist/tacora");
    println!("\n{HEAD}");
    for setting in &SETTINGS {
        for tables in TABLES {
            println!("{}", row(&program, setting, tables, time).with_context(|| setting.name)?);
        }
    }
    Ok(())
}

/// One row, with its own servers and database.
fn row(program: &Path, setting: &Setting, tables: &str, time: Duration) -> Result<String> {
    let shared = if setting.nodes > 0 { Some(Servers::start(Syncing::On)?) } else { None };
    let folder = tempfile::tempdir()?;
    let mut serving = Vec::new();
    for _ in 0..setting.nodes.max(1) {
        let arguments = match &shared {
            Some(shared) => {
                vec!["--database".to_owned(), shared.database(), "--nats".to_owned(), shared.bus()]
            }
            None => vec!["--data".to_owned(), folder.path().to_string_lossy().into_owned()],
        };
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        serving.push(Serving::start(program, &arguments)?);
    }
    let seconds = time.as_secs().to_string();
    let mut load = Command::new(program);
    load.arg("load").args(serving.iter().map(Serving::url)).args(["--spread", setting.spread]);
    load.args(["--tables", tables, "--seconds", &seconds, "--json"]);
    let measured = run_load(load, shared.as_ref(), time)?;
    Ok(format!("| {} | {tables} × 5 {}", setting.name, measured.cells()))
}

/// The results of one row.
struct Measured {
    figures: Value,
    /// The CPU time of database and bus during the measurement.
    shared: Option<[Duration; 2]>,
}

/// Runs the load generator and samples the database and the bus; only the last seconds count.
fn run_load(mut load: Command, shared: Option<&Servers>, time: Duration) -> Result<Measured> {
    let mut child = load.stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
    let mut glances = Vec::new();
    while child.try_wait()?.is_none() {
        if let Some(shared) = shared {
            glances.push((Instant::now(), shared.used()?));
        }
        sleep(GLANCE);
    }
    let ended = child.wait_with_output()?;
    ended_well(&load, ended.status)?;
    let used = glances.last().map(|(end, last)| {
        let begin = glances.iter().find(|(at, _)| *at + time >= *end).map_or(*last, |(_, used)| *used);
        [last[0].saturating_sub(begin[0]), last[1].saturating_sub(begin[1])]
    });
    Ok(Measured { figures: serde_json::from_slice(&ended.stdout).context("the figures")?, shared: used })
}

impl Measured {
    /// The figures as cells of a table.
    fn cells(&self) -> String {
        let number = |path: &str| self.figures.pointer(path).and_then(Value::as_f64).unwrap_or(f64::NAN);
        let times = |path: &str| {
            format!("{:.0} / {:.0} ms", number(&format!("{path}/p50")), number(&format!("{path}/p99")))
        };
        let per_thousand =
            |used: Duration| format!("{:.0} ms", used.as_secs_f64() * 1_000_000.0 / number("/decisions"));
        let [database, bus] =
            self.shared.map_or(["–".to_owned(), "–".to_owned()], |used| used.map(per_thousand));
        let servers = self.figures["nodes"].as_array().map_or(1, Vec::len);
        let memory = number("/bytes_in_the_end") / f64::from(u32::try_from(servers).unwrap_or(1)) / 1e6;
        let refused = match number("/refused") + number("/broken") {
            0.0 => String::new(),
            count => format!(" ({count:.0} refused or broken)"),
        };
        format!(
            "| {:.0}{refused} | {} | {} | {:.0} ms | {database} | {bus} | {memory:.0} MB |",
            number("/decisions_per_second"),
            times("/acknowledged_ms"),
            times("/reveal_ms"),
            number("/cpu_ms_per_1000_decisions"),
        )
    }
}
