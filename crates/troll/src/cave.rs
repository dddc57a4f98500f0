//! A turn in the cave: the dice, what is kept, and what the active player may do with them.

use crate::{Action, CAVE_DICE, CaveRoll, Face, Find, Finds, Illegal};

/// The active player in the cave.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cave {
    pub(crate) diamonds: u16,
    pub(crate) kept: Finds,
    pub(crate) step: CaveStep,
}

/// How far the player in the cave has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CaveStep {
    /// Nothing was rolled yet in this turn; all four dice are free.
    Arriving,
    /// The free dice are in the air.
    Rolling {
        /// How many.
        free: u8,
    },
    /// The free dice show this, and the player chooses.
    Choosing(Shown),
}

/// What the free cave dice show, by number. A troll blocks its die, so no free die shows one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shown {
    diamonds: u8,
    keys: u8,
    doors: u8,
}

impl Shown {
    pub(crate) fn of(roll: CaveRoll) -> Shown {
        let [diamonds, keys, doors] = [Face::Diamond, Face::Key, Face::Door].map(|face| roll.count(face));
        Shown { diamonds, keys, doors }
    }

    /// How many free dice show this face.
    pub const fn count(self, face: Face) -> u8 {
        match face {
            Face::Diamond => self.diamonds,
            Face::Key => self.keys,
            Face::Door => self.doors,
            Face::Troll => 0,
        }
    }

    /// How many dice are free.
    pub const fn free(self) -> u8 {
        self.diamonds + self.keys + self.doors
    }

    pub(crate) const fn without(self, find: Find) -> Shown {
        match find {
            Find::Key => Shown { keys: self.keys - 1, ..self },
            Find::Door => Shown { doors: self.doors - 1, ..self },
        }
    }
}

impl Cave {
    pub(crate) const ENTRANCE: Cave = Cave { diamonds: 0, kept: Finds::NONE, step: CaveStep::Arriving };

    /// Diamonds of this turn, beside the bag.
    pub const fn diamonds(self) -> u16 {
        self.diamonds
    }

    /// What was set aside in this turn.
    pub const fn kept(self) -> Finds {
        self.kept
    }

    /// How far the player has come.
    pub const fn step(self) -> CaveStep {
        self.step
    }

    /// How many dice are free: neither a troll nor kept.
    pub const fn free_dice(self) -> u8 {
        match self.step {
            CaveStep::Arriving => CAVE_DICE,
            CaveStep::Rolling { free } => free,
            CaveStep::Choosing(shown) => shown.free(),
        }
    }

    /// Whether this one is kept or shown by a free die.
    pub fn at_hand(self, find: Find) -> bool {
        let shown = matches!(self.step, CaveStep::Choosing(shown) if shown.count(find.into()) > 0);
        shown || self.kept.contains(find)
    }

    /// What the player in the cave may do.
    pub(crate) fn permit(self, action: Action) -> Result<(), Illegal> {
        match (self.step, action) {
            (_, Action::Stay | Action::Throw) => Err(Illegal::OnlyInHall),
            (CaveStep::Rolling { .. }, _) => Err(Illegal::DiceRolling),
            (CaveStep::Arriving, Action::Roll) | (CaveStep::Choosing(_), Action::Leave) => Ok(()),
            (CaveStep::Arriving, _) => Err(Illegal::RollFirst),
            (CaveStep::Choosing(shown), Action::Roll) => {
                (shown.free() > 0).then_some(()).ok_or(Illegal::NoFreeDie)
            }
            (CaveStep::Choosing(shown), Action::Keep(find)) => self.permit_keeping(find, shown),
            (CaveStep::Choosing(_), Action::Enter) => {
                Find::ALL.iter().all(|find| self.at_hand(*find)).then_some(()).ok_or(Illegal::Locked)
            }
        }
    }

    fn permit_keeping(self, find: Find, shown: Shown) -> Result<(), Illegal> {
        if self.kept.contains(find) {
            Err(Illegal::KeptAlready { find })
        } else if shown.count(find.into()) == 0 {
            Err(Illegal::NotRolled { find })
        } else if shown.free() == 1 {
            Err(Illegal::LastFreeDie)
        } else {
            Ok(())
        }
    }
}
