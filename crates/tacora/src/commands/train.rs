//! `tacora train`: trains the master's table for one number of players from scratch.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use advice::master::Family;
use anyhow::{Context, Result, bail};
use arena::{Training, Watch};
use seal::hex;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::output::print;
use crate::progress;
use crate::rules_args::RulesArgs;
use crate::stop::WhenStopped;
use crate::threads::Threads;

/// The table and the effort.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Number of players.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=8))]
    players: u8,
    #[command(flatten)]
    rules: RulesArgs,
    /// The seed; the same seed gives the same table on any number of threads.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Training rounds per expedition. Default: as for the tables in this program.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rounds: Option<u32>,
    /// Games per round. Default: as for the tables in this program.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: Option<u64>,
    /// The file to write.
    #[arg(long, value_name = "FILE", default_value = "master.table")]
    out: PathBuf,
    #[command(flatten)]
    threads: Threads,
    /// Print as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct TableJson {
    bytes: usize,
    sha256: String,
    shipped: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let players = usize::from(args.players);
    let named = args.rules.rules(Some(players))?;
    let family = Family::of(&named.rules);
    let mut training = Training::new(named.rules, players)?;
    training.seed = args.seed;
    training.rounds = args.rounds.unwrap_or(training.rounds);
    training.games = args.games.unwrap_or(training.games);
    // A file that cannot be written is refused now, not after minutes. An existing file is kept until the result is
    // ready.
    let is_new = !args.out.exists();
    OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(&args.out)
        .with_context(|| name(&args.out))?;
    let _unfinished = is_new.then(|| Unfinished(&args.out));

    let watch = Arc::new(Watch::default());
    let trained = progress::watch(&watch, WhenStopped::Exit(STOPPED), training.work(), || {
        training.run(args.threads.count(), &watch)
    })?;
    let Some(master) = trained else { bail!(STOPPED) };
    let bytes = master.bytes();
    write(&args.out, &bytes)?;
    report(args, &bytes, bytes == family.bytes(players))
}

const STOPPED: &str = "stopped before anything could be written";

/// A file that we have created. It is removed again if nothing was written to it.
struct Unfinished<'a>(&'a Path);

impl Drop for Unfinished<'_> {
    fn drop(&mut self) {
        if fs::metadata(self.0).is_ok_and(|file| file.len() == 0) {
            let _ = fs::remove_file(self.0);
        }
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| name(path))
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

fn report(args: &Args, bytes: &[u8], shipped: bool) -> Result<()> {
    let json = TableJson { bytes: bytes.len(), sha256: hex::encode(&Sha256::digest(bytes)), shipped };
    if args.json {
        return print(&format!("{}\n", serde_json::to_string(&json)?));
    }
    let same = if shipped { "the same as" } else { "not the same as" };
    let out = args.out.display();
    print(&format!(
        "{} bytes in {out}, {same} the table in this program\nSHA-256 {}\n",
        json.bytes, json.sha256
    ))
}
