//! What it costs to append to the log of a table, durably, when one table is in play and when many are.
//!
//! The wall time of an append is mostly the disk's; the processor time, printed first, is ours.

use std::fs;
use std::sync::Arc;
use std::time::Instant;

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use server::{Append, SqliteStore, Store, TableCode};
use tempfile::TempDir;
use tokio::runtime::Runtime;

const APPENDS_EACH: u32 = 20;

fn main() {
    for tables in [1, 50, 500] {
        print_cost(tables);
    }
    divan::main();
}

#[divan::bench(args = [1, 50, 500], sample_count = 10, sample_size = 1)]
fn append(bencher: Bencher, tables: u32) {
    let mut hall = Hall::new(tables);
    bencher.counter(ItemsCount::new(tables * APPENDS_EACH)).bench_local(|| hall.play());
}

fn print_cost(tables: u32) {
    let mut hall = Hall::new(tables);
    hall.play();
    let (commits, cpu, wall) = (hall.store.commits(), processor_seconds(), Instant::now());
    let rounds = (20_000 / (tables * APPENDS_EACH)).clamp(5, 50);
    for _ in 0..rounds {
        hall.play();
    }
    let appends = f64::from(rounds * tables * APPENDS_EACH);
    let commits = f64::from(u32::try_from(hall.store.commits() - commits).expect("few commits"));
    let wall = wall.elapsed().as_secs_f64();
    println!(
        "{tables} tables: {:.1} µs of processor time an append, {:.1} appends and {:.2} ms a commit, {:.0} appends/s",
        (processor_seconds() - cpu) / appends * 1e6,
        appends / commits,
        wall / commits * 1e3,
        appends / wall,
    );
}

/// Tables that are all in play at the same time: each appends when its last append is durable.
struct Hall {
    runtime: Runtime,
    store: Arc<SqliteStore>,
    tables: Vec<TableCode>,
    length: u32,
    _directory: TempDir,
}

impl Hall {
    fn new(tables: u32) -> Hall {
        let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("room for a database");
        let runtime = Runtime::new().expect("threads");
        let store = runtime.block_on(SqliteStore::open(&directory.path().join("bench.db")));
        let store = Arc::new(store.expect("a new database opens"));
        let mut generator = SmallRng::seed_from_u64(7);
        let tables = (0..tables).map(|_| TableCode::random(&mut generator)).collect();
        Hall { runtime, store, tables, length: 0, _directory: directory }
    }

    fn play(&mut self) {
        let first = self.length;
        self.length += APPENDS_EACH;
        self.runtime.block_on(async {
            let tables = self.tables.iter().map(|table| {
                let (store, table) = (Arc::clone(&self.store), *table);
                tokio::spawn(async move {
                    for after in first..first + APPENDS_EACH {
                        let events = vec![format!(r#"{{"at":{after},"event":"{}"}}"#, "x".repeat(150))];
                        let append = Append { table, after, events, row: None, game: None, due: None };
                        store.append(append).await.expect("the log is as long as it should be");
                    }
                })
            });
            for table in tables.collect::<Vec<_>>() {
                table.await.expect("no table fails");
            }
        });
    }
}

/// The processor time of all threads that are alive, or nothing where the system does not tell.
fn processor_seconds() -> f64 {
    let Ok(threads) = fs::read_dir("/proc/self/task") else { return 0.0 };
    let nanoseconds = threads.filter_map(|thread| {
        let told = fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
        told.split_ascii_whitespace().next()?.parse::<f64>().ok()
    });
    nanoseconds.sum::<f64>() / 1e9
}
