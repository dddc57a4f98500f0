//! `tacora solve`: solve what can be solved exactly.

mod expedition;
mod turn;
mod two_player;

use anyhow::Result;

/// What to solve.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// The whole game of two with the base deck. It takes minutes, can be stopped with Ctrl-C, and goes on when called again.
    TwoPlayer(two_player::Args),
    /// One expedition for gems, when everyone plays alike and nobody could do better.
    Expedition(expedition::Args),
    /// One turn of Troll & Dragon: what it is worth, and when to leave the hall.
    Turn(turn::Args),
}

pub(crate) fn run(command: &Command) -> Result<()> {
    match command {
        Command::TwoPlayer(args) => two_player::run(args),
        Command::Expedition(args) => expedition::run(args),
        Command::Turn(args) => turn::run(args),
    }
}
