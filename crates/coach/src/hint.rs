//! Hints for both games.

use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use crate::diamant_hint::{self, DiamantHint};
use crate::memory::Memory;
use crate::troll_hint::{self, TrollHint};

/// What the master would do, for somebody who is asked: it comes from what that seat may see and from nothing else.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Hint {
    /// In a game of Diamant.
    Diamant(DiamantHint),
    /// In a game of Troll & Dragon.
    TrollDragon(TrollHint),
}

impl Hint {
    /// The hint for the onlooker of this view; `None` unless they are asked.
    pub fn in_diamant(view: &diamant::View<'_>, memory: &Memory) -> Option<Hint> {
        diamant_hint::hint(view, memory).map(Hint::Diamant)
    }

    /// The hint for the player in this seat; `None` unless it is their turn and they have a choice.
    pub fn in_troll(view: troll::View<'_>, seat: Seat) -> Option<Hint> {
        troll_hint::hint(view, seat).map(Hint::TrollDragon)
    }
}
