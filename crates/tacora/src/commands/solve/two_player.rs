//! `tacora solve two-player`: solves the whole two-player game from scratch.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::ErrorKind;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use advice::two_player::{BASE_TABLE, Expedition, WinTable, base_game};
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use seal::hex;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::input::read_at_most;
use crate::output::print;
use crate::stop::{self, WhenStopped};
use crate::threads::Threads;

/// The output file.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file to write. While unfinished it is called FILE.part, and the next call continues it.
    #[arg(long, value_name = "FILE", default_value = "two-player.table")]
    file: PathBuf,
    #[command(flatten)]
    threads: Threads,
    /// Print as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct TableJson {
    values: usize,
    sha256: String,
    shipped: bool,
}

/// How many leads a thread takes at a time.
const CHUNK: usize = 4;

pub(crate) fn run(args: &Args) -> Result<()> {
    let part = args.part();
    let mut table = begun(&part)?;
    let stop = Arc::new(AtomicBool::new(false));
    let stopper = stop.clone();
    stop::on_request(WhenStopped::Exit("stopped: the same command goes on"), move || {
        stopper.store(true, Ordering::Relaxed);
    })?;

    let bar = bar(&table)?;
    while let Some(chapter) = table.next().cloned() {
        let expedition = table.expedition(chapter.expedition, &chapter.hazards);
        let expedition = expedition.expect("what follows has been solved before");
        let leads: Vec<i32> = chapter.leads().collect();
        let Some(values) = solve(&expedition, &leads, args.threads.count(), &stop, &bar) else {
            bar.abandon();
            let (known, all) = (table.known(), table.game().chapters().len());
            bail!("stopped with {known} of {all} parts in {}: the same command goes on", part.display());
        };
        table.add(&values);
        write(&part, &table.bytes())?;
    }
    bar.finish_and_clear();
    fs::rename(&part, &args.file).with_context(|| args.file.display().to_string())?;
    report(args, &table)
}

/// The unfinished table of an earlier call.
fn begun(part: &Path) -> Result<WinTable> {
    match File::open(part).and_then(|file| read_at_most(file, BASE_TABLE.len())) {
        Ok(bytes) => WinTable::read(base_game(), &bytes).with_context(|| part.display().to_string()),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            // A file that cannot be written is refused now, not after minutes.
            write(part, &[])?;
            Ok(WinTable::new(base_game()))
        }
        Err(error) => Err(error).with_context(|| part.display().to_string()),
    }
}

/// Writes a file atomically: readers see the old or the new content, even if the program is stopped in between.
fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let beside = with_ending(path, ".new");
    fs::write(&beside, bytes)
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| path.display().to_string())
}

/// The chance of winning with each of these leads; `None` if it was stopped.
fn solve(
    expedition: &Expedition,
    leads: &[i32],
    threads: NonZeroUsize,
    stop: &AtomicBool,
    bar: &ProgressBar,
) -> Option<Vec<f64>> {
    let next = AtomicUsize::new(0);
    let chunks: Vec<&[i32]> = leads.chunks(CHUNK).collect();
    let work = || {
        let mut solved = Vec::new();
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(chunk) = chunks.get(number) else { break };
            solved.push((number, expedition.values(chunk)));
            bar.inc(chunk.len() as u64);
        }
        solved
    };
    let mut solved: Vec<(usize, Vec<f64>)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    solved.sort_unstable_by_key(|(number, _)| *number);
    (solved.len() == chunks.len()).then(|| solved.into_iter().flat_map(|(_, values)| values).collect())
}

fn bar(table: &WinTable) -> Result<ProgressBar> {
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} values, {eta} left")
        .context("the template of the bar")?;
    let values = |from: usize, to: usize| {
        table.game().chapters()[from..to].iter().map(|chapter| chapter.leads().count() as u64).sum()
    };
    let bar = ProgressBar::new(values(0, table.game().chapters().len())).with_style(style);
    bar.set_position(values(0, table.known()));
    bar.reset_eta();
    Ok(bar)
}

fn report(args: &Args, table: &WinTable) -> Result<()> {
    let bytes = table.bytes();
    let json = TableJson {
        values: bytes.len() / size_of::<f64>(),
        sha256: hex::encode(&Sha256::digest(&bytes)),
        shipped: bytes == BASE_TABLE,
    };
    if args.json {
        return print(&format!("{}\n", serde_json::to_string(&json)?));
    }
    let same = if json.shipped { "the same as" } else { "not the same as" };
    print(&format!(
        "{} values in {}, {same} those in this program\nSHA-256 {}\n",
        json.values,
        args.file.display(),
        json.sha256
    ))
}

impl Args {
    fn part(&self) -> PathBuf {
        with_ending(&self.file, ".part")
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}
