//! The players of the speed measurements.

use diamant::{Decision, Diamant};
use game::driver::Players;
use game::{Game, Seat, SeatSet};

/// Leaves as soon as six cards are on the path.
pub(crate) struct LeaveAfterSix;

impl Players<Diamant> for LeaveAfterSix {
    fn choose(&mut self, game: &Diamant, seat: Seat) -> Decision {
        if game.view(Some(seat)).path().cards().len() >= 6 { Decision::Leave } else { Decision::Continue }
    }

    fn race(&mut self, _game: &Diamant, _seats: SeatSet) -> (Seat, Decision) {
        unreachable!("nobody races in Diamant")
    }
}
