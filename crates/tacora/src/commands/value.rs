//! `tacora value`: the chance that perfect play wins the two-player game.

use std::fmt::Write as _;

use advice::Hazards;
use advice::two_player::{base_rules, base_table};
use anyhow::{Result, bail};
use diamant::{Hazard, Rules};
use serde::Serialize;

use crate::output::print;

/// The position: an expedition of the base deck is about to begin, with two players.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The expedition that is about to begin, from 1 to 5.
    #[arg(long, value_name = "N")]
    expedition: u8,
    /// The lead in rubies; negative if behind.
    #[arg(long, value_name = "RUBIES", allow_negative_numbers = true)]
    lead: i32,
    /// Hazard cards that have left the game, such as snake,lava,snake.
    #[arg(long, value_name = "HAZARDS", value_delimiter = ',', value_parser = hazard)]
    removed: Vec<Hazard>,
    /// Print as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ValueJson {
    win: f64,
}

fn hazard(word: &str) -> Result<Hazard, String> {
    Hazard::from_word(word.trim()).ok_or_else(|| format!("\"{word}\" is not a hazard"))
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let win = args.win()?;
    if args.json {
        return print(&format!("{}\n", serde_json::to_string(&ValueJson { win })?));
    }
    let mut text = format!("win {:.4} %", 100.0 * win);
    match args.lead {
        0 => text.push_str(", as for the other: nobody leads"),
        lead if lead > 0 => write!(text, " with a lead of {lead}")?,
        lead => write!(text, " when {} behind", -lead)?,
    }
    print(&format!("{text}, before expedition {}; a tie counts half\n", args.expedition))
}

impl Args {
    fn win(&self) -> Result<f64> {
        let rules = rules_with(&self.removed)?;
        let last = rules.expeditions();
        if !(1..=last).contains(&self.expedition) {
            bail!("a game has expeditions 1 to {last}, not {}", self.expedition);
        }
        let traps = usize::from(self.expedition - 1);
        if self.removed.len() > traps {
            let cards = self.removed.len();
            bail!(
                "before expedition {} at most {traps} hazard cards have left the game, not {cards}",
                self.expedition
            );
        }
        let Some(hazards) = Hazards::without(&rules, &self.removed) else {
            bail!("a single card of a hazard springs no trap, so the last one never leaves the game");
        };
        let table = base_table();
        let largest = table.game().largest_lead(self.expedition);
        if self.lead.unsigned_abs() > u32::from(largest) {
            bail!("before expedition {} nobody leads by more than {largest}", self.expedition);
        }
        let values = table.values(self.expedition, &hazards);
        Ok(values.expect("the table has every expedition with all that may be in the game").at(self.lead))
    }
}

/// The rules of an edition with all these hazards.
fn rules_with(hazards: &[Hazard]) -> Result<Rules> {
    let has_all = |rules: &Rules| hazards.iter().all(|hazard| rules.copies(*hazard) > 0);
    let Some(rules) = base_rules().find(has_all) else {
        let words: Vec<&str> = hazards.iter().map(|hazard| hazard.word()).collect();
        bail!("no edition without relics has all of {}", words.join(", "));
    };
    Ok(rules)
}
