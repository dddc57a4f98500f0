//! The result in words, claiming no more than the games show.

use super::entrants::Entrant;
use super::numbers::{Unit, grouped, listed};

/// A heading and a sentence below it.
pub(super) struct Headline {
    pub(super) heading: String,
    pub(super) below: String,
}

/// The headline of a tournament: the best first.
pub(super) fn headline(entrants: &[Entrant], games: u64, even: f64) -> Headline {
    let [best, others @ ..] = entrants else {
        return Headline { heading: "Nobody played".to_owned(), below: String::new() };
    };
    let (label, share) = (&best.label, Unit::Share.value(best.bot.win_share));
    let leaders: Vec<&str> =
        entrants.iter().filter(|entrant| entrant.leads).map(|entrant| entrant.label.as_str()).collect();
    let (heading, below) = match (others.first(), leaders.len()) {
        _ if games == 0 => (
            "No game was finished".to_owned(),
            "The tournament was stopped before its first games came home: there is nothing to show yet."
                .to_owned(),
        ),
        (None, _) => {
            (format!("{label} played alone"), "With one bot at the table there is no contest.".to_owned())
        }
        _ if !best.bot.ci95.is_finite() => (
            "Too few games to tell".to_owned(),
            format!("{label} took {share} of the wins, but one deal says nothing about the next."),
        ),
        (Some(second), 1) => (
            format!("{label} wins"),
            format!(
                "It took {share} (± {}) of the wins in {} games, where an even split gives {}. Next came {} with {}.",
                Unit::Share.spread(best.bot.ci95),
                grouped(games),
                Unit::Share.value(even),
                second.label,
                Unit::Share.value(second.bot.win_share),
            ),
        ),
        (Some(_), close) if close == entrants.len() => (
            "Nobody stands out".to_owned(),
            format!(
                "{label} has the most wins with {share}, but the interval of every other bot reaches its own: after {} \
                 games that may be luck.",
                grouped(games)
            ),
        ),
        (Some(_), _) => (
            format!("Too close to call: {}", listed(&leaders)),
            format!(
                "{label} has the most wins with {share}, but its interval overlaps: after {} games the order at the top \
                 may be luck.",
                grouped(games)
            ),
        ),
    };
    Headline { heading, below }
}
