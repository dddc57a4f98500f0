//! What every store promises, whatever it is made of.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use server::TableCode;
use server::store::{
    Append, GamePlace, GameRow, KeyHash, KeyKind, KeyRow, LogIndex, PersonRow, PersonState, StorageOwner,
    Store, StoreError, TableRow,
};
use table::PersonId;

pub(crate) const ALL: u32 = 1_000_000;

/// A code for each number.
pub(crate) fn code(number: u64) -> TableCode {
    TableCode::random(&mut SmallRng::seed_from_u64(number))
}

/// An append of one event for each text.
pub(crate) fn append(table: TableCode, after: u32, events: &[&str]) -> Append {
    let events = events.iter().map(ToString::to_string).collect();
    Append { table, after, events, row: None, grown: 0, game: None, index: LogIndex::default(), due: None }
}

fn row(table: TableCode, host: u64, at: u64, people: &[u64]) -> TableRow {
    let people = people.iter().copied().map(PersonId).collect();
    TableRow {
        table,
        host: PersonId(host),
        listed: true,
        closed: false,
        at,
        people,
        lobby_entry: format!("{{\"at\":{at}}}"),
    }
}

fn game(id: &str, table: TableCode, ended: u64, people: &[u64]) -> GameRow {
    let people = people.iter().copied().map(PersonId).collect();
    GameRow { id: id.to_owned(), table, ended, people, record: format!("{{\"id\":\"{id}\"}}") }
}

fn person(id: u64) -> PersonRow {
    PersonRow {
        id: PersonId(id),
        name: format!("P{id}"),
        program: id % 2 == 1,
        since: 1_000 + id,
        state: PersonState::Active,
    }
}

fn key(id: u64, person: u64, kind: KeyKind) -> KeyRow {
    let hash = KeyHash(std::array::from_fn(|i| id.to_le_bytes()[i % 8]));
    KeyRow { id, person: PersonId(person), hash, kind, label: format!("key {id}"), since: id, seen: id }
}

/// Every promise, on stores that are empty.
pub(crate) async fn keeps_its_promises(empty: impl AsyncFn() -> Arc<dyn Store>) {
    what_is_appended_can_be_read(&*empty().await).await;
    a_log_of_another_length_is_a_conflict(&*empty().await).await;
    a_conflict_concerns_nobody_else(empty().await).await;
    an_append_is_all_or_nothing(&*empty().await).await;
    long_appends_are_whole(&*empty().await).await;
    many_tables_keep_their_order(empty().await).await;
    the_lobby_shows_the_latest_first(&*empty().await).await;
    people_find_their_tables(&*empty().await).await;
    what_tables_take_is_summed_up_by_host(&*empty().await).await;
    people_find_their_games(&*empty().await).await;
    keys_open_and_are_taken_back(&*empty().await).await;
    a_key_is_exchanged_once(empty().await).await;
    nothing_is_written_after_closing(&*empty().await).await;
}

async fn what_is_appended_can_be_read(store: &dyn Store) {
    store.ready().await.unwrap();
    let (one, other) = (code(1), code(2));
    store.append(append(one, 0, &["\"a\"", "\"b\""])).await.unwrap();
    store.append(append(other, 0, &["\"x\""])).await.unwrap();
    store.append(append(one, 2, &["\"ç 'quoted' \\u0000\""])).await.unwrap();
    let whole = ["\"a\"", "\"b\"", "\"ç 'quoted' \\u0000\""];
    assert_eq!(store.events(&one, 0, ALL).await.unwrap(), whole);
    assert_eq!(store.events(&one, 1, ALL).await.unwrap(), whole[1..]);
    assert_eq!(store.events(&one, 0, 2).await.unwrap(), whole[..2]);
    assert_eq!(store.events(&one, 3, ALL).await.unwrap(), [""; 0]);
    assert_eq!(store.events(&other, 0, ALL).await.unwrap(), ["\"x\""]);
    assert_eq!(store.events(&code(3), 0, ALL).await.unwrap(), [""; 0]);
}

async fn a_log_of_another_length_is_a_conflict(store: &dyn Store) {
    let table = code(1);
    let gap = store.append(append(table, 1, &["1"])).await;
    assert!(matches!(gap, Err(StoreError::Conflict)), "{gap:?}");
    store.append(append(table, 0, &["1", "2"])).await.unwrap();
    for after in [0, 1, 3, u32::MAX] {
        let wrong = store.append(append(table, after, &["3"])).await;
        assert!(matches!(wrong, Err(StoreError::Conflict)), "after {after}: {wrong:?}");
    }
    assert_eq!(store.events(&table, 0, ALL).await.unwrap(), ["1", "2"]);
    store.append(append(table, 2, &["3"])).await.unwrap();
    assert_eq!(store.events(&table, 0, ALL).await.unwrap(), ["1", "2", "3"]);
}

async fn a_conflict_concerns_nobody_else(store: Arc<dyn Store>) {
    let appends = (0..100).map(|number| {
        let store = Arc::clone(&store);
        // Every table is appended to twice with the same number: one of the two is too late.
        tokio::spawn(async move { store.append(append(code(number / 2), 0, &["1"])).await })
    });
    let mut conflicts = 0;
    for append in appends.collect::<Vec<_>>() {
        match append.await.unwrap() {
            Ok(()) => {}
            Err(StoreError::Conflict) => conflicts += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(conflicts, 50);
    for number in 0..50 {
        assert_eq!(store.events(&code(number), 0, ALL).await.unwrap(), ["1"]);
    }
}

async fn an_append_is_all_or_nothing(store: &dyn Store) {
    let (first, second) = (code(1), code(2));
    let with_game = |table, after| Append {
        row: Some(row(table, 7, 1, &[7])),
        game: Some(game("g", table, 5, &[7])),
        ..append(table, after, &["1"])
    };
    store.append(with_game(first, 0)).await.unwrap();
    let twice = store.append(with_game(second, 0)).await;
    assert!(matches!(twice, Err(StoreError::Duplicate)), "{twice:?}");
    assert_eq!(store.events(&second, 0, ALL).await.unwrap(), [""; 0]);
    assert_eq!(store.tables_of(PersonId(7), ALL).await.unwrap().len(), 1);
    let conflict = store.append(with_game(first, 0)).await;
    assert!(matches!(conflict, Err(StoreError::Conflict)), "{conflict:?}");
    // The refusals have left no trace in what the store believes about the logs.
    store.append(append(second, 0, &["1"])).await.unwrap();
    store.append(append(first, 1, &["2"])).await.unwrap();
}

async fn long_appends_are_whole(store: &dyn Store) {
    let texts: Vec<String> = (0..2_500).map(|number| number.to_string()).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    store.append(append(code(1), 0, &texts)).await.unwrap();
    assert_eq!(store.events(&code(1), 0, ALL).await.unwrap(), texts);
    store.append(append(code(1), 2_500, &[])).await.unwrap();
    store.append(append(code(1), 2_500, &["more"])).await.unwrap();
}

async fn many_tables_keep_their_order(store: Arc<dyn Store>) {
    let tables = (0..50).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for after in 0..4 {
                store.append(append(code(number), after, &[&format!("[{number},{after}]")])).await.unwrap();
            }
        })
    });
    for table in tables.collect::<Vec<_>>() {
        table.await.unwrap();
    }
    for number in 0..50 {
        let expected: Vec<String> = (0..4).map(|after| format!("[{number},{after}]")).collect();
        assert_eq!(store.events(&code(number), 0, ALL).await.unwrap(), expected);
    }
}

async fn put(store: &dyn Store, after: u32, row: TableRow) {
    store.append(Append { row: Some(row.clone()), ..append(row.table, after, &["1"]) }).await.unwrap();
}

async fn the_lobby_shows_the_latest_first(store: &dyn Store) {
    for number in 0..5 {
        put(store, 0, row(code(number), 1, 100 + number, &[1, 2])).await;
    }
    put(store, 0, TableRow { listed: false, ..row(code(5), 1, 200, &[]) }).await;
    put(store, 0, TableRow { closed: true, ..row(code(6), 1, 201, &[]) }).await;
    put(store, 1, row(code(1), 1, 300, &[u64::MAX, 2, 2])).await;
    let lobby = store.lobby(ALL).await.unwrap();
    assert_eq!(lobby.iter().map(|row| row.at).collect::<Vec<_>>(), [300, 104, 103, 102, 100]);
    assert_eq!(lobby[0], row(code(1), 1, 300, &[u64::MAX, 2, 2]));
    assert_eq!(store.lobby(2).await.unwrap(), lobby[..2]);
    put(store, 2, TableRow { closed: true, ..row(code(1), 1, 301, &[]) }).await;
    assert_eq!(store.lobby(ALL).await.unwrap(), lobby[1..]);
}

async fn people_find_their_tables(store: &dyn Store) {
    put(store, 0, row(code(1), 1, 10, &[1, 2])).await;
    put(store, 0, row(code(2), 1, 30, &[2, 2])).await;
    put(store, 0, TableRow { closed: true, listed: false, ..row(code(3), 2, 20, &[1]) }).await;
    let at = async |person, limit| {
        let tables = store.tables_of(PersonId(person), limit).await.unwrap();
        tables.iter().map(|row| row.at).collect::<Vec<_>>()
    };
    assert_eq!(at(1, ALL).await, [30, 20, 10]);
    assert_eq!(at(2, ALL).await, [30, 20, 10]);
    assert_eq!(at(2, 2).await, [30, 20]);
    assert_eq!(at(3, ALL).await, [0; 0]);
    assert_eq!(store.open_tables_of(PersonId(1)).await.unwrap(), 2);
    assert_eq!(store.open_tables_of(PersonId(2)).await.unwrap(), 0);
    put(store, 1, row(code(1), 1, 40, &[1])).await;
    assert_eq!(at(2, ALL).await, [30, 20], "who stands up no longer sits");
}

async fn what_tables_take_is_summed_up_by_host(store: &dyn Store) {
    let grow = async |table, host, after, grown| {
        let row = Some(row(table, host, 10, &[1]));
        store.append(Append { row, grown, ..append(table, after, &["1"]) }).await.unwrap();
    };
    grow(code(1), 1, 0, 100).await;
    grow(code(1), 1, 1, 20).await;
    grow(code(2), 1, 0, 3).await;
    grow(code(3), 2, 0, 5_000_000_000).await;
    // Without its row a table is not counted yet.
    store.append(Append { grown: 7, ..append(code(2), 1, &["1"]) }).await.unwrap();
    let stored = async |host| store.stored_bytes(host).await.unwrap();
    assert_eq!(stored(StorageOwner::Person(PersonId(1))).await, 123);
    assert_eq!(stored(StorageOwner::HostOf(code(2))).await, 123);
    assert_eq!(stored(StorageOwner::HostOf(code(3))).await, 5_000_000_000);
    assert_eq!(stored(StorageOwner::Person(PersonId(3))).await, 0);
    assert_eq!(stored(StorageOwner::HostOf(code(9))).await, 0);
}

async fn people_find_their_games(store: &dyn Store) {
    for (after, ended) in [10, 30, 20].into_iter().enumerate() {
        let after = u32::try_from(after).unwrap();
        let game = game(&format!("g{ended}"), code(1), ended, &[1, u64::MAX, 1]);
        store.append(Append { game: Some(game), ..append(code(1), after, &["1"]) }).await.unwrap();
    }
    let ended = async |person, before, limit| {
        let games = store.games_of(PersonId(person), before, limit).await.unwrap();
        games.iter().map(|game| game.ended).collect::<Vec<_>>()
    };
    assert_eq!(ended(1, None, ALL).await, [30, 20, 10]);
    assert_eq!(ended(u64::MAX, None, 2).await, [30, 20]);
    assert_eq!(ended(1, Some(GamePlace::before(20)), ALL).await, [10]);
    assert_eq!(ended(1, Some(GamePlace::before(u64::MAX)), 2).await, [30, 20]);
    assert_eq!(ended(2, None, ALL).await, [0; 0]);
    assert_eq!(store.game("g20").await.unwrap(), Some(game("g20", code(1), 20, &[1, u64::MAX, 1])));
    assert_eq!(store.game("g21").await.unwrap(), None);
    let together = game("g20b", code(1), 20, &[1]);
    store.append(Append { game: Some(together), ..append(code(1), 3, &["1"]) }).await.unwrap();
    let (mut ids, mut after) = (Vec::new(), None);
    while let Some(game) = store.games_of(PersonId(1), after, 1).await.unwrap().pop() {
        after = Some(GamePlace::of(&game));
        ids.push(game.id);
    }
    assert_eq!(ids, ["g30", "g20", "g20b", "g10"], "of two that ended together, none is left out");
}

async fn keys_open_and_are_taken_back(store: &dyn Store) {
    let (cookie, token) = (key(u64::MAX, 4, KeyKind::Cookie), key(2, 4, KeyKind::Watch));
    store.add_person(person(4), cookie.clone()).await.unwrap();
    store.add_key(token.clone()).await.unwrap();
    assert_eq!(store.person_by_key(token.hash).await.unwrap(), Some((person(4), token.clone())));
    let keys = store.keys_of(PersonId(4)).await.unwrap();
    assert!(keys.len() == 2 && keys.contains(&cookie) && keys.contains(&token), "{keys:?}");

    store.rename(PersonId(4), "Éa".to_owned()).await.unwrap();
    assert_eq!(store.person_by_key(cookie.hash).await.unwrap().unwrap().0.name, "Éa");

    let twice = store.add_key(token.clone()).await;
    assert!(matches!(twice, Err(StoreError::Duplicate)), "{twice:?}");
    let nobodys = store.add_key(key(9, 99, KeyKind::Play)).await;
    assert!(matches!(nobodys, Err(StoreError::Failed(_))), "{nobodys:?}");
    let again = store.add_person(person(4), key(10, 4, KeyKind::Cookie)).await;
    assert!(matches!(again, Err(StoreError::Duplicate)), "{again:?}");
    let same_key = store.add_person(person(5), KeyRow { person: PersonId(5), ..token.clone() }).await;
    assert!(matches!(same_key, Err(StoreError::Duplicate)), "{same_key:?}");
    store.add_person(person(5), key(11, 5, KeyKind::Play)).await.unwrap();

    assert!(!store.revoke_key(PersonId(5), token.id).await.unwrap(), "somebody else's");
    assert!(store.revoke_key(PersonId(4), token.id).await.unwrap());
    assert!(!store.revoke_key(PersonId(4), token.id).await.unwrap());
    assert_eq!(store.person_by_key(token.hash).await.unwrap(), None);
    assert_eq!(store.keys_of(PersonId(4)).await.unwrap(), [cookie]);
}

async fn a_key_is_exchanged_once(store: Arc<dyn Store>) {
    let code = key(1, 6, KeyKind::Recovery);
    store.add_person(person(6), code.clone()).await.unwrap();
    let tries = (10..30).map(|id| {
        let (store, spent) = (Arc::clone(&store), code.hash);
        tokio::spawn(async move { store.exchange_key(spent, key(id, 6, KeyKind::Cookie)).await.unwrap() })
    });
    let mut exchanged = 0;
    for attempt in tries.collect::<Vec<_>>() {
        exchanged += u32::from(attempt.await.unwrap());
    }
    assert_eq!(exchanged, 1);
    let keys = store.keys_of(PersonId(6)).await.unwrap();
    assert!(keys.len() == 1 && keys[0].kind == KeyKind::Cookie, "{keys:?}");

    let failed = store.exchange_key(keys[0].hash, key(40, 99, KeyKind::Cookie)).await;
    assert!(matches!(failed, Err(StoreError::Failed(_))), "{failed:?}");
    assert_eq!(store.keys_of(PersonId(6)).await.unwrap(), keys, "both or neither");
}

async fn nothing_is_written_after_closing(store: &dyn Store) {
    store.append(append(code(1), 0, &["1"])).await.unwrap();
    store.close().await;
    store.close().await;
    let late = store.append(append(code(1), 1, &["2"])).await;
    assert!(matches!(late, Err(StoreError::Failed(_) | StoreError::Unreachable(_))), "{late:?}");
    assert!(store.ready().await.is_err());
}
