//! The bots of a tournament as shown on a page: with unique labels, the best first.

use std::collections::BTreeMap;

use crate::summary::{BotSummary, Summary};

/// One bot of the line-up.
pub(super) struct Entrant<'a> {
    pub(super) bot: &'a BotSummary,
    /// Its name, with a number if several have the same.
    pub(super) label: String,
    /// Whether no other bot is certainly better: its interval overlaps that of the best.
    pub(super) leads: bool,
}

/// All bots, the best first.
pub(super) fn entrants(summary: &Summary) -> Vec<Entrant<'_>> {
    let mut entrants: Vec<_> = summary
        .bots
        .iter()
        .zip(labels(&summary.bots))
        .map(|(bot, label)| Entrant { bot, label, leads: false })
        .collect();
    entrants.sort_by(|a, b| b.bot.win_share.total_cmp(&a.bot.win_share));
    if let Some(floor) = entrants.first().map(|best| best.bot.win_share - best.bot.ci95) {
        for (rank, entrant) in entrants.iter_mut().enumerate() {
            entrant.leads = rank == 0 || entrant.bot.win_share + entrant.bot.ci95 >= floor;
        }
    }
    entrants
}

fn labels(bots: &[BotSummary]) -> Vec<String> {
    let mut names: BTreeMap<&str, u32> = BTreeMap::new();
    let numbers: Vec<u32> = bots
        .iter()
        .map(|bot| {
            let number = names.entry(&bot.name).or_default();
            *number += 1;
            *number
        })
        .collect();
    let label = |(BotSummary { name, .. }, number): (&BotSummary, u32)| {
        if names[name.as_str()] > 1 { format!("{name} #{number}") } else { name.clone() }
    };
    bots.iter().zip(numbers).map(label).collect()
}

/// Everyone's share if the wins were distributed evenly. If ties count for all or for nobody, that is not 1 divided by
/// the number of bots.
pub(super) fn even_share(summary: &Summary) -> f64 {
    let total: f64 = summary.bots.iter().map(|bot| bot.win_share).sum();
    total / super::numbers::place(summary.bots.len().max(1))
}
