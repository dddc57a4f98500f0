//! How the others share what the woken dragon leaves them. Says who gets how much, and moves nothing.

use game::{BySeat, Seat, SeatSet};

use crate::Treasure;

/// With two players, the most the opponent takes from the Hand.
const HAND_FOR_ONE: u16 = 3;

/// How many of the diamonds in the Hand go to this many others.
pub(crate) fn from_hand(hand: u16, others: SeatSet) -> u16 {
    if others.len() == 1 { hand.min(HAND_FOR_ONE) } else { hand }
}

/// Deals the pot piece by piece among these seats, clockwise from `first`: all nuggets, then the diamonds from where
/// the nuggets stopped.
pub(crate) fn share(pot: Treasure, first: Seat, among: SeatSet) -> BySeat<Treasure> {
    let mut shares = BySeat::default();
    let count = u16::try_from(among.len()).expect("a table has few seats");
    let mut seat = first;
    for place in 0..count {
        let after_nuggets = (place + count - pot.nuggets % count) % count;
        shares[seat] = Treasure {
            nuggets: portion(pot.nuggets, place, count),
            diamonds: portion(pot.diamonds, after_nuggets, count),
        };
        seat = seat.next_among(among);
    }
    shares
}

/// What comes to this place, counted from 0, when `pieces` go round among `count` places one at a time.
fn portion(pieces: u16, place: u16, count: u16) -> u16 {
    (pieces + count - 1 - place) / count
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The same deal with a list of pieces and a finger that moves round the table.
    fn dealt_one_by_one(pot: Treasure, first: Seat, among: SeatSet) -> BySeat<Treasure> {
        let nuggets = (0..pot.nuggets).map(|_| Treasure::of_nuggets(1));
        let diamonds = (0..pot.diamonds).map(|_| Treasure::of_diamonds(1));
        let mut shares = BySeat::default();
        let mut finger = first;
        for piece in nuggets.chain(diamonds) {
            shares[finger] += piece;
            finger = finger.next_among(among);
        }
        shares
    }

    proptest! {
        #[test]
        fn sharing_at_once_equals_dealing_one_by_one(
            pieces in (0_u16..400, 0_u16..200), players in 2_usize..=5, active in 0_usize..5, turn in 0_usize..4,
        ) {
            let active = Seat::new(active % players).unwrap();
            let others = SeatSet::first_n(players).without(active);
            let first = others.into_iter().nth(turn % others.len()).unwrap();
            let pot = Treasure { diamonds: pieces.0, nuggets: pieces.1 };
            let shares = share(pot, first, others);
            prop_assert_eq!(shares, dealt_one_by_one(pot, first, others));
            prop_assert_eq!(shares[active], Treasure::NONE);
        }
    }

    #[test]
    fn only_a_lone_opponent_leaves_some_of_the_hand() {
        let [one, two] = [1, 2].map(SeatSet::first_n);
        assert_eq!([2, 3, 9].map(|hand| from_hand(hand, one)), [2, 3, 3]);
        assert_eq!(from_hand(9, two), 9);
    }
}
