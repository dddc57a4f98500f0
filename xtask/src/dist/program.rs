//! Builds the program that is published.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::step::{clean, succeed};
use crate::tools::Tool;
use crate::workspace::Workspace;

/// Writes the list of its crates into a program, for scanners of known vulnerabilities.
const AUDITABLE: Tool = Tool { name: "cargo-auditable", version: "0.7.7", features: &[] };

/// Checks licences, forbidden crates and sources by deny.toml.
const DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2", features: &[] };

/// Builds it with the `dist` profile, if only allowed crates are part of it.
pub(super) fn build(workspace: &Workspace) -> Result<PathBuf> {
    let root = workspace.root();
    succeed(Command::new(DENY.program(workspace)?).current_dir(root).args([
        "--offline",
        "--locked",
        "check",
        "bans",
        "licenses",
        "sources",
    ]))
    .context("deny.toml does not allow everything that would be published")?;
    let auditable = AUDITABLE.program(workspace)?;
    let root_name = root.to_str().context("the workspace has an unusual path")?;
    let home = env::var("CARGO_HOME").or_else(|_| env::var("HOME").map(|home| format!("{home}/.cargo")))?;
    // Where it was built must not be in the program: neither Rust's panic messages nor C's assertions.
    let rust = [(root_name, "/tacora"), (&home, "/cargo")]
        .map(|(from, to)| format!("--remap-path-prefix={from}={to}"));
    let c = [(root_name, "/tacora"), (&home, "/cargo")]
        .map(|(from, to)| format!("-ffile-prefix-map={from}={to}"));
    let mut build = Command::new(auditable);
    clean(&mut build);
    succeed(
        build
            .current_dir(root)
            .args(["auditable", "build", "--profile", "dist", "--locked", "--package", "tacora"])
            .env("CARGO_ENCODED_RUSTFLAGS", rust.join("\u{1f}"))
            .env("CFLAGS", c.join(" ")),
    )?;
    Ok(workspace.target().join("dist/tacora"))
}
