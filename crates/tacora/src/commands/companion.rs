//! `tacora companion`: keep the books of a game with the real box.

use std::path::PathBuf;

use anyhow::{Result, bail};
use record::{DiamantRecord, Language, Record, TrollRecord, Words};
use table::GameField;
use terminal::companion::{self, Book};
use terminal::plain::StandardConsole;

use super::game_args::GameArgs;

/// Which game.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file of the game. If it is there, the game goes on; the referee accepts it at any time.
    file: PathBuf,
    #[command(flatten)]
    game: GameArgs,
    /// The people at the table in the order of seats, such as Ada,Bo,Cy; needed to begin.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    people: Vec<String>,
}

pub(crate) fn run(args: &Args, language: Language) -> Result<()> {
    let book = match Book::open(&args.file)? {
        Some(book) => book,
        None if args.people.is_empty() => bail!("--people says who sits at the table, such as Ada,Bo,Cy"),
        None => Book::begin(&args.file, begin(args)?)?,
    };
    Ok(companion::keep(book, &Words::new(language), &mut StandardConsole::open()?)?)
}

fn begin(args: &Args) -> Result<Record> {
    let people = args.people.clone();
    Ok(match args.game.field(troll::Race::Live)? {
        GameField::Diamant { edition, relics } => {
            Record::Diamant(DiamantRecord::begin(edition, relics, people))
        }
        GameField::Troll { options } => Record::Troll(TrollRecord::begin(options, people)),
    })
}
