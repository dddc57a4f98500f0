//! Builds the program that is published.

use std::env;
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result};

use crate::step::{cargo, succeed};
use crate::workspace::Workspace;

/// Builds it with the `dist` profile. With cargo-auditable, if that is installed, it contains the list of its crates.
pub(super) fn build(workspace: &Workspace) -> Result<PathBuf> {
    let root = workspace.root();
    let auditable =
        cargo(root, &["auditable", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let start: &[&str] = match auditable {
        Ok(status) if status.success() => &["auditable", "build"],
        _ => {
            println!(
                "dist: cargo-auditable is not installed, so the program does not contain the list of its crates"
            );
            &["build"]
        }
    };
    let arguments = [start, &["--profile", "dist", "--locked", "--package", "tacora"]].concat();
    let root_name = root.to_str().context("the workspace has an unusual path")?;
    let home = env::var("CARGO_HOME").or_else(|_| env::var("HOME").map(|home| format!("{home}/.cargo")))?;
    // Where it was built must not be in the program: neither Rust's panic messages nor C's assertions.
    let rust = [(root_name, "/tacora"), (&home, "/cargo")]
        .map(|(from, to)| format!("--remap-path-prefix={from}={to}"));
    let c = [(root_name, "/tacora"), (&home, "/cargo")]
        .map(|(from, to)| format!("-ffile-prefix-map={from}={to}"));
    succeed(
        cargo(root, &arguments)
            .env("CARGO_ENCODED_RUSTFLAGS", rust.join("\u{1f}"))
            .env("CFLAGS", c.join(" ")),
    )?;
    Ok(workspace.target().join("dist/tacora"))
}
