//! `tacora odds`: exact odds for the next card.

use advice::Outlook;
use anyhow::{Result, bail};
use diamant::{Card, UnknownCard};
use serde::Serialize;

use crate::output::print;
use crate::rules_args::RulesArgs;

/// The position.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The cards on the path, such as 9,snake,5.
    #[arg(long, value_name = "CARDS", value_delimiter = ',', value_parser = card)]
    path: Vec<Card>,
    /// Number of explorers inside.
    #[arg(long, value_name = "N", default_value_t = 1)]
    inside: u8,
    /// Cards that have left the game, such as snake,snake.
    #[arg(long, value_name = "CARDS", value_delimiter = ',', value_parser = card)]
    removed: Vec<Card>,
    /// The number of the expedition; matters if a relic is added before each.
    #[arg(long, value_name = "N", default_value_t = 1)]
    expedition: u8,
    #[command(flatten)]
    rules: RulesArgs,
    /// Print as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct OddsJson {
    trap: f64,
    gain: f64,
    reveals_left: f64,
    cards_left: u32,
    deck: Vec<CardJson>,
}

#[derive(Serialize)]
struct CardJson {
    card: String,
    count: u8,
}

fn card(word: &str) -> Result<Card, UnknownCard> {
    word.trim().parse()
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let named = args.rules.rules(None)?;
    let last = named.rules.expeditions();
    if !(1..=last).contains(&args.expedition) {
        bail!("{} has expeditions 1 to {last}, not {}", named.name, args.expedition);
    }
    let outlook = Outlook::after(&named.rules, args.expedition, &args.path, &args.removed, args.inside)?;
    if args.json {
        let deck = outlook.left().map(|(card, count)| CardJson { card: card.to_string(), count }).collect();
        let json = OddsJson {
            trap: outlook.trap().as_f64(),
            gain: outlook.gain(),
            reveals_left: outlook.reveals_left(),
            cards_left: outlook.cards_left(),
            deck,
        };
        return print(&format!("{}\n", serde_json::to_string(&json)?));
    }
    let trap = outlook.trap();
    let deck: Vec<String> = outlook
        .left()
        .map(|(card, count)| if count == 1 { card.to_string() } else { format!("{card}×{count}") })
        .collect();
    print(&format!(
        "trap on the next card   {:>7.2} %   ({} of {} cards)\n\
         gain from the next card {:>7.2}     for each of {} inside\n\
         reveals left            {:>7.2}     if nobody leaves, the trap included\n\
         still in the deck       {}\n",
        100.0 * trap.as_f64(),
        trap.ways,
        trap.total,
        outlook.gain(),
        args.inside,
        outlook.reveals_left(),
        deck.join("  ")
    ))
}
