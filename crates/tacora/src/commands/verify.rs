//! `tacora verify`: recomputes every draw of a recorded game.

use anyhow::Result;
use record::MAX_BYTES;
use words::{Language, Words};

use crate::input::Input;
use crate::output::print;

/// The record, and the output format.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of a game with a sealed deal, a JSON file; - reads standard input.
    file: Input,
    /// Print the result as one line of JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, language: Language) -> Result<()> {
    let text = args.file.read(MAX_BYTES)?;
    let verification = record::read(&text)?.verify()?;
    if args.json {
        print(&format!("{}\n", verification.to_json()))
    } else {
        print(&verification.account(&Words::new(language)))
    }
}
