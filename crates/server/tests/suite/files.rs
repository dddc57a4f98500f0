//! The files of a database: who may read them, and what happens when they are damaged.

use std::fs;
use std::os::unix::fs::{FileExt, PermissionsExt};
use std::path::Path;

use server::store::{DamagePolicy, OpenError, SqliteStore, Store, backup};

use crate::sqlite::place;
use crate::store::{ALL, append, code};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn only_the_owner_may_read_a_database_and_its_copies() {
    let (directory, path) = place();
    let store = SqliteStore::open(&path).await.unwrap();
    store.append(append(code(1), 0, &["1"])).await.unwrap();
    let copy = directory.path().join("copy.db");
    backup(&path, &copy).await.unwrap();
    for file in [&path, &path.with_extension("db-wal"), &path.with_extension("db-shm"), &copy] {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn a_database_that_others_could_read_is_closed_to_them_when_it_is_opened() {
    let (_directory, path) = place();
    SqliteStore::open(&path).await.unwrap().close().await;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let store = SqliteStore::open(&path).await.unwrap();
    store.append(append(code(1), 0, &["1"])).await.unwrap();
    assert_eq!((mode(&path), mode(&path.with_extension("db-wal"))), (0o600, 0o600));
}

/// A database with a page in the middle that is no page any more.
async fn damage(path: &Path) {
    let store = SqliteStore::open(path).await.unwrap();
    let long = format!("\"{}\"", "x".repeat(1_000));
    for table in 1..60 {
        store.append(append(code(table), 0, &[&long])).await.unwrap();
    }
    store.close().await;
    let file = fs::OpenOptions::new().write(true).open(path).unwrap();
    let pages = file.metadata().unwrap().len() / 4_096;
    for page in [pages / 2, pages / 2 + 1, pages / 2 + 2] {
        file.write_all_at(&[0xa5; 4_096], page * 4_096).unwrap();
    }
}

#[tokio::test]
async fn a_damaged_database_is_not_opened_unless_somebody_insists() {
    let (_directory, path) = place();
    damage(&path).await;
    let refused = SqliteStore::open(&path).await.unwrap_err();
    assert!(matches!(refused, OpenError::Damaged { .. }), "{refused}");
    assert!(!refused.to_string().contains('\n'), "one line: {refused}");

    let store = SqliteStore::open_with(&path, DamagePolicy::Warn).await.unwrap();
    assert_eq!(store.events(&code(1), 0, ALL).await.unwrap().len(), 1, "what is whole can be read");
}
