//! When each bot leaves the cave, and how often it is trapped: one small chart for every bot.

use super::bins::Bins;
use super::columns::{Column, Columns, Kind};
use super::entrants::Entrant;
use super::markup::Markup;
use super::numbers::{Unit, place};
use super::scale::Scale;
use super::table::Table;

/// The gap before the bar of the trapped, as a fraction of the chart.
const GAP: f64 = 0.06;
/// The width of the bar of the trapped, as a fraction of the chart.
const TRAPPED: f64 = 0.14;

/// The charts and their table.
pub(super) fn write(out: &mut Markup, entrants: &[Entrant]) {
    let exits: Vec<Vec<f64>> = entrants.iter().map(|entrant| entrant.bot.exits.clone()).collect();
    let bins = Bins::new(&exits, 24, usize::MAX);
    let merged: Vec<Vec<f64>> = exits.iter().map(|exits| bins.merge(exits)).collect();
    let trapped = entrants.iter().map(|entrant| entrant.bot.trapped);
    let scale = Scale::holding(merged.iter().flatten().copied().chain(trapped).fold(0.0, f64::max), 3.0);

    out.element("div", &[("class", &"multiples")], |out| {
        for (index, (entrant, exits)) in entrants.iter().zip(&merged).enumerate() {
            out.element("figure", &[], |out| {
                out.leaf("figcaption", &[], &entrant.label);
                chart(index, entrant, &bins, exits).write(out, &scale);
            });
        }
    });
    table(entrants, &bins, &merged).write_folded(out);
}

fn chart(index: usize, entrant: &Entrant, bins: &Bins, exits: &[f64]) -> Columns<'static> {
    let trapped = entrant.bot.trapped;
    let leaves = usual(&entrant.bot.exits)
        .map_or_else(|| "It never left".to_owned(), |cards| format!("It left most often after {cards}"));
    let columns = exits.iter().enumerate().map(|(bin, share)| Column {
        at: place(bin),
        width: 1.0,
        share: *share,
        kind: Kind::Plain,
    });
    let room = place(bins.count) / (1.0 - GAP - TRAPPED);
    let (at, width) = (place(bins.count) + GAP * room, TRAPPED * room);
    let every = bins.count.div_ceil(7).max(1);
    let ticks = (0..bins.count).step_by(every).map(|bin| (place(bin) + 0.5, (bin * bins.width).to_string()));
    Columns {
        id: format!("exits-{index}"),
        title: format!("When {} leaves", entrant.label),
        description: format!(
            "{leaves}; it was trapped in {} of its expeditions.",
            Unit::Share.value(trapped)
        ),
        bars: columns.chain([Column { at, width, share: trapped, kind: Kind::Trapped }]).collect(),
        room,
        ticks: ticks.chain([(at + width / 2.0, "trapped".to_owned())]).collect(),
        line: None,
        axis: if bins.open { "cards turned; the last bar holds all above" } else { "cards turned" },
    }
}

fn table(entrants: &[Entrant], bins: &Bins, merged: &[Vec<f64>]) -> Table {
    let head = ["Left after (cards)".to_owned()]
        .into_iter()
        .chain(entrants.iter().map(|entrant| entrant.label.clone()));
    let row = |bin| {
        let numbers = merged.iter().map(|exits: &Vec<f64>| Unit::Share.value(exits[bin]));
        [bins.label(bin)].into_iter().chain(numbers).collect()
    };
    let trapped = entrants.iter().map(|entrant| Unit::Share.value(entrant.bot.trapped));
    Table {
        caption: "Part of its expeditions that a bot ended in this way".to_owned(),
        head: head.collect(),
        rows: (0..bins.count)
            .map(row)
            .chain([["trapped".to_owned()].into_iter().chain(trapped).collect()])
            .collect(),
    }
}

/// The number of cards after which a bot leaves most often.
pub(super) fn usual(exits: &[f64]) -> Option<String> {
    let most = exits.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b));
    most.filter(|(_, share)| **share > 0.0).map(|(cards, _)| match cards {
        1 => "1 card".to_owned(),
        cards => format!("{cards} cards"),
    })
}
