//! Clocks: none unless the table has agreed on one.

use protocol::{Choice, News, PhaseWord, Reaction, Reason, StandIn};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::json;
use table::{Table, Wish};

use crate::kit::{ADA, BEGINNING, BO, CY, Given, diamant, milliseconds, news, seconds, stood_in, told};

#[test]
fn without_a_clock_nothing_is_timed() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    assert_eq!(given.table.due(given.now), None);
    assert_eq!(given.scene().question.unwrap().deadline, None);
    assert!(given.pass(seconds(100_000)).is_empty());
}

#[test]
fn who_has_no_time_left_is_stood_in_for_and_has_the_seat_back_by_acting() {
    let mut given = Given::playing(1, diamant(&json!({"clock": 20})), 3);
    let deadline = BEGINNING.0 + 20_000;
    assert_eq!(given.scene().question.unwrap().deadline, Some(deadline));
    given.act(ADA, Choice::Continue);
    given.act(BO, Choice::Continue);
    assert!(given.pass(milliseconds(19_999)).is_empty());
    let entries = given.pass(milliseconds(1));
    assert_eq!(news(&entries)[0], News::StoodIn { seat: 2, by: StandIn::Bot, why: Reason::Clock });
    assert_eq!(told(&entries)[1], "opened");
    let acted = given.act(CY, Choice::Continue);
    assert_eq!(told(&acted), ["handed-back 2", "answered 2"]);
    assert_eq!(given.scene().seats[2].stand_in, None);
}

#[test]
fn several_can_run_out_of_time_at_once() {
    let mut given = Given::playing(1, diamant(&json!({"clock": 20})), 3);
    given.act(BO, Choice::Continue);
    let entries = given.pass(seconds(20));
    assert_eq!(stood_in(&entries), [0, 2]);
    assert_eq!(told(&entries)[3..], ["opened", "drawn"]);
}

#[test]
fn a_stand_in_leaves_time_to_come_back_even_where_bots_do_not_think() {
    let mut given = Given::seated(1, diamant(&json!({"clock": 20, "bots": "instant"})), 1);
    given.add_bots(&["turn:9", "turn:9"]);
    given.start();
    given.pass(seconds(20));
    let question = given.question();
    given.pass(milliseconds(400));
    assert_eq!((given.question(), given.table.phase()), (question, PhaseWord::Playing));
    assert!(told(&given.wish(ADA, Wish::React(Reaction::Phew))).contains(&"handed-back 0".to_owned()));
    given.pass(seconds(19));
    assert_eq!(given.question(), question);
}

#[test]
fn no_clock_runs_while_everybody_is_gone() {
    let mut given = Given::playing(1, diamant(&json!({"clock": 60, "grace": 30})), 3);
    for who in [ADA, BO, CY] {
        given.depart(who);
    }
    assert!(told(&given.pass(seconds(29))).is_empty());
    assert!(given.pass(seconds(10_000)).is_empty());
    assert_eq!(given.table.due(given.now), None);

    assert_eq!(told(&given.arrive(BO)), ["woken"], "nobody was stood in for");
    assert_eq!(given.scene().question.unwrap().deadline, Some(given.now.0 + 60_000));
    assert!(given.pass(milliseconds(29_999)).is_empty(), "those who are not back yet have their grace anew");
    assert_eq!(stood_in(&given.pass(milliseconds(1))), [0, 2]);
    assert!(
        stood_in(&given.pass(milliseconds(29_999))).is_empty(),
        "the clock of those who are has run since then"
    );
    assert_eq!(stood_in(&given.pass(milliseconds(1))), [1]);
}

#[test]
fn a_clock_begins_anew_when_the_table_was_taken_from_its_log() {
    let given = Given::playing(1, diamant(&json!({"clock": 60})), 3);
    let later = given.now + seconds(500);
    let mut table = Table::fold(&given.log(), later).unwrap();
    let mut log = Vec::new();
    table.arrive(BO, later, &mut SmallRng::seed_from_u64(1), &mut log);
    assert_eq!(told(&log), ["woken"]);
    assert_eq!(table.look().scene.question.unwrap().deadline, Some(later.0 + 60_000));
    table.arrive(CY, later + seconds(1), &mut SmallRng::seed_from_u64(1), &mut log);
    assert_eq!(told(&log), ["woken"], "only the first wakes it");
}

#[test]
fn the_clock_starts_anew_with_every_question() {
    let mut given = Given::playing(1, diamant(&json!({"clock": 20})), 3);
    given.pass(seconds(15));
    for who in [ADA, BO, CY] {
        given.act(who, Choice::Continue);
    }
    assert_eq!(given.scene().question.unwrap().deadline, Some(given.now.0 + 20_000));
    assert!(given.pass(seconds(19)).is_empty());
}

#[test]
fn changing_a_choice_does_not_gain_time() {
    let mut given = Given::playing(1, diamant(&json!({"clock": 20})), 3);
    given.act(ADA, Choice::Continue);
    given.pass(seconds(10));
    given.act(ADA, Choice::Leave);
    assert_eq!(given.scene().question.unwrap().deadline, Some(BEGINNING.0 + 20_000));
}
