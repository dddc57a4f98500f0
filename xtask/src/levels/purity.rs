//! What a pure crate does not mention, because the same game must come out the same everywhere and always.
//!
//! The traits of `std::io` are fine, as is a duration: they describe, and open no file and read no clock. Tests inside
//! `src` are held to the same; one that needs a file belongs into `tests/`.

use super::names::{Name, names};

/// Something impure that a source mentions.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Impurity {
    /// Where, counted from 1.
    pub(super) line: usize,
    /// The forbidden name.
    pub(super) name: &'static str,
    /// What it stands for.
    pub(super) what: &'static str,
}

/// What is forbidden, and the names by which it is reached. A name matches whole segments anywhere in a path.
const FORBIDDEN: &[(&str, &[&str])] = &[
    ("clock", &["Instant", "SystemTime", "UNIX_EPOCH"]),
    ("environment variable", &["std::env", "env!", "option_env!"]),
    (
        "ambient randomness",
        &[
            "rand::rng",
            "rand::random",
            "rand::random_bool",
            "rand::random_iter",
            "rand::random_range",
            "rand::random_ratio",
            "rand::fill",
            "rand::make_rng",
            "thread_rng",
            "ThreadRng",
            "OsRng",
            "SysRng",
            "from_entropy",
            "from_os_rng",
            "getrandom",
            "RandomState",
        ],
    ),
    ("hash map or set: its order differs from run to run", &["HashMap", "HashSet", "hash_map", "hash_set"]),
    ("file", &["std::fs", "std::os", "canonicalize", "read_dir", "try_exists"]),
    ("network", &["std::net"]),
    ("process", &["std::process"]),
    ("thread", &["std::thread"]),
    ("console", &["stdin", "stdout", "stderr", "print!", "println!", "eprint!", "eprintln!", "dbg!"]),
    ("glob that hides what is used", &["std::*"]),
];

/// What a build script has written is source too.
const BUILT: &str = "env!(\"OUT_DIR\")";

/// Everything impure in this source, at most once a line for each name.
pub(super) fn impurities(source: &str) -> Vec<Impurity> {
    let mut found = Vec::new();
    for mentioned in names(&source.replace(BUILT, "")) {
        for (what, forbidden) in FORBIDDEN {
            for name in forbidden.iter().filter(|name| mentions(&mentioned, name)) {
                let impurity = Impurity { line: mentioned.line, name, what };
                if !found.contains(&impurity) {
                    found.push(impurity);
                }
            }
        }
    }
    found
}

fn mentions(mentioned: &Name, name: &str) -> bool {
    let wanted: Vec<&str> = name.split("::").collect();
    mentioned.segments.windows(wanted.len()).any(|segments| segments == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found in one line of source.
    #[track_caller]
    fn only(source: &str) -> &'static str {
        let found = impurities(source);
        assert!(!found.is_empty(), "nothing was found in {source}");
        assert!(found.iter().all(|one| one.what == found[0].what), "{found:?} in {source}");
        found[0].what
    }

    #[test]
    fn clocks_are_found() {
        for source in [
            "use std::time::Instant;",
            "let now = std::time::SystemTime::now();",
            "use std::time::{Duration, Instant as Now};",
            "use std::time; fn f() { time::Instant::now(); }",
            "let then = UNIX_EPOCH;",
        ] {
            assert_eq!(only(source), "clock");
        }
    }

    #[test]
    fn environment_variables_are_found() {
        for source in [
            "let home = std::env::var(\"HOME\");",
            "use std::{env, fmt};",
            "use std::env as surroundings;",
            "const VERSION: &str = env!(\"CARGO_PKG_VERSION\");",
            "const SEED: Option<&str> = option_env!(\"SEED\");",
            "use ::std::env::{self, args};",
        ] {
            assert_eq!(only(source), "environment variable");
        }
    }

    #[test]
    fn what_a_build_script_wrote_may_be_included() {
        assert_eq!(impurities("include!(concat!(env!(\"OUT_DIR\"), \"/list.rs\"));"), []);
        let beside = "include!(concat!(env!(\"OUT_DIR\"), env!(\"HOME\")));";
        assert_eq!(only(beside), "environment variable");
    }

    #[test]
    fn ambient_randomness_is_found() {
        for source in [
            "let die = rand::rng().random_range(1..=6);",
            "use rand::{SeedableRng, random};",
            "let mut rng = thread_rng();",
            "getrandom::fill(&mut bytes);",
            "use std::hash::RandomState;",
            "let rng = StdRng::from_os_rng();",
        ] {
            assert_eq!(only(source), "ambient randomness");
        }
    }

    #[test]
    fn hash_maps_are_found() {
        for source in [
            "use std::collections::HashMap;",
            "use std::collections::{BTreeMap, HashSet};",
            "use std::collections::hash_map::Entry;",
            "fn f(map: &std::collections::HashMap<u8, u8>) {}",
        ] {
            assert_eq!(only(source), "hash map or set: its order differs from run to run");
        }
    }

    #[test]
    fn files_network_processes_and_threads_are_found() {
        assert_eq!(only("let text = std::fs::read_to_string(path);"), "file");
        assert_eq!(only("use std::{fs::File};"), "file");
        assert_eq!(only("for entry in path.read_dir()? {}"), "file");
        assert_eq!(only("use std::net::TcpStream;"), "network");
        assert_eq!(only("std::process::exit(1);"), "process");
        assert_eq!(only("std::thread::spawn(f);"), "thread");
    }

    #[test]
    fn the_console_is_found() {
        for source in [
            "println!(\"{x}\");",
            "std::eprintln!();",
            "print!(\"x\"); dbg!(x);",
            "use std::io; fn f() { io::stdout().flush(); }",
            "use std::io::{Write, stdin};",
        ] {
            assert_eq!(only(source), "console");
        }
    }

    #[test]
    fn a_glob_hides_nothing() {
        assert_eq!(only("use std::*;"), "glob that hides what is used");
    }

    #[test]
    fn look_alikes_are_innocent() {
        for source in [
            "// std::env::var, HashMap, println!",
            "/// Unlike a `HashMap`, this has an order: `std::time::Instant`.",
            "//! No clock: no `Instant`.",
            "/* std::fs /* thread_rng */ SystemTime */",
            "let text = \"std::env HashMap println!()\";",
            "let text = r#\"use std::fs; \"quoted\" Instant\"#;",
            "let my_env = environment; env.depth(); fn env() {}",
            "let HashMapLike = InstantNoodles; struct SystemTimes;",
            "use core::time::Duration; use std::time::Duration as Span;",
            "use std::collections::{BTreeMap, BTreeSet}; #[derive(Hash)] struct S;",
            "use std::io::{self, Write}; fn f(out: &mut impl io::Write) -> io::Result<()> {}",
            "fn print(out: &mut String) { write!(out, \"x\").unwrap() } print(x); print != println;",
            "fn random(chooser: &mut Chooser) -> u32 { random(chooser) }",
            "use rand::rngs::StdRng; StdRng::seed_from_u64(7).random_range(0..9);",
            "use crate::{fs, net, thread}; process::step();",
            "fn f<'env>(x: &'env str) -> char { '\"' }",
        ] {
            assert_eq!(impurities(source), [], "in {source}");
        }
    }

    #[test]
    fn a_finding_names_its_line_once() {
        let found = impurities("//! x\n\nuse std::env;\nfn f() { std::env::var(std::env::args()); }\n");
        assert_eq!(found.iter().map(|one| one.line).collect::<Vec<_>>(), [3, 4]);
        assert_eq!(found[0].name, "std::env");
    }
}
