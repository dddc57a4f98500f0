//! What survives when several servers share a database, and any part of it fails in the middle of play.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::hash::{BuildHasher, RandomState};

use tokio::task::JoinSet;

use crate::club::{
    Club, Door, Figures, Log, Party, SLEEPERS, TestCluster, Trouble, hold, read_shared_log, scatter,
};

/// How many tables are played at, how often something goes wrong, and how many choices are acknowledged in between.
const TABLES: u64 = 24;
const TROUBLES: u64 = 6;
const BETWEEN: u64 = 120;

/// At how many more tables nobody does anything, so that clocks run out.
const ASLEEP: u64 = 6;

pub(crate) fn wished(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// What goes wrong and when follows from it; the cards and the machine have their own will.
pub(crate) fn seed() -> u64 {
    let seed = wished("CLUSTER_SEED").unwrap_or_else(|| RandomState::new().hash_one(0));
    println!("CLUSTER_SEED={seed} brings the same troubles again, in the same order");
    seed
}

/// Nobody is stood in for who is stood in for already: no clock runs out twice. How often one has run out.
pub(crate) fn clocks_that_ran_out(log: &Log) -> usize {
    let mut clocks = 0;
    for (code, events) in log {
        let mut away = BTreeSet::new();
        for event in events {
            match event.kind() {
                "stood-in" => {
                    clocks += 1;
                    assert!(away.insert(event.seat()), "{code}: a clock ran out twice");
                }
                "handed-back" => assert!(away.remove(&event.seat()), "{code}: handed back twice"),
                _ => {}
            }
        }
    }
    clocks
}

pub(crate) async fn gather(numbers: impl Iterator<Item = u64>, door: &Door) -> Vec<Party> {
    let mut gathering = JoinSet::new();
    for number in numbers {
        gathering.spawn(Party::gather(number, door.clone()));
    }
    gathering.join_all().await
}

/// Every record of every game is there, whole and fair; how many there are.
pub(crate) async fn check_records(parties: &[Party], door: &Door) -> usize {
    let mut games = 0;
    for party in parties {
        games += party.check_records(door.clone()).await;
    }
    games
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_acknowledged_survives_whatever_fails_and_happens_once() {
    let seed = seed();
    let mut cluster = TestCluster::open().await;
    let parties = gather((0..TABLES).chain(SLEEPERS..SLEEPERS + ASLEEP), &cluster.door()).await;
    let club = Club::new(seed);
    let evening = club.begin(&cluster.door(), &parties);
    let (mut figures, stalls) = (Figures::default(), club.watch_stalls());
    club.decide(BETWEEN).await;
    for round in 0..wished("CLUSTER_TROUBLES").unwrap_or(TROUBLES) {
        let trouble = Trouble::of(scatter(seed.wrapping_add(round)));
        println!("{trouble:?}");
        stalls.take_longest();
        cluster.inflict(trouble).await;
        club.decide(BETWEEN).await;
        figures.add(trouble.name(), stalls.take_longest());
    }
    club.last_games();
    let journals = evening.end(&parties).await;
    figures.games = check_records(&parties, &cluster.door()).await;
    let log = read_shared_log(&cluster.database()).await;
    let clocks = clocks_that_ran_out(&log);
    assert!(clocks >= 2 * usize::try_from(ASLEEP).unwrap(), "{clocks}");
    let count = hold(&journals, &[], &log);
    println!("{clocks} clocks, {count:?}");
    assert!(count.survived > 0, "what failed proves nothing: {count:?}");
    figures.tell(&count);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_are_restarted_one_after_another_put_nobody_off() {
    let mut cluster = TestCluster::open().await;
    let parties = gather(0..12, &cluster.door()).await;
    let club = Club::new(seed());
    let evening = club.begin(&cluster.door(), &parties);
    for node in 0..3 {
        club.decide(60).await;
        cluster.inflict(Trouble::Restarted { node }).await;
    }
    club.last_games();
    let journals = evening.end(&parties).await;
    check_records(&parties, &cluster.door()).await;
    let count = hold(&journals, &[], &read_shared_log(&cluster.database()).await);
    assert!(count.survived > 0, "nobody was there: {count:?}");
    assert_eq!(club.put_off(), 0, "nobody is told to come back later");
}
