//! `tacora load`: many tables whose people all choose at once, and how a running server bears it.
//!
//! A closed loop: whoever is asked answers at once, and the next question comes when all have. The generator is a program
//! of its own, so that its work is not counted as the server's.

mod connection;
mod numbers;
mod party;
mod report;
mod server_side;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use indicatif::ProgressBar;
use tokio::task::JoinSet;

use crate::output::print;
use connection::Server;
use numbers::Numbers;
use party::Party;
use report::{Cost, Report};
use server_side::ServerSide;

/// How hard to press.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server: a plain http address. To measure its processor time and memory it must be on this machine or `--token`
    /// must open its metrics; start it with `--no-limits`.
    #[arg(default_value = "http://127.0.0.1:7777")]
    server: String,
    /// How many tables play.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// How many sit at each.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(3..=8))]
    seats: u32,
    /// For how many seconds.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    seconds: u32,
    /// How many connections only look on, spread over the tables, before anybody plays.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    idle: u32,
    /// Milliseconds that everybody thinks before choosing; 0 presses as hard as it can.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=60_000))]
    think: u32,
    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    // One thread, so that a server on the same machine has the others.
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.context("cannot start a thread")?;
    let stop = Arc::new(AtomicBool::new(false));
    let stopper = stop.clone();
    ctrlc::set_handler(move || stopper.store(true, Ordering::Relaxed)).context("cannot listen for Ctrl-C")?;
    let report = runtime.block_on(press(args, &stop))?;
    // Thousands of connections are closed by the end of the process faster than one by one.
    runtime.shutdown_background();
    print(&if args.json { report.to_json()? } else { report.to_text() })
}

async fn press(args: &Args, stop: &Arc<AtomicBool>) -> Result<Report> {
    let server = Server::parse(&args.server)?;
    let before = ServerSide::measure(&server).await?;
    let parties = make_parties(args, &server, stop).await?;
    let made = ServerSide::measure(&server).await?;
    let idle = look_on(args, &server, &parties, stop).await?;
    let watched = ServerSide::measure(&server).await?;

    let numbers = Arc::new(Numbers::default());
    let mut tables = JoinSet::new();
    let think = Duration::from_millis(u64::from(args.think));
    for party in parties {
        party.sit_down(&mut tables, &numbers, stop, think).await?;
    }
    let seated = ServerSide::measure(&server).await?;
    numbers.begin();
    let began = Instant::now();
    wait(Duration::from_secs(u64::from(args.seconds)), stop).await;
    let counted = numbers.end();
    let elapsed = began.elapsed();
    let after = ServerSide::measure(&server).await?;
    stop.store(true, Ordering::Relaxed);
    drop(idle);
    Ok(Report::new(
        [args.tables, args.seats, args.idle],
        elapsed,
        &counted,
        &Cost { before, made, watched, seated, after },
    ))
}

/// Everybody gets an identity, and every party a table.
async fn make_parties(args: &Args, server: &Server, stop: &AtomicBool) -> Result<Vec<Party>> {
    let bar = ProgressBar::new(u64::from(args.tables));
    let mut parties = Vec::new();
    for number in 0..args.tables {
        ensure!(!stop.load(Ordering::Relaxed), "stopped before anybody played");
        parties.push(Party::gather(server, number, args.seats).await?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(parties)
}

/// Opens the connections that only look on.
async fn look_on(
    args: &Args,
    server: &Server,
    parties: &[Party],
    stop: &AtomicBool,
) -> Result<Vec<connection::Stream>> {
    let bar = ProgressBar::new(u64::from(args.idle));
    let mut idle = Vec::new();
    for (_, party) in (0..args.idle).zip(parties.iter().cycle()) {
        ensure!(!stop.load(Ordering::Relaxed), "stopped before anybody played");
        let stream = server.look_on(party.code(), None).await;
        idle.push(stream.with_context(|| format!("connection {} that only looks on", idle.len() + 1))?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(idle)
}

/// Waits, unless somebody stops it.
async fn wait(duration: Duration, stop: &AtomicBool) {
    let end = Instant::now() + duration;
    while Instant::now() < end && !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(Duration::from_millis(50).min(end.saturating_duration_since(Instant::now())))
            .await;
    }
}
