//! `tacora play`: plays in the terminal, with bots, with people at the same keyboard, or at a table on a server.

use std::env;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use client::{Offline, Online, Pace, Party, TableAddress, Visitor};
use protocol::{GameField, OptionsField, Tempo};
use rand::SeedableRng;
use rand::rngs::StdRng;
use table::{Name, Options, TableBot};
use terminal::plain::AfterGame;
use words::{Language, Words};

use super::front_end::FrontEnd;
use super::game_args::GameArgs;

/// The game, the players and the display.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The link of a table on a server, or its code if the server is on this machine. The address of a server creates a
    /// table there. Without it, you play locally.
    #[arg(value_name = "TABLE")]
    table: Option<TableAddress>,
    #[command(flatten)]
    game: GameArgs,
    /// The people at this keyboard, such as Ada,Bo.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    people: Vec<String>,
    /// The bots, such as renard,kazik. Default: enough for a good table. `tacora bots` lists them.
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    bots: Option<Vec<String>>,
    /// The seed for cards, dice and bots: the same choices give the same game again.
    #[arg(long, value_name = "NUMBER", conflicts_with = "table")]
    seed: Option<u64>,
    /// Save the game to this file when it ends or you quit; `tacora replay` shows it.
    #[arg(long, value_name = "FILE", conflicts_with = "table")]
    record: Option<PathBuf>,
    #[command(flatten)]
    front_end: FrontEnd,
}

pub(crate) fn run(args: &Args, language: Language) -> Result<()> {
    let words = Words::new(language);
    let people = if args.people.is_empty() { vec![own_name(&words)] } else { args.people.clone() };
    for (place, name) in people.iter().enumerate() {
        ensure!(!name.trim().is_empty(), "--people: a name is empty");
        // Otherwise one person would have two seats.
        ensure!(!people[..place].contains(name), "--people: {name} is there twice");
    }
    match &args.table {
        Some(address) => play_online(args, address, people, &words),
        None => play_here(args, people, &words),
    }
}

fn play_here(args: &Args, people: Vec<String>, words: &Words) -> Result<()> {
    // Line by line nobody wants to wait for bots; but a live race against a bot needs real time.
    let immediate = args.front_end.is_plain() && !args.game.wants_live_race();
    let pace = if immediate { Pace::Immediate } else { Pace::Natural(terminal::now) };
    let tempo = if immediate || args.front_end.is_fast() { Tempo::None } else { Tempo::Natural };
    let options = OptionsField { bots: tempo, ..options(args)? };
    let bots = bots(args, &options, people.len())?;
    let generator = match args.seed {
        Some(seed) => StdRng::seed_from_u64(seed),
        None => StdRng::from_rng(&mut rand::rng()),
    };
    let mut offline = Offline::begin(Party { options, people, bots }, pace, Box::new(generator))?;
    let played = args.front_end.play(&mut offline, words, AfterGame::Ask);
    if let (Some(file), Some(told)) = (&args.record, offline.record()) {
        fs::write(file, told.to_json() + "\n").with_context(|| file.display().to_string())?;
    }
    played
}

fn play_online(args: &Args, address: &TableAddress, people: Vec<String>, words: &Words) -> Result<()> {
    let visitor = Visitor { people, memory: memory() };
    let mut online = if address.code.is_some() {
        Online::join(address, &visitor)?
    } else {
        let options = options(args)?;
        let bots = bots(args, &options, visitor.people.len())?;
        Online::make(address, &visitor, &options, &bots)?
    };
    args.front_end.play(&mut online, words, AfterGame::Ask)
}

fn options(args: &Args) -> Result<OptionsField> {
    let usual = if args.front_end.is_plain() { troll::Race::Step } else { troll::Race::Live };
    Ok(OptionsField::new(args.game.field(usual)?))
}

/// The requested bots, or enough for a good game.
fn bots(args: &Args, options: &OptionsField, people: usize) -> Result<Vec<String>> {
    if let Some(bots) = &args.bots {
        return Ok(bots.iter().filter(|bot| !bot.is_empty()).cloned().collect());
    }
    let least = Options::check(options.clone())?.players().0;
    Ok(company(&options.game, people, least))
}

fn company(game: &GameField, people: usize, least: usize) -> Vec<String> {
    let company = TableBot::company(game.kind());
    let wanted = if people == 1 { company.len() } else { least.saturating_sub(people) };
    company.iter().take(wanted).map(|bot| (*bot).to_owned()).collect()
}

/// The name of the system's user.
fn own_name(words: &Words) -> String {
    let named = env::var("USER").ok().filter(|name| Name::new(name).is_ok());
    named.unwrap_or_else(|| words.say("terminal-explorer", &[]))
}

/// The file with our identities on servers.
fn memory() -> Option<PathBuf> {
    let state = env::var_os("XDG_STATE_HOME").filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let state = state.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".local/state")));
    state.map(|state| state.join("tacora/servers"))
}
