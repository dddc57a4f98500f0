//! A seat as a record writes it: a number counted from 0, which may still be no seat at this table.

use std::fmt;

use game::{Seat, SeatSet};
use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize};

/// The number of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct SeatNumber(pub u64);

impl SeatNumber {
    /// The seat, if it is at the table.
    pub(crate) fn among(self, table: SeatSet) -> Result<Seat, String> {
        let seat = usize::try_from(self.0).ok().and_then(Seat::new);
        seat.filter(|seat| table.contains(*seat)).ok_or_else(|| format!("there is no seat {self}"))
    }
}

impl From<Seat> for SeatNumber {
    fn from(seat: Seat) -> SeatNumber {
        SeatNumber(seat.index() as u64)
    }
}

impl fmt::Display for SeatNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for SeatNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_u64(SeatVisitor)
    }
}

struct SeatVisitor;

impl Visitor<'_> for SeatVisitor {
    type Value = SeatNumber;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat, counted from 0")
    }

    fn visit_u64<E>(self, number: u64) -> Result<SeatNumber, E> {
        Ok(SeatNumber(number))
    }
}
