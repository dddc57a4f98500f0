//! Those who are away: how long the table waits, what becomes of their seat, and how they get it back.

use protocol::{Choice, News, PhaseWord, Reaction, Reason, StandIn};
use serde_json::{Value, json};
use table::{StartingPoint, Wish};

use crate::kit::{ADA, BO, CY, Given, ZOE, diamant, facts_called, milliseconds, news, seconds, told, troll};

fn away(given: &mut Given, who: table::PersonId) -> Vec<table::Entry> {
    given.depart(who);
    given.pass(seconds(30))
}

#[test]
fn the_table_waits_for_the_grace_period() {
    let mut given = Given::playing(1, diamant(&json!({"grace": 30})), 3);
    given.depart(CY);
    assert!(given.pass(milliseconds(29_999)).is_empty());
    let entries = given.pass(milliseconds(1));
    assert_eq!(news(&entries)[0], News::StoodIn { seat: 2, by: StandIn::Bot, why: Reason::Away });
    assert_eq!(told(&entries)[1..], ["answered 2"]);
}

#[test]
fn who_comes_back_in_time_has_missed_nothing() {
    let mut given = Given::playing(1, diamant(&json!({"grace": 30})), 3);
    given.depart(CY);
    given.pass(seconds(29));
    assert!(given.arrive(CY).is_empty());
    assert!(given.pass(seconds(1_000)).is_empty());
}

#[test]
fn one_of_two_connections_is_enough() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    given.arrive(CY);
    given.depart(CY);
    assert!(given.pass(seconds(1_000)).is_empty());
}

#[test]
fn the_seat_is_handed_back_the_moment_the_person_returns() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    away(&mut given, CY);
    assert_eq!(told(&given.arrive(CY)), ["handed-back 2"]);
    // The bot has chosen, but nothing is open yet: the choice is theirs to change.
    let chosen = given.table.look().you(Some(CY)).choice.unwrap();
    let other = if chosen == Choice::Leave { Choice::Continue } else { Choice::Leave };
    given.act(CY, other);
    assert_eq!(given.table.look().you(Some(CY)).choice, Some(other));
}

#[test]
fn in_both_games_a_bot_plays_on() {
    for options in [diamant(&json!({})), troll("live", &json!({})), troll("step", &json!({}))] {
        let mut given = Given::playing(1, options, 3);
        given.depart(BO);
        given.depart(CY);
        given.pass(seconds(30));
        given.finish(|| true);
        let record = given.table.record().unwrap();
        assert!(record.verify().unwrap().is_complete());
        let stand_ins: Vec<_> = given.scene().seats.iter().map(|seat| seat.stand_in).collect();
        assert_eq!(stand_ins, [None, Some(StandIn::Bot), Some(StandIn::Bot)]);
    }
}

fn resting(seed: u64) -> Given {
    Given::playing(seed, diamant(&json!({"absence": "rest"})), 3)
}

#[test]
fn who_rests_comes_home_at_the_next_decision() {
    let mut given = resting(1);
    let entries = away(&mut given, CY);
    assert_eq!(news(&entries)[0], News::StoodIn { seat: 2, by: StandIn::Rest, why: Reason::Away });
    assert_eq!(told(&entries)[1..], ["answered 2"]);
    given.act(ADA, Choice::Continue);
    let opened = given.act(BO, Choice::Continue);
    assert_eq!(facts_called(&opened, "decided")[0]["leaving"], json!([2]));
}

/// Plays until expedition 2 has begun: everybody who can leaves.
fn second_expedition(given: &mut Given) {
    while game(given)["expedition"] == 1 {
        for who in [ADA, BO] {
            if given.table.look().you(Some(who)).actions.contains(&Choice::Leave) {
                given.act(who, Choice::Leave);
            }
        }
        given.pass(seconds(1));
    }
}

fn game(given: &Given) -> Value {
    serde_json::to_value(given.scene().game).unwrap()
}

#[test]
fn who_rests_does_not_enter_and_dilutes_no_share() {
    for seed in 0..20 {
        let mut given = resting(seed);
        away(&mut given, CY);
        second_expedition(&mut given);
        let chest = game(&given)["chests"][2].clone();
        given.finish(|| seed % 2 == 0);
        let began = facts_called(&given.entries, "expedition-began");
        assert!(began.len() == 4 && began.iter().all(|fact| fact["entering"] == json!([0, 1])), "{began:?}");
        let second = given
            .entries
            .iter()
            .position(|entry| !facts_called(std::slice::from_ref(entry), "expedition-began").is_empty());
        for treasure in facts_called(&given.entries[second.unwrap()..], "treasure-found") {
            let [worth, each, stays] =
                ["worth", "each", "stays"].map(|part| treasure[part].as_u64().unwrap());
            assert!((worth - stays) % each.max(1) == 0 && worth <= 2 * each + 1, "{treasure}");
        }
        assert_eq!(game(&given)["chests"][2], chest);
        assert!(given.table.record().unwrap().verify().unwrap().is_complete());
    }
}

/// Three play, expedition 1 is over without a ruby, and a relic lies on the path of the second.
fn relic_on_the_path() -> StartingPoint {
    let record = json!({
        "format": "tacora-record/1", "game": "diamant", "edition": "portal-2025", "relics": true,
        "players": ["Ada", "Bo", "Cy"],
        "expeditions": [
            {"steps": [{"card": "snake", "leave": [0, 1, 2]}]},
            {"rest": [2], "steps": [{"card": "relic 5", "undecided": true}]}
        ]
    });
    StartingPoint::new(record.to_string(), 3)
}

#[test]
fn who_rests_blocks_no_relic() {
    let options = diamant(&json!({"absence": "rest"}));
    let mut given = Given::new(1, options, Some(relic_on_the_path())).with_people(3);
    given.depart(CY);
    given.start();
    given.pass(seconds(30));
    assert_eq!(game(&given)["inside"], json!([0, 1]));
    given.act(BO, Choice::Continue);
    let opened = given.act(ADA, Choice::Leave);
    assert_eq!(
        facts_called(&opened, "relic-taken"),
        [json!({"fact": "relic-taken", "seat": 0, "relic": "relic 5", "worth": 5})]
    );
}

#[test]
fn who_returns_enters_the_next_expedition() {
    let mut given = resting(1);
    away(&mut given, CY);
    second_expedition(&mut given);
    assert_eq!(game(&given)["resting"], json!([2]));
    assert_eq!(told(&given.arrive(CY)), ["handed-back 2"]);
    assert_eq!(game(&given)["inside"], json!([0, 1]));
    assert_eq!(given.refused_act(CY, Choice::Leave), table::Refusal::NotAsked);
    given.finish(|| true);
    let began = facts_called(&given.entries, "expedition-began");
    let entering: Vec<&Value> = began.iter().map(|fact| &fact["entering"]).collect();
    assert_eq!(entering, [&json!([0, 1]), &json!([0, 1, 2]), &json!([0, 1, 2]), &json!([0, 1, 2])]);
}

#[test]
fn the_last_who_is_here_plays_on_alone() {
    for absence in ["bot", "rest"] {
        let mut given = Given::playing(1, diamant(&json!({"absence": absence})), 3);
        given.depart(BO);
        given.depart(CY);
        given.pass(seconds(30));
        given.finish(|| false);
        assert_eq!(given.table.phase(), PhaseWord::Over);
        assert!(given.table.record().unwrap().verify().unwrap().is_complete());
    }
}

#[test]
fn nothing_happens_behind_the_backs_of_those_who_are_all_gone() {
    for absence in ["bot", "rest"] {
        let mut given = Given::playing(1, diamant(&json!({"absence": absence, "clock": 300})), 3);
        for who in [ADA, BO, CY] {
            given.depart(who);
        }
        given.pass(seconds(30));
        assert_eq!(given.table.due(given.now), None);
        let before = given.entries.len();
        given.now = given.now + seconds(1_000_000);
        given.tick();
        assert_eq!(given.entries.len(), before);
    }
}

#[test]
fn a_program_that_only_sends_is_here_while_it_does() {
    let mut given = Given::seated(1, diamant(&json!({"grace": 30})), 2);
    given.wish(CY, Wish::Sit(crate::kit::name("Cy")));
    given.start();
    for _ in 0..5 {
        assert!(given.pass(seconds(29)).is_empty());
        assert_eq!(told(&given.wish(CY, Wish::React(Reaction::Hurry))), ["reacted 2"]);
    }
    assert_eq!(told(&given.pass(seconds(30)))[0], "stood-in 2");
    assert_eq!(told(&given.act(CY, Choice::Leave))[0], "handed-back 2");
}

#[test]
fn a_refused_wish_brings_nobody_back() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    away(&mut given, CY);
    given.refused(CY, Wish::Act { question: 0, choice: Choice::Leave });
    assert_eq!(given.scene().seats[2].stand_in, Some(StandIn::Bot));
}

#[test]
fn onlookers_keep_a_table_awake() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    given.arrive(ZOE);
    for who in [ADA, BO, CY] {
        given.depart(who);
    }
    given.pass(seconds(3_600));
    assert_eq!(given.table.phase(), PhaseWord::Over);
}

#[test]
fn what_stands_in_follows_what_is_agreed_for_the_next_game() {
    let mut given = resting(1);
    away(&mut given, CY);
    given.finish(|| true);
    assert_eq!(given.scene().seats[2].stand_in, Some(StandIn::Rest));
    given.host(table::HostWish::Options(Box::new(troll("live", &json!({})))));
    assert_eq!(given.scene().seats[2].stand_in, Some(StandIn::Bot));
    given.start();
    given.finish(|| true);
    assert!(given.table.record().unwrap().verify().unwrap().is_complete());
}

#[test]
fn a_bot_that_takes_the_seat_of_somebody_who_rested_enters_again() {
    let mut given = resting(1);
    away(&mut given, CY);
    second_expedition(&mut given);
    given.host(table::HostWish::Clear(crate::kit::seat(2)));
    given.finish(|| true);
    let began = facts_called(&given.entries, "expedition-began");
    assert_eq!((&began[0]["entering"], &began[1]["entering"]), (&json!([0, 1]), &json!([0, 1, 2])));
}

#[test]
fn bots_play_on_only_while_somebody_is_connected() {
    let mut given = Given::new(1, diamant(&json!({"bots": "instant"})), None);
    given.add_bots(&["renard", "renard", "renard"]);
    // The host has begun the game and is still around, but does not look.
    given.start();
    assert_eq!(given.table.due(given.now), None);
    assert!(given.pass(seconds(10)).is_empty());
    assert_eq!(given.scene().phase, PhaseWord::Playing);
    given.arrive(ZOE);
    assert!(given.table.due(given.now).is_some(), "somebody watches");
    given.finish(|| true);
    assert!(given.table.record().unwrap().verify().unwrap().is_complete());
}

#[test]
fn bots_wait_for_a_person_whose_stand_in_plays_against_them_alone() {
    let mut given = Given::seated(1, diamant(&json!({"clock": 10, "bots": "instant"})), 1);
    given.add_bots(&["renard", "renard"]);
    given.start();
    given.pass(seconds(10));
    assert_eq!(given.scene().seats[0].stand_in, Some(StandIn::Bot));
    assert!(given.table.due(given.now).is_some(), "Ada still looks on");
    given.depart(ADA);
    assert_eq!(given.table.due(given.now), None);
    given.arrive(ADA);
    assert!(given.table.due(given.now).is_some());
}
