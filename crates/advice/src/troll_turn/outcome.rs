//! The possible results of a roll, each distinct one once, and the treasure on it.

use game::Game;
use troll::{CaveRoll, Chance, Face, Treasure, Troll};

/// Every distinct outcome of a chance turn, with the number of ways to get it.
///
/// The odds of the game distinguish rolls that differ only in the order of the dice. Cave dice are alike, and four of
/// them have 256 ordered rolls but only 35 distinct ones.
pub(super) fn outcomes(game: &Troll, count: u32) -> Vec<(Chance, u32)> {
    let mut outcomes: Vec<(Chance, u32)> = Vec::new();
    for chance in (0..count).map(|index| in_order(game.outcome(index))) {
        match outcomes.iter_mut().find(|(known, _)| *known == chance) {
            Some((_, ways)) => *ways += 1,
            None => outcomes.push((chance, 1)),
        }
    }
    outcomes
}

/// The same roll with like dice sorted.
fn in_order(chance: Chance) -> Chance {
    match chance {
        Chance::Cave(roll) => {
            let mut faces = [Face::Troll; troll::CAVE_DICE as usize];
            let rolled = &mut faces[..roll.faces().len()];
            rolled.copy_from_slice(roll.faces());
            rolled.sort_unstable_by_key(|face| *face as u8);
            Chance::Cave(CaveRoll::new(rolled).expect("as many dice as before"))
        }
        Chance::Treasure([one, other]) => Chance::Treasure([one.min(other), one.max(other)]),
        Chance::Dragon(_) => chance,
    }
}

/// The treasure that these dice show, however much is left.
pub(super) fn shown(chance: Chance) -> Treasure {
    match chance {
        Chance::Cave(roll) => Treasure::of_diamonds(u16::from(roll.count(Face::Diamond))),
        Chance::Treasure(roll) => Treasure::of_nuggets(roll.into_iter().map(u16::from).sum()),
        Chance::Dragon(_) => Treasure::NONE,
    }
}
