//! Scores, and the seats that lead.

use crate::{BySeat, Seat, SeatSet};

/// The score of every seat, and who leads or, at the end, has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    /// Points of every seat at the table.
    pub scores: BySeat<u32>,
    /// The seats in first place; several if they share it.
    pub winners: SeatSet,
}

impl Standings {
    /// Ranks `seats` by `key`, highest first; equal keys share the place.
    ///
    /// The score is the first part of the key; the rest breaks ties.
    pub fn rank<K: Ord>(
        seats: SeatSet,
        score: impl Fn(Seat) -> u32,
        tie_break: impl Fn(Seat) -> K,
    ) -> Standings {
        let key = |seat| (score(seat), tie_break(seat));
        let best = seats.into_iter().map(key).max();
        Standings {
            scores: BySeat::from_fn(|seat| if seats.contains(seat) { score(seat) } else { 0 }),
            winners: seats.into_iter().filter(|seat| Some(key(*seat)) == best).collect(),
        }
    }
}

/// How the first place was decided among several with the highest score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// They share it.
    Shared,
    /// Some of them are ahead by what breaks ties.
    Broken,
}

impl Standings {
    /// What became of a tie for the highest score among these seats; nothing when one seat has it alone.
    pub fn tie(&self, seats: SeatSet) -> Option<Tie> {
        let best = seats.into_iter().map(|seat| self.scores[seat]).max();
        let tied = seats.into_iter().filter(|seat| Some(self.scores[*seat]) == best).count();
        let tie = if tied == self.winners.len() { Tie::Shared } else { Tie::Broken };
        (tied > 1).then_some(tie)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_the_first_place_unless_the_tie_is_broken() {
        let scores = [23, 7, 23];
        let medals = [0, 9, 1];
        let seats = SeatSet::first_n(3);
        let shared = Standings::rank(seats, |seat| scores[seat.index()], |_| ());
        assert_eq!(shared.winners.into_iter().map(Seat::index).collect::<Vec<_>>(), [0, 2]);
        let broken = Standings::rank(seats, |seat| scores[seat.index()], |seat| medals[seat.index()]);
        assert_eq!(broken.winners.into_iter().map(Seat::index).collect::<Vec<_>>(), [2]);
        assert_eq!([shared.tie(seats), broken.tie(seats)], [Some(Tie::Shared), Some(Tie::Broken)]);
        let alone = Standings::rank(seats, |seat| medals[seat.index()], |_| ());
        assert_eq!(alone.tie(seats), None);
    }
}
