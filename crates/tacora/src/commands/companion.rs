//! `tacora companion`: keeps score of a game with the physical box.

use std::path::PathBuf;

use anyhow::{Result, bail};
use record::Record;
use table::blank_record;
use terminal::companion::{self, RecordFile};
use terminal::plain::StandardConsole;
use words::{Language, Words};

use super::game_args::GameArgs;

/// The game.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file of the game. If it exists, the game continues; `tacora referee` accepts it at any time.
    file: PathBuf,
    #[command(flatten)]
    game: GameArgs,
    /// The people in seat order, such as Ada,Bo,Cy; required for a new game.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    people: Vec<String>,
}

pub(crate) fn run(args: &Args, language: Language) -> Result<()> {
    let file = match RecordFile::open(&args.file)? {
        Some(file) => file,
        None if args.people.is_empty() => bail!("a new game needs --people, such as Ada,Bo,Cy"),
        None => RecordFile::begin(&args.file, begin(args)?)?,
    };
    Ok(companion::run(file, &Words::new(language), &mut StandardConsole::open()?)?)
}

fn begin(args: &Args) -> Result<Record> {
    Ok(blank_record(args.game.field(troll::Race::Live)?, args.people.clone()))
}
