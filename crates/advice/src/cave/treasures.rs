//! Which treasures have been found.

use diamant::{Card, Gems, Rules, View};

use super::Unsolved;

/// The maximum number of sets of treasures.
const MAX_SETS: usize = 1 << 16;

/// All sets of treasures that can be on a path, numbered.
///
/// The number of a set has one digit per distinct treasure, the number of its cards on the path. Finding one more adds
/// the `step` of its digit.
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
    /// The set including it.
    pub(crate) next: usize,
    /// The number of such cards.
    pub(crate) cards: u8,
    /// Its value.
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

    /// The number of sets.
    pub(crate) fn len(&self) -> usize {
        self.sets.len()
    }

    /// The sum of the treasures in the set.
    pub(crate) fn worth(&self, set: usize) -> u16 {
        self.sets[set].worth
    }

    /// The sum of all treasures in the box.
    pub(crate) fn total(&self) -> u16 {
        self.sets.last().map_or(0, |set| set.worth)
    }

    /// The number of treasure cards that are not in the set.
    pub(crate) fn cards_left(&self, set: usize) -> u16 {
        self.sets[set].cards_left
    }

    /// The treasures that may still come.
    pub(crate) fn finds(&self, set: usize) -> &[Find] {
        let end = self.sets.get(set + 1).map_or(self.finds.len(), |next| next.first_find);
        &self.finds[self.sets[set].first_find..end]
    }

    /// The share of each of this many explorers if all of them were there for the whole set, and what stays on the
    /// path.
    pub(crate) fn shared(&self, set: usize, inside: usize) -> (u16, u16) {
        let shares = self.faces.iter().map(|face| {
            let (each, stays) = face.worth.shared_among(inside);
            (lying(set, *face) * each.worth(), lying(set, *face) * stays.worth())
        });
        shares.fold((0, 0), |(each, stays), (more, rest)| (each + more, stays + rest))
    }

    /// The sets that satisfy `is_start`, and all sets that can come after them, in descending order.
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

    /// The set of treasures in this view.
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

/// The number of cards of this face in the set.
fn lying(set: usize, face: Face) -> u16 {
    let copies = usize::from(face.copies) + 1;
    u16::try_from(set / face.step % copies).expect("a digit is at most the number of copies")
}
