//! `tacora backup`: a copy of everything that a server keeps, also while it runs.

use std::path::PathBuf;

use anyhow::{Context, Result};
use record::{Language, Words};
use tokio::runtime;

use super::serve::DataFolder;
use crate::output::print;

/// What to copy, and where to.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The copy; a file that is there already is left as it is.
    file: PathBuf,
    /// The data folder of the server; TACORA_DATA says the same.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, language: Language) -> Result<()> {
    let from = DataFolder::named(args.data.clone())?.database();
    let runtime = runtime::Builder::new_multi_thread().enable_all().build().context("no threads")?;
    runtime.block_on(server::backup(&from, &args.file))?;
    let file = args.file.display().to_string();
    print(&format!("{}\n", Words::new(language).say("backup-done", &[("file", file.into())])))
}
