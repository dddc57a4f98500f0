//! Explorers who rest in the camp: they take no share, do not count for relics and lose nothing.

use std::sync::Arc;

use diamant::{Card, Decision, Diamant, Edition, Event, Gems, Hazard, Relic, Whereabouts};
use game::{Ballot, Game, Move, Seat, SeatSet};

fn seats(indices: &[usize]) -> SeatSet {
    indices.iter().map(|index| Seat::new(*index).unwrap()).collect()
}

fn three_players() -> Diamant {
    let rules = Edition::by_id("iello-2016").unwrap().draft(None).unwrap().check().unwrap();
    Diamant::new(Arc::new(rules), 3).unwrap()
}

/// Sets who rests, and returns the events.
fn rest(game: &mut Diamant, resting: &[usize]) -> Vec<Event> {
    let mut events = Vec::new();
    game.rest(seats(resting), &mut events);
    events
}

fn turn_up(game: &mut Diamant, card: Card) -> Vec<Event> {
    let mut events = Vec::new();
    game.play(&Move::Chance(card), &mut events).unwrap();
    events
}

fn leave(game: &mut Diamant, leavers: &[usize]) -> Vec<Event> {
    let leavers = seats(leavers);
    let decide = |seat| if leavers.contains(seat) { Decision::Leave } else { Decision::Continue };
    let mut events = Vec::new();
    game.play(&Move::Ballot(Ballot::collect(game.view(None).deciding(), decide)), &mut events).unwrap();
    events
}

/// The game at the beginning of the second expedition, if these were set to rest during the first.
fn second_expedition(resting: &[usize]) -> Diamant {
    let mut game = three_players();
    rest(&mut game, resting);
    turn_up(&mut game, Card::Hazard(Hazard::Lava));
    leave(&mut game, &[0, 1, 2]);
    assert_eq!(game.view(None).expedition(), 2);
    game
}

#[test]
fn everyone_is_in_the_first_expedition_and_stays_there() {
    let mut game = three_players();
    assert_eq!(rest(&mut game, &[1]), [Event::RestNamed { resting: seats(&[1]) }]);
    assert_eq!(game.view(None).inside(), seats(&[0, 1, 2]));
    let told = turn_up(&mut game, Card::Treasure(Gems::new(9)));
    assert_eq!(told, [Event::TreasureFound { worth: Gems::new(9), each: Gems::new(3), stays: Gems::ZERO }]);
}

#[test]
fn a_share_is_for_those_who_went_in() {
    let mut game = second_expedition(&[1]);
    assert_eq!(game.view(None).inside(), seats(&[0, 2]));
    assert_eq!(game.view(None).whereabouts(Seat::new(1).unwrap()), Whereabouts::Camp);
    let told = turn_up(&mut game, Card::Treasure(Gems::new(9)));
    assert_eq!(told, [Event::TreasureFound { worth: Gems::new(9), each: Gems::new(4), stays: Gems::new(1) }]);
    assert_eq!(game.view(None).deciding(), seats(&[0, 2]));
}

#[test]
fn a_lone_explorer_leaves_alone_and_takes_the_relic() {
    let mut game = second_expedition(&[0, 1]);
    turn_up(&mut game, Card::Relic(Relic::Plain));
    let told = leave(&mut game, &[2]);
    let seat = Seat::new(2).unwrap();
    assert!(told.contains(&Event::RelicTaken { seat, relic: Relic::Plain, worth: 5 }), "{told:?}");
    assert_eq!(game.view(None).expedition(), 3);
    assert_eq!(game.view(None).inside(), seats(&[2]), "the others go on resting");
}

#[test]
fn whoever_comes_back_goes_in_with_the_next_expedition() {
    let mut game = second_expedition(&[0, 1]);
    assert_eq!(rest(&mut game, &[]), [Event::RestNamed { resting: SeatSet::EMPTY }]);
    assert_eq!(game.view(None).inside(), seats(&[2]));
    turn_up(&mut game, Card::Hazard(Hazard::Lava));
    let told = leave(&mut game, &[2]);
    let began = Event::ExpeditionBegan { number: 3, relic: None, entering: seats(&[0, 1, 2]) };
    assert_eq!(told.last(), Some(&began));
}

#[test]
fn if_all_are_to_rest_all_go_in() {
    let game = second_expedition(&[0, 1, 2]);
    assert_eq!(game.view(None).inside(), seats(&[0, 1, 2]));
    assert_eq!(game.view(None).resting(), seats(&[0, 1, 2]));
}

#[test]
fn nothing_is_told_when_nothing_changes() {
    let mut game = three_players();
    assert_eq!(rest(&mut game, &[]), []);
    rest(&mut game, &[2]);
    let before = game.clone();
    assert_eq!(rest(&mut game, &[2, 3, 7]), [], "seats that are not at the table do not count");
    assert_eq!(game, before);

    for _ in 1..=5 {
        turn_up(&mut game, Card::Hazard(Hazard::Lava));
        leave(&mut game, &[0, 1, 2]);
    }
    assert!(game.view(None).is_over());
    assert_eq!(rest(&mut game, &[0]), [], "after the game nobody is asked to rest");
}
