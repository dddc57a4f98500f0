//! `tacora solve`: computes exact solutions.

mod expedition;
mod turn;
mod two_player;

use anyhow::Result;

/// What to solve.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// The whole two-player game with the base deck. Takes minutes; Ctrl-C stops it, and the next call continues.
    TwoPlayer(two_player::Args),
    /// One expedition for gems: the equilibrium in which everyone uses the same strategy.
    Expedition(expedition::Args),
    /// One turn of Troll & Dragon: its value, and when to leave the hall.
    Turn(turn::Args),
}

pub(crate) fn run(command: &Command) -> Result<()> {
    match command {
        Command::TwoPlayer(args) => two_player::run(args),
        Command::Expedition(args) => expedition::run(args),
        Command::Turn(args) => turn::run(args),
    }
}
