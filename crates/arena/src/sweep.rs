//! Who beats whom: one bot of one family among bots of another, for every pair.

use std::num::NonZeroUsize;
use std::sync::Arc;

use bots::DiamantBot;
use diamant::{Rules, WrongPlayers};
use serde::Serialize;

use crate::csv;
use crate::summary::BotSummary;
use crate::tally::Ties;
use crate::tournament::{Tournament, Watch};

/// A family of challengers, each tried alone among bots of a family of incumbents.
#[derive(Clone, Debug)]
pub struct Sweep {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The bots to try.
    pub challengers: Vec<DiamantBot>,
    /// The bots to try them against.
    pub incumbents: Vec<DiamantBot>,
    /// The number of seats.
    pub seats: usize,
    /// The number of games for every pair.
    pub games: u64,
    /// The seed for the cards, which are the same for every pair.
    pub seed: u64,
    /// How a shared first place counts.
    pub ties: Ties,
}

/// The result of a sweep.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HeatMap {
    /// The number of seats; a fair share is 1 divided by it.
    pub seats: usize,
    /// The number of games for every pair.
    pub games: u64,
    /// The rows.
    pub challengers: Vec<String>,
    /// The columns.
    pub incumbents: Vec<String>,
    /// The challenger's share of the wins; `None` for pairs that were not played.
    pub win_share: Vec<Vec<Option<f64>>>,
    /// Half the width of the widest 95 % confidence interval of any pair.
    pub ci95: Option<f64>,
    /// The seed for the cards.
    pub seed: u64,
}

impl Sweep {
    /// Plays every pair. `watch` counts games over all pairs.
    pub fn run(&self, threads: NonZeroUsize, watch: &Watch) -> Result<HeatMap, WrongPlayers> {
        let mut rows = Vec::new();
        let mut ci95 = None;
        for challenger in &self.challengers {
            let mut row = Vec::new();
            for incumbent in &self.incumbents {
                let result = self.pair(*challenger, *incumbent, threads, watch)?;
                let finite = result.as_ref().map(|bot| bot.ci95).filter(|ci95| ci95.is_finite());
                ci95 = ci95.into_iter().chain(finite).reduce(f64::max);
                row.push(result.map(|bot| bot.win_share));
            }
            rows.push(row);
        }
        let names = |bots: &[DiamantBot]| bots.iter().map(ToString::to_string).collect();
        Ok(HeatMap {
            seats: self.seats,
            games: self.games,
            challengers: names(&self.challengers),
            incumbents: names(&self.incumbents),
            win_share: rows,
            ci95,
            seed: self.seed,
        })
    }

    /// One challenger among incumbents; `None` if it was stopped.
    pub(crate) fn pair(
        &self,
        challenger: DiamantBot,
        incumbent: DiamantBot,
        threads: NonZeroUsize,
        watch: &Watch,
    ) -> Result<Option<BotSummary>, WrongPlayers> {
        if watch.is_stopped() {
            return Ok(None);
        }
        let mut line_up = vec![incumbent; self.seats];
        if let Some(first) = line_up.first_mut() {
            *first = challenger;
        }
        let mut tournament = Tournament::new(self.rules.clone(), line_up)?;
        tournament.games = self.games;
        tournament.seed = self.seed;
        tournament.ties = self.ties;
        let summary = tournament.run(threads, watch);
        Ok(if watch.is_stopped() { None } else { summary.bots.into_iter().next() })
    }
}

impl HeatMap {
    /// One CSV row for every pair.
    pub fn to_csv(&self) -> String {
        let pairs = self.challengers.iter().zip(&self.win_share).flat_map(|(challenger, row)| {
            self.incumbents.iter().zip(row).map(move |(incumbent, share)| {
                let share = share.map_or_else(String::new, csv::number);
                let (challenger, incumbent) = (csv::text(challenger), csv::text(incumbent));
                format!("{challenger},{incumbent},{},{},{share}\n", self.seats, self.games)
            })
        });
        format!("challenger,incumbent,seats,games,win_share\n{}", pairs.collect::<String>())
    }
}
