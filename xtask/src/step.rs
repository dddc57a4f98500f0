//! One step of a longer run: announced, timed, and reported if it fails.

use std::path::Path;
use std::process::{Command, ExitStatus};
use std::time::Instant;

use anyhow::{Context, Result, bail};

/// Runs the work under this name.
pub(crate) fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("── {name}");
    let start = Instant::now();
    let done = work();
    let seconds = start.elapsed().as_secs_f32();
    match &done {
        Ok(()) => println!("── {name}: done in {seconds:.1} s\n"),
        Err(_) => println!("── {name}: FAILED after {seconds:.1} s\n"),
    }
    done.with_context(|| format!("step `{name}` failed"))
}

/// Cargo, called in this folder with these arguments.
///
/// The variables that the calling cargo has set for us are not passed on: they describe this program, and some build
/// scripts would run again because of them.
pub(crate) fn cargo(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(folder).args(arguments);
    clean(&mut command);
    command
}

/// Removes the variables that the calling cargo has set for this program.
pub(crate) fn clean(command: &mut Command) {
    for (name, _) in std::env::vars_os() {
        let ours = name.to_str().is_some_and(|name| {
            name == "CARGO" || name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
        });
        if ours {
            command.env_remove(name);
        }
    }
}

/// Runs the command to its end, with inherited output.
pub(crate) fn succeed(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", spelled(command)))?;
    ended_well(command, status)
}

/// Fails unless the command succeeded.
pub(crate) fn ended_well(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    bail!("`{}` ended with {status}", spelled(command))
}

fn spelled(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
