//! Who beats whom: one bot of one family among bots of another, for every pair.

use std::num::NonZeroUsize;
use std::sync::Arc;

use bots::DiamantBot;
use diamant::{Rules, WrongPlayers};
use serde::Serialize;

use crate::csv;
use crate::tally::Ties;
use crate::tournament::{Tournament, Watch};

/// A family of challengers, each tried alone among bots of a family of incumbents.
#[derive(Clone, Debug)]
pub struct Sweep {
    /// The rules.
    pub rules: Arc<Rules>,
    /// Who is tried.
    pub challengers: Vec<DiamantBot>,
    /// Against whom.
    pub incumbents: Vec<DiamantBot>,
    /// How many sit at the table.
    pub seats: usize,
    /// How many games for every pair.
    pub games: u64,
    /// What the cards come from: the same for every pair.
    pub seed: u64,
    /// What a shared first place counts.
    pub ties: Ties,
}

/// The result of a sweep.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HeatMap {
    /// How many sit at the table; a fair share is one part in so many.
    pub seats: usize,
    /// How many games for every pair.
    pub games: u64,
    /// Who was tried: the rows.
    pub challengers: Vec<String>,
    /// Against whom: the columns.
    pub incumbents: Vec<String>,
    /// The challenger's part of the wins; nothing for pairs that were not reached.
    pub win_share: Vec<Vec<Option<f64>>>,
}

impl Sweep {
    /// Plays every pair. `watch` counts the pairs in games.
    pub fn run(&self, threads: NonZeroUsize, watch: &Watch) -> Result<HeatMap, WrongPlayers> {
        let mut rows = Vec::new();
        for challenger in &self.challengers {
            let mut row = Vec::new();
            for incumbent in &self.incumbents {
                row.push(self.pair(*challenger, *incumbent, threads, watch)?);
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
        })
    }

    fn pair(
        &self,
        challenger: DiamantBot,
        incumbent: DiamantBot,
        threads: NonZeroUsize,
        watch: &Watch,
    ) -> Result<Option<f64>, WrongPlayers> {
        let mut line_up = vec![incumbent; self.seats];
        if let Some(first) = line_up.first_mut() {
            *first = challenger;
        }
        let mut tournament = Tournament::new(self.rules.clone(), line_up)?;
        tournament.games = self.games;
        tournament.seed = self.seed;
        tournament.ties = self.ties;
        let summary = tournament.run(threads, watch);
        Ok((!watch.is_stopped()).then(|| summary.bots[0].win_share))
    }
}

impl HeatMap {
    /// One row for every pair, for spreadsheets.
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
