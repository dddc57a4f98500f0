//! `tacora referee`: checks a recorded game.

use anyhow::Result;
use record::MAX_BYTES;
use words::{Language, Words};

use crate::input::Input;
use crate::output::print;

/// The record, and the output format.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, a JSON file; - reads standard input.
    file: Input,
    /// Print the verdict as one line of JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, language: Language) -> Result<()> {
    let text = args.file.read(MAX_BYTES)?;
    let judgement = record::read(&text)?.judge()?;
    if args.json {
        print(&format!("{}\n", judgement.to_json()))
    } else {
        print(&judgement.account(&Words::new(language)))
    }
}
