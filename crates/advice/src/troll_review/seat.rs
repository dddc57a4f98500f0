//! All turns of one player.

use game::Seat;

use super::turn::TurnReview;

/// What a player's turns brought home, and why. All sums are values in points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SeatReview {
    /// The number of turns that were reviewed.
    pub turns: usize,
    /// The expected result of best play.
    pub expected: f64,
    /// The actual result. The score also includes what others lost to the dragon.
    pub brought: u32,
    /// What the choices lost.
    pub lost: f64,
    /// The luck of the dice.
    pub dice: f64,
    /// The luck of a live race.
    pub race: f64,
}

impl SeatReview {
    /// The sum over the turns of this seat.
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

    /// The quality of the choices: 100 if nothing was lost, 37 if as much was lost as best play would have brought.
    ///
    /// It is 100 · exp(−lost / expected).
    pub fn accuracy(&self) -> f64 {
        if self.expected > 0.0 { 100.0 * (-self.lost / self.expected).exp() } else { 100.0 }
    }
}
