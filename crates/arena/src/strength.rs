//! The strength of a champion: against every rival, in both directions.
//!
//! One direction alone is misleading. A bot may profit from the mistakes of many others and still be exploited by a
//! single rival, so each pair is tried twice: the champion alone among rivals, and a rival alone among champions.

mod page;
mod verdict;

use std::num::NonZeroUsize;
use std::sync::Arc;

use bots::DiamantBot;
use diamant::{Rules, WrongPlayers};

use crate::summary::BotSummary;
use crate::sweep::Sweep;
use crate::tally::Ties;
use crate::tournament::Watch;

/// A champion and its rivals.
#[derive(Clone, Debug)]
pub struct Strength {
    /// The bot to measure.
    pub champion: DiamantBot,
    /// The bots to measure against.
    pub rivals: Vec<DiamantBot>,
    /// The decks and numbers of players.
    pub tables: Vec<StrengthTable>,
    /// The seed for the cards.
    pub seed: u64,
    /// The command that reproduces the page.
    pub command: String,
}

/// A deck, a number of players and a number of games.
#[derive(Clone, Debug)]
pub struct StrengthTable {
    /// The name of the deck.
    pub edition: String,
    /// Its rules.
    pub rules: Arc<Rules>,
    /// The number of players.
    pub players: usize,
    /// The number of games for every pair and direction.
    pub games: u64,
}

/// The results at a table.
struct Held<'a> {
    table: &'a StrengthTable,
    rows: Vec<Row>,
}

/// The results of one rival; `None` for what was not played.
struct Row {
    rival: DiamantBot,
    /// The champion alone among rivals.
    alone: Option<Taken>,
    /// The rival alone among champions.
    among: Option<Taken>,
}

/// A share of the wins, with half the width of its 95 % confidence interval.
#[derive(Clone, Copy)]
struct Taken {
    share: f64,
    ci95: f64,
}

impl Strength {
    /// The number of games to play.
    pub fn work(&self) -> u64 {
        self.tables.iter().map(|table| 2 * self.rivals.len() as u64 * table.games).sum()
    }

    /// Plays everything and writes a page about it in Markdown. If it is stopped, the page covers what was played.
    pub fn page(&self, threads: NonZeroUsize, watch: &Watch) -> Result<String, WrongPlayers> {
        let held = self.tables.iter().map(|table| self.held(table, threads, watch));
        Ok(self.written(&held.collect::<Result<Vec<_>, _>>()?))
    }

    fn held<'a>(
        &self,
        table: &'a StrengthTable,
        threads: NonZeroUsize,
        watch: &Watch,
    ) -> Result<Held<'a>, WrongPlayers> {
        let one_among = |one: DiamantBot, others: DiamantBot| {
            let sweep = Sweep {
                rules: table.rules.clone(),
                challengers: vec![one],
                incumbents: vec![others],
                seats: table.players,
                games: table.games,
                seed: self.seed,
                ties: Ties::Share,
            };
            let taken = |bot: BotSummary| Taken { share: bot.win_share, ci95: bot.ci95 };
            Ok(sweep.pair(one, others, threads, watch)?.map(taken))
        };
        let row = |rival: DiamantBot| {
            let (alone, among) = (one_among(self.champion, rival)?, one_among(rival, self.champion)?);
            Ok(Row { rival, alone, among })
        };
        let rows = self.rivals.iter().copied().map(row).collect::<Result<Vec<_>, WrongPlayers>>()?;
        Ok(Held { table, rows })
    }
}

impl StrengthTable {
    /// The share of the wins among equals.
    fn fair(&self) -> f64 {
        1.0 / f64::from(u32::try_from(self.players).expect("at most eight"))
    }
}
