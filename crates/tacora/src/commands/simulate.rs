//! `tacora simulate`: plays many games between bots.

mod bot_names;
mod report_file;
mod show;

use std::path::PathBuf;
use std::sync::Arc;

use advice::master::Taught;
use anyhow::{Result, bail};
use arena::report::Played;
use arena::{Rotation, Sweep, Ties, Tournament, Watch};
use bots::DiamantBot;
use clap::ValueEnum;
use serde::Serialize;

use crate::output::{print, warn};
use crate::progress;
use crate::rules_args::RulesArgs;
use crate::stop::WhenStopped;
use crate::threads::Threads;
use bot_names::BotRange;
pub(crate) use bot_names::LineUp;
use report_file::ReportFile;

/// The bots and the settings.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// One bot for every seat, such as turn:6,turn:6,gems:9.
    #[arg(long, value_name = "NAMES", required_unless_present = "sweep", conflicts_with = "sweep")]
    bots: Option<LineUp>,
    /// Try every bot of a family, such as turn:1..12, alone among bots of --against.
    #[arg(long, value_name = "RANGE", requires = "against")]
    sweep: Option<BotRange>,
    /// The family of the other bots at the table.
    #[arg(long, value_name = "RANGE", requires = "sweep")]
    against: Option<BotRange>,
    /// Number of seats in a sweep.
    #[arg(long, value_name = "N", default_value_t = 4, requires = "sweep")]
    seats: usize,
    #[command(flatten)]
    rules: RulesArgs,
    /// Number of games; in a sweep, for every pair.
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// The seed; the same seed gives the same result on any number of threads.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// How a shared first place counts.
    #[arg(long, value_enum, default_value_t = TiesArg::Share)]
    ties: TiesArg,
    /// Whether every deal is played from every seat.
    #[arg(long, value_enum, default_value_t = Rotate::Yes, conflicts_with = "sweep")]
    rotate: Rotate,
    /// Print as JSON.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print as CSV.
    #[arg(long)]
    csv: bool,
    /// Also write an HTML page with charts.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum TiesArg {
    /// The win is divided.
    Share,
    /// Everyone who shares it wins.
    All,
    /// Nobody wins.
    None,
}

#[derive(Clone, Copy, ValueEnum)]
enum Rotate {
    /// From every seat.
    Yes,
    /// The first bot always sits at the first seat.
    No,
}

impl From<TiesArg> for Ties {
    fn from(ties: TiesArg) -> Ties {
        match ties {
            TiesArg::Share => Ties::Share,
            TiesArg::All => Ties::All,
            TiesArg::None => Ties::None,
        }
    }
}

impl From<Rotate> for Rotation {
    fn from(rotate: Rotate) -> Rotation {
        match rotate {
            Rotate::Yes => Rotation::EverySeat,
            Rotate::No => Rotation::Fixed,
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match (&args.bots, &args.sweep, &args.against) {
        (Some(line_up), None, None) => tournament(args, &line_up.0),
        (None, Some(challengers), Some(incumbents)) => sweep(args, challengers, incumbents),
        _ => bail!("either --bots, or --sweep with --against"),
    }
}

fn tournament(args: &Args, line_up: &[DiamantBot]) -> Result<()> {
    let named = args.rules.rules(Some(line_up.len()))?;
    let untaught =
        line_up.iter().any(|bot| bot.was_trained()) && Taught::of(&named.rules) == Taught::NearestGame;
    let mut tournament = Tournament::new(named.rules, line_up.to_vec())?;
    tournament.games = args.games;
    tournament.seed = args.seed;
    tournament.ties = args.ties.into();
    tournament.rotation = args.rotate.into();
    let report = args.report.as_deref().map(ReportFile::open).transpose()?;
    print_note(named.note.as_deref());
    print_note(
        untaught.then_some(
            "the master was not trained for these rules and plays as by the nearest published ones",
        ),
    );

    let watch = Arc::new(Watch::default());
    let summary = progress::watch(&watch, WhenStopped::Report, args.games, || {
        tournament.run(args.threads.count(), &watch)
    })?;
    if let Some(report) = report {
        let rotate = args.rotate.to_possible_value().expect("both ways to sit have a word");
        let who = format!("--bots {} --rotate {}", names(line_up), rotate.get_name());
        let options = args.options([who]);
        report.write(&arena::report::tournament(
            &Played { edition: &named.name, options: &options },
            &summary,
        ))?;
    }
    if args.json {
        print(&format!("{}\n", serde_json::to_string(&Named { edition: &named.name, result: &summary })?))
    } else if args.csv {
        print(&summary.to_csv())
    } else {
        print(&show::table(&named.name, &summary))
    }
}

fn sweep(args: &Args, challengers: &BotRange, incumbents: &BotRange) -> Result<()> {
    let named = args.rules.rules(Some(args.seats))?;
    let sweep = Sweep {
        rules: named.rules,
        challengers: challengers.bots.clone(),
        incumbents: incumbents.bots.clone(),
        seats: args.seats,
        games: args.games,
        seed: args.seed,
        ties: args.ties.into(),
    };
    let report = args.report.as_deref().map(ReportFile::open).transpose()?;
    print_note(named.note.as_deref());

    let pairs = (challengers.bots.len() * incumbents.bots.len()) as u64;
    let watch = Arc::new(Watch::default());
    let total = args.games.saturating_mul(pairs);
    let heat_map =
        progress::watch(&watch, WhenStopped::Report, total, || sweep.run(args.threads.count(), &watch))??;
    if let Some(report) = report {
        let who =
            format!("--sweep {} --against {} --seats {}", challengers.text, incumbents.text, args.seats);
        let options = args.options([who]);
        report
            .write(&arena::report::sweep(&Played { edition: &named.name, options: &options }, &heat_map))?;
    }
    if args.json {
        print(&format!("{}\n", serde_json::to_string(&Named { edition: &named.name, result: &heat_map })?))
    } else if args.csv {
        print(&heat_map.to_csv())
    } else {
        print(&show::heat_map(&named.name, &heat_map))
    }
}

/// A result and its rules.
#[derive(Serialize)]
struct Named<'a, T> {
    #[serde(flatten)]
    result: &'a T,
    edition: &'a str,
}

fn names(line_up: &[DiamantBot]) -> String {
    line_up.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Prints a note on standard error, once nothing can be refused.
fn print_note(note: Option<&str>) {
    if let Some(note) = note {
        warn(&format!("note: {note}"));
    }
}

impl Args {
    /// The options that reproduce the result: the bots, and everything that affects the numbers.
    fn options(&self, who: impl IntoIterator<Item = String>) -> Vec<String> {
        let ties = self.ties.to_possible_value().expect("every way to count ties has a word");
        let how =
            [format!("--games {}", self.games), format!("--seed {} --ties {}", self.seed, ties.get_name())];
        who.into_iter().chain([self.rules.options()]).chain(how).collect()
    }
}
