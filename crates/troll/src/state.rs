//! A game in progress, and what can be read off it. Changes nothing.

use game::{BySeat, Seat, SeatSet};
use thiserror::Error;

use crate::chance::Rolling;
use crate::{Action, Cave, CaveStep, Hall, HallStep, Illegal, Rules, Treasure};

/// The fewest players.
pub const MIN_PLAYERS: usize = 2;
/// The most players.
pub const MAX_PLAYERS: usize = 5;

/// A game of Troll & Dragon.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Troll {
    pub(crate) rules: Rules,
    pub(crate) seats: SeatSet,
    /// What is left: diamonds in the cave, nuggets in the hall.
    pub(crate) rooms: Treasure,
    /// Diamonds in the Troll's Hand.
    pub(crate) hand: u16,
    pub(crate) bags: BySeat<Treasure>,
    pub(crate) active: Seat,
    pub(crate) stage: Stage,
}

/// Where the active player is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// In the cave, with the Troll.
    Cave(Cave),
    /// In the hall, with the dragon.
    Hall(Hall),
    /// Home, like everybody: the game is over.
    Over,
}

/// One of the two rooms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Room {
    /// The diamond cave.
    Cave,
    /// The treasure hall.
    Hall,
}

/// The game is for another number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("Troll & Dragon is a game for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")]
pub struct WrongPlayers {
    /// How many wanted to play.
    pub players: usize,
}

impl Troll {
    /// A new game for this many players; seat 0, the youngest, starts.
    pub fn new(rules: Rules, players: usize) -> Result<Troll, WrongPlayers> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(WrongPlayers { players });
        }
        let seats = SeatSet::first_n(players);
        Ok(Troll {
            rules,
            seats,
            rooms: rules.settings().stock,
            hand: 0,
            bags: BySeat::default(),
            active: seats.first().expect("at least two players sit here"),
            stage: Stage::Cave(Cave::ENTRANCE),
        })
    }

    /// Everybody but the active player: those who play the dragon.
    pub(crate) fn others(&self) -> SeatSet {
        self.seats.without(self.active)
    }

    /// Treasure of this turn, beside the bag and not safe.
    pub(crate) fn beside(&self) -> Treasure {
        match self.stage {
            Stage::Cave(cave) => Treasure::of_diamonds(cave.diamonds),
            Stage::Hall(hall) => hall.beside,
            Stage::Over => Treasure::NONE,
        }
    }

    /// The dice in the air.
    pub(crate) fn rolling(&self) -> Option<Rolling> {
        match self.stage {
            Stage::Cave(Cave { step: CaveStep::Rolling { free }, kept, .. }) => {
                Some(Rolling::Cave { free, kept })
            }
            Stage::Hall(Hall { step: HallStep::Searching, .. }) => Some(Rolling::Treasure),
            Stage::Hall(Hall { step: HallStep::Throwing, aside, thrower, .. }) => {
                Some(Rolling::Dragon { aside, by: thrower })
            }
            _ => None,
        }
    }

    /// The one place that says what a seat may do.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.stage {
            Stage::Over => Err(Illegal::GameOver),
            Stage::Cave(cave) if seat == self.active => cave.permit(action),
            Stage::Cave(_) if action == Action::Throw => Err(Illegal::OnlyInHall),
            Stage::Cave(_) => Err(Illegal::NotAsked { seat }),
            Stage::Hall(hall) if seat == self.active => hall.permit_active(action),
            Stage::Hall(hall) => hall.permit_other(seat, action),
        }
    }
}
