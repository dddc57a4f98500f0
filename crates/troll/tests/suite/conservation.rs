//! No diamond and no nugget is ever made, lost or put back.

use game::Game;
use game::conformance::Chooser;
use proptest::prelude::*;
use troll::{Draft, Ends, Event, Race, Treasure, Troll, TrollMood};

use crate::moves::{any_answer, play};

fn everything(game: &Troll) -> Treasure {
    let view = game.view(None);
    let bags: Treasure = view.seats().into_iter().map(|seat| view.bag(seat)).sum();
    view.rooms() + Treasure::of_diamonds(view.hand()) + view.beside() + bags
}

fn drafts() -> impl Strategy<Value = Draft> {
    let ends = prop_oneof![Just(Ends::OneRoom), Just(Ends::BothRooms)];
    let troll = prop_oneof![Just(TrollMood::Strict), Just(TrollMood::Kind)];
    let race = prop_oneof![Just(Race::Live), Just(Race::Step)];
    (ends, troll, race).prop_map(|(ends, troll, race)| Draft { ends, troll, race, ..Draft::default() })
}

proptest! {
    #[test]
    fn sixty_diamonds_and_fifty_nuggets_are_there_after_every_event(
        draft in drafts(), players in 2_usize..=5, seed: u64,
    ) {
        let mut chooser = Chooser::new(seed);
        let mut game = Troll::new(draft.check().unwrap(), players).unwrap();
        let mut told = game.clone();
        while let Some(answer) = any_answer(&game, &mut chooser) {
            for event in play(&mut game, answer).unwrap() {
                let rooms = told.view(None).rooms();
                told.apply(&event);
                prop_assert_eq!(everything(&told), Treasure { diamonds: 60, nuggets: 50 }, "{:?}", event);
                let now = told.view(None).rooms();
                prop_assert!(now.diamonds <= rooms.diamonds && now.nuggets <= rooms.nuggets, "{:?}", event);
            }
        }
        let rooms = game.view(None).rooms();
        let empty = [rooms.diamonds, rooms.nuggets].map(|left| left == 0);
        prop_assert!(empty == [true, true] || draft.ends == Ends::OneRoom && empty.contains(&true));
    }

    #[test]
    fn the_active_player_never_gains_from_a_woken_dragon(players in 2_usize..=5, seed: u64) {
        let mut chooser = Chooser::new(seed);
        let draft = Draft { race: Race::Step, ..Draft::default() };
        let mut game = Troll::new(draft.check().unwrap(), players).unwrap();
        while let Some(answer) = any_answer(&game, &mut chooser) {
            let before = game.clone();
            for event in play(&mut game, answer).unwrap() {
                let Event::DragonAwoke { by, lost, from_hand, shares } = event else { continue };
                let view = before.view(None);
                prop_assert_eq!(shares[view.active()], Treasure::NONE);
                prop_assert_eq!(lost, view.beside());
                prop_assert_ne!(by, view.active());
                let shared: Treasure = shares.iter().map(|(_, share)| *share).sum();
                prop_assert_eq!(shared, lost + Treasure::of_diamonds(from_hand));
            }
        }
    }
}
