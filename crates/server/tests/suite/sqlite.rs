//! The store in a SQLite file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use futures_util::future::join_all;
use metrics_exporter_prometheus::PrometheusBuilder;
use server::store::{OpenError, SqliteStore, Store, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tempfile::TempDir;

use crate::store::{ALL, append, code, keeps_its_promises};

/// A place for a database that goes away with the test.
pub(crate) fn place() -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("tacora.db");
    (directory, path)
}

pub(crate) async fn by_hand(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_keeps_the_promises_of_a_store() {
    let directory = tempfile::tempdir().unwrap();
    let mut number = 0;
    let numbers = std::sync::Mutex::new(&mut number);
    keeps_its_promises(async || {
        let path = {
            let mut number = numbers.lock().unwrap();
            **number += 1;
            directory.path().join(format!("{number}.db"))
        };
        Arc::new(SqliteStore::open(&path).await.unwrap()) as Arc<dyn Store>
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn memory_keeps_the_promises_of_a_store() {
    keeps_its_promises(async || Arc::new(SqliteStore::in_memory().await.unwrap()) as Arc<dyn Store>).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_copied_into_the_file_and_begins_anew_while_others_go_on_writing() {
    let (_directory, path) = place();
    let store = SqliteStore::open(&path).await.unwrap();
    let length_of = |path: &Path| std::fs::metadata(path).unwrap().len();
    let (log, before) = (path.with_extension("db-wal"), length_of(&path));
    let texts = vec!["a choice, of which there are many"; 400];
    let (mut after, mut longest, mut written_over) = (0, 0, 0);
    while written_over < 40 {
        // So many SQLite would not think of copying by itself.
        assert!(after < 400_000, "the log never begins anew: {longest} bytes");
        store.append(append(code(1), after, &texts)).await.unwrap();
        after += u32::try_from(texts.len()).unwrap();
        let length = length_of(&log);
        written_over += u32::from(length <= longest);
        longest = longest.max(length);
    }
    assert!(length_of(&path) > before + 500_000, "the file has not grown");
    store.close().await;
    let store = SqliteStore::open(&path).await.unwrap();
    assert_eq!(store.events(&code(1), 0, ALL).await.unwrap().len(), after as usize);
}

#[tokio::test]
async fn appends_that_wait_share_a_commit_and_are_counted() {
    let recorder = PrometheusBuilder::new().build_recorder();
    let _guard = metrics::set_default_local_recorder(&recorder);
    let (_directory, path) = place();
    let store = SqliteStore::open(&path).await.unwrap();
    let play = async |number| {
        for after in 0..4 {
            store.append(append(code(number), after, &["1"])).await.unwrap();
        }
    };
    join_all((0..50).map(play)).await;
    let commits = store.commits();
    assert!(commits <= 20, "200 appends took {commits} commits");

    let told = recorder.handle().render();
    let lines = [format!("tacora_store_commits_total {commits}"), "tacora_store_events_total 200".to_owned()];
    for line in lines {
        assert!(told.lines().any(|other| other == line), "{line} is not in\n{told}");
    }
    for name in ["tacora_store_batch_count", "tacora_store_commit_seconds_count"] {
        assert!(told.contains(name), "{name} is not in\n{told}");
    }
}

#[tokio::test]
async fn everything_is_there_after_closing_and_after_a_crash() {
    let (_directory, path) = place();
    let first = SqliteStore::open(&path).await.unwrap();
    first.append(append(code(1), 0, &["1"])).await.unwrap();
    first.close().await;
    assert!(!path.with_extension("db-wal").exists(), "everything is in the one file");

    let second = SqliteStore::open(&path).await.unwrap();
    second.append(append(code(1), 1, &["2"])).await.unwrap();

    // What a machine finds after a sudden death: the files as they are, with nobody having tidied up.
    let (_elsewhere, found) = place();
    std::fs::copy(&path, &found).unwrap();
    std::fs::copy(path.with_extension("db-wal"), found.with_extension("db-wal")).unwrap();
    let third = SqliteStore::open(&found).await.unwrap();
    assert_eq!(third.events(&code(1), 0, ALL).await.unwrap(), ["1", "2"]);
    third.append(append(code(1), 2, &["3"])).await.unwrap();
}

#[tokio::test]
async fn the_database_itself_refuses_a_double_append() {
    let (_directory, path) = place();
    let store = SqliteStore::open(&path).await.unwrap();
    store.append(append(code(1), 0, &["1"])).await.unwrap();
    // Somebody else writes to the file, so the store believes what is no longer true.
    let mut hand = by_hand(&path).await;
    let intrude = sqlx::query("INSERT INTO events VALUES (?, 2, 'theirs')").bind(code(1).to_string());
    intrude.execute(&mut hand).await.unwrap();
    let (late, other) = tokio::join!(
        store.append(append(code(1), 1, &["ours"])),
        store.append(append(code(2), 0, &["unharmed"])),
    );
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    other.unwrap();
    store.append(append(code(1), 2, &["ours"])).await.unwrap();
    assert_eq!(store.events(&code(1), 0, ALL).await.unwrap(), ["1", "theirs", "ours"]);
}

#[tokio::test]
async fn orders_that_wait_are_carried_out_before_closing() {
    let (_directory, path) = place();
    let store = Arc::new(SqliteStore::open(&path).await.unwrap());
    let (a, b, ()) = tokio::join!(
        store.append(append(code(1), 0, &["1"])),
        store.append(append(code(2), 0, &["1"])),
        store.close(),
    );
    a.unwrap();
    b.unwrap();
    let again = SqliteStore::open(&path).await.unwrap();
    assert_eq!(again.events(&code(2), 0, ALL).await.unwrap(), ["1"]);
}

#[tokio::test]
async fn a_failing_database_fails_those_who_wait_and_recovers() {
    let (_directory, path) = place();
    let store = SqliteStore::open(&path).await.unwrap();
    store.append(append(code(1), 0, &["1"])).await.unwrap();
    let mut hand = by_hand(&path).await;
    sqlx::raw_sql("ALTER TABLE events RENAME TO elsewhere").execute(&mut hand).await.unwrap();
    let failed = store.append(append(code(1), 1, &["2"])).await;
    assert!(matches!(failed, Err(StoreError::Failed(_))), "{failed:?}");
    sqlx::raw_sql("ALTER TABLE elsewhere RENAME TO events").execute(&mut hand).await.unwrap();
    store.append(append(code(1), 1, &["2"])).await.unwrap();
    assert_eq!(store.events(&code(1), 0, ALL).await.unwrap(), ["1", "2"]);
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_alone() {
    let (_directory, path) = place();
    SqliteStore::open(&path).await.unwrap().close().await;
    let mut hand = by_hand(&path).await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'later', 1, x'00', 0)";
    sqlx::raw_sql(newer).execute(&mut hand).await.unwrap();
    hand.close().await.unwrap();
    let refused = SqliteStore::open(&path).await.unwrap_err();
    assert!(matches!(refused, OpenError::Newer { found: 9999, .. }), "{refused}");
    assert!(refused.to_string().contains("newer version of Tacora"), "{refused}");
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_refused_and_left_alone() {
    let (_directory, path) = place();
    let letter = "Dear reader, this is a letter and no database. ".repeat(100);
    std::fs::write(&path, &letter).unwrap();
    let refused = SqliteStore::open(&path).await.unwrap_err();
    assert_eq!(refused.to_string(), format!("{} is not a database of Tacora", path.display()));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), letter);

    let (_directory, path) = place();
    let mut hand = by_hand(&path).await;
    sqlx::raw_sql("CREATE TABLE recipes (name TEXT)").execute(&mut hand).await.unwrap();
    hand.close().await.unwrap();
    let before = std::fs::read(&path).unwrap();
    let refused = SqliteStore::open(&path).await.unwrap_err();
    assert!(matches!(refused, OpenError::NotOurs(_)), "{refused}");
    assert_eq!(std::fs::read(&path).unwrap(), before);

    let (directory, _) = place();
    let refused = SqliteStore::open(&directory.path().join("no/such/place.db")).await.unwrap_err();
    assert!(matches!(refused, OpenError::Failed { .. }), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_whether_it_is_ready_writes_nothing() {
    let (_directory, path) = place();
    let store = SqliteStore::open(&path).await.unwrap();
    let bytes =
        || ["", "-wal"].map(|end| std::fs::read(format!("{}{end}", path.display())).unwrap_or_default());
    let before = bytes();
    for _ in 0..3 {
        store.ready().await.unwrap();
    }
    assert!(bytes() == before, "the files of the database have changed");
}
