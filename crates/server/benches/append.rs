//! What it costs to append to the log of a table, durably, when one table is in play and when many are: in a SQLite file
//! and in a PostgreSQL server of its own, on the same disk.
//!
//! The wall time of an append is mostly the disk's; the processor time, printed first, is ours, without the database server's.

use std::fs;
use std::sync::Arc;
use std::time::Instant;

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use server::TableCode;
use server::store::{Append, LogIndex, PostgresStore, SqliteStore, Store};
use tempfile::TempDir;
use throwaway::{Postgres, Syncing};
use tokio::runtime::Runtime;

const APPENDS_EACH: u32 = 20;

fn main() {
    for place in [Place::Sqlite, Place::Postgres] {
        for tables in [1, 50, 500] {
            print_cost(place, tables);
        }
    }
    divan::main();
}

#[divan::bench(args = [1, 50, 500], sample_count = 10, sample_size = 1)]
fn append_to_sqlite(bencher: Bencher, tables: u32) {
    append(bencher, Place::Sqlite, tables);
}

#[divan::bench(args = [1, 50, 500], sample_count = 10, sample_size = 1)]
fn append_to_postgres(bencher: Bencher, tables: u32) {
    append(bencher, Place::Postgres, tables);
}

fn append(bencher: Bencher, place: Place, tables: u32) {
    let mut hall = Hall::new(place, tables);
    bencher.counter(ItemsCount::new(tables * APPENDS_EACH)).bench_local(|| hall.play());
}

fn print_cost(place: Place, tables: u32) {
    let mut hall = Hall::new(place, tables);
    hall.play();
    let (cpu, wall) = (processor_seconds(), Instant::now());
    let rounds = (20_000 / (tables * APPENDS_EACH)).clamp(5, 50);
    for _ in 0..rounds {
        hall.play();
    }
    let appends = f64::from(rounds * tables * APPENDS_EACH);
    let wall = wall.elapsed().as_secs_f64();
    println!(
        "{place:?}, {tables} tables: {:.1} µs of processor time an append, {:.2} ms until it is durable, {:.0} appends/s",
        (processor_seconds() - cpu) / appends * 1e6,
        wall * f64::from(tables) / appends * 1e3,
        appends / wall,
    );
}

/// Where the logs are.
#[derive(Clone, Copy, Debug)]
enum Place {
    Sqlite,
    Postgres,
}

/// Tables that are all in play at the same time: each appends when its last append is durable.
struct Hall {
    runtime: Runtime,
    store: Arc<dyn Store>,
    tables: Vec<TableCode>,
    length: u32,
    // What the store is in goes last.
    _server: Option<Postgres>,
    _directory: TempDir,
}

impl Hall {
    fn new(place: Place, tables: u32) -> Hall {
        let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("room for a database");
        let runtime = Runtime::new().expect("threads");
        let server = match place {
            Place::Sqlite => None,
            Place::Postgres => Some(Postgres::start(Syncing::On).expect("PostgreSQL is installed")),
        };
        let store: Arc<dyn Store> = runtime.block_on(async {
            match &server {
                None => {
                    Arc::new(SqliteStore::open(&directory.path().join("bench.db")).await.expect("it opens"))
                }
                Some(server) => {
                    let address = server.url("postgres").parse().expect("it has an address");
                    let store = PostgresStore::open(&address, PostgresStore::CONNECTIONS).await;
                    Arc::new(store.expect("it opens")) as Arc<dyn Store>
                }
            }
        });
        let mut generator = SmallRng::seed_from_u64(7);
        let tables = (0..tables).map(|_| TableCode::random(&mut generator)).collect();
        Hall { runtime, store, tables, length: 0, _server: server, _directory: directory }
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
                        let append = Append {
                            table,
                            after,
                            events,
                            row: None,
                            grown: 0,
                            game: None,
                            index: LogIndex::default(),
                            due: None,
                        };
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
