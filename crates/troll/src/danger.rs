//! How likely the next dice take everything that lies beside the bag.

use crate::{Cave, DragonDie, Face, Finds, Hall, Rules, Stage, TrollMood, View};

/// Ways to lose, among equally likely outcomes of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Danger {
    /// How many outcomes bring the Troll or wake the dragon.
    pub ways: u32,
    /// How many outcomes there are.
    pub outcomes: u32,
}

impl View<'_> {
    /// The danger of the next cave roll or, in the hall, of the next dragon throw; nothing when no such dice are left or the
    /// game is over.
    pub fn danger(self) -> Option<Danger> {
        match self.stage() {
            Stage::Cave(cave) => cave_danger(cave, self.rules()),
            Stage::Hall(hall) => Some(hall_danger(hall, self.rules())),
            Stage::Over => None,
        }
    }
}

impl Rules {
    /// Whether the Troll lets go whoever has kept these, even when all dice are blocked.
    pub(crate) fn spares(&self, kept: Finds) -> bool {
        self.settings().troll == TrollMood::Kind && kept == Finds::BOTH
    }
}

/// The Troll comes when every free die shows him.
fn cave_danger(cave: Cave, rules: &Rules) -> Option<Danger> {
    let free = u32::from(cave.free_dice());
    let faces = rules.settings().cave_die;
    let trolls = faces.iter().filter(|face| **face == Face::Troll).count();
    let trolls = u32::try_from(trolls).expect("a die has six faces");
    let ways = if rules.spares(cave.kept()) { 0 } else { trolls.pow(free) };
    (free > 0).then(|| Danger { ways, outcomes: 6_u32.pow(free) })
}

/// The dragon wakes when every die that is not set aside shows one.
fn hall_danger(hall: Hall, rules: &Rules) -> Danger {
    let thrown = DragonDie::ALL.into_iter().filter(|die| hall.aside() != Some(*die));
    thrown.fold(Danger { ways: 1, outcomes: 1 }, |danger, die| Danger {
        ways: danger.ways * u32::from(rules.settings().dragon_faces[die.index()]),
        outcomes: danger.outcomes * 6,
    })
}
