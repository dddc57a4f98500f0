//! Files that are not there, not text, or far too long.

use std::process::Stdio;
use std::{fs, io};

use crate::process::{Ended, feed, file, run, run_with_input, sparse_file, tacora, testdata};

/// Every command that reads a file.
const READERS: [&[&str]; 4] = [
    &["referee"],
    &["edition", "check"],
    &["odds", "--house"],
    &["simulate", "--bots", "never,never,never", "--house"],
];

/// How many bytes each of them takes at most.
const MOST: [usize; 4] = [
    record::MAX_BYTES,
    record::HouseEdition::MAX_BYTES,
    record::HouseEdition::MAX_BYTES,
    record::HouseEdition::MAX_BYTES,
];

fn read(reader: &[&str], file: &str) -> Ended {
    run(&[reader, &[file]].concat())
}

#[test]
fn a_file_that_is_not_there_is_named() {
    for reader in READERS {
        let line = read(reader, "no/such/file").refused();
        assert!(line.starts_with("no/such/file: "), "{line}");
    }
}

#[test]
fn a_folder_is_no_file() {
    for reader in READERS {
        let folder = testdata("records");
        let line = read(reader, &folder).refused();
        assert!(line.starts_with(&format!("{folder}: ")), "{line}");
    }
}

#[test]
fn a_hundred_megabytes_are_refused_without_reading_them() {
    let huge = sparse_file("huge", 100 * 1024 * 1024);
    let huge = huge.to_str().unwrap();
    for (reader, most) in READERS.iter().zip(MOST) {
        let line = read(reader, huge).refused();
        assert_eq!(line, format!("{huge}: this file has more than {most} bytes"));
    }
    fs::remove_file(huge).unwrap();
}

#[test]
fn a_standard_input_without_end_is_refused_without_reading_it_all() {
    let endless = vec![b' '; 8 * 1024 * 1024];
    for (reader, most) in READERS.iter().zip(MOST) {
        let (ended, taken) = feed(&[reader, &["-"][..]].concat(), &endless);
        assert_eq!(ended.refused(), format!("standard input: this file has more than {most} bytes"));
        assert_eq!(taken.unwrap_err().kind(), io::ErrorKind::BrokenPipe, "it stops reading early");
    }
}

#[test]
fn what_is_not_utf_8_is_refused() {
    let latin = file("latin-1", b"name = \"Zo\xe9\"");
    let latin = latin.to_str().unwrap();
    for reader in READERS {
        assert_eq!(read(reader, latin).refused(), format!("{latin}: this is not text in UTF-8"));
        let line = run_with_input(&[reader, &["-"]].concat(), b"\xff\xfe{\0}\0").refused();
        assert_eq!(line, "standard input: this is not text in UTF-8");
    }
}

#[test]
fn a_line_break_in_the_name_of_a_file_does_not_make_two_lines() {
    for reader in READERS {
        let line = read(reader, "no\nsuch\u{1b}[2Jfile").refused();
        assert!(line.starts_with("no\u{FFFD}such\u{FFFD}[2Jfile: "), "{line}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_may_have_a_name_that_is_not_utf_8() {
    use std::ffi::{OsStr, OsString};
    use std::os::unix::ffi::OsStrExt;

    let text = fs::read(testdata("examples/portal-trap.json")).unwrap();
    let path = file(OsStr::from_bytes(b"zo\xe9.json"), &text);
    let ended = run(&[OsString::from("referee"), path.into_os_string(), OsString::from("--json")]);
    assert!(ended.printed().starts_with(r#"{"game":"diamant","#));
}

#[test]
fn a_reader_that_has_gone_away_is_no_error() {
    let record = testdata("examples/portal-trap.json");
    let house = testdata("house/good/every-key.toml");
    for arguments in [
        &["referee", record.as_str()][..],
        &["referee", &record, "--json"],
        &["editions"],
        &["editions", "--json"],
        &["edition", "check", &house],
        &["odds"],
        &["odds", "--json"],
        &["simulate", "--bots", "never,never,never", "--games", "9"],
        &["simulate", "--bots", "never,never,never", "--games", "9", "--csv"],
    ] {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let output = tacora(arguments).stdout(Stdio::from(writer)).output().unwrap();
        assert_eq!(Ended::from(output), Ended { code: Some(0), out: String::new(), err: String::new() });
    }
}
