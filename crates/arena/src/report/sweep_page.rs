//! The page of a sweep: who beats whom, who is best overall, and the best answer to each.

use super::bars::{Bar, Bars};
use super::headline::Headline;
use super::heat_map::{self, best_of_column, fair_share};
use super::numbers::{UNKNOWN, Unit, float, grouped, listed, place};
use super::page::{Breadth, card, notes, page};
use super::table::Table;
use super::{Played, command};
use crate::HeatMap;

/// The maximum number of bars in the chart of the best.
const SHOWN: usize = 12;

pub(super) fn write(played: &Played<'_>, map: &HeatMap) -> String {
    let all_round = all_round(map);
    page("Tacora · Diamant sweep", &headline(map, &all_round), &facts(played.edition, map), |out| {
        card(out, "map", "Who beats whom", Breadth::Whole, |out| heat_map::write(out, map));
        if !all_round.is_empty() {
            card(out, "all-round", "Best all round", Breadth::Part, |out| {
                let bars = averages(map, &all_round, SHOWN);
                bars.write(out);
                averages(map, &all_round, usize::MAX).table("Challenger", "Wins").write_folded(out);
            });
        }
        card(out, "answers", "Best answer to each", Breadth::Part, |out| answers(map).write(out));
        card(out, "reading", "How to read this", Breadth::Part, |out| notes(out, &reading(map)));
        card(out, "again", "Play it again", Breadth::Part, |out| command::write(out, played));
    })
}

fn facts(edition: &str, map: &HeatMap) -> Vec<(&'static str, String)> {
    let cells = || map.win_share.iter().flatten();
    let (all, reached) = (cells().count(), cells().flatten().count());
    let pairs = if reached < all {
        format!("{reached} of {all}, stopped")
    } else {
        grouped(u64::try_from(all).unwrap_or(u64::MAX))
    };
    vec![
        ("Edition", edition.to_owned()),
        ("Players", map.seats.to_string()),
        ("Pairs", pairs),
        ("Games for every pair", grouped(map.games)),
        ("Seed", map.seed.to_string()),
    ]
}

/// The average over all incumbents, of every challenger that has played against all of them; the best first.
fn all_round(map: &HeatMap) -> Vec<(usize, f64)> {
    let average = |shares: &Vec<Option<f64>>| {
        let met: Option<Vec<f64>> = shares.iter().copied().collect();
        met.filter(|met| !met.is_empty()).map(|met| met.iter().sum::<f64>() / place(met.len()))
    };
    let rows = map.win_share.iter().enumerate().take(map.challengers.len());
    let mut averages: Vec<_> = rows.filter_map(|(row, shares)| Some((row, average(shares)?))).collect();
    averages.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    averages
}

fn headline(map: &HeatMap, all_round: &[(usize, f64)]) -> Headline {
    let name = |row: usize| &map.challengers[row];
    let (heading, below) = match all_round {
        [] => (
            "The sweep was stopped early".to_owned(),
            "No challenger has met every incumbent: what was played is below.".to_owned(),
        ),
        [(only, share)] => (
            format!("{} wins {}", name(*only), Unit::Share.value(*share)),
            format!(
                "That is its average over all tables; the fair share is {}.",
                Unit::Share.tick(fair_share(map))
            ),
        ),
        [(best, share), (second, next), ..] => {
            let heading = if share - next > luck(map) {
                format!("{} is best all round", name(*best))
            } else {
                format!("{} and {} are close at the top", name(*best), name(*second))
            };
            let below = format!(
                "Averaged over all tables, {} wins {} and {} wins {}; the fair share is {}.",
                name(*best),
                Unit::Share.value(*share),
                name(*second),
                Unit::Share.value(*next),
                Unit::Share.tick(fair_share(map))
            );
            (heading, below)
        }
    };
    Headline { heading, below }
}

fn averages<'a>(map: &'a HeatMap, all_round: &[(usize, f64)], most: usize) -> Bars<'a> {
    let best = all_round.first().map_or(0.0, |(_, best)| *best);
    let bar = |(row, value): &(usize, f64)| Bar {
        label: &map.challengers[*row],
        value: *value,
        ci95: None,
        leads: best - value <= luck(map),
    };
    Bars {
        id: "all-round-chart",
        title: "Wins of a challenger, averaged over all incumbents",
        unit: Unit::Share,
        rows: all_round.iter().map(bar).take(most).collect(),
        line: Some((fair_share(map), "fair share")),
    }
}

fn answers(map: &HeatMap) -> Table {
    let row = |(column, incumbent): (usize, &String)| {
        let best = best_of_column(map, column);
        let (names, share) = best.map_or_else(
            || (UNKNOWN.to_owned(), UNKNOWN.to_owned()),
            |(rows, share)| {
                let names: Vec<&str> = rows.iter().map(|row| map.challengers[*row].as_str()).collect();
                (in_short(&names), Unit::Share.value(share))
            },
        );
        vec![incumbent.clone(), names, share]
    };
    Table {
        caption: "The challenger that wins most at a table of each incumbent".to_owned(),
        head: ["At a table of", "wins most", "with"].map(str::to_owned).to_vec(),
        rows: map.incumbents.iter().enumerate().map(row).collect(),
    }
}

/// All names, or the first few if there are many.
fn in_short(names: &[&str]) -> String {
    match names {
        [first, second, others @ ..] if others.len() > 1 => {
            format!("{first}, {second} and {} more", others.len())
        }
        names => listed(names),
    }
}

/// How far luck alone can move a cell near the fair share, 95 % of the time. Deterministic bots play the games of one
/// deal alike from every seat, so only the deals count.
fn luck(map: &HeatMap) -> f64 {
    let fair = fair_share(map);
    let deals = float(map.games.max(1)) / place(map.seats.max(1));
    1.96 * (fair * (1.0 - fair) / deals.max(1.0)).sqrt()
}

fn reading(map: &HeatMap) -> Vec<String> {
    vec![
        format!(
            "Each cell is a tournament of its own: one challenger (its row) at a table with {} of one incumbent (its \
             column).",
            map.seats.saturating_sub(1)
        ),
        format!(
            "Gold cells win more than the fair share of {}, ice-blue cells less. A star ★ in an outline marks the best \
             challenger of each column; a dash is a pair that was not reached.",
            Unit::Share.tick(fair_share(map))
        ),
        format!(
            "All pairs play the same deals, each from every seat. With {} games for a pair, luck alone moves a cell near \
             the fair share by about ± {:.1} points: smaller differences, a star among them, may be luck.",
            grouped(map.games),
            100.0 * luck(map)
        ),
        "A bot among copies of itself wins exactly the fair share. A star there means that no challenger does better \
         against it."
            .to_owned(),
    ]
}
