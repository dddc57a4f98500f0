//! What survives when several servers share a database, and any part of it fails in the middle of play.
#![cfg(unix)]

use std::hash::{BuildHasher, RandomState};

use tokio::task::JoinSet;

use crate::club::{Club, Log, Party, Quarter, Trouble, hold, read_shared_log, scatter};

/// How many tables are played at, how often something goes wrong, and how many choices are acknowledged in between.
const TABLES: u64 = 24;
const TROUBLES: u64 = 8;
const BETWEEN: u64 = 120;

fn wished(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// What goes wrong and when follows from it; the cards and the machine have their own will.
fn seed() -> u64 {
    let seed = wished("CLUSTER_SEED").unwrap_or_else(|| RandomState::new().hash_one(0));
    println!("CLUSTER_SEED={seed} brings the same troubles again, in the same order");
    seed
}

/// Nobody is stood in for who is stood in for already: no clock has run out twice.
fn no_clock_ran_out_twice(log: &Log) {
    for (code, events) in log {
        let mut away = std::collections::BTreeSet::new();
        for event in events {
            match event.kind() {
                "stood-in" => assert!(away.insert(event.seat()), "{code}: a clock ran out twice"),
                "handed-back" => assert!(away.remove(&event.seat()), "{code}: handed back twice"),
                _ => {}
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_acknowledged_survives_whatever_fails_and_happens_once() {
    let seed = seed();
    let mut quarter = Quarter::open().await;
    let mut gathering = JoinSet::new();
    for number in 0..TABLES {
        gathering.spawn(Party::gather(number, quarter.door()));
    }
    let parties = gathering.join_all().await;
    let club = Club::new(seed);
    let evening = club.begin(&quarter.door(), &parties);
    for round in 0..wished("CLUSTER_TROUBLES").unwrap_or(TROUBLES) {
        club.decide(BETWEEN).await;
        let trouble = Trouble::of(scatter(seed.wrapping_add(round)));
        println!("{trouble:?}");
        quarter.suffer(trouble).await;
    }
    club.last_games();
    let journals = evening.end(&parties).await;
    let mut games = 0;
    for party in &parties {
        games += party.check_records(quarter.door()).await;
    }
    let log = read_shared_log(&quarter.database()).await;
    no_clock_ran_out_twice(&log);
    let count = hold(&journals, &[], &log);
    println!("{games} games at {TABLES} tables, {count:?}");
    assert!(count.survived > 0 && count.sent_again > 0, "what failed proves nothing: {count:?}");
}
