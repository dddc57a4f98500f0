//! `tacora man`: the manual pages, one for each command.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::cli;

/// Where to write them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// An existing folder.
    folder: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    clap_mangen::generate_to(cli::definition(), &args.folder)
        .with_context(|| format!("cannot write to {}", args.folder.display()))
}
