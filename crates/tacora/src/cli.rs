//! The command line.

use std::env;

use anyhow::{Result, bail};
use clap::{Parser, Subcommand};
use record::Language;

use crate::commands::{
    backup, bots, companion, edition, editions, exploit, load, migrate, odds, play, referee, replay, review,
    serve, simulate, solve, strength, train, value, verify, watch,
};
use crate::stop;

/// Play, host and study Diamant (every edition) and Troll & Dragon.
///
/// Without a command it serves the game, as `tacora serve` does.
#[derive(Parser)]
#[command(name = "tacora", version, max_term_width = 100)]
pub(crate) struct Cli {
    /// The language to speak: en, fr or pl. By default the system's, if we speak it.
    #[arg(long, global = true, value_name = "CODE")]
    lang: Option<Language>,
    #[command(flatten)]
    serve: serve::Options,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the game: at http://localhost:7777, or with --lan to everybody on your network.
    Serve(serve::Options),
    /// Play in this window: against bots, with people who share the keyboard, or at a table on a server.
    Play(play::Args),
    /// Look on at a table on a server.
    Watch(watch::Args),
    /// Go through a recorded game step by step.
    Replay(replay::Args),
    /// Keep the books of a game with the real box: you type what happened, it counts and keeps score.
    Companion(companion::Args),
    /// Copy everything that a server keeps into one file, also while it runs.
    Backup(backup::Args),
    /// Move everything that a server keeps in its file to an empty PostgreSQL database.
    Migrate(migrate::Args),
    /// Press a running server with many tables, and say how it bears it.
    Load(load::Args),
    /// Judge a recorded game: was every step possible, and what does it come to?
    Referee(referee::Args),
    /// Review a finished game: what was every decision worth, and what was luck?
    Review(review::Args),
    /// Verify that nobody chose the cards: recompute every draw of a recorded game.
    Verify(verify::Args),
    /// Let bots play each other, many times, and say who wins.
    Simulate(simulate::Args),
    /// List the bots by name.
    Bots(bots::Args),
    /// Say what may come next in the cave.
    Odds(odds::Args),
    /// Say how likely perfect play wins the game of two, before an expedition.
    Value(value::Args),
    /// Solve what can be solved exactly.
    #[command(subcommand)]
    Solve(solve::Command),
    /// Train the master's table for one number of players; it takes some seconds of one core for each seat.
    Train(train::Args),
    /// Hold a bot against the others in every edition, alone among them and they alone among it, and write a page about it.
    Strength(strength::Args),
    /// Train an answer to a bot and say how much it takes from it, at least.
    Exploit(exploit::Args),
    /// List the published editions with their settings.
    Editions(editions::Args),
    /// Work with house editions.
    #[command(subcommand)]
    Edition(edition::Command),
}

impl Command {
    /// Whether all it does is to work something out and print it. The others notice a closed output themselves: a
    /// front end saves and restores, long work stops. A server goes on, and so do a copy and a move, until they are whole.
    fn prints_once(&self) -> bool {
        match self {
            Command::Serve(_)
            | Command::Backup(_)
            | Command::Migrate(_)
            | Command::Play(_)
            | Command::Watch(_)
            | Command::Replay(_)
            | Command::Companion(_)
            | Command::Load(_)
            | Command::Simulate(_)
            | Command::Train(_)
            | Command::Strength(_)
            | Command::Exploit(_)
            | Command::Solve(solve::Command::TwoPlayer(_)) => false,
            Command::Referee(_)
            | Command::Review(_)
            | Command::Verify(_)
            | Command::Bots(_)
            | Command::Odds(_)
            | Command::Value(_)
            | Command::Solve(_)
            | Command::Editions(_)
            | Command::Edition(_) => true,
        }
    }
}

impl Cli {
    pub(crate) fn run(self) -> Result<()> {
        let language = self.lang.unwrap_or_else(system_language);
        let Some(command) = self.command else {
            return serve::run(self.serve, language);
        };
        if !self.serve.are_empty() {
            bail!("options of the server stand after `serve`, and no other command takes them");
        }
        if command.prints_once() {
            stop::when_output_closes()?;
        }
        match command {
            Command::Serve(options) => serve::run(options, language),
            Command::Play(args) => play::run(&args, language),
            Command::Watch(args) => watch::run(&args, language),
            Command::Replay(args) => replay::run(&args, language),
            Command::Companion(args) => companion::run(&args, language),
            Command::Backup(args) => backup::run(&args, language),
            Command::Migrate(args) => migrate::run(args, language),
            Command::Load(args) => load::run(&args),
            Command::Referee(args) => referee::run(&args, language),
            Command::Review(args) => review::run(&args, language),
            Command::Verify(args) => verify::run(&args, language),
            Command::Simulate(args) => simulate::run(&args),
            Command::Bots(args) => bots::run(&args, language),
            Command::Odds(args) => odds::run(&args),
            Command::Value(args) => value::run(&args),
            Command::Solve(command) => solve::run(&command),
            Command::Train(args) => train::run(&args),
            Command::Strength(args) => strength::run(&args),
            Command::Exploit(args) => exploit::run(&args),
            Command::Editions(args) => editions::run(&args),
            Command::Edition(command) => edition::run(&command),
        }
    }
}

/// What the environment asks for, in the order in which programs ask it.
fn system_language() -> Language {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let wanted = wanted.into_iter().find(|code| !code.is_empty());
    wanted.and_then(|code| code.parse().ok()).unwrap_or(Language::English)
}
