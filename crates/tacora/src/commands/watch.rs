//! `tacora watch`: watches a table on a server.

use anyhow::Result;
use client::{Online, TableAddress, Visitor};
use terminal::plain::AfterGame;
use words::{Language, Words};

use super::front_end::FrontEnd;

/// The table, and the display.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The link of the table, or its code if the server is on this machine.
    #[arg(value_name = "TABLE")]
    table: TableAddress,
    #[command(flatten)]
    front_end: FrontEnd,
}

pub(crate) fn run(args: &Args, language: Language) -> Result<()> {
    let visitor = Visitor { people: Vec::new(), memory: None };
    let mut online = Online::look_on(&args.table, &visitor)?;
    args.front_end.play(&mut online, &Words::new(language), AfterGame::Ask)
}
