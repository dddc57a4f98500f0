//! `cargo xtask site DIR`: the web client as a folder of plain files that plays without a server.
//!
//! Any web server can serve the folder, under any path.

use std::path::Path;

use anyhow::{Context, Result};

use crate::module;
use crate::npm::{install, npm};
use crate::step::succeed;
use crate::wasm::{ADVICE, Compiler};
use crate::workspace::Workspace;

/// Builds the site in this folder. Nothing is installed for it.
pub(crate) fn run(workspace: &Workspace, folder: &Path) -> Result<()> {
    let compiler = Compiler::any()
        .with_context(|| format!("there is no compiler for WebAssembly: {ADVICE} brings one"))?;
    build(workspace, &module::compile(workspace, &compiler)?, folder)?;
    println!("site: {}", folder.display());
    Ok(())
}

/// Builds the client around this module in this folder.
pub(crate) fn build(workspace: &Workspace, module: &Path, folder: &Path) -> Result<()> {
    let web = workspace.root().join("web");
    install(&web)?;
    let folder = std::path::absolute(folder)?;
    let out = folder.to_str().context("the folder has no plain name")?;
    let mut command = npm(&web, &["run", "--silent", "build", "--", "--outDir", out, "--emptyOutDir"]);
    succeed(command.env("TACORA_WASM", module).env("TACORA_SITE", "1"))?;
    succeed(&mut npm(&web, &["run", "--silent", "size", "--", out]))
}
