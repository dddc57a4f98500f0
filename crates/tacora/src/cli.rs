//! The command line.

use std::env;

use anyhow::{Result, bail};
use clap::{CommandFactory, Parser, Subcommand};
use words::Language;

use crate::commands::{
    admin, backup, bots, companion, completions, edition, editions, exploit, licenses, load, man, migrate,
    odds, play, referee, replay, review, serve, simulate, solve, strength, train, value, verify, watch,
};
use crate::stop;

/// Play, host and study Diamant (every edition) and Troll & Dragon.
///
/// Without a command it starts the server, like `tacora serve`.
#[derive(Parser)]
#[command(name = "tacora", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "CODE", help = language_help())]
    lang: Option<Language>,
    #[command(flatten)]
    serve: serve::Options,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Start the server, at http://localhost:7777 or, with --lan, for everybody on your network.
    Serve(serve::Options),
    /// Play in the terminal: against bots, with people at the same keyboard, or at a table on a server.
    Play(play::Args),
    /// Watch a table on a server.
    Watch(watch::Args),
    /// Step through a recorded game.
    Replay(replay::Args),
    /// Keep score of a game with the physical box: you type what happened, it counts.
    Companion(companion::Args),
    /// List, ban and remove people and tables of a server, also while it runs.
    Admin(admin::Args),
    /// Back up the server's data to one file, even while the server runs.
    Backup(backup::Args),
    /// Move the server's data from SQLite to an empty PostgreSQL database.
    Migrate(migrate::Args),
    /// Load-test a running server with many tables.
    Load(load::Args),
    /// Check a recorded game: is every step possible, and what is the result?
    Referee(referee::Args),
    /// Review a finished game: the value of every decision, and luck separated from skill.
    Review(review::Args),
    /// Verify that nobody chose the cards or dice, by recomputing every draw of a recorded game.
    Verify(verify::Args),
    /// Play many games between bots and print who wins.
    Simulate(simulate::Args),
    /// List the bots by name.
    Bots(bots::Args),
    /// Print exact odds for the next card in the cave.
    Odds(odds::Args),
    /// Print the chance that perfect play wins the two-player game, before an expedition.
    Value(value::Args),
    /// Compute exact solutions.
    #[command(subcommand)]
    Solve(solve::Command),
    /// Train the table of the master bot for one number of players; this takes a few seconds per seat on one core.
    Train(train::Args),
    /// Measure a bot in every edition, alone among its rivals and as the majority, and print a report.
    Strength(strength::Args),
    /// Train an opponent against a bot and print a lower bound of how much it wins.
    Exploit(exploit::Args),
    /// List the published editions with their settings.
    Editions(editions::Args),
    /// Check house editions.
    #[command(subcommand)]
    Edition(edition::Command),
    /// Print the completion script of a shell.
    Completions(completions::Args),
    /// Write the manual pages into a folder.
    Man(man::Args),
    /// Print the licences of all parts of this program.
    Licenses,
}

impl Command {
    /// Whether the command only computes something and prints it. The others handle a closed output themselves: a front end
    /// saves and restores the terminal, long computations stop, a server continues, and a backup or migration finishes.
    fn prints_once(&self) -> bool {
        match self {
            Command::Serve(_)
            | Command::Admin(_)
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
            | Command::Edition(_)
            | Command::Completions(_)
            | Command::Man(_)
            | Command::Licenses => true,
        }
    }
}

impl Cli {
    pub(crate) fn language(&self) -> Language {
        self.lang.unwrap_or_else(system_language)
    }

    pub(crate) fn run(self) -> Result<()> {
        let language = self.language();
        let Some(command) = self.command else {
            return serve::run(self.serve, language);
        };
        if !self.serve.are_empty() {
            bail!("server options belong after `serve`; other commands do not accept them");
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
            Command::Admin(args) => admin::run(args),
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
            Command::Completions(args) => completions::run(&args),
            Command::Man(args) => man::run(&args),
            Command::Licenses => licenses::run(),
        }
    }
}

/// The definition of the command line, for what is generated from it.
pub(crate) fn definition() -> clap::Command {
    Cli::command()
}

/// What `--lang` accepts.
fn language_help() -> String {
    let codes = Language::ALL.map(Language::code).join(", ");
    format!("The language: {codes}. Default: the system's language if supported, otherwise en")
}

/// The language set in the environment, by the usual precedence.
fn system_language() -> Language {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let wanted = wanted.into_iter().find(|code| !code.is_empty());
    wanted.and_then(|code| code.parse().ok()).unwrap_or(Language::ENGLISH)
}
