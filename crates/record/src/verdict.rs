//! What the verdicts of all games share.

use game::{Game, Seat};

/// Who has won or leads, by number.
pub(crate) fn winners<G: Game>(game: &G) -> Vec<usize> {
    game.standings().winners.into_iter().map(Seat::index).collect()
}
