//! `tacora edition`: work with house editions.

use anyhow::{Context, Result};
use record::{HouseEdition, Settings};

use crate::input::Input;
use crate::output::print;

/// What to do with a house edition.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Read a house edition and print its settings, or the line that is wrong.
    Check {
        /// The edition, a TOML file; - reads standard input.
        file: Input,
    },
}

pub(crate) fn run(command: &Command) -> Result<()> {
    let Command::Check { file } = command;
    let house =
        HouseEdition::from_toml(&file.read(HouseEdition::MAX_BYTES)?).with_context(|| file.to_string())?;
    let settings = house.rules.settings();
    let unofficial =
        if settings.players.contains(&2) { "\n  two players: unofficial, in no rulebook" } else { "" };
    print(&format!(
        "“{}” makes sense, based on {}\n{}{unofficial}\n",
        house.file.name,
        house.file.base,
        Settings::of(settings).describe()
    ))
}
