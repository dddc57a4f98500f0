//! Which treasures have been found.

use diamant::{Card, Gems, Rules, View};

use super::Unsolved;

/// The most sets of treasures that we go through.
const MAX_SETS: usize = 1 << 16;

/// Every set of treasures that can lie on a path, numbered.
///
/// The number of a set has a digit for each different treasure: how many of them lie. Finding one more adds the `step` of
/// its digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Treasures {
    faces: Vec<Face>,
    sets: Vec<Set>,
    finds: Vec<Find>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Face {
    worth: Gems,
    copies: u8,
    step: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Set {
    worth: u16,
    cards_left: u16,
    first_find: usize,
}

/// A treasure that may still come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Find {
    /// The set with it.
    pub(crate) next: usize,
    /// How many cards show it.
    pub(crate) cards: u8,
    /// What it is worth.
    pub(crate) worth: Gems,
}

impl Treasures {
    pub(crate) fn new(rules: &Rules) -> Result<Treasures, Unsolved> {
        let mut faces = Vec::new();
        let mut len: usize = 1;
        for (slot, card) in rules.faces().iter().enumerate() {
            if let Card::Treasure(worth) = *card {
                let copies = rules.first_deck().count(slot);
                faces.push(Face { worth, copies, step: len });
                len = len.saturating_mul(usize::from(copies) + 1);
            }
        }
        if len > MAX_SETS {
            return Err(Unsolved::TooLarge { sets: len });
        }
        let mut treasures = Treasures { faces, sets: Vec::new(), finds: Vec::new() };
        for set in 0..len {
            treasures.number(set);
        }
        Ok(treasures)
    }

    fn number(&mut self, set: usize) {
        let first_find = self.finds.len();
        let (mut worth, mut cards_left) = (0, 0);
        for face in &self.faces {
            let lie = lying(set, *face);
            worth += lie * face.worth.worth();
            let left = u16::from(face.copies) - lie;
            cards_left += left;
            if let Some(cards) = u8::try_from(left).ok().filter(|cards| *cards > 0) {
                self.finds.push(Find { next: set + face.step, cards, worth: face.worth });
            }
        }
        self.sets.push(Set { worth, cards_left, first_find });
    }

    /// How many sets there are.
    pub(crate) fn len(&self) -> usize {
        self.sets.len()
    }

    /// What all treasures of the set are worth together.
    pub(crate) fn worth(&self, set: usize) -> u16 {
        self.sets[set].worth
    }

    /// What all treasures of the box are worth together.
    pub(crate) fn total(&self) -> u16 {
        self.sets.last().map_or(0, |set| set.worth)
    }

    /// How many treasure cards are left beside the set.
    pub(crate) fn cards_left(&self, set: usize) -> u16 {
        self.sets[set].cards_left
    }

    /// The treasures that may still come.
    pub(crate) fn finds(&self, set: usize) -> &[Find] {
        let end = self.sets.get(set + 1).map_or(self.finds.len(), |next| next.first_find);
        &self.finds[self.sets[set].first_find..end]
    }

    /// What each of this many takes from every treasure of the set, if all of them were there for all of it, and what stays
    /// on the path.
    pub(crate) fn shared(&self, set: usize, inside: usize) -> (u16, u16) {
        let shares = self.faces.iter().map(|face| {
            let (each, stays) = face.worth.shared_among(inside);
            (lying(set, *face) * each.worth(), lying(set, *face) * stays.worth())
        });
        shares.fold((0, 0), |(each, stays), (more, rest)| (each + more, stays + rest))
    }

    /// Those of these sets, and all sets that can come after them, largest number first.
    pub(crate) fn and_later(&self, is_start: impl Fn(usize) -> bool) -> Vec<usize> {
        let mut can_come = vec![false; self.len()];
        let mut sets = Vec::new();
        for set in 0..self.len() {
            if can_come[set] || is_start(set) {
                sets.push(set);
                for find in self.finds(set) {
                    can_come[find.next] = true;
                }
            }
        }
        sets.reverse();
        sets
    }

    /// The set that lies in this cave.
    pub(crate) fn set_of(&self, view: &View<'_>) -> usize {
        let all: usize = self.faces.iter().map(|face| usize::from(face.copies) * face.step).sum();
        let to_come = view.may_come().filter_map(|(card, cards)| match card {
            Card::Treasure(worth) => {
                let face = self.faces.iter().find(|face| face.worth == worth)?;
                Some(usize::from(cards) * face.step)
            }
            Card::Hazard(_) | Card::Relic(_) => None,
        });
        all - to_come.sum::<usize>()
    }
}

/// How many cards of this face lie in the set.
fn lying(set: usize, face: Face) -> u16 {
    let copies = usize::from(face.copies) + 1;
    u16::try_from(set / face.step % copies).expect("a digit is at most the number of copies")
}
