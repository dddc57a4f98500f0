//! Results for people, in a terminal.

use arena::{BotSummary, HeatMap, Summary};

/// A row for every bot.
pub(super) fn table(edition: &str, summary: &Summary) -> String {
    let wanted = summary.wanted;
    let so_far = if summary.games < wanted { format!(" of {wanted}, stopped") } else { String::new() };
    let width = summary.bots.iter().map(|bot| bot.name.len()).max().unwrap_or(0).max(3);
    let heading = format!(
        "{edition}, {} players, {} games{so_far} in {:.2} s ({:.0} games/s), seed {}\n\n",
        summary.bots.len(),
        summary.games,
        summary.seconds,
        summary.games_per_second,
        summary.seed,
    );
    let columns = format!(
        "  {:width$}   {:>16}   {:>16}   {:>8}   {:>9}\n",
        "bot", "wins %", "average", "trapped", "mostly at"
    );
    let rows: String = summary.bots.iter().map(|bot| row(bot, width)).collect();
    heading + &columns + &rows
}

fn row(bot: &BotSummary, width: usize) -> String {
    format!(
        "  {:width$}   {:>7.2} ± {:>6}   {:>7.2} ± {:>6}   {:>6.1} %   {:>9}\n",
        bot.name,
        100.0 * bot.win_share,
        margin(100.0 * bot.ci95),
        bot.average,
        margin(bot.average_ci95),
        100.0 * bot.trapped,
        typical_exit(&bot.exits),
    )
}

/// A single deal gives no interval.
fn margin(ci95: f64) -> String {
    if ci95.is_finite() { format!("{ci95:.2}") } else { "?".to_owned() }
}

/// The number of cards after which the bot leaves most often.
fn typical_exit(exits: &[f64]) -> String {
    match exits.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b)) {
        None => "never".to_owned(),
        Some((1, _)) => "1 card".to_owned(),
        Some((cards, _)) => format!("{cards} cards"),
    }
}

/// Who beats whom: a shade and a number for every pair.
pub(super) fn heat_map(edition: &str, map: &HeatMap) -> String {
    let fair = 100.0 / f64::from(u32::try_from(map.seats).unwrap_or(u32::MAX));
    let width = map.challengers.iter().chain(&map.incumbents).map(String::len).max().unwrap_or(0).max(7);
    let heading = format!(
        "{edition}: one bot of a row among {} of a column, {} games each, seed {}; wins in % (± {} at most), fair is {fair:.1}\n\n",
        map.seats - 1,
        map.games,
        map.seed,
        margin(100.0 * map.ci95.unwrap_or(f64::INFINITY)),
    );
    let line = |first: &str, cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
        format!("{first:width$} {}", cells.join(" "))
    };
    let mut lines = vec![line("", &map.incumbents)];
    for (name, row) in map.challengers.iter().zip(&map.win_share) {
        let cells: Vec<String> = row.iter().map(|share| cell(*share, fair)).collect();
        lines.push(line(name, &cells));
    }
    format!("{heading}{}\n", lines.join("\n"))
}

fn cell(share: Option<f64>, fair: f64) -> String {
    match share {
        Some(share) => format!("{} {:>4.1}", shade(100.0 * share / fair), 100.0 * share),
        None => "–".to_owned(),
    }
}

/// Darker for more than the fair share.
fn shade(of_fair: f64) -> char {
    match of_fair {
        part if part < 0.5 => ' ',
        part if part < 0.9 => '░',
        part if part < 1.1 => '▒',
        part if part < 1.5 => '▓',
        _ => '█',
    }
}
