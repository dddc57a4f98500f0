//! What the accounts of all games share: names, numbered steps, and who has won.

use std::cmp::Reverse;

use game::{Seat, SeatSet, Standings, Tie};
use words::{FluentValue, Words};

/// Seats by name.
pub(crate) struct Names<'a> {
    pub(crate) players: &'a [String],
    pub(crate) words: &'a Words,
}

impl Names<'_> {
    pub(crate) fn of(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.players[seat.index()].clone()).collect();
        self.words.list(&names)
    }
}

/// Who has won or leads and, at the end, what decided a tie; one that is broken is told by this sentence.
pub(crate) fn winner_line(standings: &Standings, complete: bool, names: &Names<'_>, broken: &str) -> String {
    let winners = standings.winners;
    let score = winners.first().map_or(0, |seat| standings.scores[seat]);
    let sentence = if complete { "account-winner" } else { "account-leader" };
    let values = [
        ("names", names.of(winners).into()),
        ("count", number(winners.len())),
        ("score", FluentValue::from(score)),
    ];
    let winner = names.words.say(sentence, &values);
    let tie = standings.tie(SeatSet::first_n(names.players.len())).filter(|_| complete);
    let why = tie.map(|tie| names.words.say(if tie == Tie::Broken { broken } else { "tie-shared" }, &[]));
    winner + &why.map(|why| format!("\n{why}")).unwrap_or_default()
}

/// Seats with the winner first, then by score; a tie-break counts.
pub(crate) fn ranked(standings: &Standings, seats: SeatSet) -> Vec<Seat> {
    let mut ranked: Vec<Seat> = seats.into_iter().collect();
    ranked.sort_by_key(|seat| Reverse((standings.winners.contains(*seat), standings.scores[*seat])));
    ranked
}

/// The sentences of a step, numbered: only the first carries the number.
pub(crate) fn numbered(step: usize, sentences: impl IntoIterator<Item = String>) -> String {
    let mut text = String::new();
    for (line, sentence) in sentences.into_iter().enumerate() {
        let mark = if line == 0 { format!("{step:>4}. ") } else { " ".repeat(6) };
        text.extend([mark.as_str(), sentence.as_str(), "\n"]);
    }
    text
}

/// Sentences that belong to no step, each in a line of its own.
pub(crate) fn unnumbered(sentences: impl IntoIterator<Item = String>) -> String {
    sentences.into_iter().map(|sentence| " ".repeat(6) + &sentence + "\n").collect()
}

pub(crate) fn number(count: usize) -> FluentValue<'static> {
    FluentValue::from(count)
}
