//! The data folder of a server, and files that have no end.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use crate::process::{Ended, run};
use crate::serving::{Serving, alone};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn nobody_but_its_owner_may_look_into_a_data_folder() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()];
    let check = || {
        let _server = Serving::start(&serve);
        assert_eq!(mode(&data), 0o700);
        for file in ["tacora.db", "tacora.db-wal", "lock"] {
            assert_eq!(mode(&data.join(file)), 0o600, "{file}");
        }
    };
    check();
    // As an earlier version left it.
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
    for file in ["tacora.db", "lock"] {
        fs::set_permissions(data.join(file), fs::Permissions::from_mode(0o644)).unwrap();
    }
    check();
}

#[test]
fn a_folder_with_other_things_in_it_keeps_its_permissions() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("letter.txt"), "not ours").unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let _server =
        Serving::start(&["serve", "--listen", "127.0.0.1:0", "--data", folder.path().to_str().unwrap()]);
    assert_eq!((mode(folder.path()), mode(&folder.path().join("tacora.db"))), (0o755, 0o600));
}

#[test]
fn a_second_server_is_refused_although_somebody_deleted_the_lock_file() {
    let folder = tempfile::tempdir().unwrap();
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", folder.path().to_str().unwrap()];
    let first = Serving::start(&serve);
    fs::remove_file(folder.path().join("lock")).unwrap();
    let refused = Ended::from(alone(&serve).output().unwrap()).refused();
    assert!(refused.contains(folder.path().to_str().unwrap()), "{refused}");
    assert!(first.get("/ready").starts_with("HTTP/1.1 200"));
    let copy = folder.path().join("copy.db");
    let backup = ["backup", "--data", folder.path().to_str().unwrap(), copy.to_str().unwrap()];
    run(&backup).printed();
    drop(first);
    assert!(
        Serving::start(&serve).get("/ready").starts_with("HTTP/1.1 200"),
        "a killed server leaves no lock"
    );
}

#[test]
fn no_reader_of_files_reads_without_end() {
    let folder = tempfile::tempdir().unwrap();
    let part = folder.path().join("two-player.part");
    std::os::unix::fs::symlink("/dev/zero", &part).unwrap();
    let two_player = folder.path().join("two-player");
    for arguments in [
        &["companion", "/dev/zero"][..],
        &["replay", "/dev/zero"],
        &["referee", "/dev/zero"],
        &["verify", "/dev/zero"],
        &["review", "/dev/zero"],
        &["serve", "--config", "/dev/zero"],
        &["serve", "--memory", "--metrics-token-file", "/dev/zero"],
        &["play", "--house", "/dev/zero"],
        &["solve", "two-player", "--file", two_player.to_str().unwrap()],
    ] {
        let refused = run(arguments).refused();
        assert!(!refused.is_empty(), "{arguments:?}");
    }
}
