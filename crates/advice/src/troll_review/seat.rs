//! All turns of one player together.

use game::Seat;

use super::turn::TurnReview;

/// What a player's turns brought, and why. All sums are of worth.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SeatReview {
    /// How many turns were reviewed.
    pub turns: usize,
    /// What they bring home when every choice is the best one, on average.
    pub expected: f64,
    /// What they brought home. What others lost to the dragon comes on top of it in the score.
    pub brought: u32,
    /// What the choices gave away.
    pub lost: f64,
    /// The luck of the dice.
    pub dice: f64,
    /// The luck of a live race.
    pub race: f64,
}

impl SeatReview {
    /// The turns of this seat together.
    pub fn of(seat: Seat, turns: &[TurnReview]) -> SeatReview {
        turns.iter().filter(|turn| turn.active == seat).fold(SeatReview::default(), |sum, turn| SeatReview {
            turns: sum.turns + 1,
            expected: sum.expected + turn.expected,
            brought: sum.brought + turn.brought,
            lost: sum.lost + turn.lost(),
            dice: sum.dice + turn.dice,
            race: sum.race + turn.race,
        })
    }

    /// How well was chosen: 100 when nothing was given away, 37 when as much was as best play would have brought.
    ///
    /// It is 100 · exp(−lost / expected).
    pub fn accuracy(&self) -> f64 {
        if self.expected > 0.0 { 100.0 * (-self.lost / self.expected).exp() } else { 100.0 }
    }
}
