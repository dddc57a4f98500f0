//! Sealed choices, revealed together.

use std::fmt::Debug;
use std::marker::PhantomData;

use crate::{Seat, SeatSet};

/// The maximum number of choices in a ballot.
pub const MAX_CHOICES: usize = 8;

/// Something a seat can choose, from a short list that is known in advance.
pub trait Choice: Copy + Eq + Debug + 'static {
    /// All possible choices, at most [`MAX_CHOICES`].
    const ALL: &'static [Self];

    /// The index of this choice in [`Choice::ALL`].
    fn index(self) -> usize;
}

/// At most one choice per seat. A choice may be changed until the ballot is opened.
///
/// Stored as one seat set per choice, because that is what opening a ballot needs: byte i is the set of seats that made
/// the choice with index i.
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
    /// A ballot with a single seat, for games in which people take turns.
    pub fn of(seat: Seat, choice: A) -> Ballot<A> {
        Ballot::collect(SeatSet::only(seat), |_| choice)
    }

    /// A ballot with the choice that `choose` returns for each of these seats.
    #[inline]
    pub fn collect(seats: SeatSet, mut choose: impl FnMut(Seat) -> A) -> Ballot<A> {
        let chosen = seats.into_iter().fold(0, |chosen, seat| chosen | bit(seat, choose(seat).index()));
        Ballot { sets: chosen, ..Ballot::default() }
    }

    /// This ballot with the seat's choice added, or replaced.
    #[must_use]
    pub fn with(self, seat: Seat, choice: A) -> Ballot<A> {
        let earlier = (0..MAX_CHOICES).fold(0, |sets, index| sets | bit(seat, index));
        Ballot { sets: self.sets & !earlier | bit(seat, choice.index()), ..self }
    }

    /// A ballot with the same choice for all of these seats.
    #[inline]
    #[must_use]
    pub fn same(seats: SeatSet, choice: A) -> Ballot<A> {
        Ballot { sets: u64::from(seats.bits()) << (8 * choice.index()), ..Ballot::default() }
    }

    /// Both ballots together, of different seats.
    #[inline]
    #[must_use]
    pub fn and(self, others: Ballot<A>) -> Ballot<A> {
        Ballot { sets: self.sets | others.sets, ..self }
    }

    /// The choice of this seat.
    pub fn choice(&self, seat: Seat) -> Option<A> {
        A::ALL.iter().copied().find(|choice| self.who_chose(*choice).contains(seat))
    }

    /// The seats that have chosen.
    #[inline]
    pub fn voters(&self) -> SeatSet {
        A::ALL.iter().fold(SeatSet::EMPTY, |voters, choice| voters | self.who_chose(*choice))
    }

    /// The seats that have made this choice.
    #[inline]
    pub fn who_chose(&self, choice: A) -> SeatSet {
        SeatSet::from_bits(self.sets.to_le_bytes()[choice.index()])
    }
}

/// The bit of this seat in the set of the choice with this index.
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
        assert_eq!(ballot, Ballot::same(SeatSet::first_n(2), Drink::Milk));
        let others = Ballot::same(SeatSet::only(cy), Drink::Tea);
        assert_eq!(ballot.and(others), ballot.with(cy, Drink::Tea));
        assert_eq!(ballot.voters(), SeatSet::first_n(2));
        assert_eq!(ballot.who_chose(Drink::Milk), SeatSet::first_n(2));
        assert_eq!(ballot.who_chose(Drink::Tea), SeatSet::EMPTY);
        assert_eq!(
            [ada, bo, cy].map(|seat| ballot.choice(seat)),
            [Some(Drink::Milk), Some(Drink::Milk), None]
        );
    }
}
