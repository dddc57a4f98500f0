//! The door of the settings: what is refused, and why.

use troll::{
    Draft, DragonDie, DragonPreset, Face, Fault, MAX_PLAYERS, MIN_PLAYERS, Rules, Treasure, Troll,
    WrongPlayers,
};

#[test]
fn settings_that_make_no_sense_are_refused_with_the_reason() {
    let draft = Draft::default();
    let no_key = [Face::Diamond, Face::Diamond, Face::Door, Face::Door, Face::Troll, Face::Troll];
    let refused = [
        (
            Draft { stock: Treasure { diamonds: 0, nuggets: 50 }, ..draft },
            Fault::Diamonds { found: 0 },
            "the cave must hold 1 to 200 diamonds at the start, not 0",
        ),
        (
            Draft { stock: Treasure { diamonds: 60, nuggets: 201 }, ..draft },
            Fault::Nuggets { found: 201 },
            "the hall must hold 1 to 200 nuggets at the start, not 201",
        ),
        (
            Draft { cave_die: no_key, ..draft },
            Fault::MissingFace { face: Face::Key },
            "a cave die needs every face at least once, but shows no key",
        ),
        (
            Draft { treasure_die: [0; 6], ..draft },
            Fault::NoNuggetFace,
            "a treasure die needs a face with nuggets",
        ),
        (
            Draft { treasure_die: [0, 0, 0, 0, 1, 10], ..draft },
            Fault::RichFace { shown: 10 },
            "a face of a treasure die shows at most 9 nuggets, not 10",
        ),
        (
            Draft { dragon_faces: [0, 2], ..draft },
            Fault::DragonFaces { die: DragonDie::First, found: 0 },
            "the first dragon die must have 1 to 5 dragon faces, not 0",
        ),
        (
            Draft { dragon_faces: [1, 6], ..draft },
            Fault::DragonFaces { die: DragonDie::Second, found: 6 },
            "the second dragon die must have 1 to 5 dragon faces, not 6",
        ),
    ];
    for (draft, fault, sentence) in refused {
        assert_eq!(draft.check(), Err(fault));
        assert_eq!(fault.to_string(), sentence);
    }
}

#[test]
fn every_face_of_the_cave_die_is_needed() {
    for missing in Face::ALL {
        let other = if missing == Face::Diamond { Face::Troll } else { Face::Diamond };
        let cave_die = Draft::default().cave_die.map(|face| if face == missing { other } else { face });
        let draft = Draft { cave_die, ..Draft::default() };
        assert_eq!(draft.check(), Err(Fault::MissingFace { face: missing }));
    }
}

#[test]
fn the_limits_themselves_are_allowed() {
    let least = Draft {
        stock: Treasure { diamonds: 1, nuggets: 1 },
        treasure_die: [0, 0, 0, 0, 0, 1],
        dragon_faces: [1, 1],
        ..Draft::default()
    };
    let most = Draft {
        stock: Treasure { diamonds: 200, nuggets: 200 },
        treasure_die: [9; 6],
        dragon_faces: [5, 5],
        ..Draft::default()
    };
    for draft in [least, most] {
        assert!(draft.check().is_ok(), "{draft:?}");
    }
}

#[test]
fn every_preset_of_dragon_dice_is_sound() {
    for preset in DragonPreset::ALL {
        let draft = Draft { dragon_faces: preset.dragon_faces(), ..Draft::default() };
        assert_eq!(draft.check().map(|rules| *rules.settings()), Ok(draft), "{}", preset.name());
    }
    assert_eq!(Draft::default().dragon_faces, DragonPreset::Standard.dragon_faces());
}

#[test]
fn two_to_five_can_play() {
    for players in 0..12 {
        let game = Troll::new(Rules::default(), players);
        assert_eq!(game.is_ok(), (MIN_PLAYERS..=MAX_PLAYERS).contains(&players), "{players} players");
    }
    let refusal = Troll::new(Rules::default(), 9).unwrap_err();
    assert_eq!(refusal, WrongPlayers { players: 9 });
    assert_eq!(refusal.to_string(), "Troll & Dragon is a game for 2 to 5 players, not 9");
}
