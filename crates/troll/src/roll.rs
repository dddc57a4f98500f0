//! A roll of the free cave dice.

use std::fmt;

use crate::Face;

/// How many cave dice there are.
pub const CAVE_DICE: u8 = 4;

/// The faces of one to four cave dice, in the order in which they were rolled or written down.
///
/// The dice are alike, so the order means nothing to the rules; it is kept because a record repeats what it was told.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CaveRoll {
    count: u8,
    /// Places beyond `count` hold trolls, so that equal rolls are equal values.
    faces: [Face; CAVE_DICE as usize],
}

impl CaveRoll {
    /// The roll that shows these faces; nothing for no die or more dice than there are.
    pub fn new(faces: &[Face]) -> Option<CaveRoll> {
        let count = u8::try_from(faces.len()).ok().filter(|count| *count > 0)?;
        let mut roll = CaveRoll { count, faces: [Face::Troll; CAVE_DICE as usize] };
        roll.faces.get_mut(..faces.len())?.copy_from_slice(faces);
        Some(roll)
    }

    /// What the dice show.
    pub fn faces(&self) -> &[Face] {
        &self.faces[..usize::from(self.count)]
    }

    /// How many dice were rolled.
    pub fn dice(&self) -> u8 {
        self.count
    }

    /// How many dice show this face.
    pub fn count(&self, face: Face) -> u8 {
        self.faces().iter().map(|shown| u8::from(*shown == face)).sum()
    }
}

impl fmt::Debug for CaveRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faces().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_has_one_to_four_dice() {
        assert_eq!(CaveRoll::new(&[]), None);
        assert_eq!(CaveRoll::new(&[Face::Key; 5]), None);
        let roll = CaveRoll::new(&[Face::Key, Face::Troll, Face::Key]).unwrap();
        assert_eq!(roll.faces(), [Face::Key, Face::Troll, Face::Key]);
        assert_eq!((roll.dice(), roll.count(Face::Key), roll.count(Face::Troll)), (3, 2, 1));
    }
}
