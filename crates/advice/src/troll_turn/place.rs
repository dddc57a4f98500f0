//! A place in a turn, regardless of the amount of treasure and of who has the dragon dice.

use troll::{CaveStep, DragonDie, Finds, HallStep, Stage};

/// A situation in a turn, without amounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// In the cave.
    Cave { kept: Finds, step: CaveStep },
    /// In the hall.
    Hall { aside: Option<DragonDie>, step: HallStep },
}

impl Place {
    /// The place of this stage; `None` if the game is over.
    pub(super) fn of(stage: Stage) -> Option<Place> {
        match stage {
            Stage::Cave(cave) => Some(Place::Cave { kept: cave.kept(), step: cave.step() }),
            Stage::Hall(hall) => Some(Place::Hall { aside: hall.aside(), step: hall.step() }),
            Stage::Over => None,
        }
    }
}
