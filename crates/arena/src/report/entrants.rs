//! The bots of a tournament as a page shows them: told apart, the best first.

use std::collections::BTreeMap;

use crate::summary::{BotSummary, Summary};

/// One bot of the line-up.
pub(super) struct Entrant<'a> {
    pub(super) bot: &'a BotSummary,
    /// Its name, with a number where several have the same.
    pub(super) label: String,
    /// Whether nobody is surely better: its interval reaches that of the best.
    pub(super) leads: bool,
}

/// Everyone, the best first.
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

/// What everyone would have if the wins were spread evenly. Where shared first places count for all or for nobody, that is
/// not one part in as many as there are bots.
pub(super) fn even_share(summary: &Summary) -> f64 {
    let total: f64 = summary.bots.iter().map(|bot| bot.win_share).sum();
    total / super::numbers::place(summary.bots.len().max(1))
}
