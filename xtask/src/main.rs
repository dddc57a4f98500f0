//! Developer commands: `cargo xtask test` is everything CI runs.
//!
//! This file only parses the command line; each command has its own file.

mod api;
mod book;
mod browsers;
mod capacity;
mod dist;
mod fuzz;
mod levels;
mod module;
#[path = "../../crates/web/node.rs"]
mod node;
mod npm;
mod packages;
mod servers;
mod serving;
mod site;
mod soak;
mod step;
mod suites;
mod test;
mod third_party;
mod tools;
#[path = "../../crates/web/wasm.rs"]
mod wasm;
mod web;
mod workspace;

use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;

const USAGE: &str = "\
Usage: cargo xtask <command>

  test            everything CI runs, up to the first failure
  test --quick    what takes less than two minutes once everything is built: no servers, no browsers
  test <step>…    only these steps: format, levels, web, wasm, clippy, build, units, tests, docs, api, fuzz, browsers
  levels          check that crates use only lower levels, and that pure crates are pure
  api             test a running server against its OpenAPI document
  web             check and test the web client, and the size of its files
  browsers        play whole games in a real browser
  site DIR        build the web client that needs no server into this folder, for any web server
  dist [--program FILE]
                  build the packages into dist/, of the program in FILE or of one that is built for it
  dist-test       install, use, upgrade and remove the Debian package in dist/, as root on Debian
  book            build the documentation as a web site in dist/book, and check its links
  notices         write the notices of `tacora licenses`, after a change of the dependencies
  fuzz [seconds]  run every fuzz target for this long (default: 60)
  soak [minutes]  inject failures into real and simulated clusters for this long (default: 30)
  capacity [seconds]
                  load-test one server and a cluster for this long each (default: 10), and print the figures";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<()> {
    let workspace = Workspace::find()?;
    match words {
        ["test", words @ ..] => test::run(&workspace, words),
        ["dist"] => dist::run(&workspace, None),
        ["dist", "--program", path] => dist::run(&workspace, Some(path.as_ref())),
        ["dist-test"] => dist::test(&workspace),
        ["book"] => book::run(&workspace),
        ["notices"] => third_party::write_notices(&workspace),
        ["levels"] => levels::run(&workspace),
        ["api"] => api::run(&workspace),
        ["web"] => web::run(&workspace),
        ["browsers"] => browsers::run(&workspace),
        ["site", folder] => site::run(&workspace, folder.as_ref()),
        ["fuzz"] => fuzz::run(&workspace, Duration::from_mins(1)),
        ["fuzz", seconds] => {
            let seconds =
                seconds.parse().with_context(|| format!("`{seconds}` is not a number of seconds"))?;
            fuzz::run(&workspace, Duration::from_secs(seconds))
        }
        ["soak"] => soak::run(&workspace, Duration::from_mins(30)),
        ["soak", minutes] => {
            let minutes =
                minutes.parse().with_context(|| format!("`{minutes}` is not a number of minutes"))?;
            soak::run(&workspace, Duration::from_mins(minutes))
        }
        ["capacity"] => capacity::run(&workspace, Duration::from_secs(10)),
        ["capacity", seconds] => {
            let seconds =
                seconds.parse().with_context(|| format!("`{seconds}` is not a number of seconds"))?;
            capacity::run(&workspace, Duration::from_secs(seconds))
        }
        [] | ["help" | "-h" | "--help"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => bail!("no such command: {}\n\n{USAGE}", words.join(" ")),
    }
}
