//! A turn in the hall: what is at risk, who plays the dragon, and what each side may do.

use game::Seat;

use crate::{Action, DragonDie, Illegal, Race, Treasure};

/// The active player in the hall, and the dragon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hall {
    pub(crate) beside: Treasure,
    pub(crate) aside: Option<DragonDie>,
    pub(crate) thrower: Seat,
    pub(crate) step: HallStep,
}

/// What the hall waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HallStep {
    /// Live, from the first treasure roll on: the active player rolls or leaves, the thrower throws, whoever is first.
    Racing,
    /// The active player rolls or leaves, and nobody throws: before the first treasure roll, and step by step before each.
    Choosing,
    /// Step by step: after a roll, the active player stays or leaves.
    Deciding,
    /// Step by step: the active player has stayed and the thrower must throw.
    Waiting,
    /// The treasure dice are in the air.
    Searching,
    /// The dragon dice are in the air.
    Throwing,
}

impl Race {
    /// What comes when the dragon sleeps on after a throw.
    pub(crate) const fn after_throw(self) -> HallStep {
        match self {
            Race::Live => HallStep::Racing,
            Race::Step => HallStep::Choosing,
        }
    }

    /// What comes after a treasure roll.
    pub(crate) const fn after_roll(self) -> HallStep {
        match self {
            Race::Live => HallStep::Racing,
            Race::Step => HallStep::Deciding,
        }
    }
}

impl Hall {
    /// Treasure of this turn, beside the bag.
    pub const fn beside(self) -> Treasure {
        self.beside
    }

    /// The dragon die that was set aside: one eye is open.
    pub const fn aside(self) -> Option<DragonDie> {
        self.aside
    }

    /// Who has the dragon dice.
    pub const fn thrower(self) -> Seat {
        self.thrower
    }

    /// What the hall waits for.
    pub const fn step(self) -> HallStep {
        self.step
    }

    /// What the player in the hall may do.
    pub(crate) fn permit_active(self, action: Action) -> Result<(), Illegal> {
        use HallStep::{Choosing, Deciding, Racing, Searching, Throwing, Waiting};
        match (self.step, action) {
            (_, Action::Keep(_) | Action::Enter) => Err(Illegal::OnlyInCave),
            (_, Action::Throw) => Err(Illegal::OwnDragon),
            (Searching | Throwing, _) => Err(Illegal::DiceRolling),
            (Racing | Choosing, Action::Roll | Action::Leave) | (Deciding, Action::Stay | Action::Leave) => {
                Ok(())
            }
            (Racing | Choosing, Action::Stay) => Err(Illegal::NothingRolled),
            (Deciding, Action::Roll) | (Waiting, _) => Err(Illegal::DragonFirst),
        }
    }

    /// What somebody outside the hall may do.
    pub(crate) fn permit_other(self, seat: Seat, action: Action) -> Result<(), Illegal> {
        use HallStep::{Choosing, Deciding, Racing, Searching, Throwing, Waiting};
        let thrower = self.thrower;
        match (self.step, action) {
            (_, Action::Throw) if seat != thrower => Err(Illegal::NotThrower { seat, thrower }),
            (Racing | Waiting, Action::Throw) => Ok(()),
            (Choosing | Deciding, Action::Throw) => Err(Illegal::DragonWaits),
            (Searching | Throwing, Action::Throw) => Err(Illegal::DiceRolling),
            _ if seat == thrower => Err(Illegal::OnlyThrow { seat }),
            _ => Err(Illegal::NotAsked { seat }),
        }
    }
}
