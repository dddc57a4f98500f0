//! Cargo tools that few commands need, each in the version that is known to work, installed below `target/tools`.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::step::{cargo, succeed};
use crate::workspace::Workspace;

/// One tool.
pub(crate) struct Tool {
    /// Its name, which is that of its crate and its program.
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    /// Further arguments of `cargo install`.
    pub(crate) features: &'static [&'static str],
}

impl Tool {
    /// Its program, which is installed if it is not there. That takes minutes.
    pub(crate) fn program(&self, workspace: &Workspace) -> Result<PathBuf> {
        let Tool { name, version, features } = self;
        let folder = workspace.target().join("tools").join(format!("{name}-{version}"));
        let program = folder.join("bin").join(name);
        if !program.is_file() {
            println!("installing {name} {version}, which takes some minutes");
            let install = ["install", name, "--version", version, "--locked"];
            succeed(cargo(workspace.root(), &install).args(*features).arg("--root").arg(&folder))
                .with_context(|| format!("cannot install {name}"))?;
        }
        Ok(program)
    }
}
