//! Hints for choices that are still to be made.

use std::sync::Arc;

use advice::master::Master;
use coach::{DecisionReview, DiamantHint, Hint, Memory, Review, TrollHint};
use diamant::Diamant;
use game::driver::Unlogged;
use game::{Game, Seat};
use record::{DiamantRecord, EditionField, Record, Recorded};
use serde_json::json;
use troll::Troll;

use crate::bot_games::{edition, for_two, play};
use crate::testdata::{review, testdata};

fn diamant(told: &Record) -> &DiamantRecord {
    match told {
        Record::Diamant(told) => told,
        Record::Troll(_) => panic!("it is Diamant"),
    }
}

/// The game after this many moves.
fn after(told: &DiamantRecord, moves: u32) -> Diamant {
    let mut game = Diamant::new(Arc::new(told.rules().unwrap()), told.players.len()).unwrap();
    for step in told.clone().judge().unwrap().moves.into_iter().take(moves as usize) {
        game.rest(step.resting, &mut Unlogged);
        game.play(&step.answer, &mut Unlogged).unwrap();
    }
    game
}

/// A game of three bots, and the last moment of its second expedition at which the first of them is asked.
fn late_in_the_second(edition: EditionField, relics: Option<bool>) -> Diamant {
    let told = play(edition, relics, &["turn:6", "turn:6", "turn:4"], 11);
    let told = diamant(&told);
    let moves = u32::try_from(told.clone().judge().unwrap().moves.len()).unwrap();
    let asked = |game: &Diamant| {
        let view = game.view(Some(seat(0)));
        view.expedition() == 2 && view.deciding().contains(seat(0))
    };
    (0..moves).rev().map(|moves| after(told, moves)).find(asked).expect("they go in")
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn hint(game: &Diamant, index: usize) -> Option<DiamantHint> {
    hint_by(&Memory::default(), game, index)
}

fn hint_by(memory: &Memory, game: &Diamant, index: usize) -> Option<DiamantHint> {
    match Hint::in_diamant(&game.view(Some(seat(index))), memory)? {
        Hint::Diamant(hint) => Some(hint),
        Hint::Troll(_) => panic!("it is Diamant"),
    }
}

fn assert_same(hint: &DiamantHint, decision: &DecisionReview) {
    assert_eq!((hint.moment, hint.mix), (decision.moment, decision.mix));
    for (hinted, told) in [(hint.r#continue, decision.r#continue), (hint.leave, decision.leave)] {
        assert_eq!((hinted.win, hinted.rubies), (Some(told.win), told.rubies));
    }
}

#[test]
fn of_two_it_is_exactly_what_the_review_will_say() {
    let told = play(for_two(), None, &["myopic:1", "turn:5"], 3);
    let Review::Diamant(review) = review(&told).unwrap() else { panic!("it is Diamant") };
    let memory = Memory::default();
    for decision in &review.decisions {
        let game = after(diamant(&told), decision.moves);
        let hint = hint_by(&memory, &game, usize::from(decision.seat)).expect("they are asked");
        assert!(hint.exact && hint.tries.is_none() && hint.error == Some(0.0), "{hint:?}");
        assert_same(&hint, decision);
        assert!(!hint.said.values().any(|said| gives_an_error(said)), "{:?}", hint.said);
    }
}

fn gives_an_error(said: &str) -> bool {
    said.contains('±') || said.contains(" près")
}

#[test]
fn of_more_it_is_estimated_and_says_so() {
    let game = late_in_the_second(edition(json!("iello-2016")), None);
    let hint = hint(&game, 0).expect("the first is asked");
    assert!(!hint.exact && hint.tries.unwrap() > 1000, "{hint:?}");
    assert!(hint.error.is_some_and(|error| error > 0.0 && error < 3.0), "{hint:?}");
    let codes: Vec<&str> = hint.said.keys().copied().collect();
    assert_eq!(codes, words::Language::ALL.map(words::Language::code));
    assert!(hint.said.values().all(|said| gives_an_error(said)), "{:?}", hint.said);
}

/// A hint must not reveal another player's hidden chest. The master remembers what is in it.
#[test]
fn closed_chests_stay_closed() {
    let closed = json!({ "name": "closed", "base": "iello-2016", "chests": "hidden" });
    let game = late_in_the_second(edition(closed), None);
    let told = hint(&game, 0).expect("the first is asked");
    assert_eq!((told.r#continue.win, told.leave.win, told.error, told.tries), (None, None, None, None));
    let open = late_in_the_second(edition(json!("iello-2016")), None);
    let stay = Master::of(open.rules(), 3).stay(&open.view(Some(seat(0))));
    assert!((told.mix - stay).abs() < 1e-3, "{}, and {stay} with open chests", told.mix);
}

#[test]
fn nobody_is_told_who_is_not_asked() {
    let told = play(for_two(), None, &["turn:2", "turn:5"], 3);
    let beginning = after(diamant(&told), 0);
    assert_eq!(hint(&beginning, 0), None, "the first card is to be turned");
    let cards = 1..;
    let alone =
        cards.map(|moves| after(diamant(&told), moves)).find(|game| game.view(None).inside().len() == 1);
    let alone = alone.expect("the first leaves sooner");
    assert_eq!(hint(&alone, 0), None, "who is at home is asked nothing");
    assert_eq!(
        Hint::in_diamant(&alone.view(None), &Memory::default()),
        None,
        "who looks on is asked nothing"
    );
}

fn dice_hint(game: &Troll, at: Seat) -> Option<TrollHint> {
    match Hint::in_troll(game.view(Some(at)), at)? {
        Hint::Troll(hint) => Some(hint),
        Hint::Diamant(_) => panic!("it is Troll & Dragon"),
    }
}

#[test]
fn of_dice_it_is_what_the_review_will_say() {
    let told = testdata("records/troll-dragon.json");
    let Review::Troll(review) = review(&told).unwrap() else { panic!("it is Troll & Dragon") };
    let Record::Troll(told) = told else { panic!("it is Troll & Dragon") };
    let moves = told.clone().judge().unwrap().moves;
    for choice in review.turns.iter().flat_map(|turn| &turn.choices) {
        let mut game = Troll::new(told.rules().unwrap(), told.players.len()).unwrap();
        for answer in &moves[..choice.moves as usize] {
            game.play(answer, &mut Unlogged).unwrap();
        }
        let active = game.view(None).active();
        let hint = dice_hint(&game, active).expect("there is a choice");
        assert_eq!(hint.risk, choice.risk);
        for told in &hint.choices {
            let reviewed = choice.worth_of(told.choice).expect("the same choices");
            assert!((reviewed - told.worth).abs() < 1e-6, "{told:?} {choice:?}");
        }
        let best = hint.choices[0].worth;
        assert!(hint.choices.iter().all(|told| told.worth < best + 1e-6), "{hint:?}");
        let other = game.seats().without(active).first().expect("others play too");
        assert_eq!(dice_hint(&game, other), None, "only whose turn it is has something to weigh");
    }
}
