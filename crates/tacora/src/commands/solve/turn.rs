//! `tacora solve turn`: one turn of Troll & Dragon.

use std::fmt::Write as _;

use advice::troll_turn::{Tempo, TurnPlan};
use anyhow::{Context, Result};
use clap::ValueEnum;
use serde::Serialize;
use troll::{Draft, DragonDie, Race, Treasure, TrollMood};

use crate::output::print;

/// The turn to solve.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The kind of race in the hall.
    #[arg(long, default_value = "step")]
    race: RaceWord,
    /// In a live race: treasure rolls per throw of the dragon dice.
    #[arg(long, value_name = "ROLLS", default_value_t = 1.0)]
    tempo: f64,
    /// The Troll lets you go if you have kept a key and a door.
    #[arg(long)]
    kind: bool,
    /// Diamonds left in the cave. Default: all.
    #[arg(long, value_name = "N")]
    diamonds: Option<u16>,
    /// Nuggets left in the hall. Default: all.
    #[arg(long, value_name = "N")]
    nuggets: Option<u16>,
    /// Print as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum RaceWord {
    Step,
    Live,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct TurnJson {
    /// The expected haul of the turn.
    value: f64,
    /// The haul from which on it is best to leave the hall.
    leave_hall_at: LimitsJson,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct LimitsJson {
    asleep: Option<u32>,
    first_die_aside: Option<u32>,
    second_die_aside: Option<u32>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let plan = args.plan()?;
    let limits = LimitsJson {
        asleep: plan.hall_limit(None),
        first_die_aside: plan.hall_limit(Some(DragonDie::First)),
        second_die_aside: plan.hall_limit(Some(DragonDie::Second)),
    };
    let turn = TurnJson { value: plan.start(), leave_hall_at: limits };
    if args.json {
        return print(&format!("{}\n", serde_json::to_string(&turn)?));
    }
    print(&text(&turn)?)
}

fn text(turn: &TurnJson) -> Result<String> {
    let mut text =
        format!("A turn brings home {:.4} on average, when every choice is the best one.\n", turn.value);
    let LimitsJson { asleep, first_die_aside, second_die_aside } = &turn.leave_hall_at;
    let rows = [
        ("while the Dragon sleeps", asleep),
        ("with the first die set aside", first_die_aside),
        ("with the second die set aside", second_die_aside),
    ];
    for (when, limit) in rows {
        match limit {
            Some(limit) => writeln!(text, "Leave the hall with {limit} or more at risk {when}.")?,
            None => writeln!(text, "Leave the hall at once {when}.")?,
        }
    }
    Ok(text)
}

impl Args {
    fn plan(&self) -> Result<TurnPlan> {
        let tempo = Tempo::new(self.tempo).context("--tempo is a number above 0, such as 0.5")?;
        let race = if self.race == RaceWord::Live { Race::Live } else { Race::Step };
        let troll = if self.kind { TrollMood::Kind } else { TrollMood::Strict };
        let rules = Draft { race, troll, ..Draft::default() }.check()?;
        let stock = rules.settings().stock;
        let rooms = Treasure {
            diamonds: within("--diamonds", self.diamonds, stock.diamonds)?,
            nuggets: within("--nuggets", self.nuggets, stock.nuggets)?,
        };
        Ok(TurnPlan::new(&rules, rooms, tempo))
    }
}

/// The requested number, or all that there are.
fn within(name: &str, asked: Option<u16>, all: u16) -> Result<u16> {
    match asked {
        Some(count) if count > all => anyhow::bail!("{name} is at most {all}"),
        Some(count) => Ok(count),
        None => Ok(all),
    }
}
