//! What survives when a server ends in the middle of play, and what a copy of its data is worth.
#![cfg(unix)]

use std::hash::{BuildHasher, RandomState};
use std::path::Path;

use tokio::task::JoinSet;

use crate::club::{Club, Count, Ending, House, Journal, Log, Party, Port, hold, read_log, scatter};
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

async fn gather(tables: u64, house: &House) -> Vec<Party> {
    let mut gathering = JoinSet::new();
    for number in 0..tables {
        gathering.spawn(Party::gather(number, house.door()));
    }
    gathering.join_all().await
}

/// Every record of every game is there, whole and fair.
async fn check_records(parties: &[Party], house: &House) {
    let mut games = 0;
    for party in parties {
        games += party.check_records(house.door()).await;
    }
    assert!(games >= parties.len());
    println!("{games} games at {} tables", parties.len());
}

/// Ends a quiet server and reads what it leaves.
async fn log_of(mut house: House) -> Log {
    assert_eq!(house.terminated().await, Ended { code: Some(0), out: String::new(), err: String::new() });
    read_log(house.data()).await
}

/// Lets a club play while its server ends so many times, each time after a random number of choices.
async fn play_through(tables: u64, ends: u64, end: impl AsyncFn(&mut House)) -> (Vec<Journal>, Count) {
    let seed = seed();
    let folder = tempfile::tempdir().unwrap();
    let mut house = House::open(folder.path()).await;
    let parties = gather(tables, &house).await;
    let club = Club::new(seed);
    let evening = club.begin(&house.door(), &parties);
    for round in 0..ends {
        let chance = scatter(seed.wrapping_add(round));
        club.decide(LEAST_BETWEEN + chance % (MOST_BETWEEN - LEAST_BETWEEN)).await;
        end(&mut house).await;
        house.reopen(if round % 2 == 0 { Port::Another } else { Port::Same }).await;
    }
    club.last_games();
    let journals = evening.end(&parties).await;
    check_records(&parties, &house).await;
    let count = hold(&journals, &[], &log_of(house).await);
    println!("{count:?}");
    assert!(count.survived > 0, "the server ended at moments that prove nothing");
    (journals, count)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_acknowledged_survives_kill_9_and_happens_once() {
    let (_, count) = play_through(40, 5, async |house| {
        let Ended { code, err, .. } = house.killed().await;
        assert_eq!((code, err.as_str()), (None, ""), "it was killed, and had no complaint before");
    })
    .await;
    assert!(count.sent_again > 0, "nobody has lost an answer");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_asked_to_end_loses_nothing_and_ends_its_streams() {
    let (journals, _) = play_through(12, 3, async |house| {
        let ended = house.terminated().await;
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
    let house = House::open(&data).await;
    let parties = gather(10, &house).await;
    let seed = seed();
    let club = Club::new(seed);
    let evening = club.begin(&house.door(), &parties);
    club.decide(100).await;
    std::fs::create_dir(&other).unwrap();
    backup(&data, &other.join("tacora.db")).await;
    // They have gone on meanwhile, so that the copy is a moment in the middle.
    club.decide(50).await;
    club.last_games();
    let earlier = evening.end(&parties).await;
    let original = log_of(house).await;
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

    let restored = House::open(&other).await;
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
