//! Seats as the wire has them: numbers, counted from 0.

use game::{Seat, SeatSet};

/// The number of a seat.
pub fn number(seat: Seat) -> u8 {
    u8::try_from(seat.index()).expect("a table has eight seats")
}

/// The numbers of these seats, in order.
pub fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.into_iter().map(number).collect()
}
