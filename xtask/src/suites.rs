//! The test programs that cargo builds, and how to run one.
//!
//! All steps use this one build. `cargo test --package server` would select other features of the dependencies and
//! compile most of them again.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::step::{cargo, clean, ended_well};
use crate::workspace::Workspace;

/// One test program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Suite {
    /// The package it belongs to: `server`.
    pub(crate) package: String,
    /// The target: `suite`, or the name of the package for unit tests.
    pub(crate) target: String,
    program: PathBuf,
    folder: PathBuf,
}

/// Builds the program and all of its tests.
pub(crate) fn build(workspace: &Workspace) -> Result<Vec<Suite>> {
    let mut command = cargo(
        workspace.root(),
        &["test", "--workspace", "--no-run", "--quiet", "--message-format=json-render-diagnostics"],
    );
    let output = command.stderr(Stdio::inherit()).output().context("cannot start cargo")?;
    ended_well(&command, output.status)?;
    parse(&String::from_utf8_lossy(&output.stdout))
}

/// The program that schemathesis and the browsers test, built together with the tests.
pub(crate) fn program(workspace: &Workspace) -> Result<PathBuf> {
    build(workspace)?;
    Ok(workspace.target().join("debug/tacora"))
}

impl Suite {
    /// Its name, as in `server/suite`.
    pub(crate) fn name(&self) -> String {
        format!("{}/{}", self.package, self.target)
    }

    /// The command that runs it as cargo would.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        clean(&mut command);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command
    }
}

/// Reads cargo's messages, one JSON object per line.
fn parse(messages: &str) -> Result<Vec<Suite>> {
    let mut suites = Vec::new();
    for line in messages.lines().filter(|line| line.starts_with('{')) {
        let message: Value = serde_json::from_str(line).context("cargo's messages")?;
        if message["reason"] == "compiler-artifact"
            && message["profile"]["test"] == true
            && let Some(program) = message["executable"].as_str()
        {
            suites.push(suite(&message, program).context("a message of cargo")?);
        }
    }
    // Cargo finishes them in no fixed order.
    suites.sort_by_key(Suite::name);
    Ok(suites)
}

fn suite(message: &Value, program: &str) -> Option<Suite> {
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
    Some(Suite {
        package: folder.file_name()?.to_str()?.to_owned(),
        target: message["target"]["name"].as_str()?.to_owned(),
        program: program.into(),
        folder: folder.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suites_are_the_test_programs_among_cargos_messages() {
        let messages = r#"
{"reason":"compiler-artifact","manifest_path":"/w/crates/server/Cargo.toml","target":{"name":"suite"},"profile":{"test":true},"executable":"/w/target/debug/deps/suite-1"}
{"reason":"compiler-artifact","manifest_path":"/w/crates/bots/Cargo.toml","target":{"name":"bots"},"profile":{"test":true},"executable":"/w/target/debug/deps/bots-2"}
{"reason":"compiler-artifact","manifest_path":"/w/crates/bots/Cargo.toml","target":{"name":"bots"},"profile":{"test":false},"executable":null}
{"reason":"compiler-artifact","manifest_path":"/w/crates/tacora/Cargo.toml","target":{"name":"tacora"},"profile":{"test":false},"executable":"/w/target/debug/tacora"}
{"reason":"build-finished","success":true}
"#;
        let suites = parse(messages).unwrap();
        assert_eq!(suites.iter().map(Suite::name).collect::<Vec<_>>(), ["bots/bots", "server/suite"]);
        assert_eq!(suites[1].program, Path::new("/w/target/debug/deps/suite-1"));
        assert_eq!(suites[1].folder, Path::new("/w/crates/server"));
    }
}
