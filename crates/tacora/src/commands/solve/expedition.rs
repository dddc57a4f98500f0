//! `tacora solve expedition`: one expedition, played for gems.

use std::fmt::Write as _;

use advice::single_expedition::{SingleExpedition, Step};
use anyhow::Result;
use serde::Serialize;

use crate::output::print;
use crate::rules_args::RulesArgs;

/// The expedition to solve.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Number of explorers.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    players: u8,
    #[command(flatten)]
    rules: RulesArgs,
    /// Print as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ExpeditionJson<'a> {
    edition: &'a str,
    players: u8,
    value: f64,
    states: usize,
    cards: Vec<CardJson>,
}

#[derive(Serialize)]
struct CardJson {
    card: usize,
    decides: f64,
    stay: Option<f64>,
    leaves: f64,
    caught: f64,
}

impl CardJson {
    fn new((card, step): (usize, &Step)) -> CardJson {
        let Step { decides, leaves, caught } = *step;
        CardJson { card, decides, stay: step.stay(), leaves, caught }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let named = args.rules.rules(None)?;
    let solved = SingleExpedition::solve(&named.rules, args.players)?;
    let course = solved.course();
    if args.json {
        let json = ExpeditionJson {
            edition: &named.name,
            players: args.players,
            value: solved.value(),
            states: solved.states(),
            cards: (1..).zip(&course.steps).map(CardJson::new).collect(),
        };
        return print(&format!("{}\n", serde_json::to_string(&json)?));
    }
    let mut text = format!(
        "{}: each of {} brings home {:.4} rubies on average\n\n card   inside    stay   leaves   caught\n",
        named.name,
        args.players,
        solved.value()
    );
    for (card, step) in (1..).zip(&course.steps) {
        if step.decides + step.caught < NOT_WORTH_A_LINE {
            break;
        }
        let stay = step.stay().map_or_else(String::new, percent);
        let [decides, leaves, caught] = [step.decides, step.leaves, step.caught].map(percent);
        writeln!(text, "{card:>5} {decides:>8} {stay:>7} {leaves:>8} {caught:>8}")?;
    }
    print(&text)
}

/// Cards with a lower probability are not shown to people.
const NOT_WORTH_A_LINE: f64 = 0.000_05;

fn percent(chance: f64) -> String {
    format!("{:.2}%", 100.0 * chance)
}
