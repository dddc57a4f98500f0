//! The distribution of scores: one small chart for every bot.

use super::bins::Bins;
use super::columns::{Column, Columns, Kind};
use super::entrants::Entrant;
use super::markup::Markup;
use super::numbers::{Unit, float, grouped, place};
use super::scale::Scale;
use super::table::Table;
use crate::tally::SCORE_BINS;

/// The charts and their table.
pub(super) fn write(out: &mut Markup, entrants: &[Entrant]) {
    let shares: Vec<Vec<f64>> = entrants.iter().map(|entrant| shares(&entrant.bot.scores)).collect();
    let bins = Bins::new(&shares, 24, SCORE_BINS - 1);
    let merged: Vec<Vec<f64>> = shares.iter().map(|shares| bins.merge(shares)).collect();
    let scale = Scale::holding(merged.iter().flatten().copied().fold(0.0, f64::max), 3.0);

    out.element("div", &[("class", &"multiples")], |out| {
        for (index, (entrant, shares)) in entrants.iter().zip(&merged).enumerate() {
            out.element("figure", &[], |out| {
                out.leaf("figcaption", &[], &entrant.label);
                chart(index, entrant, &bins, shares).write(out, &scale);
            });
        }
    });
    table(entrants, &bins).write_folded(out);
}

fn chart(index: usize, entrant: &Entrant, bins: &Bins, shares: &[f64]) -> Columns<'static> {
    let average = entrant.bot.average;
    let most = shares.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b));
    let description = most.map_or_else(String::new, |(bin, share)| {
        format!(
            "Average {}. The most frequent score is {} with {} of the games.",
            Unit::Points.value(average),
            bins.label(bin),
            Unit::Share.value(*share)
        )
    });
    let columns = shares.iter().enumerate().map(|(bin, share)| Column {
        at: place(bin),
        width: 1.0,
        share: *share,
        kind: Kind::Plain,
    });
    let every = bins.count.div_ceil(5).max(1);
    let room = place(bins.count);
    let ticks = (0..bins.count).step_by(every).map(|bin| (place(bin), (bin * bins.width).to_string()));
    let average_at = (average / place(bins.width)).min(room);
    Columns {
        id: format!("scores-{index}"),
        title: format!("Scores of {}", entrant.label),
        description,
        bars: columns.collect(),
        room,
        ticks: ticks.collect(),
        line: average_at.is_finite().then(|| (average_at, format!("Ø {}", Unit::Points.tick(average)))),
        axis: if bins.open { "score; the last bar holds all above" } else { "score" },
    }
}

fn table(entrants: &[Entrant], bins: &Bins) -> Table {
    let counts: Vec<Vec<u64>> = entrants.iter().map(|entrant| bins.merge(&entrant.bot.scores)).collect();
    let head = ["Score".to_owned()].into_iter().chain(entrants.iter().map(|entrant| entrant.label.clone()));
    let row = |bin| {
        let numbers = counts.iter().map(|counts| grouped(counts[bin]));
        [bins.label(bin)].into_iter().chain(numbers).collect()
    };
    Table {
        caption: "In how many games a bot had which score".to_owned(),
        head: head.collect(),
        rows: (0..bins.count).map(row).collect(),
    }
}

fn shares(counts: &[u64]) -> Vec<f64> {
    let games = float(counts.iter().sum::<u64>().max(1));
    counts.iter().map(|count| float(*count) / games).collect()
}
