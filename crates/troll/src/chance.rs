//! What nature can bring: the dice that roll, their outcomes by number, and whether an outcome is possible.

use std::fmt;

use game::Seat;

use crate::{CAVE_DICE, CaveRoll, DragonDie, DragonFace, DragonThrow, Face, Finds, Illegal, Rules};

/// The three kinds of dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dice {
    /// The four cave dice.
    Cave,
    /// The two treasure dice.
    Treasure,
    /// The two dragon dice.
    Dragon,
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Dice::Cave => "cave",
            Dice::Treasure => "treasure",
            Dice::Dragon => "dragon",
        })
    }
}

/// What dice show when they come to rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The free cave dice, in any order.
    Cave(CaveRoll),
    /// The nuggets on both treasure dice.
    Treasure([u8; 2]),
    /// The dragon dice.
    Dragon(DragonThrow),
}

impl Chance {
    /// Which dice were rolled.
    pub const fn dice(self) -> Dice {
        match self {
            Chance::Cave(_) => Dice::Cave,
            Chance::Treasure(_) => Dice::Treasure,
            Chance::Dragon(_) => Dice::Dragon,
        }
    }
}

/// The dice in the air.
#[derive(Clone, Copy)]
pub(crate) enum Rolling {
    Cave { free: u8, kept: Finds },
    Treasure,
    Dragon { aside: Option<DragonDie>, by: Seat },
}

impl Rolling {
    pub(crate) fn dice(self) -> Dice {
        match self {
            Rolling::Cave { .. } => Dice::Cave,
            Rolling::Treasure => Dice::Treasure,
            Rolling::Dragon { .. } => Dice::Dragon,
        }
    }

    /// The number of equally likely outcomes: six for every die in the air.
    pub(crate) fn outcomes(self) -> u32 {
        let dice = match self {
            Rolling::Cave { free, .. } => u32::from(free),
            Rolling::Treasure | Rolling::Dragon { aside: None, .. } => 2,
            Rolling::Dragon { aside: Some(_), .. } => 1,
        };
        6_u32.pow(dice)
    }

    /// The outcome with this number, in the order that the game's `outcome` documents.
    pub(crate) fn outcome(self, index: u32, rules: &Rules) -> Chance {
        assert!(index < self.outcomes(), "there are fewer outcomes than {index}");
        let digit = |place: u32| (index / 6_u32.pow(place) % 6) as usize;
        let dragon = |die: DragonDie, place| {
            let is_dragon = digit(place) < usize::from(rules.settings().dragon_faces[die.index()]);
            if is_dragon { DragonFace::Dragon } else { DragonFace::Blank }
        };
        match self {
            Rolling::Cave { free, .. } => {
                let mut faces = [Face::Troll; CAVE_DICE as usize];
                let rolled = &mut faces[..usize::from(free)];
                for (face, place) in rolled.iter_mut().rev().zip(0..) {
                    *face = rules.settings().cave_die[digit(place)];
                }
                Chance::Cave(CaveRoll::new(rolled).expect("one to four dice are free while they roll"))
            }
            Rolling::Treasure => {
                Chance::Treasure([1, 0].map(|place| rules.settings().treasure_die[digit(place)]))
            }
            Rolling::Dragon { aside, .. } => Chance::Dragon(DragonThrow(match aside {
                None => [dragon(DragonDie::First, 1), dragon(DragonDie::Second, 0)],
                Some(DragonDie::First) => [DragonFace::Aside, dragon(DragonDie::Second, 0)],
                Some(DragonDie::Second) => [dragon(DragonDie::First, 0), DragonFace::Aside],
            })),
        }
    }
}

/// Whether this many free cave dice can show the roll. Every face is on the die, so only the number matters.
pub(crate) fn check_cave(free: u8, roll: CaveRoll) -> Result<(), Illegal> {
    if roll.dice() == free { Ok(()) } else { Err(Illegal::DiceCount { free, shown: roll.dice() }) }
}

/// Whether the treasure dice can show these numbers.
pub(crate) fn check_treasure(rules: &Rules, roll: [u8; 2]) -> Result<(), Illegal> {
    match roll.into_iter().find(|nuggets| !rules.settings().treasure_die.contains(nuggets)) {
        Some(nuggets) => Err(Illegal::NoSuchFace { nuggets }),
        None => Ok(()),
    }
}

/// Whether the throw leaves exactly the die aside that was set aside before.
pub(crate) fn check_dragon(aside: Option<DragonDie>, throw: DragonThrow) -> Result<(), Illegal> {
    for die in DragonDie::ALL {
        match (aside == Some(die), throw.face(die) == DragonFace::Aside) {
            (true, false) => return Err(Illegal::DieAside { die }),
            (false, true) => return Err(Illegal::DieNotAside { die }),
            _ => {}
        }
    }
    Ok(())
}
