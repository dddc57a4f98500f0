//! All figures of all bots, in one table.

use super::entrants::Entrant;
use super::exits::usual;
use super::numbers::{UNKNOWN, Unit};
use super::table::Table;
use crate::tally::SCORE_BINS;

/// The table.
pub(super) fn table(entrants: &[Entrant], games: u64) -> Table {
    let head = ["Bot", "Wins", "±", "Average", "±", "Median", "Trapped", "Usually leaves after"];
    let row = |entrant: &Entrant| {
        let bot = entrant.bot;
        let figures = [
            Unit::Share.value(bot.win_share),
            Unit::Share.spread(bot.ci95),
            Unit::Points.value(bot.average),
            Unit::Points.spread(bot.average_ci95),
            median(&bot.scores),
            Unit::Share.value(bot.trapped),
            usual(&bot.exits).unwrap_or_else(|| "never".to_owned()),
        ];
        let known = figures.map(|figure| if games == 0 { UNKNOWN.to_owned() } else { figure });
        [entrant.label.clone()].into_iter().chain(known).collect()
    };
    Table {
        caption: "Every bot, the best first".to_owned(),
        head: head.map(str::to_owned).to_vec(),
        rows: entrants.iter().map(row).collect(),
    }
}

/// Half of the games had at most this score.
fn median(scores: &[u64]) -> String {
    let half = scores.iter().sum::<u64>().div_ceil(2);
    let mut sum = 0;
    let reached = scores.iter().position(|count| {
        sum += count;
        sum >= half
    });
    match reached {
        None => UNKNOWN.to_owned(),
        Some(score) if score + 1 == SCORE_BINS => format!("{score} or more"),
        Some(score) => score.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_games_had_at_most_the_median() {
        assert_eq!(median(&[1, 1, 1]), "1");
        assert_eq!(median(&[0, 0, 5, 5]), "2");
        assert_eq!(median(&[]), UNKNOWN);
        let mut high = vec![0; SCORE_BINS];
        high[SCORE_BINS - 1] = 3;
        assert_eq!(median(&high), "255 or more");
    }
}
