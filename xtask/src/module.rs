//! The module of WebAssembly that plays without a server: compiled by the own compiler or, where that cannot, by Debian's.

use std::path::PathBuf;

use anyhow::{Context, Error, Result};

use crate::packages;
use crate::wasm::Compiler;
use crate::workspace::Workspace;

/// Debian's packages that compile for WebAssembly.
const PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];

/// Compiles the module, with a compiler from system packages if need be; its path.
pub(crate) fn build(workspace: &Workspace) -> Result<PathBuf> {
    let compiler = if let Some(compiler) = Compiler::any() {
        compiler
    } else {
        packages::install(&PACKAGES)?;
        Compiler::any().context("Debian's compiler for WebAssembly is too old")?
    };
    compile(workspace, &compiler)
}

/// Compiles the module with this compiler; its path.
pub(crate) fn compile(workspace: &Workspace, compiler: &Compiler) -> Result<PathBuf> {
    compiler.compile(workspace.root(), &workspace.target().join("wasm")).map_err(Error::msg)
}
