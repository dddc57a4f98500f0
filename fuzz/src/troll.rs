//! Troll & Dragon from bytes: every setting, every roll.

use libfuzzer_sys::arbitrary::{Error, Result, Unstructured};
use troll::{
    CAVE_DICE, CaveRoll, Chance, Draft, DragonFace, DragonThrow, Ends, Face, Race, Treasure, Troll, TrollMood,
};

use crate::Arbitrary;

impl Arbitrary for Troll {
    fn any_game(bytes: &mut Unstructured) -> Result<Troll> {
        let rules = any_draft(bytes)?.check().map_err(|_| Error::IncorrectFormat)?;
        Troll::new(rules, bytes.int_in_range(0..=6)?).map_err(|_| Error::IncorrectFormat)
    }

    fn any_chance(bytes: &mut Unstructured) -> Result<Chance> {
        Ok(match bytes.int_in_range(0..=2)? {
            0 => {
                let faces: Vec<Face> = (0..bytes.int_in_range(1..=CAVE_DICE)?)
                    .map(|_| bytes.choose(&Face::ALL).copied())
                    .collect::<Result<_>>()?;
                Chance::Cave(CaveRoll::new(&faces).ok_or(Error::IncorrectFormat)?)
            }
            1 => Chance::Treasure([bytes.int_in_range(0..=10)?, bytes.int_in_range(0..=10)?]),
            _ => Chance::Dragon(DragonThrow([dragon_face(bytes)?, dragon_face(bytes)?])),
        })
    }
}

fn any_draft(bytes: &mut Unstructured) -> Result<Draft> {
    let mut draft = troll::published();
    draft.ends = *bytes.choose(&[Ends::OneRoom, Ends::BothRooms])?;
    draft.troll = *bytes.choose(&[TrollMood::Strict, TrollMood::Kind])?;
    draft.race = *bytes.choose(&[Race::Live, Race::Step])?;
    if bytes.arbitrary()? {
        // Few pieces, so that rooms are soon empty.
        draft.stock =
            Treasure { diamonds: bytes.int_in_range(0..=12)?, nuggets: bytes.int_in_range(0..=12)? };
        draft.treasure_die = bytes.arbitrary::<[u8; 6]>()?.map(|face| face % 11);
        draft.dragon_faces = bytes.arbitrary::<[u8; 2]>()?.map(|faces| faces % 7);
    }
    Ok(draft)
}

fn dragon_face(bytes: &mut Unstructured) -> Result<DragonFace> {
    bytes.choose(&[DragonFace::Dragon, DragonFace::Blank, DragonFace::Aside]).copied()
}
