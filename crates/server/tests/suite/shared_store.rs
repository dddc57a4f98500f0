//! What every store that nodes share promises, and PostgreSQL keeps.

use std::collections::BTreeSet;
use std::sync::Arc;

use futures_util::future::join_all;
use server::TableCode;
use server::store::{Append, NodeId, SharedStore};
use table::{PersonId, Time};

use crate::store::{append, code};
use crate::support::postgres_server::PostgresServer;

const ALL: u32 = 1_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_database_keeps_the_promises_of_a_shared_store() {
    let server = PostgresServer::get();
    keeps_its_promises(async || {
        Arc::new(server.clone().database().await.open().await) as Arc<dyn SharedStore>
    })
    .await;
}

/// Every promise, on stores that are empty.
async fn keeps_its_promises(empty: impl AsyncFn() -> Arc<dyn SharedStore>) {
    what_is_due_is_claimed_the_longest_due_first(&*empty().await).await;
    nobody_gets_what_another_has(empty().await).await;
    one_table_is_claimed_as_all_are(empty().await).await;
    a_claim_lapses(&*empty().await).await;
    only_its_own_claim_is_settled(&*empty().await).await;
    what_is_expected_during_a_claim_stays_expected(&*empty().await).await;
    an_append_that_fails_expects_nothing(&*empty().await).await;
    lengths_are_those_of_the_logs(&*empty().await).await;
    who_is_connected_is_seen_elsewhere(&*empty().await).await;
    a_dead_node_has_nobody(&*empty().await).await;
    a_node_that_was_given_up_begins_anew(&*empty().await).await;
}

/// A table with one event at which something is due then.
async fn table(store: &dyn SharedStore, number: u64, due: Option<u64>) -> TableCode {
    let table = code(number);
    store.append(Append { due: due.map(Time), ..append(table, 0, &["1"]) }).await.unwrap();
    table
}

async fn claim(store: &dyn SharedStore, now: u64, until: u64) -> Vec<TableCode> {
    store.claim_due(Time(now), Time(until), ALL).await.unwrap()
}

async fn release_claim(store: &dyn SharedStore, table: TableCode, until: u64, due: Option<u64>) {
    store.release_claim(&table, Time(until), due.map(Time)).await.unwrap();
}

async fn what_is_due_is_claimed_the_longest_due_first(store: &dyn SharedStore) {
    let late = table(store, 1, Some(30)).await;
    let early = table(store, 2, Some(10)).await;
    let middle = table(store, 3, Some(20)).await;
    table(store, 4, None).await;
    assert_eq!(claim(store, 9, 100).await, []);
    assert_eq!(store.claim_due(Time(30), Time(100), 2).await.unwrap(), [early, middle]);
    assert_eq!(claim(store, 30, 100).await, [late]);
    assert_eq!(claim(store, 30, 100).await, []);
}

async fn nobody_gets_what_another_has(store: Arc<dyn SharedStore>) {
    for number in 0..60 {
        table(&*store, number, Some(number)).await;
    }
    let claims = (0..20).map(|_| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.claim_due(Time(100), Time(200), 5).await.unwrap() })
    });
    let mut claimed: Vec<TableCode> = Vec::new();
    for claim in join_all(claims).await {
        claimed.extend(claim.unwrap());
    }
    // Who looked at a row while another took it got none: it is still there.
    claimed.extend(claim(&*store, 100, 200).await);
    assert_eq!(claimed.len(), 60);
    assert_eq!(claimed.into_iter().collect::<BTreeSet<_>>().len(), 60);
}

async fn one_table_is_claimed_as_all_are(store: Arc<dyn SharedStore>) {
    let (due, idle) = (table(&*store, 1, Some(10)).await, table(&*store, 2, None).await);
    for (table, now) in [(due, 9), (idle, 100), (code(3), 100)] {
        assert!(
            !store.claim(&table, Time(now), Time(200)).await.unwrap(),
            "nothing is due at {table} by {now}"
        );
    }
    let claims = (0..10).map(|_| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.claim(&due, Time(10), Time(50)).await.unwrap() })
    });
    let won = join_all(claims).await.into_iter().filter(|claim| matches!(claim, Ok(true))).count();
    assert_eq!(won, 1);
    assert_eq!(claim(&*store, 49, 90).await, []);
    assert!(store.claim(&due, Time(50), Time(90)).await.unwrap(), "the first claim has lapsed");
    release_claim(&*store, due, 90, None).await;
    assert!(!store.claim(&due, Time(1_000), Time(2_000)).await.unwrap());
}

async fn a_claim_lapses(store: &dyn SharedStore) {
    let table = table(store, 1, Some(10)).await;
    assert_eq!(claim(store, 10, 50).await, [table]);
    assert_eq!(claim(store, 49, 90).await, []);
    assert_eq!(claim(store, 50, 90).await, [table]);
}

async fn only_its_own_claim_is_settled(store: &dyn SharedStore) {
    let table = table(store, 1, Some(10)).await;
    claim(store, 10, 50).await;
    assert_eq!(claim(store, 50, 90).await, [table]);
    release_claim(store, table, 50, None).await;
    assert_eq!(claim(store, 90, 120).await, [table], "the second claim was not the first one's to settle");
    release_claim(store, table, 120, Some(200)).await;
    assert_eq!(claim(store, 199, 300).await, []);
    assert_eq!(claim(store, 200, 300).await, [table]);
    release_claim(store, table, 300, None).await;
    assert_eq!(claim(store, u64::MAX, u64::MAX).await, [], "nothing is due any more");
}

async fn what_is_expected_during_a_claim_stays_expected(store: &dyn SharedStore) {
    let table = table(store, 1, Some(10)).await;
    store.schedule(&table, Time(20)).await.unwrap();
    assert_eq!(claim(store, 10, 50).await, [table], "what is expected later does not put it off");
    store.schedule(&table, Time(30)).await.unwrap();
    assert_eq!(claim(store, 29, 50).await, []);
    assert_eq!(claim(store, 30, 60).await, [table], "an earlier moment than the claim's");
    // Both after the end of the claim, one by an append: the earlier one counts.
    store.append(Append { due: Some(Time(80)), ..append(table, 1, &["2"]) }).await.unwrap();
    store.schedule(&table, Time(70)).await.unwrap();
    release_claim(store, table, 60, None).await;
    assert_eq!(claim(store, 69, 100).await, []);
    assert_eq!(claim(store, 70, 100).await, [table]);
    release_claim(store, table, 100, Some(110)).await;
    store.append(Append { due: Some(Time(105)), ..append(table, 2, &["3"]) }).await.unwrap();
    store.append(append(table, 3, &["4"])).await.unwrap();
    assert_eq!(claim(store, 105, 200).await, [table]);
    // Nobody has ever played here, so nothing can be due.
    store.schedule(&code(9), Time(1)).await.unwrap();
    assert_eq!(claim(store, 199, 300).await, []);
}

async fn an_append_that_fails_expects_nothing(store: &dyn SharedStore) {
    let table = table(store, 1, None).await;
    store.append(Append { due: Some(Time(10)), ..append(table, 7, &["2"]) }).await.unwrap_err();
    assert_eq!(claim(store, 10, 50).await, []);
}

async fn lengths_are_those_of_the_logs(store: &dyn SharedStore) {
    let (one, two) = (table(store, 1, None).await, table(store, 2, None).await);
    store.append(append(two, 1, &["2", "3"])).await.unwrap();
    store.append(append(code(3), 0, &[])).await.unwrap();
    let mut lengths = store.lengths(&[two, code(3), one, code(4)]).await.unwrap();
    lengths.sort_unstable_by_key(|(_, length)| *length);
    assert_eq!(lengths, [(one, 1), (two, 3)]);
    assert_eq!(store.lengths(&[]).await.unwrap(), []);
}

const ONE: NodeId = NodeId(1);
const TWO: NodeId = NodeId(u64::MAX);

async fn elsewhere(store: &dyn SharedStore, node: NodeId, now: u64) -> Vec<(TableCode, PersonId)> {
    let mut people = store.connected_elsewhere(node, &[code(1), code(2)], Time(now)).await.unwrap();
    people.sort_unstable_by_key(|(table, person)| (*table != code(1), person.0));
    people
}

async fn who_is_connected_is_seen_elsewhere(store: &dyn SharedStore) {
    for node in [ONE, TWO, NodeId(3)] {
        assert!(!store.renew_lease(node, Time(0), Time(100)).await.unwrap(), "it begins");
        assert!(store.renew_lease(node, Time(1), Time(100)).await.unwrap(), "it lives");
    }
    let [ada, bo, cy] = [PersonId(1), PersonId(2), PersonId(u64::MAX)];
    store.connect(ONE, &code(1), &[ada, bo]).await.unwrap();
    store.connect(TWO, &code(1), &[bo, cy]).await.unwrap();
    store.connect(NodeId(3), &code(1), &[cy]).await.unwrap();
    store.connect(TWO, &code(2), &[ada]).await.unwrap();
    store.connect(TWO, &code(3), &[ada]).await.unwrap();
    assert_eq!(elsewhere(store, ONE, 50).await, [(code(1), bo), (code(1), cy), (code(2), ada)]);
    assert_eq!(elsewhere(store, TWO, 50).await, [(code(1), ada), (code(1), bo), (code(1), cy)]);
    store.connect(TWO, &code(1), &[bo]).await.unwrap();
    store.connect(NodeId(3), &code(1), &[]).await.unwrap();
    assert_eq!(elsewhere(store, ONE, 50).await, [(code(1), bo), (code(2), ada)]);
}

async fn a_dead_node_has_nobody(store: &dyn SharedStore) {
    store.renew_lease(ONE, Time(0), Time(100)).await.unwrap();
    store.renew_lease(TWO, Time(0), Time(50)).await.unwrap();
    store.connect(TWO, &code(1), &[PersonId(7)]).await.unwrap();
    assert_eq!(elsewhere(store, ONE, 49).await, [(code(1), PersonId(7))]);
    assert_eq!(elsewhere(store, ONE, 50).await, []);
}

async fn a_node_that_was_given_up_begins_anew(store: &dyn SharedStore) {
    store.renew_lease(ONE, Time(0), Time(100)).await.unwrap();
    store.renew_lease(TWO, Time(0), Time(50)).await.unwrap();
    store.connect(TWO, &code(1), &[PersonId(7)]).await.unwrap();
    assert!(!store.renew_lease(TWO, Time(60), Time(110)).await.unwrap(), "its time had passed");
    assert_eq!(elsewhere(store, ONE, 61).await, []);
    store.connect(TWO, &code(1), &[PersonId(8)]).await.unwrap();
    assert_eq!(elsewhere(store, ONE, 61).await, [(code(1), PersonId(8))]);
    // The other sweeps it out; what it says before it knows is not believed.
    assert!(!store.renew_lease(ONE, Time(120), Time(200)).await.unwrap());
    store.connect(TWO, &code(1), &[PersonId(9)]).await.unwrap();
    assert_eq!(elsewhere(store, ONE, 121).await, []);
    assert!(!store.renew_lease(TWO, Time(121), Time(200)).await.unwrap());
    assert_eq!(elsewhere(store, ONE, 122).await, []);
}
