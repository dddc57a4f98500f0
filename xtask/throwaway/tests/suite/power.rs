//! A power cut loses unsynced writes, and only those.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::Command;

use throwaway::{Postgres, Power};

/// Overwrites the beginning of a file, with or without a sync.
fn overwrite(power: &Power, file: &Path, text: &str, synced: bool) {
    let mut command = Command::new("dd");
    let how = if synced { "conv=notrunc,fsync" } else { "conv=notrunc" };
    command.arg(format!("of={}", file.display())).args([how, "status=none"]);
    let source = file.with_file_name("../source");
    fs::write(&source, text).unwrap();
    command.arg(format!("if={}", source.display()));
    power.supply(&mut command);
    assert!(command.status().unwrap().success());
}

#[test]
fn a_cut_takes_what_was_not_synced() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    let power = Power::of(&data).unwrap();
    let file = data.join("file");
    let long = |letter: &str| letter.repeat(5_000);
    fs::write(&file, long("a")).unwrap();
    let read = || fs::read_to_string(&file).unwrap();

    overwrite(&power, &file, &long("b"), true);
    assert_eq!(power.cut(0).unwrap().lost, 0);
    assert_eq!(read(), long("b"));

    // Longer than before: the end is lost too. A seed divisible by three loses everything.
    overwrite(&power, &file, &"c".repeat(9_000), false);
    assert!(power.cut(3).unwrap().lost > 0);
    assert_eq!(read(), long("b"));

    // Any other loses some sectors and keeps others.
    overwrite(&power, &file, &long("d"), false);
    let report = power.cut(4).unwrap();
    assert!(report.lost > 0 && report.kept > 0, "{report:?}");
    let mixed = read();
    assert_eq!(mixed.len(), 5_000);
    assert!(mixed.contains('b') && mixed.contains('d') && !mixed.contains('c'));
}

#[test]
fn postgres_keeps_what_it_has_committed() {
    let mut postgres = Postgres::start_with_power().unwrap();
    postgres.query("CREATE TABLE kept (number INT)").unwrap();
    let mut unsynced = 0;
    for round in 1..=4 {
        postgres.query(&format!("INSERT INTO kept SELECT {round} FROM generate_series(1, 1000)")).unwrap();
        unsynced += postgres.cut_power(round).unwrap().unsynced;
        postgres.resume().unwrap();
        let count = postgres.query("SELECT count(*) FROM kept").unwrap();
        assert_eq!(count, (round * 1000).to_string());
    }
    assert!(unsynced > 0, "there was something to lose");
}
