//! What may be in a chest that one cannot look into.

use diamant::{Gems, View};
use game::Seat;

/// What an explorer brings home from an expedition on average when all play for gems, in tenths of a ruby, by the number
/// of players: see [`single_expedition`](crate::single_expedition).
const TENTHS_AT_HOME: [u16; 9] = [0, 173, 90, 63, 49, 40, 35, 30, 27];

/// An average chest: what the expeditions before this one bring, and this one too for who is at home already.
pub(super) fn chest(view: &View<'_>, seat: Seat) -> Gems {
    let over = u16::from(view.expedition()) - u16::from(view.inside().contains(seat));
    Gems::new(over * TENTHS_AT_HOME[view.seats().len()] / 10)
}
