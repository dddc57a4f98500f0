//! Copies of a database in use.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use server::store::{BackupError, SqliteStore, Store, backup};

use crate::sqlite::{by_hand, place};
use crate::store::{ALL, append, code};

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_the_server_writes_is_whole() {
    let (directory, path) = place();
    let store = Arc::new(SqliteStore::open(&path).await.unwrap());
    for number in 0..20 {
        store.append(append(code(number), 0, &["0"])).await.unwrap();
    }
    let enough = Arc::new(AtomicBool::new(false));
    let writers = (0..20).map(|number| {
        let (store, enough) = (Arc::clone(&store), Arc::clone(&enough));
        tokio::spawn(async move {
            let mut length = 1;
            while !enough.load(Ordering::Relaxed) {
                store.append(append(code(number), length, &[&length.to_string()])).await.unwrap();
                length += 1;
            }
        })
    });
    let writers: Vec<_> = writers.collect();

    let copies: Vec<_> = (0..3).map(|number| directory.path().join(format!("copy{number}.db"))).collect();
    for copy in &copies {
        backup(&path, copy).await.unwrap();
    }
    enough.store(true, Ordering::Relaxed);
    for writer in writers {
        writer.await.unwrap();
    }

    for copy in &copies {
        let mut hand = by_hand(copy).await;
        let verdict = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut hand).await;
        let verdict: String = verdict.unwrap();
        assert_eq!(verdict, "ok");
        drop(hand);
        let restored = SqliteStore::open(copy).await.unwrap();
        for number in 0..20 {
            let then = restored.events(&code(number), 0, ALL).await.unwrap();
            let now = store.events(&code(number), 0, ALL).await.unwrap();
            assert!(!then.is_empty() && now.starts_with(&then), "table {number}: {then:?}");
        }
        restored.ready().await.unwrap();
    }
}

#[tokio::test]
async fn a_copy_overwrites_nothing_and_leaves_nothing_half_done() {
    let (directory, path) = place();
    let copy = directory.path().join("copy.db");
    assert!(matches!(backup(&path, &copy).await, Err(BackupError::Missing(_))));
    assert!(!path.exists(), "looking for a database makes none");

    std::fs::write(&path, "no database at all, but a text that is long enough".repeat(20)).unwrap();
    assert!(matches!(backup(&path, &copy).await, Err(BackupError::Source(_))));
    std::fs::remove_file(&path).unwrap();

    SqliteStore::open(&path).await.unwrap().close().await;
    let nowhere = directory.path().join("no/such/copy.db");
    assert!(matches!(backup(&path, &nowhere).await, Err(BackupError::Failed(_))));
    std::fs::write(&copy, "precious").unwrap();
    assert!(matches!(backup(&path, &copy).await, Err(BackupError::Exists(_))));
    assert_eq!(std::fs::read_to_string(&copy).unwrap(), "precious");

    let mut names: Vec<_> =
        std::fs::read_dir(directory.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["copy.db", "tacora.db"]);
}
