//! Twice the record costs about twice as much, whatever is done with it.

#[path = "../growth/cost.rs"]
mod cost;
#[path = "../growth/worst_case.rs"]
mod worst_case;

use record::{MAX_STEPS, Record, Recorded};
use seal::{FairDeal, GameId, Secret, ShortNonce};
use words::{Language, Words};

use cost::assert_linear;
use worst_case::{
    ODD_TEXTS, game_by_the_slowest_rules, long_expeditions, many_throws, many_turns, one_long_finished_game,
    one_long_turn,
};

/// Half of the longest record that is measured.
const STEPS: usize = 1_500;

type Make = fn(usize) -> String;

const TROLL: [(&str, Make); 4] = [
    ("one long turn", one_long_turn),
    ("one long finished game", one_long_finished_game),
    ("many turns", many_turns),
    ("many throws", many_throws),
];

fn record(text: &str) -> Record {
    record::read(text).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// The record with a deal to verify. Its draws are not those of the record, so only draws before the deal are checked.
fn with_deal(text: &str) -> String {
    let (game, secret) = (GameId::new("game").unwrap(), Secret::new([7; 32]));
    let mut deal = FairDeal::new(game, secret, vec![ShortNonce::NONE; 3]).opened();
    let Record::Troll(mut told) = record(text) else { panic!("a game of dice") };
    let moves = told.clone().judge_stored().unwrap().moves;
    deal.after = moves.iter().filter(|answer| matches!(answer, game::Move::Chance(_))).count();
    told.deal = Some(deal);
    Record::Troll(told).to_json()
}

#[test]
fn the_worst_cases_are_legal() {
    for (name, make) in TROLL {
        let judged = record(&make(18_000)).judge();
        assert!(judged.is_ok(), "{name}: {}", judged.unwrap_err());
    }
    assert!(record(&long_expeditions(10)).judge().is_ok());
    for finished in [one_long_finished_game(1_000), game_by_the_slowest_rules(100)] {
        let judged = record(&finished).judge().unwrap().to_json();
        assert!(judged.contains(r#""complete":true"#), "{judged}");
    }
}

#[test]
fn reading_twice_an_odd_text_costs_about_twice_as_much() {
    for (name, make) in ODD_TEXTS {
        let about = make(100_000).len();
        assert!((90_000..220_000).contains(&about), "{name} has {about} bytes");
        assert_linear(name, 200_000, make, |text| {
            let _ = record::read(text).and_then(Record::judge);
        });
    }
}

#[test]
fn a_record_has_so_many_steps_and_no_more() {
    let refusal = record::read(&one_long_turn(MAX_STEPS + 1)).unwrap_err();
    assert_eq!(refusal.to_string(), format!("a record has at most {MAX_STEPS} steps"));
    assert!(record::read(&one_long_turn(MAX_STEPS)).is_ok());
    // The record that once kept a server busy for half a minute.
    assert!(record::read(&one_long_turn(69_000)).is_err());
}

#[test]
fn judging_twice_the_record_costs_about_twice_as_much() {
    for (name, make) in TROLL {
        assert_linear(name, STEPS, make, |text| {
            record(text).judge().unwrap().to_json();
        });
    }
    assert_linear("long expeditions", 5, long_expeditions, |text| {
        record(text).judge().unwrap().to_json();
    });
}

#[test]
fn the_moves_and_the_story_of_twice_the_record_cost_about_twice_as_much() {
    let words = Words::new(Language::ENGLISH);
    for (name, make) in TROLL {
        assert_linear(
            name,
            STEPS / 10,
            |steps| record(&make(steps)).judge().unwrap(),
            |judged| {
                judged.account(&words);
            },
        );
        let moves = |told: &Record| told.clone().judge_stored().unwrap().moves();
        assert_linear(
            name,
            STEPS,
            |steps| record(&make(steps)),
            |told| {
                moves(told);
            },
        );
    }
}

#[test]
fn verifying_twice_the_record_costs_about_twice_as_much() {
    for (name, make) in TROLL {
        assert_linear(
            name,
            STEPS,
            |steps| with_deal(&make(steps)),
            |text| {
                assert!(record(text).verify().is_ok());
            },
        );
    }
}
