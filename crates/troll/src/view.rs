//! What an onlooker sees. Everything lies open on this table, so every onlooker sees the same.

use game::{Game, Seat, SeatSet, Standings, Turn};

use crate::{Action, Rules, Stage, Treasure, Troll};

/// The game as anybody at the table sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<'a> {
    game: &'a Troll,
}

impl<'a> View<'a> {
    pub(crate) const fn of(game: &'a Troll) -> View<'a> {
        View { game }
    }

    /// The whole game, to think ahead with: nothing in it is secret.
    pub const fn game(self) -> &'a Troll {
        self.game
    }

    /// The settings.
    pub const fn rules(self) -> &'a Rules {
        &self.game.rules
    }

    /// Who takes part.
    pub const fn seats(self) -> SeatSet {
        self.game.seats
    }

    /// What the game waits for.
    pub fn turn(self) -> Turn {
        self.game.turn()
    }

    /// Whether the game is over.
    pub fn is_over(self) -> bool {
        self.game.stage == Stage::Over
    }

    /// What this seat may choose now.
    pub fn actions(self, seat: Seat) -> impl Iterator<Item = Action> + 'a {
        self.game.actions(seat)
    }

    /// Whose turn it is or, at the end, was.
    pub const fn active(self) -> Seat {
        self.game.active
    }

    /// Where the active player is, with the dice there.
    pub const fn stage(self) -> Stage {
        self.game.stage
    }

    /// Who has the dragon dice, while somebody is in the hall.
    pub const fn thrower(self) -> Option<Seat> {
        match self.game.stage {
            Stage::Hall(hall) => Some(hall.thrower()),
            Stage::Cave(_) | Stage::Over => None,
        }
    }

    /// What is left: diamonds in the cave, nuggets in the hall.
    pub const fn rooms(self) -> Treasure {
        self.game.rooms
    }

    /// Diamonds in the Troll's Hand.
    pub const fn hand(self) -> u16 {
        self.game.hand
    }

    /// What the active player has found in this turn and may still lose.
    pub fn beside(self) -> Treasure {
        self.game.beside()
    }

    /// What this seat has for good.
    pub fn bag(self, seat: Seat) -> Treasure {
        self.game.bags[seat]
    }

    /// The scores as they stand, and who leads.
    pub fn standings(self) -> Standings {
        self.game.standings()
    }
}
