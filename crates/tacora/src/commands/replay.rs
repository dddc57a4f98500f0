//! `tacora replay`: steps through a recorded game.

use anyhow::Result;
use client::Recording;
use record::MAX_BYTES;
use words::{Language, Words};

use super::front_end::FrontEnd;
use crate::input::Input;

/// The record, and the display.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, a JSON file.
    file: Input,
    #[command(flatten)]
    front_end: FrontEnd,
}

pub(crate) fn run(args: &Args, language: Language) -> Result<()> {
    let told = record::read(&args.file.read(MAX_BYTES)?)?;
    args.front_end.replay(&Recording::of(&told)?, &Words::new(language))
}
