//! What survives when a server ends in the middle of play, and what a copy of its data is worth.
#![cfg(unix)]

use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::task::JoinSet;

use crate::club::{
    Club, Count, Ending, Figures, Journal, Log, Party, Port, TestServer, hold, read_log, scatter,
};
use crate::process::Ended;
use crate::serving::alone;

/// How many choices are acknowledged between two ends of the server.
const LEAST_BETWEEN: u64 = 150;
const MOST_BETWEEN: u64 = 450;

/// Moments and choices follow from it; the cards and the machine have their own will.
fn seed() -> u64 {
    let chosen = std::env::var("KILL_SEED").ok().map(|text| text.parse().expect("KILL_SEED is a number"));
    let seed = chosen.unwrap_or_else(|| RandomState::new().hash_one(0));
    println!("KILL_SEED={seed} ends the server after the same number of choices again");
    seed
}

async fn gather(tables: u64, server: &TestServer) -> Vec<Party> {
    let mut gathering = JoinSet::new();
    for number in 0..tables {
        gathering.spawn(Party::gather(number, server.door()));
    }
    gathering.join_all().await
}

/// Every record of every game is there, whole and fair.
async fn check_records(parties: &[Party], server: &TestServer) -> usize {
    let mut games = 0;
    for party in parties {
        games += party.check_records(server.door()).await;
    }
    assert!(games >= parties.len());
    println!("{games} games at {} tables", parties.len());
    games
}

/// Ends a quiet server and reads what it leaves.
async fn log_of(mut server: TestServer) -> Log {
    assert_eq!(server.terminated().await, Ended { code: Some(0), out: String::new(), err: String::new() });
    read_log(server.data()).await
}

/// Lets a club play while its server ends so many times, each time after a random number of choices. Whoever ends it is
/// given a number that follows from the seed.
async fn play_through(
    mut server: TestServer,
    (tables, ends): (u64, u64),
    name: &'static str,
    end: impl AsyncFn(&mut TestServer, u64),
) -> (Vec<Journal>, Count) {
    let seed = seed();
    let parties = gather(tables, &server).await;
    let club = Club::new(seed);
    let evening = club.begin(&server.door(), &parties);
    let (mut figures, stalls) = (Figures::default(), club.watch_stalls());
    club.decide(LEAST_BETWEEN).await;
    for round in 0..ends {
        let chance = scatter(seed.wrapping_add(round));
        stalls.take_longest();
        end(&mut server, scatter(chance)).await;
        server.reopen(if round % 2 == 0 { Port::Another } else { Port::Same }).await;
        club.decide(LEAST_BETWEEN + chance % (MOST_BETWEEN - LEAST_BETWEEN)).await;
        figures.add(name, stalls.take_longest());
    }
    club.last_games();
    let journals = evening.end(&parties).await;
    figures.games = check_records(&parties, &server).await;
    let count = hold(&journals, &[], &log_of(server).await);
    println!("{count:?}");
    figures.tell(&count);
    assert!(count.survived > 0, "the server ended at moments that prove nothing");
    (journals, count)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_acknowledged_survives_kill_9_and_happens_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = TestServer::open(folder.path()).await;
    let (_, count) = play_through(server, (40, 5), "server killed", async |server, _| {
        let Ended { code, err, .. } = server.killed().await;
        assert_eq!((code, err.as_str()), (None, ""), "it was killed, and had no complaint before");
    })
    .await;
    assert!(count.sent_again > 0, "nobody has lost an answer");
}

/// As after kill -9, but the disk forgets what was written and not synced.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_acknowledged_survives_a_power_cut_and_happens_once() {
    let cuts = std::env::var("POWER_CUTS").ok().map(|text| text.parse().expect("POWER_CUTS is a number"));
    let folder = tempfile::tempdir().unwrap();
    let server = TestServer::open_with_power(folder.path()).await;
    let unsynced = AtomicUsize::new(0);
    let ends = (16, cuts.unwrap_or(6));
    play_through(server, ends, "power cut of one machine", async |server, seed| {
        let (Ended { code, err, .. }, report) = server.lost_power(seed).await;
        assert_eq!((code, err.as_str()), (None, ""), "it was killed, and had no complaint before");
        println!("{report:?}");
        unsynced.fetch_add(report.unsynced, Ordering::Relaxed);
    })
    .await;
    assert!(unsynced.into_inner() > 0, "there was something to lose");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_asked_to_end_loses_nothing_and_ends_its_streams() {
    let folder = tempfile::tempdir().unwrap();
    let server = TestServer::open(folder.path()).await;
    let (journals, _) = play_through(server, (12, 3), "server ended", async |server, _| {
        let ended = server.terminated().await;
        assert_eq!(ended, Ended { code: Some(0), out: String::new(), err: String::new() });
    })
    .await;
    let endings: Vec<Ending> = journals.iter().flat_map(|journal| journal.endings.iter().copied()).collect();
    assert!(endings.len() >= 12 * 3);
    assert!(endings.iter().all(|ending| *ending == Ending::Clean), "{endings:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_is_made_during_play_is_a_moment_that_happened_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (data, other) = (folder.path().join("data"), folder.path().join("other"));
    let server = TestServer::open(&data).await;
    let parties = gather(10, &server).await;
    let seed = seed();
    let club = Club::new(seed);
    let evening = club.begin(&server.door(), &parties);
    club.decide(100).await;
    std::fs::create_dir(&other).unwrap();
    backup(&data, &other.join("tacora.db")).await;
    // They have gone on meanwhile, so that the copy is a moment in the middle.
    club.decide(50).await;
    club.last_games();
    let earlier = evening.end(&parties).await;
    let original = log_of(server).await;
    hold(&earlier, &[], &original);
    let copy = read_log(&other).await;
    let mut behind = 0;
    for (code, events) in &copy {
        let bodies = |events: &[crate::club::Written]| -> Vec<String> {
            events.iter().map(|event| event.body.clone()).collect()
        };
        assert_eq!(bodies(events), bodies(&original[code][..events.len()]));
        behind += usize::from(events.len() < original[code].len());
    }
    assert_eq!((copy.len(), behind), (10, 10));

    let restored = TestServer::open(&other).await;
    let mut again = Vec::new();
    for party in &parties {
        let party_again = party.gather_again(restored.door()).await;
        assert!((1..=party.messages()).contains(&party_again.head()));
        again.push(party_again);
    }
    let club = Club::new(seed);
    let evening = club.begin(&restored.door(), &again);
    club.last_games();
    let journals = evening.end(&again).await;
    check_records(&again, &restored).await;
    hold(&journals, &earlier, &log_of(restored).await);
}

async fn backup(data: &Path, copy: &Path) {
    let (data, copy) = (data.to_owned(), copy.to_owned());
    let copied = tokio::task::spawn_blocking(move || {
        let arguments = ["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()];
        Ended::from(alone(&arguments).output().unwrap())
    });
    copied.await.unwrap().printed();
}
