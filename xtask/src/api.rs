//! `cargo xtask api`: tests a running server against its own OpenAPI document.
//!
//! Schemathesis generates valid and invalid requests from the document and checks that every response conforms to it.
//! `xtask/api/*.py` provides the data of the requests.

mod counts;
mod python;

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::serving::Serving;
use crate::step::succeed;
use crate::suites;
use crate::workspace::Workspace;
use counts::Counts;

/// The checks for every response. Omitted are those that need game rules: whether a valid request is accepted depends
/// on the table, and whether a resource still exists depends on other requests.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_headers_conformance,response_schema_conformance,negative_data_rejection,unsupported_method";

/// The number of requests per route and phase.
const EXAMPLES: &str = "30";

/// A fixed seed, so that every run sends the same requests.
const SEED: &str = "20250101";

/// A stream does not end, and a WebSocket is no request: neither can be checked.
const STREAM: &str = "/api/tables/{code}/events";
const SOCKET: &str = "/api/tables/{code}/socket";

/// Who sends the requests.
#[derive(Clone, Copy)]
enum Caller {
    /// A program with a token.
    Program,
    /// A client without credentials.
    Nobody,
}

/// Checks the API with and without a token.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let folder = workspace.target().join("api");
    let python = python::with_schemathesis(&folder, &workspace.root().join("xtask/api/requirements.txt"))?;
    let serving = Serving::start(&suites::program(workspace)?, &["--memory"])?;
    for caller in [Caller::Program, Caller::Nobody] {
        check(&python, workspace.root(), &folder, &serving, caller)?;
    }
    Ok(())
}

fn check(python: &Path, root: &Path, folder: &Path, serving: &Serving, caller: Caller) -> Result<()> {
    let name = caller.name();
    let counted = folder.join(format!("{name}.counts"));
    let document = format!("{}/api/openapi.json", serving.url());
    let mut command = Command::new(python);
    command
        .current_dir(folder)
        .args(["-m", "schemathesis.cli", "run", &document, "--checks", CHECKS])
        .args(["--max-examples", EXAMPLES, "--seed", SEED, "--generation-database", "none"])
        .args(["--phases", "examples,coverage,fuzzing", "--exclude-path", STREAM, "--exclude-path", SOCKET])
        .args(["--request-timeout", "10", "--continue-on-failure", "--no-color", "--warnings", "off"])
        .env("SCHEMATHESIS_HOOKS", "hooks")
        .env("PYTHONPATH", root.join("xtask/api"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("TACORA_API", serving.url())
        .env("TACORA_API_AS", name)
        .env("TACORA_API_COUNTS", &counted);
    succeed(&mut command)?;
    let counts = Counts::read(&counted).context("what was counted")?;
    println!("api, asked by {name}: {counts}");
    ensure!(counts.of(5) == 0, "the server failed");
    match caller {
        Caller::Program => {
            let never = counts.never_accepted();
            ensure!(never.is_empty(), "these have never accepted anything: {}", never.join(", "));
        }
        Caller::Nobody => ensure!(counts.of(2) > 0, "not even the public part has accepted anything"),
    }
    Ok(())
}

impl Caller {
    fn name(self) -> &'static str {
        match self {
            Caller::Program => "program",
            Caller::Nobody => "nobody",
        }
    }
}

/// The path of a program in a virtual environment.
fn in_environment(environment: &Path, name: &str) -> OsString {
    let folder = if cfg!(windows) { "Scripts" } else { "bin" };
    environment.join(folder).join(name).into_os_string()
}
