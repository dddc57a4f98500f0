//! Sealed choices, opened together.

use crate::{BySeat, Seat, SeatSet};

/// At most one choice for every seat. A choice may be changed until the ballot is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ballot<A> {
    choices: BySeat<Option<A>>,
}

impl<A: Copy> Default for Ballot<A> {
    fn default() -> Self {
        Ballot { choices: BySeat::from_fn(|_| None) }
    }
}

impl<A: Copy + PartialEq> Ballot<A> {
    /// The ballot of a single seat: how games in which people take turns are answered.
    pub fn of(seat: Seat, choice: A) -> Ballot<A> {
        Ballot::default().with(seat, choice)
    }

    /// The ballot in which each of these seats makes the choice that `choose` names.
    pub fn collect(seats: SeatSet, mut choose: impl FnMut(Seat) -> A) -> Ballot<A> {
        let mut ballot = Ballot::default();
        for seat in seats {
            ballot.choices[seat] = Some(choose(seat));
        }
        ballot
    }

    /// The ballot with this choice sealed in place of the seat's earlier one.
    #[must_use]
    pub fn with(mut self, seat: Seat, choice: A) -> Ballot<A> {
        self.choices[seat] = Some(choice);
        self
    }

    /// What the seat has chosen.
    pub fn choice(&self, seat: Seat) -> Option<A> {
        self.choices[seat]
    }

    /// Who has chosen.
    pub fn voters(&self) -> SeatSet {
        self.seats_where(Option::is_some)
    }

    /// Who has chosen exactly this.
    pub fn who_chose(&self, action: A) -> SeatSet {
        self.seats_where(|choice| *choice == Some(action))
    }

    fn seats_where(&self, holds: impl Fn(&Option<A>) -> bool) -> SeatSet {
        SeatSet::from_fn(|seat| holds(&self.choices[seat]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_can_be_changed_until_the_ballot_is_opened() {
        let [ada, bo] = [0, 1].map(|index| Seat::new(index).unwrap());
        let ballot = Ballot::of(ada, 'x').with(bo, 'y').with(ada, 'y');
        assert_eq!(ballot.voters(), SeatSet::first_n(2));
        assert_eq!(ballot.who_chose('y'), SeatSet::first_n(2));
        assert_eq!(ballot.who_chose('x'), SeatSet::EMPTY);
        assert_eq!(ballot.choice(Seat::new(2).unwrap()), None);
    }
}
