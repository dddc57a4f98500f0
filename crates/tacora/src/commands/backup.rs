//! `tacora backup`: copies all data of a server, also while it runs.

use std::path::PathBuf;

use anyhow::{Context, Result};
use tokio::runtime;
use words::{Language, Words};

use super::serve::DataFolder;
use crate::output::print;

/// Source and target.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The backup file; an existing file is not overwritten.
    file: PathBuf,
    /// The data directory of the server; can also be set with TACORA_DATA.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, language: Language) -> Result<()> {
    let from = DataFolder::named(args.data.clone())?.database();
    let runtime = runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("cannot start the async runtime")?;
    runtime.block_on(server::store::backup(&from, &args.file))?;
    let file = args.file.display().to_string();
    print(&format!("{}\n", Words::new(language).say("backup-done", &[("file", file.into())])))
}
