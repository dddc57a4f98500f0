//! `cargo xtask fuzz`: builds every target in `fuzz/` and runs each for a while.
//!
//! Sanitizers need a nightly toolchain; if there is none, the step says so and passes. It does the work of cargo-fuzz,
//! so that nobody has to install it; the folder layout also works with `cargo fuzz run`.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use toml::{Table, Value};

use crate::step::{cargo, ended_well, succeed};
use crate::workspace::{Workspace, entries, read};

/// The compiler flags of cargo-fuzz: coverage counters for libFuzzer, and the address sanitizer.
const FLAGS: [&str; 9] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Zsanitizer=address",
    "-Ccodegen-units=1",
    "--cfg",
    "fuzzing",
];

/// Runs every target for this long.
pub(crate) fn run(workspace: &Workspace, time: Duration) -> Result<()> {
    let folder = workspace.root().join("fuzz");
    let targets = targets(&read(&folder.join("Cargo.toml"))?)?;
    every_file_is_a_target(&folder, &targets)?;

    let Some(host) = nightly_host(workspace.root()) else {
        println!("fuzz: skipped, no nightly toolchain");
        return Ok(());
    };
    let built = workspace.target().join("fuzz");
    succeed(&mut build(workspace.root(), &host, &built))?;
    for target in &targets {
        let program = built.join(&host).join("release").join(target);
        fuzz(&program, target, &folder, &built, time)?;
    }
    Ok(())
}

/// The names of all targets in the manifest.
fn targets(manifest: &str) -> Result<Vec<String>> {
    let manifest: Table = manifest.parse().context("fuzz/Cargo.toml")?;
    let bins = manifest.get("bin").and_then(Value::as_array).context("fuzz/Cargo.toml has no [[bin]]")?;
    let names = bins.iter().filter_map(|bin| bin.get("name").and_then(Value::as_str));
    Ok(names.map(str::to_owned).collect())
}

/// A file that is not listed would never run, and nobody would notice.
fn every_file_is_a_target(folder: &Path, targets: &[String]) -> Result<()> {
    for path in entries(&folder.join("fuzz_targets"))? {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let listed = targets.iter().any(|target| *target == name);
        ensure!(path.is_dir() || listed, "{name} is not listed as a [[bin]] in fuzz/Cargo.toml");
    }
    Ok(())
}

/// The host triple of the nightly toolchain; `None` if it is not installed.
fn nightly_host(root: &Path) -> Option<String> {
    let output = nightly(root, &["--version", "--verbose"]).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "))?;
    output.status.success().then(|| host.to_owned())
}

fn build(root: &Path, host: &str, target: &Path) -> Command {
    let mut command =
        nightly(root, &["build", "--release", "--manifest-path", "fuzz/Cargo.toml", "--target", host]);
    command
        .env("CARGO_TARGET_DIR", target)
        // This variable takes precedence over RUSTFLAGS, in which CI may turn warnings of the stable compiler into
        // errors.
        .env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\u{1f}"));
    command
}

/// Cargo of the nightly toolchain.
fn nightly(root: &Path, arguments: &[&str]) -> Command {
    let mut command = cargo(root, &[&["+nightly"], arguments].concat());
    command
        // The cargo that started us sets its own toolchain for child processes.
        .env_remove("RUSTUP_TOOLCHAIN")
        // Checking for a toolchain must not install it.
        .env("RUSTUP_AUTO_INSTALL", "0");
    command
}

/// Runs one target. Its output is shown only if it finds something.
fn fuzz(program: &Path, target: &str, folder: &Path, built: &Path, time: Duration) -> Result<()> {
    println!("fuzz: {target} for {} s", time.as_secs());
    let corpus = made(built.join("corpus").join(target))?;
    let artifacts = made(built.join("artifacts").join(target))?;
    let seeds = folder.join("seeds").join(target);

    let mut prefix = OsString::from("-artifact_prefix=");
    // The empty last component adds a trailing slash: libFuzzer appends the file name directly to the prefix.
    prefix.push(artifacts.join(""));
    let mut command = Command::new(program);
    command
        .arg(format!("-max_total_time={}", time.as_secs()))
        .args(["-rss_limit_mb=2048", "-timeout=10"])
        .arg(prefix)
        .arg(corpus)
        .args(seeds.is_dir().then_some(seeds))
        // cargo-fuzz disables this too: the standard library triggers it.
        .env("ASAN_OPTIONS", "detect_odr_violation=0");
    let output = command.output().with_context(|| format!("cannot start {}", program.display()))?;
    let chatter = String::from_utf8_lossy(&output.stderr);
    if let Err(error) = ended_well(&command, output.status) {
        eprintln!("{chatter}{}", String::from_utf8_lossy(&output.stdout));
        bail!("{target} has found an input, which is kept in {}: {error}", artifacts.display());
    }
    let runs = chatter.lines().rfind(|line| line.starts_with("Done "));
    println!("fuzz: {target}: {}", runs.unwrap_or("done"));
    Ok(())
}

fn made(folder: PathBuf) -> Result<PathBuf> {
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_the_bins_of_the_manifest() {
        let manifest = "[package]\nname = \"fuzz\"\n[[bin]]\nname = \"a\"\n[[bin]]\nname = \"b\"\n";
        assert_eq!(targets(manifest).unwrap(), ["a", "b"]);
        assert!(targets("[package]\nname = \"fuzz\"\n").is_err());
    }
}
