//! `tacora strength`: measures a bot against others, in every edition, for every number of players, in both directions.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use arena::{Strength, StrengthTable, Watch};
use bots::DiamantBot;
use clap::ValueEnum;
use diamant::{Edition, Relics, Rules};

use crate::commands::simulate::LineUp;
use crate::output::print;
use crate::progress;
use crate::stop::WhenStopped;
use crate::threads::Threads;

/// The bots and the effort.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The bot to measure.
    #[arg(long, value_name = "NAME", default_value = "master")]
    champion: DiamantBot,
    /// The bots to measure against.
    #[arg(long, value_name = "NAMES", default_value = RIVALS)]
    rivals: LineUp,
    /// The decks to use.
    #[arg(long, value_enum, value_name = "DECKS", value_delimiter = ',', default_values = ["base", "numbered", "iello2016", "incan-gold"])]
    decks: Vec<Deck>,
    /// Minimum number of players.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=8))]
    from: u8,
    /// Maximum number of players.
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u8).range(2..=8))]
    to: u8,
    /// Games for every pair and direction.
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Games for four players without relics, the best known case. Default: as --games.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    closely: Option<u64>,
    /// The seed.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Stop after this many minutes and print the results so far.
    #[arg(long, value_name = "M")]
    minutes: Option<u32>,
    #[command(flatten)]
    threads: Threads,
    /// Write the report to this file instead of standard output.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Decks that are played differently: other editions differ from these in names only.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Deck {
    /// Every edition without relics.
    Base,
    /// A numbered relic before every expedition: iello-numbered and portal-2025.
    Numbered,
    /// All relics in the deck from the first expedition.
    Iello2016,
    /// A relic before every expedition, and hidden chests.
    IncanGold,
}

/// Every kind of published strategy, with good parameters, and the characters.
const RIVALS: &str = "turn:5,turn:6,gems:12,hazards:3,risk:0.2,myopic:1,wary:1,2,hunter:9,2,kazik,renard";

impl Deck {
    /// Its name in the page, and its rules for any number of players.
    fn named(self) -> Result<(String, Arc<Rules>)> {
        let (name, edition, relics) = match self {
            Deck::Base => ("Without relics (any edition that can be played so)", "classic-2005", None),
            Deck::Numbered => {
                ("Numbered relics (iello-numbered, portal-2025)", "portal-2025", Some(Relics::With))
            }
            Deck::Iello2016 => ("iello-2016", "iello-2016", None),
            Deck::IncanGold => ("incan-gold", "incan-gold", None),
        };
        let mut draft = Edition::named(edition)?.draft(relics)?;
        draft.players = 2..=8;
        Ok((name.to_owned(), Arc::new(draft.check()?)))
    }
}

impl Args {
    /// Every deck with every number of players.
    fn tables(&self) -> Result<Vec<StrengthTable>> {
        let mut tables = Vec::new();
        for deck in &self.decks {
            let (edition, rules) = deck.named()?;
            for players in self.from..=self.to {
                let closely = self.closely.filter(|_| *deck == Deck::Base && players == 4);
                tables.push(StrengthTable {
                    edition: edition.clone(),
                    rules: rules.clone(),
                    players: players.into(),
                    games: closely.unwrap_or(self.games),
                });
            }
        }
        Ok(tables)
    }

    /// The command that reproduces the page.
    fn command(&self) -> String {
        let joined = |words: Vec<String>| words.join(",");
        let rivals = joined(self.rivals.0.iter().map(ToString::to_string).collect());
        let decks = self.decks.iter().filter_map(ValueEnum::to_possible_value);
        let decks = joined(decks.map(|deck| deck.get_name().to_owned()).collect());
        let Args { champion, from, to, games, seed, .. } = self;
        let closely = self.closely.map_or_else(String::new, |games| format!(" --closely {games}"));
        format!(
            "tacora strength --champion {champion} --rivals {rivals} --decks {decks} --from {from} --to {to} --games {games}{closely} --seed {seed}"
        )
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let strength = Strength {
        champion: args.champion,
        rivals: args.rivals.0.clone(),
        tables: args.tables()?,
        seed: args.seed,
        command: args.command(),
    };
    let watch = Arc::new(Watch::default());
    if let Some(minutes) = args.minutes {
        let watch = watch.clone();
        thread::spawn(move || {
            thread::sleep(Duration::from_secs(60 * u64::from(minutes)));
            watch.stop();
        });
    }
    let page = progress::watch(&watch, WhenStopped::Report, strength.work(), || {
        strength.page(args.threads.count(), &watch)
    })??;
    match &args.out {
        Some(file) => fs::write(file, page).with_context(|| file.display().to_string()),
        None => print(&page),
    }
}
