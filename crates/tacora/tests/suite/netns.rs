//! What survives when the nodes of a cluster are on hosts of their own and the network between them fails.
//!
//! Hosts are network namespaces; where they are not permitted these tests say so and do nothing.
#![cfg(target_os = "linux")]

mod phone;

use std::io::{self, Write};
use std::thread;
use std::time::Duration;

use throwaway::{Host, Network};
use tokio::runtime;

use crate::club::{
    CLIENTS, Club, Figures, NetworkCluster, NetworkFault, SLEEPERS, database, hold, hosts, read_shared_log,
};
use crate::cluster::{check_records, clocks_that_ran_out, gather, seed, wished};

/// How many tables are played at, at how many more nobody does anything, and how many choices are acknowledged between
/// two faults.
const TABLES: u64 = 12;
const ASLEEP: u64 = 3;
const BETWEEN: u64 = 40;

/// Runs clients on this host: every thread that opens a connection is there.
fn run_on<T: Send>(host: &Host, work: impl Future<Output = T> + Send) -> T {
    let on_host = host.clone();
    let mut builder = runtime::Builder::new_multi_thread();
    builder
        .worker_threads(2)
        .enable_all()
        .on_thread_start(move || on_host.enter().expect("the host is there"));
    let clients = builder.build().unwrap();
    let done = thread::scope(|scope| {
        let work = scope.spawn(|| {
            host.enter().expect("the host is there");
            clients.block_on(work)
        });
        work.join()
    });
    clients.shutdown_timeout(Duration::from_secs(5));
    done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// Whether a test cannot run here; then it says why, also where the output of tests is captured.
fn is_skipped() -> bool {
    let missing = Network::is_missing();
    if let Some(why) = &missing {
        let message = format!("test of the network skipped: {why}\n");
        io::stderr().write_all(message.as_bytes()).unwrap();
    }
    missing.is_some()
}

#[test]
fn what_is_acknowledged_survives_a_network_that_fails_and_happens_once() {
    if is_skipped() {
        return;
    }
    let seed = seed();
    let network = hosts(seed);
    let clients = network.host(CLIENTS).clone();
    run_on(&clients, play_through(seed, NetworkCluster::open(network)));
}

async fn play_through(seed: u64, mut cluster: NetworkCluster) {
    let parties = gather((0..TABLES).chain(SLEEPERS..SLEEPERS + ASLEEP), &cluster.door()).await;
    let club = Club::new(seed);
    let evening = club.begin(&cluster.door(), &parties);
    let mut figures = Figures::default();
    let faults = match wished("NETWORK_FAULTS") {
        Some(count) => NetworkFault::schedule(seed, usize::try_from(count).unwrap()),
        None => NetworkFault::one_of_each(seed),
    };
    let stalls = club.watch_stalls();
    club.decide(BETWEEN).await;
    for fault in faults {
        println!("{fault:?}");
        stalls.take_longest();
        cluster.inflict(fault).await;
        club.decide(BETWEEN).await;
        figures.add(fault.name(), stalls.take_longest());
    }
    club.last_games();
    let journals = evening.end(&parties).await;
    figures.games = check_records(&parties, &cluster.door()).await;
    let log = read_shared_log(&database()).await;
    for party in &parties {
        party.check_agreement(&cluster.door(), &cluster.addresses(), &log).await;
    }
    let clocks = clocks_that_ran_out(&log);
    assert!(clocks >= 2 * usize::try_from(ASLEEP).unwrap(), "{clocks}");
    let count = hold(&journals, &[], &log);
    let packets = cluster.network().packets().unwrap();
    println!("{clocks} clocks, {count:?}, {packets:?}");
    assert!(count.survived > 0, "what failed proves nothing: {count:?}");
    assert!(packets.lost > 0 && packets.delayed > 0 && packets.reordered > 0, "{packets:?}");
    figures.tell(&count);
}
