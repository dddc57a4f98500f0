//! `tacora editions`: list the published editions.

use anyhow::Result;
use record::official_editions;

use crate::output::print;

/// How to print them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print them as JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let editions = official_editions();
    if args.json {
        return print(&format!("{}\n", serde_json::to_string(&editions)?));
    }
    let mut text = String::new();
    for edition in editions {
        text.push_str(&edition.describe());
        text.push_str("\n\n");
    }
    print(text.trim_end_matches('\n'))?;
    print("\n")
}
