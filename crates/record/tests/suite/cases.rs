//! The cases in `testdata/diamant`: one function plays them all.

mod case;

use std::collections::BTreeMap;
use std::fmt::Debug;

use diamant::{Card, Event, Gems};
use game::{Game, Seat, SeatSet};
use record::{DiamantRecord, Judged, Judgement};
use serde_json::Value;

use crate::testdata;
use case::{Case, Expect};

const BOOKS: [&str; 3] = ["diamant/rulebook.json", "diamant/further.json", "diamant/house.json"];

#[test]
fn every_case_comes_to_what_it_expects() {
    for case in BOOKS.iter().flat_map(|name| testdata::cases::<Case>(name)) {
        for (name, text) in case.records() {
            let judged = record::read(&text).and_then(record::Record::judge);
            match judged.unwrap_or_else(|refusal| panic!("{name}: {refusal}")) {
                Judgement::Diamant(judgement) => compare(&judgement, &case.expect, &name),
                Judgement::Troll(_) => panic!("{name}: this is another game"),
            }
        }
    }
}

#[test]
fn every_worked_case_of_the_rulebooks_is_there() {
    let cases = testdata::cases::<Case>(BOOKS[0]);
    for number in 1..=23 {
        let id = format!("T{number:02}");
        assert!(cases.iter().any(|case| case.id == id), "{id}");
    }
    for case in &cases {
        let known = |book: &String| ["000", "001", "002", "003", "ruling"].contains(&book.as_str());
        assert!(!case.books.is_empty() && case.books.iter().all(known), "{}", case.id);
    }
}

fn compare(judgement: &Judged<DiamantRecord>, expect: &Expect, name: &str) {
    let same = Same { name };
    let view = judgement.game.view(None);
    let seats = judgement.game.seats();
    let standings = judgement.game.standings();

    let chests = seats.into_iter().map(|seat| judgement.game.view(Some(seat)).chest(seat).unwrap().worth());
    same.check("chests", chests.collect(), expect.chests.as_ref());
    let relics = seats.into_iter().map(|seat| view.relics(seat).collect());
    same.check("relics", relics.collect(), expect.relics.as_ref());
    same.check(
        "scores",
        seats.into_iter().map(|seat| standings.scores[seat]).collect(),
        expect.scores.as_ref(),
    );
    same.check("winners", numbers(standings.winners), expect.winners.as_ref());
    same.check("complete", view.is_over(), expect.complete.as_ref());

    same.check("expedition", view.expedition(), expect.expedition.as_ref());
    same.check("inside", numbers(view.inside()), expect.inside.as_ref());
    same.check("resting", numbers(view.resting()), expect.resting.as_ref());
    same.check("deciding", numbers(view.deciding()), expect.deciding.as_ref());
    let carried = view.carried();
    same.check("carried", carried.worth(), expect.carried.as_ref());
    same.check("carried stones", [carried.diamonds(), carried.rubies()], expect.carried_stones.as_ref());
    same.check("path", view.path().rubies().worth(), expect.path.as_ref());
    let lying = view.path().relics().map(|relic| Card::Relic(relic).to_string());
    same.check("relics on the path", lying.collect(), expect.path_relics.as_ref());

    same.check("cards left", view.cards_left(), expect.cards_left.as_ref());
    let count = |expected: &Option<BTreeMap<String, u8>>, count: &dyn Fn(Card) -> u8| {
        let words = expected.iter().flat_map(BTreeMap::keys);
        words.map(|word| (word.clone(), count(word.parse().unwrap()))).collect()
    };
    let may_come = count(&expect.may_come, &|card| judgement.game.may_come(card));
    same.check("may come", may_come, expect.may_come.as_ref());
    let in_the_game = count(&expect.in_the_game, &|card| judgement.game.in_the_game(card));
    same.check("in the game", in_the_game, expect.in_the_game.as_ref());
    same.check("trap chance", [view.traps_left(), view.cards_left()], expect.trap_chance.as_ref());

    compare_story(judgement, expect, &same);
}

/// What happened on the way.
fn compare_story(judgement: &Judged<DiamantRecord>, expect: &Expect, same: &Same<'_>) {
    let verdict: Value = serde_json::to_value(judgement.verdict()).unwrap();
    same.check("expeditions", verdict["expeditions"].clone(), expect.expeditions.as_ref());
    let trap = judgement.parts.last().and_then(|expedition| expedition.trap);
    let trap = trap.map_or("none".to_owned(), |hazard| hazard.to_string());
    same.check("trap", trap, expect.trap.as_ref());

    let events = judgement.parts.iter().flat_map(|expedition| &expedition.steps);
    let events: Vec<Event> = events.flat_map(|step| step.events.iter().copied()).collect();
    let sprung = events.iter().rev().find_map(|event| match event {
        Event::TrapSprung { caught, lost, .. } => Some((*caught, *lost)),
        _ => None,
    });
    let (caught, lost) = sprung.unwrap_or((SeatSet::EMPTY, Gems::ZERO));
    same.check("caught", numbers(caught), expect.caught.as_ref());
    same.check("lost", lost.worth(), expect.lost.as_ref());
    let to_bank = events.iter().filter_map(|event| match event {
        Event::ExpeditionEnded { to_bank, .. } => Some(to_bank.worth()),
        _ => None,
    });
    same.check("to the bank", to_bank.collect(), expect.to_bank.as_ref());

    let ran_out = (1..).zip(&judgement.parts).filter(|(_, expedition)| {
        let mut events = expedition.steps.iter().flat_map(|step| &step.events);
        events.any(|event| matches!(event, Event::DeckRanOut { .. }))
    });
    same.check("deck ran out", ran_out.map(|(number, _)| number).collect(), expect.deck_ran_out.as_ref());
}

fn numbers(seats: SeatSet) -> Vec<usize> {
    seats.into_iter().map(Seat::index).collect()
}

struct Same<'a> {
    name: &'a str,
}

impl Same<'_> {
    /// Compares, where the case expects anything.
    fn check<T: PartialEq + Debug>(&self, what: &str, found: T, expected: Option<&T>) {
        let found = Some(found);
        let found = expected.and(found.as_ref());
        assert_eq!((what, found), (what, expected), "{}", self.name);
    }
}
