//! Who beats whom: a table whose cells have a colour, a number, and a star for the best of each column.

mod colours;
mod overview;

use super::markup::{Attributes, Markup};
use super::numbers::{UNKNOWN, Unit, place};
use crate::HeatMap;
use colours::Colours;

/// From this many rows or columns on, there is also a small overview.
const LARGE: usize = 18;
/// With more columns than this, the table is not printed.
const VAST: usize = 30;

/// Everyone's share if all were equally good.
pub(super) fn fair_share(map: &HeatMap) -> f64 {
    1.0 / place(map.seats.max(1))
}

/// The challengers with the most wins in a column, and their share. Several if they are equal.
pub(super) fn best_of_column(map: &HeatMap, column: usize) -> Option<(Vec<usize>, f64)> {
    let shares =
        || map.win_share.iter().enumerate().filter_map(|(row, shares)| Some((row, (*shares.get(column)?)?)));
    let most = shares().map(|(_, share)| share).max_by(f64::total_cmp)?;
    // Exact equality: both come from the same counts.
    let best = shares().filter(|(_, share)| share.total_cmp(&most).is_eq()).map(|(row, _)| row);
    Some((best.collect(), most))
}

/// The legend, the overview of a large map, and the table.
pub(super) fn write(out: &mut Markup, map: &HeatMap) {
    let colours = Colours::of(map);
    let what = format!(
        "Wins in % of one challenger (row) among {} of an incumbent (column); fair is {}.",
        map.seats.saturating_sub(1),
        Unit::Share.tick(fair_share(map))
    );
    out.leaf("p", &[("class", &"quiet")], what);
    colours.write_legend(out);
    let columns = map.incumbents.len();
    let best: Vec<Vec<usize>> = (0..columns)
        .map(|column| best_of_column(map, column).map_or_else(Vec::new, |(rows, _)| rows))
        .collect();
    if columns > LARGE || map.challengers.len() > LARGE {
        overview::write(out, map, &colours, &best);
    }
    let class = if columns > VAST { "scroll heat vast" } else { "scroll heat" };
    let region: Attributes = &[
        ("class", &class),
        ("role", &"region"),
        ("tabindex", &"0"),
        ("aria-label", &"Wins of every challenger against every incumbent"),
    ];
    out.element("div", region, |out| {
        out.element("table", &[], |out| {
            out.leaf("caption", &[], "Wins in %");
            out.element("thead", &[], |out| {
                out.element("tr", &[], |out| {
                    out.leaf("th", &[("scope", &"col")], "Challenger");
                    map.incumbents.iter().for_each(|name| out.leaf("th", &[("scope", &"col")], name));
                });
            });
            out.element("tbody", &[], |out| {
                for (row, (name, shares)) in map.challengers.iter().zip(&map.win_share).enumerate() {
                    out.element("tr", &[], |out| {
                        out.leaf("th", &[("scope", &"row")], name);
                        for (share, best) in shares.iter().zip(&best) {
                            cell(out, *share, &colours, best.contains(&row));
                        }
                    });
                }
            });
        });
    });
    if columns > VAST {
        out.leaf(
            "p",
            &[("class", &"quiet")],
            "The table is too wide for paper: printed, the page has the picture alone.",
        );
    }
}

fn cell(out: &mut Markup, share: Option<f64>, colours: &Colours, best: bool) {
    let Some(share) = share else {
        out.leaf("td", &[], UNKNOWN);
        return;
    };
    let best_class = if best { " best" } else { "" };
    out.element("td", &[("class", &format!("h{}{best_class}", colours.step(share)))], |out| {
        out.text(format!("{:.1}", 100.0 * share));
        if best {
            out.leaf("span", &[("class", &"star"), ("aria-hidden", &"true")], "★");
            out.leaf("span", &[("class", &"unseen")], " best of its column");
        }
    });
}
