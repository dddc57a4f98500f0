//! `tacora load`: load-tests a running server with many tables.
//!
//! A closed loop: every player answers at once, and the next question comes when all have. The generator is a separate
//! process, so that its work is not counted as the server's.

mod connection;
mod nodes;
mod numbers;
mod party;
mod report;
mod server_side;
mod socket;
mod transport;
mod watcher;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use indicatif::ProgressBar;
use tokio::task::JoinSet;

use crate::output::print;
use crate::stop::{self, WhenStopped};
use nodes::{Nodes, Spread};
use numbers::Numbers;
use party::Party;
use report::{Cost, Report};
use transport::Transport;
use watcher::Watcher;

/// The load to generate.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server, or all nodes of a cluster, as plain http addresses. Start it with `--no-limits`. Without a metrics token
    /// the report includes its processor time and memory.
    #[arg(default_value = "http://127.0.0.1:7777")]
    servers: Vec<String>,
    /// How clients are distributed over several nodes.
    #[arg(long, value_enum, default_value_t = Spread::People)]
    spread: Spread,
    /// Number of tables.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// Number of players at each table.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(3..=8))]
    seats: u32,
    /// Duration in seconds.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    seconds: u32,
    /// How all connections reach the server.
    #[arg(long, value_enum, default_value_t = Transport::Stream)]
    transport: Transport,
    /// Number of connections that only watch, distributed over the tables, opened before play begins. They read everything.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    idle: u32,
    /// Milliseconds that every player thinks before choosing; 0 for maximum load.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=60_000))]
    think: u32,
    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    // One thread, so that a server on the same machine has the other cores.
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.context("cannot start a thread")?;
    let stop = Arc::new(AtomicBool::new(false));
    let stopper = stop.clone();
    stop::on_request(WhenStopped::Exit("stopped"), move || stopper.store(true, Ordering::Relaxed))?;
    let report = runtime.block_on(run_load(args, &stop))?;
    // Ending the process closes thousands of connections faster than closing them one by one.
    runtime.shutdown_background();
    print(&if args.json { report.to_json()? } else { report.to_text() })
}

async fn run_load(args: &Args, stop: &Arc<AtomicBool>) -> Result<Report> {
    let nodes = Nodes::parse(&args.servers, args.spread)?;
    let before = nodes.measure().await?;
    let parties = make_parties(args, &nodes, stop).await?;
    let made = nodes.measure().await?;
    let idle = look_on(args, &nodes, &parties, stop).await?;
    let watched = nodes.measure().await?;

    let numbers = Arc::new(Numbers::default());
    let mut watching = JoinSet::new();
    for watcher in idle {
        let (numbers, stop) = (numbers.clone(), stop.clone());
        watching.spawn(async move {
            if watcher.watch(numbers.clone()).await.is_err() && !stop.load(Ordering::Relaxed) {
                numbers.failed();
            }
        });
    }
    let mut tables = JoinSet::new();
    let think = Duration::from_millis(u64::from(args.think));
    for party in parties {
        party.sit_down(&mut tables, &numbers, stop, args.transport, think).await?;
    }
    let seated = nodes.measure().await?;
    numbers.begin();
    let began = Instant::now();
    wait(Duration::from_secs(u64::from(args.seconds)), stop).await;
    let counted = numbers.end();
    let elapsed = began.elapsed();
    let after = nodes.measure().await?;
    stop.store(true, Ordering::Relaxed);
    watching.detach_all();
    Ok(Report::new(
        [args.tables, args.seats, args.idle],
        elapsed,
        &counted,
        &Cost { hosts: nodes.hosts(), before, made, watched, seated, after },
    ))
}

/// Creates an identity for every player and a table for every party.
async fn make_parties(args: &Args, nodes: &Nodes, stop: &AtomicBool) -> Result<Vec<Party>> {
    let bar = ProgressBar::new(u64::from(args.tables));
    let mut parties = Vec::new();
    for table in 0..args.tables as usize {
        ensure!(!stop.load(Ordering::Relaxed), "stopped before anybody played");
        parties.push(Party::gather(nodes, table, args.seats as usize).await?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(parties)
}

/// Opens the connections that only watch.
async fn look_on(args: &Args, nodes: &Nodes, parties: &[Party], stop: &AtomicBool) -> Result<Vec<Watcher>> {
    let bar = ProgressBar::new(u64::from(args.idle));
    let mut idle = Vec::new();
    for (number, party) in (0..args.idle as usize).zip(parties.iter().cycle()) {
        ensure!(!stop.load(Ordering::Relaxed), "stopped before anybody played");
        let server = nodes.to_look(party.table(), number);
        let watcher = match args.transport {
            Transport::Stream => server.watch_stream(party.code()).await,
            Transport::Socket => server.watch_socket(party.code()).await,
        };
        idle.push(watcher.with_context(|| format!("connection {} that only looks on", idle.len() + 1))?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(idle)
}

/// Waits, unless it is stopped.
async fn wait(duration: Duration, stop: &AtomicBool) {
    let end = Instant::now() + duration;
    while Instant::now() < end && !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(Duration::from_millis(50).min(end.saturating_duration_since(Instant::now())))
            .await;
    }
}
