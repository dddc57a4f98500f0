//! `tacora review`: the coach on a finished game.

use anyhow::Result;
use coach::Detail;
use record::MAX_BYTES;
use words::{Language, Words};

use crate::input::Input;
use crate::output::print;

/// The record, and the output format.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of a finished game, a JSON file; - reads standard input.
    file: Input,
    /// List every decision.
    #[arg(long, conflicts_with = "json")]
    all: bool,
    /// Print the review with every decision as one line of JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, language: Language) -> Result<()> {
    let text = args.file.read(MAX_BYTES)?;
    let review = coach::review(&record::read(&text)?.judge()?)?;
    if args.json {
        print(&format!("{}\n", review.to_json()))
    } else {
        let detail = if args.all { Detail::Full } else { Detail::Short };
        print(&review.account(&Words::new(language), detail))
    }
}
