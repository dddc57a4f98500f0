//! The results of many simulations of the same choices.

use game::{BySeat, Seat};

/// Everybody's chance of winning by each of several choices, simulated with the same dice.
pub(super) struct Tried {
    times: f64,
    /// The sums for each choice.
    shares: Vec<BySeat<f64>>,
    /// For each pair of choices: the sum of the squared differences for the deciding player.
    squares: Vec<Vec<f64>>,
}

impl Tried {
    pub(super) fn new(choices: usize) -> Tried {
        Tried {
            times: 0.0,
            shares: vec![BySeat::default(); choices],
            squares: vec![vec![0.0; choices]; choices],
        }
    }

    /// Adds one simulation of every choice.
    pub(super) fn add(&mut self, shares: &[BySeat<f64>], who: Seat) {
        self.times += 1.0;
        for (choice, came) in shares.iter().enumerate() {
            came.iter().for_each(|(seat, share)| self.shares[choice][seat] += share);
            for (other, instead) in shares.iter().enumerate() {
                self.squares[choice][other] += (came[who] - instead[who]).powi(2);
            }
        }
    }

    /// The chance of winning by this choice.
    pub(super) fn win(&self, choice: usize, seat: Seat) -> f64 {
        self.shares[choice][seat] / self.times
    }

    /// How much better one choice is than the other for this seat.
    pub(super) fn better(&self, one: usize, other: usize, seat: Seat) -> f64 {
        self.win(one, seat) - self.win(other, seat)
    }

    /// The standard error of that difference for the deciding player.
    pub(super) fn error(&self, one: usize, other: usize, who: Seat) -> f64 {
        let mean = self.better(one, other, who);
        let variance = (self.squares[one][other] / self.times - mean.powi(2)).max(0.0);
        (variance / (self.times - 1.0)).sqrt()
    }

    /// The advised choice: `otherwise`, unless another one certainly wins more often.
    pub(super) fn advised(&self, otherwise: usize, who: Seat) -> usize {
        let certain = |choice: &usize| {
            self.better(*choice, otherwise, who) > CERTAIN * self.error(*choice, otherwise, who)
        };
        let wins_more = (0..self.shares.len()).filter(certain);
        wins_more
            .max_by(|one, other| self.win(*one, who).total_cmp(&self.win(*other, who)))
            .unwrap_or(otherwise)
    }
}

/// How many standard errors make a difference certain. A game has about a hundred choices: with two, a few would look
/// better by chance.
const CERTAIN: f64 = 3.0;

#[cfg(test)]
mod tests {
    use super::*;

    const WHO: Seat = Seat::new(0).expect("a table has a first seat");

    fn tried(wins: &[[f64; 3]]) -> Tried {
        let mut tried = Tried::new(3);
        for wins in wins {
            tried.add(&wins.map(|win| BySeat::from_fn(|seat| if seat == WHO { win } else { 0.0 })), WHO);
        }
        tried
    }

    /// By hand: the second choice wins 1, 0, 1, 0 and the third 1, 1, 1, 0; they differ once in four.
    #[test]
    fn the_error_is_that_of_the_difference() {
        let tried = tried(&[[0.0, 1.0, 1.0], [0.0, 0.0, 1.0], [0.0, 1.0, 1.0], [0.0, 0.0, 0.0]]);
        let [win, better] = [tried.win(2, WHO), tried.better(2, 1, WHO)];
        assert!((win - 0.75).abs() < 1e-12 && (better - 0.25).abs() < 1e-12);
        let variance: f64 = 0.25 - 0.0625;
        assert!((tried.error(2, 1, WHO) - (variance / 3.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn only_what_certainly_wins_more_is_advised_instead() {
        assert_eq!(tried(&[[0.0, 1.0, 1.0], [0.0, 0.0, 1.0]]).advised(0, WHO), 2);
        assert_eq!(tried(&[[0.0, 1.0, 0.0], [1.0, 1.0, 0.0]]).advised(0, WHO), 0, "it may be chance");
    }
}
