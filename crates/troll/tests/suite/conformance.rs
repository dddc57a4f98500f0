//! The game, held to the laws of all games.

use game::Seat;
use game::conformance::{Chooser, Subject, check};
use troll::{
    CaveRoll, Chance, Draft, DragonFace, DragonPreset, DragonThrow, Ends, Face, Race, Treasure, Troll,
    TrollMood,
};

struct TrollAndDragon(Race);

impl Subject for TrollAndDragon {
    type Game = Troll;

    fn new_game(&self, chooser: &mut Chooser) -> Troll {
        let draft = Draft {
            race: self.0,
            ends: *chooser.one_of(&[Ends::OneRoom, Ends::BothRooms]),
            troll: *chooser.one_of(&[TrollMood::Strict, TrollMood::Kind]),
            stock: Treasure { diamonds: *chooser.one_of(&[1, 5, 12]), nuggets: *chooser.one_of(&[1, 2, 5]) },
            dragon_faces: chooser.one_of(&DragonPreset::ALL).dragon_faces(),
            ..Draft::default()
        };
        Troll::new(draft.check().unwrap(), *chooser.one_of(&[2, 3, 4, 5])).unwrap()
    }

    fn some_chances(&self) -> Vec<Chance> {
        let cave = (1..=4).flat_map(|dice| Face::ALL.map(|face| CaveRoll::new(&vec![face; dice]).unwrap()));
        let faces = [DragonFace::Blank, DragonFace::Dragon, DragonFace::Aside];
        let throws = faces.into_iter().flat_map(|first| faces.map(|second| DragonThrow([first, second])));
        let nuggets = [[0, 0], [1, 2], [0, 3], [9, 1]];
        cave.map(Chance::Cave)
            .chain(nuggets.map(Chance::Treasure))
            .chain(throws.map(Chance::Dragon))
            .collect()
    }

    fn differing_in_hidden(&self, _: &Troll, _: Option<Seat>, _: &mut Chooser) -> Option<Troll> {
        None
    }

    fn longest_game(&self) -> usize {
        5_000
    }
}

#[test]
fn a_live_game_obeys_the_laws() {
    check(&TrollAndDragon(Race::Live), 1, 24);
}

#[test]
fn a_game_step_by_step_obeys_the_laws() {
    check(&TrollAndDragon(Race::Step), 2, 24);
}
