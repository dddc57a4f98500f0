//! Places at a table: one seat, a set of seats, and a value for every seat.
//!
//! Seats count from 0 in clockwise order. Nothing here uses the heap.

use std::fmt;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Sub};

/// The maximum number of seats at a table.
pub const MAX_SEATS: usize = 8;

/// A place at the table: the index type everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, counted from 0; `None` if it is too high.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS {
            #[expect(clippy::cast_possible_truncation, reason = "less than MAX_SEATS")]
            Some(Seat(index as u8))
        } else {
            None
        }
    }

    /// The number of this seat, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise among `seats`; this seat itself if there is no other.
    #[must_use]
    pub fn next_among(self, seats: SeatSet) -> Seat {
        let after = SeatSet(seats.0 & !(u8::MAX >> (7 - self.0)));
        after.first().or(seats.first()).unwrap_or(self)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `count` seats, that is, a full table of that size.
    ///
    /// # Panics
    /// If `count` is more than [`MAX_SEATS`].
    pub const fn first_n(count: usize) -> SeatSet {
        assert!(count <= MAX_SEATS, "a table has at most MAX_SEATS seats");
        #[expect(clippy::cast_possible_truncation, reason = "at most eight low bits are set")]
        SeatSet(((1_u16 << count) - 1) as u8)
    }

    /// The set of all seats i for which bit i is set.
    pub(crate) const fn from_bits(bits: u8) -> SeatSet {
        SeatSet(bits)
    }

    /// The number in which bit i is set for every seat i.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The set of this seat alone.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest number.
    pub const fn first(self) -> Option<Seat> {
        #[expect(clippy::cast_possible_truncation, reason = "a bit position below eight")]
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The only seat in the set; `None` if there are none or several.
    pub const fn lone(self) -> Option<Seat> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether every seat of this set is also in the other.
    pub const fn is_subset(self, other: SeatSet) -> bool {
        self.0 & !other.0 == 0
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;
    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl BitAnd for SeatSet {
    type Output = SeatSet;
    fn bitand(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
}

impl Sub for SeatSet {
    type Output = SeatSet;
    fn sub(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = Seats;
    fn into_iter(self) -> Seats {
        Seats(self)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(Seat::index)).finish()
    }
}

/// The seats of a set, lowest number first.
#[derive(Clone, Debug)]
pub struct Seats(SeatSet);

impl Iterator for Seats {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        let SeatSet(bits) = self.0;
        self.0 = SeatSet(bits & (bits - 1));
        Some(seat)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Seats {}

/// One value for every possible seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// Calls `make` for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(std::array::from_fn(|index| make(Seat::new(index).expect("an index of a seat array"))))
    }

    /// Every seat with its value, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0
            .iter()
            .enumerate()
            .map(|(index, item)| (Seat::new(index).expect("an index of a seat array"), item))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn a_table_has_no_ninth_seat() {
        assert_eq!(Seat::new(8), None);
        assert_eq!(SeatSet::first_n(8).len(), 8);
        assert_eq!(SeatSet::first_n(0), SeatSet::EMPTY);
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set: SeatSet = [seat(5), seat(0), seat(7)].into_iter().collect();
        assert_eq!(set.into_iter().map(Seat::index).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(set.without(seat(5)).len(), 2);
        assert_eq!((set - SeatSet::only(seat(0))).first(), Some(seat(5)));
        assert!(SeatSet::only(seat(7)).is_subset(set) && !set.is_subset(SeatSet::only(seat(7))));
    }

    #[test]
    fn only_a_set_of_one_has_a_lone_seat() {
        assert_eq!(SeatSet::only(seat(3)).lone(), Some(seat(3)));
        assert_eq!(SeatSet::first_n(2).lone(), None);
        assert_eq!(SeatSet::EMPTY.lone(), None);
    }

    #[test]
    fn clockwise_goes_round_the_table_and_skips_who_is_missing() {
        let all = SeatSet::first_n(4);
        assert_eq!(seat(3).next_among(all), seat(0));
        assert_eq!(seat(0).next_among(all.without(seat(1))), seat(2));
        assert_eq!(seat(7).next_among(SeatSet::first_n(8)), seat(0));
        assert_eq!(seat(2).next_among(SeatSet::only(seat(2))), seat(2));
    }
}
