//! How strong a champion is: against every rival, in both directions.
//!
//! One direction alone misleads. A bot may live on the mistakes of many others and be lived on by one of its rivals, so each
//! pair is tried twice: the champion alone among rivals, and a rival alone among champions.

use std::fmt::Write as _;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::sync::Arc;

use bots::DiamantBot;
use diamant::{Rules, WrongPlayers};

use crate::sweep::{HeatMap, Sweep};
use crate::tally::Ties;
use crate::tournament::Watch;

/// A champion and the rivals it is held against.
#[derive(Clone, Debug)]
pub struct Strength {
    /// Whose strength it is.
    pub champion: DiamantBot,
    /// Against whom.
    pub rivals: Vec<DiamantBot>,
    /// What is played, with its name.
    pub editions: Vec<(String, Arc<Rules>)>,
    /// By how many.
    pub players: RangeInclusive<usize>,
    /// How many games for every pair and direction.
    pub games: u64,
    /// What the cards come from.
    pub seed: u64,
}

/// The result by one edition and number of players.
struct Held<'a> {
    edition: &'a str,
    /// The champion alone among each rival.
    alone: HeatMap,
    /// Each rival alone among champions.
    among: HeatMap,
}

impl Strength {
    /// How many games it takes.
    pub fn work(&self) -> u64 {
        let tables = self.editions.len() * self.players.clone().count();
        2 * (tables * self.rivals.len()) as u64 * self.games
    }

    /// Plays everything and writes a page about it in Markdown. When it is stopped, the page tells what was played.
    pub fn page(&self, threads: NonZeroUsize, watch: &Watch) -> Result<String, WrongPlayers> {
        let mut page = self.head();
        for (edition, rules) in &self.editions {
            for players in self.players.clone() {
                let sweep = |challengers: &[DiamantBot], incumbents: &[DiamantBot]| Sweep {
                    rules: rules.clone(),
                    challengers: challengers.to_vec(),
                    incumbents: incumbents.to_vec(),
                    seats: players,
                    games: self.games,
                    seed: self.seed,
                    ties: Ties::Share,
                };
                let champion = [self.champion];
                let alone = sweep(&champion, &self.rivals).run(threads, watch)?;
                let among = sweep(&self.rivals, &champion).run(threads, watch)?;
                page.push_str(&Held { edition, alone, among }.table());
            }
        }
        Ok(page)
    }
}

impl Strength {
    /// What was done, so that it can be done again.
    fn head(&self) -> String {
        let names = |bots: &[DiamantBot]| bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        format!(
            "## `{}`\n\nMade by `tacora strength --champion {} --rivals {} --games {} --seed {}`. Seats rotate, every pair plays the same cards, a \
             shared victory is shared.\n\n",
            self.champion,
            self.champion,
            names(&self.rivals),
            self.games,
            self.seed
        )
    }
}

impl Held<'_> {
    fn table(&self) -> String {
        let seats = u32::try_from(self.alone.seats).expect("at most eight");
        let rivals = seats - 1;
        let widest = self.alone.ci95.into_iter().chain(self.among.ci95).reduce(f64::max);
        let margin = widest.map_or_else(|| "?".to_owned(), |ci95| format!("{:.1}", 100.0 * ci95));
        let champion = &self.alone.challengers[0];
        let mut text = format!(
            "### {}, {seats} players\n\n{} games each, intervals ± {margin} at most; a fair share is {:.1} %.\n\n\
             | rival | one `{champion}` among {rivals} of it | one of it among {rivals} `{champion}` |\n|---|---|---|\n",
            self.edition,
            self.alone.games,
            100.0 / f64::from(seats),
        );
        let rows = self.alone.incumbents.iter().zip(&self.alone.win_share[0]).zip(&self.among.win_share);
        for ((rival, alone), among) in rows {
            let (alone, among) = (percent(*alone), percent(among[0]));
            writeln!(text, "| `{rival}` | {alone} | {among} |").expect("a string takes everything");
        }
        text.push('\n');
        text
    }
}

fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| "–".to_owned(), |share| format!("{:.1} %", 100.0 * share))
}
