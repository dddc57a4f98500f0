//! Sealed choices, opened together.

use std::fmt::Debug;
use std::marker::PhantomData;

use crate::{Seat, SeatSet};

/// The most different things there can be to choose among.
pub const MAX_CHOICES: usize = 8;

/// Something a seat can choose: one of a few that are known beforehand.
pub trait Choice: Copy + Eq + Debug + 'static {
    /// Everything there is to choose, at most [`MAX_CHOICES`].
    const ALL: &'static [Self];

    /// The place of this choice in [`Choice::ALL`].
    fn index(self) -> usize;
}

/// At most one choice for every seat. A choice may be changed until the ballot is opened.
///
/// Kept as the seats behind each choice, because that is what opening a ballot asks: the set of seats that made the choice
/// with index i is byte i.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ballot<A> {
    sets: u64,
    of: PhantomData<A>,
}

impl<A> Default for Ballot<A> {
    fn default() -> Self {
        Ballot { sets: 0, of: PhantomData }
    }
}

impl<A: Choice> Ballot<A> {
    /// The ballot of a single seat: how games in which people take turns are answered.
    pub fn of(seat: Seat, choice: A) -> Ballot<A> {
        Ballot::collect(SeatSet::only(seat), |_| choice)
    }

    /// The ballot in which each of these seats makes the choice that `choose` names.
    #[inline]
    pub fn collect(seats: SeatSet, mut choose: impl FnMut(Seat) -> A) -> Ballot<A> {
        let chosen = seats.into_iter().fold(0, |chosen, seat| chosen | bit(seat, choose(seat).index()));
        Ballot { sets: chosen, ..Ballot::default() }
    }

    /// The ballot with this choice sealed in place of the seat's earlier one.
    #[must_use]
    pub fn with(self, seat: Seat, choice: A) -> Ballot<A> {
        let earlier = (0..MAX_CHOICES).fold(0, |sets, index| sets | bit(seat, index));
        Ballot { sets: self.sets & !earlier | bit(seat, choice.index()), ..self }
    }

    /// What the seat has chosen.
    pub fn choice(&self, seat: Seat) -> Option<A> {
        A::ALL.iter().copied().find(|choice| self.who_chose(*choice).contains(seat))
    }

    /// Who has chosen.
    #[inline]
    pub fn voters(&self) -> SeatSet {
        A::ALL.iter().fold(SeatSet::EMPTY, |voters, choice| voters | self.who_chose(*choice))
    }

    /// Who has chosen exactly this.
    #[inline]
    pub fn who_chose(&self, choice: A) -> SeatSet {
        SeatSet::from_bits(self.sets.to_le_bytes()[choice.index()])
    }
}

/// The seat's place in the set of the choice with this index.
#[inline]
fn bit(seat: Seat, index: usize) -> u64 {
    1 << (8 * index + seat.index())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Drink {
        Tea,
        Milk,
    }

    impl Choice for Drink {
        const ALL: &'static [Drink] = &[Drink::Tea, Drink::Milk];

        fn index(self) -> usize {
            self as usize
        }
    }

    #[test]
    fn a_choice_can_be_changed_until_the_ballot_is_opened() {
        let [ada, bo, cy] = [0, 1, 2].map(|index| Seat::new(index).unwrap());
        let ballot = Ballot::of(ada, Drink::Tea).with(bo, Drink::Milk).with(ada, Drink::Milk);
        assert_eq!(ballot.voters(), SeatSet::first_n(2));
        assert_eq!(ballot.who_chose(Drink::Milk), SeatSet::first_n(2));
        assert_eq!(ballot.who_chose(Drink::Tea), SeatSet::EMPTY);
        assert_eq!(
            [ada, bo, cy].map(|seat| ballot.choice(seat)),
            [Some(Drink::Milk), Some(Drink::Milk), None]
        );
    }
}
