//! `tacora migrate`: moves all data of a server from a SQLite file to a PostgreSQL database.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use server::store::{MigrationReport, PostgresAddress};
use tokio::runtime;
use words::{Language, Words};

use super::serve::{DataFolder, FolderLock};
use crate::output::print;

/// Source and target.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The data directory of a stopped server, or a file made by `tacora backup`. Default: TACORA_DATA or the usual directory.
    #[arg(long, value_name = "PATH")]
    from: Option<PathBuf>,
    /// An empty PostgreSQL database. Put a password into TACORA_DATABASE, PGPASSWORD or ~/.pgpass, not on the command line.
    #[arg(long, value_name = "URL")]
    to: Option<String>,
}

pub(crate) fn run(args: Args, language: Language) -> Result<()> {
    let words = Words::new(language);
    let to = destination(args.to)?;
    // Held until the end: nobody may write there meanwhile.
    let (from, _lock) = origin(args.from, &words)?;
    let style = ProgressStyle::with_template("{bar:40} {human_pos} / {human_len}")
        .context("the template of the bar")?;
    let bar = ProgressBar::new(0).with_style(style);
    let runtime = runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("cannot start the async runtime")?;
    let moved = runtime.block_on(server::store::migrate_to_postgres(&from, &to, |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    }));
    bar.finish_and_clear();
    let MigrationReport { tables, games, people } = moved?;
    let counts = [("tables", tables.into()), ("games", games.into()), ("people", people.into())];
    let values = [&[("place", to.to_string().into())][..], &counts].concat();
    print(&format!("{}\n", words.say("migrate-done", &values)))
}

fn destination(flag: Option<String>) -> Result<PostgresAddress> {
    if flag.as_deref().is_some_and(PostgresAddress::tells_a_password) {
        bail!(
            "everybody on this machine can read a command line: put the password into the environment or a file"
        );
    }
    let named = flag.or_else(|| env::var("TACORA_DATABASE").ok()).filter(|address| !address.is_empty());
    Ok(named.context("name the target database with --to or TACORA_DATABASE")?.parse()?)
}

/// The file to move, and the lock of its folder, which a server may use.
fn origin(from: Option<PathBuf>, words: &Words) -> Result<(PathBuf, Option<FolderLock>)> {
    if let Some(file) = from.as_ref().filter(|path| path.is_file()) {
        let lock = DataFolder::around(file).map(|folder| folder.lock(words)).transpose()?;
        return Ok((file.clone(), lock));
    }
    let folder = DataFolder::named(from)?;
    let file = folder.database();
    let lock = file.is_file().then(|| folder.lock(words)).transpose()?;
    Ok((file, lock))
}
