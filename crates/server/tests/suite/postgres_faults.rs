//! A PostgreSQL server that stands still, goes away or is killed under an open store.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::future::join_all;
use server::store::{NodeId, PostgresStore, SharedStore, Store, StoreError};
use table::{PersonId, Time};
use throwaway::{Postgres, Syncing};
use tokio::time::timeout;

use crate::store::{ALL, append, code};
use crate::support::postgres_server::PostgresServer;

/// What somebody who waits for a refusal has to bear.
const REFUSAL: Duration = Duration::from_secs(8);

async fn on(postgres: &Postgres) -> Arc<PostgresStore> {
    let server = Arc::new(PostgresServer::Elsewhere(postgres.url("postgres")));
    Arc::new(server.database().await.open().await)
}

/// Everything that can be asked of a store fails, and in time.
async fn everything_fails(store: &PostgresStore) {
    fn failed<T>(what: &str, answer: &Result<T, StoreError>) {
        assert!(matches!(answer, Err(StoreError::Unreachable(_))), "{what}");
    }
    let (table, person, now) = (code(1), PersonId(1), Time(1));
    let all = async {
        tokio::join!(
            async { failed("append", &store.append(append(table, 1, &["2"])).await) },
            async { failed("events", &store.events(&table, 0, ALL).await) },
            async { failed("lobby", &store.lobby(ALL).await) },
            async { failed("tables_of", &store.tables_of(person, ALL).await) },
            async { failed("games_of", &store.games_of(person, None, ALL).await) },
            async { failed("keys_of", &store.keys_of(person).await) },
            async { failed("rename", &store.rename(person, "Ada".to_owned()).await) },
            async { failed("ready", &store.ready().await) },
            async { failed("claim_due", &store.claim_due(now, Time(2), 1).await) },
            async { failed("schedule", &store.schedule(&table, now).await) },
            async { failed("lengths", &store.lengths(&[table]).await) },
            async { failed("live", &store.renew_lease(NodeId(1), now, Time(2)).await) },
            async { failed("connect", &store.connect(NodeId(1), &table, &[person]).await) },
        )
    };
    timeout(REFUSAL, all).await.expect("a refusal comes in time");
}

/// Asks until the store is well again.
async fn heals(store: &PostgresStore) {
    let well = async { while store.ready().await.is_err() {} };
    timeout(Duration::from_secs(30), well).await.expect("the store heals");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stands_still_is_a_failure_that_heals() {
    let postgres = Postgres::start(Syncing::Off).unwrap();
    let store = on(&postgres).await;
    store.append(append(code(1), 0, &["1"])).await.unwrap();
    postgres.freeze().unwrap();
    everything_fails(&store).await;
    everything_fails(&store).await;
    postgres.thaw().unwrap();
    heals(&store).await;
    // An append that was given up may have been carried out after all: the log says so, and nothing is written twice.
    let log = store.events(&code(1), 0, ALL).await.unwrap();
    assert!(log == ["1"] || log == ["1", "2"], "{log:?}");
    let length = u32::try_from(log.len()).unwrap();
    store.append(append(code(1), length, &["last"])).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_goes_away_is_a_failure_that_heals() {
    let mut postgres = Postgres::start(Syncing::Off).unwrap();
    let store = on(&postgres).await;
    store.append(append(code(1), 0, &["1"])).await.unwrap();
    postgres.stop().unwrap();
    everything_fails(&store).await;
    postgres.resume().unwrap();
    heals(&store).await;
    assert_eq!(store.events(&code(1), 0, ALL).await.unwrap(), ["1"]);
    store.append(append(code(1), 1, &["2"])).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_whose_server_stands_still_closes_all_the_same() {
    let postgres = Postgres::start(Syncing::Off).unwrap();
    let store = on(&postgres).await;
    store.append(append(code(1), 0, &["1"])).await.unwrap();
    postgres.freeze().unwrap();
    let under_way = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.append(append(code(1), 1, &["2"])).await }
    });
    timeout(REFUSAL, store.close()).await.expect("it closes in time");
    assert!(under_way.await.unwrap().is_err());
}

/// Appends to one table, event by event, until it is enough; returns how long its log is by what was acknowledged.
async fn write(store: Arc<PostgresStore>, number: u64, enough: Arc<AtomicBool>) -> u32 {
    let mut length = 0;
    while !enough.load(Ordering::Relaxed) {
        match store.append(append(code(number), length, &[&length.to_string()])).await {
            Ok(()) => length += 1,
            // Nobody knows whether it was written: look, as a table does.
            Err(_) => {
                if let Ok(log) = store.events(&code(number), 0, ALL).await {
                    let found = u32::try_from(log.len()).unwrap();
                    assert!(found == length || found == length + 1, "table {number}: {found} after {length}");
                    length = found;
                }
            }
        }
    }
    length
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let mut postgres = Postgres::start(Syncing::On).unwrap();
    let store = on(&postgres).await;
    let enough = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> =
        (0..20).map(|number| tokio::spawn(write(Arc::clone(&store), number, Arc::clone(&enough)))).collect();
    let tables: Vec<_> = (0..20).map(code).collect();
    for round in 1..=3 {
        // Long enough that every table has got on.
        let goes_on =
            async {
                while store.lengths(&tables).await.is_ok_and(|known| {
                    known.len() < 20 || known.iter().any(|(_, length)| *length < round * 20)
                }) {}
            };
        timeout(Duration::from_mins(1), goes_on).await.expect("they write");
        postgres.kill().unwrap();
        postgres.resume().unwrap();
        heals(&store).await;
    }
    enough.store(true, Ordering::Relaxed);
    let acknowledged = join_all(writers).await;
    for (number, length) in acknowledged.into_iter().enumerate() {
        let log = store.events(&code(number as u64), 0, ALL).await.unwrap();
        let expected: Vec<String> = (0..length.unwrap()).map(|number| number.to_string()).collect();
        assert_eq!(log, expected, "table {number}");
        assert!(log.len() >= 60);
    }
}
