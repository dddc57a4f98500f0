//! The race in the hall: live, by order of arrival, and step by step.

use protocol::{Choice, News, PhaseWord, QuestionKind};
use serde_json::{Value, json};
use table::{Event, Logged, Refusal, StartingPoint, Table, Wish};

use crate::kit::{
    ADA, BO, CY, Given, PEOPLE, facts_called, messages, milliseconds, news, seconds, stood_in, told, troll,
};

/// A record in which the first of so many players has entered the hall.
pub(crate) fn entered(race: &str, players: usize, stock: &Value) -> StartingPoint {
    let record = json!({
        "format": "tacora-record/1", "game": "troll-dragon", "options": {"race": race, "stock": stock},
        "players": PEOPLE[..players].iter().map(|(_, name)| *name).collect::<Vec<_>>(),
        "turns": [{"steps": [{"cave": ["key", "door", "diamond", "troll"]}, {"enter": true}]}]
    });
    StartingPoint::new(record.to_string(), 3)
}

/// A record in which the first of so many players has entered the hall and rolled nothing: the dragon dice may be thrown.
pub(crate) fn racing(players: usize) -> StartingPoint {
    let record = json!({
        "format": "tacora-record/1", "game": "troll-dragon", "options": {"race": "live"},
        "players": PEOPLE[..players].iter().map(|(_, name)| *name).collect::<Vec<_>>(),
        "turns": [{"steps": [{"cave": ["key", "door", "diamond", "troll"]}, {"enter": true}, {"hall": [0, 0]}]}]
    });
    StartingPoint::new(record.to_string(), 5)
}

/// So many people in a live race, after the first treasure roll.
fn in_the_race(players: usize, more: &Value) -> Given {
    let mut given = Given::new(7, troll("live", more), Some(racing(players))).with_people(players);
    given.start();
    given
}

/// So many people, and the first has just entered the hall for a live race.
pub(crate) fn in_the_hall(players: usize, more: &Value) -> Given {
    let starting_point = entered("live", players, &json!({"diamonds": 60, "nuggets": 50}));
    let mut given = Given::new(7, troll("live", more), Some(starting_point)).with_people(players);
    given.start();
    given
}

/// The seats that may act now.
fn asked(given: &Given) -> Vec<u8> {
    given.scene().question.map(|question| question.seats).unwrap_or_default()
}

/// Plays on until an eye is open or the hall is left; whether somebody is still in the hall.
fn is_in_hall(given: &Given) -> bool {
    given.scene().question.is_some_and(|question| question.kind == QuestionKind::Race)
}

#[test]
fn both_sides_wait_the_same_and_each_for_itself() {
    let mut given = in_the_hall(2, &json!({}));
    assert_eq!(given.refused_act(ADA, Choice::Roll), Refusal::TooSoon { milliseconds: 800 });
    given.pass(milliseconds(799));
    assert_eq!(given.refused_act(ADA, Choice::Roll), Refusal::TooSoon { milliseconds: 1 });
    given.pass(milliseconds(1));
    assert_eq!(told(&given.act(ADA, Choice::Roll)), ["raced 0", "drawn"]);
    for (who, choice) in [(ADA, Choice::Roll), (BO, Choice::Throw)] {
        assert_eq!(given.refused_act(who, choice), Refusal::TooSoon { milliseconds: 800 });
    }
    given.pass(milliseconds(800));
    assert_eq!(told(&given.act(ADA, Choice::Roll)), ["raced 0", "drawn"]);
    given.pass(milliseconds(100));
    assert_eq!(told(&given.act(BO, Choice::Throw)), ["raced 1", "drawn"]);
    assert_eq!(given.refused_act(ADA, Choice::Roll), Refusal::TooSoon { milliseconds: 700 });
    assert_eq!(given.refused_act(BO, Choice::Throw), Refusal::TooSoon { milliseconds: 800 });
}

#[test]
fn nobody_throws_before_the_first_treasure_roll() {
    let mut given = in_the_hall(3, &json!({}));
    given.pass(seconds(30));
    assert_eq!(asked(&given), [0]);
    assert_eq!(given.refused_act(BO, Choice::Throw), Refusal::NotAsked);
    given.act(ADA, Choice::Roll);
    assert_eq!(asked(&given), [0, 1]);
    given.pass(milliseconds(800));
    given.act(BO, Choice::Throw);
    assert_eq!(facts_called(&given.entries, "dragon-thrown").len(), 1);
}

#[test]
fn a_bot_with_the_dragon_dice_waits_for_the_first_treasure_roll() {
    let starting_point = entered("live", 2, &json!({"diamonds": 60, "nuggets": 50}));
    let mut given = Given::new(11, troll("live", &json!({})), Some(starting_point)).with_people(1);
    given.add_bots(&["bold:800"]);
    given.start();
    given.pass(seconds(30));
    assert!(moments(&given, 1).is_empty());
    given.act(ADA, Choice::Roll);
    let rolled = given.now.0;
    given.pass(seconds(1));
    assert_eq!(moments(&given, 1), [rolled + 800]);
}

#[test]
fn a_log_from_before_the_dragon_had_to_wait_can_still_be_read() {
    let given = in_the_hall(2, &json!({}));
    let mut log = given.log();
    let early = Event::Raced { seat: crate::kit::seat(1), choice: Choice::Throw };
    for event in [early, Event::Drawn { outcome: 0, words: 1_000 }] {
        log.push(Logged { at: given.now, by: None, event });
    }
    let table = Table::fold(&log, given.now).unwrap();
    let told = facts_called(&Table::retell(log.clone()).unwrap(), "dragon-awoke");
    assert_eq!(told[0]["lost"], json!({"diamonds": 1, "nuggets": 0}));
    let replayed = table::replay(&table.record().unwrap()).unwrap();
    assert!(replayed.len() > 4);

    log.truncate(given.log().len());
    let illegal = Event::Raced { seat: crate::kit::seat(1), choice: Choice::Roll };
    log.push(Logged { at: given.now, by: None, event: illegal });
    assert!(Table::fold(&log, given.now).is_err());
}

#[test]
fn the_interval_is_what_the_table_agreed() {
    let mut given = in_the_hall(2, &json!({"interval": 2_500}));
    assert_eq!(given.refused_act(ADA, Choice::Roll), Refusal::TooSoon { milliseconds: 2_500 });
}

#[test]
fn one_may_leave_at_any_moment() {
    let mut given = in_the_hall(3, &json!({}));
    let left = given.act(ADA, Choice::Leave);
    assert!(!is_in_hall(&given));
    assert_eq!(facts_called(&left, "left")[0]["room"], "hall");
    assert_eq!(given.scene().question.unwrap().seats, [1]);
}

#[test]
fn one_question_stays_open_for_the_whole_visit() {
    let mut given = in_the_race(3, &json!({"interval": 100}));
    let question = given.question();
    for turn in 0..40 {
        let thrower = asked(&given)[1];
        given.pass(milliseconds(100));
        // Sent before the roll of the other side has arrived, and good all the same.
        given.wish(ADA, Wish::Act { question, choice: Choice::Roll });
        given.wish(PEOPLE[usize::from(thrower)].0, Wish::Act { question, choice: Choice::Throw });
        if !is_in_hall(&given) {
            assert!(turn > 0, "the dragon wakes later with this seed");
            assert_eq!(given.refused(ADA, Wish::Act { question, choice: Choice::Leave }), Refusal::Stale);
            return;
        }
        assert_eq!(given.question(), question);
    }
    panic!("the dragon sleeps too well with this seed");
}

#[test]
fn the_dragon_dice_go_round() {
    let mut given = in_the_race(3, &json!({}));
    assert_eq!(asked(&given), [0, 1]);
    given.pass(milliseconds(800));
    assert_eq!(given.refused_act(CY, Choice::Throw), Refusal::NotAsked);
    let thrown = given.act(BO, Choice::Throw);
    assert_eq!(facts_called(&thrown, "dragon-thrown")[0]["by"], 1);
    assert_eq!(asked(&given), [0, 2]);
    assert_eq!(given.refused_act(BO, Choice::Throw), Refusal::NotAsked);
}

/// A race in which the next throw wakes the dragon, and the moment before it.
fn before_the_waking_throw() -> Given {
    for seed in 0.. {
        let starting_point = racing(2);
        let mut given =
            Given::new(seed, troll("live", &json!({})), Some(starting_point.clone())).with_people(2);
        given.start();
        given.pass(milliseconds(800));
        if !facts_called(&given.act(BO, Choice::Throw), "dragon-awoke").is_empty() {
            let mut again = Given::new(seed, troll("live", &json!({})), Some(starting_point)).with_people(2);
            again.start();
            again.pass(milliseconds(800));
            return again;
        }
    }
    unreachable!("some throw wakes the dragon");
}

#[test]
fn a_leave_that_arrives_before_the_waking_throw_counts() {
    let mut given = before_the_waking_throw();
    let question = given.question();
    let left = given.wish(ADA, Wish::Act { question, choice: Choice::Leave });
    assert_eq!(facts_called(&left, "left")[0]["brought"], json!({"diamonds": 1, "nuggets": 0}));
    assert_eq!(given.refused(BO, Wish::Act { question, choice: Choice::Throw }), Refusal::Stale);
}

#[test]
fn a_leave_that_arrives_after_the_waking_throw_is_too_late() {
    let mut given = before_the_waking_throw();
    let question = given.question();
    let awoke = given.wish(BO, Wish::Act { question, choice: Choice::Throw });
    assert_eq!(facts_called(&awoke, "dragon-awoke")[0]["lost"], json!({"diamonds": 1, "nuggets": 0}));
    assert_eq!(given.refused(ADA, Wish::Act { question, choice: Choice::Leave }), Refusal::Stale);
}

/// The moments of what this seat did in the race, since the hall was entered.
fn moments(given: &Given, seat: u8) -> Vec<u64> {
    let raced = given.entries.iter().filter(|entry| {
        matches!(&news(std::slice::from_ref(entry))[..], [News::Raced { seat: by, .. }] if *by == seat)
    });
    raced.map(|entry| entry.logged.at.0).collect()
}

#[test]
fn bots_of_both_sides_keep_their_pace() {
    let starting_point = racing(2);
    for bot_first in [true, false] {
        let mut given =
            Given::new(11, troll("live", &json!({"interval": 1_000})), Some(starting_point.clone()));
        given = given.with_people(1);
        given.add_bots(&["bold:2000"]);
        if bot_first {
            given.host(table::HostWish::Move { from: crate::kit::seat(1), to: crate::kit::seat(0) });
        }
        given.start();
        let began = given.now.0;
        given.pass(seconds(7));
        let seat = u8::from(!bot_first);
        let moments = moments(&given, seat);
        assert!(moments.len() >= 2, "{moments:?}");
        assert!(moments.iter().zip(1..).all(|(at, nth)| *at == began + 2_000 * nth), "{moments:?}");
    }
}

#[test]
fn a_fast_bot_is_no_faster_than_the_table_allows() {
    let mut given =
        Given::new(11, troll("live", &json!({"interval": 3_000})), Some(racing(2))).with_people(1);
    given.add_bots(&["bold:800"]);
    given.start();
    given.pass(milliseconds(2_999));
    assert!(moments(&given, 1).is_empty());
    given.pass(milliseconds(1));
    assert_eq!(moments(&given, 1).len(), 1);
}

#[test]
fn a_live_race_can_be_verified() {
    for players in 2..=4 {
        let mut given = Given::playing(players as u64, troll("live", &json!({})), players);
        let mut turn = 0;
        given.finish(|| {
            turn += 1;
            turn % 3 == 0
        });
        assert_eq!(given.table.phase(), PhaseWord::Over);
        assert!(given.table.record().unwrap().verify().unwrap().is_complete());
    }
}

#[test]
fn step_by_step_everything_is_a_ballot_of_one() {
    let starting_point = entered("step", 2, &json!({"diamonds": 60, "nuggets": 50}));
    let mut given = Given::new(7, troll("step", &json!({})), Some(starting_point)).with_people(2);
    given.start();
    given.act(ADA, Choice::Roll);
    assert_eq!(given.refused_act(BO, Choice::Throw), Refusal::NotAsked);
    given.act(ADA, Choice::Stay);
    assert_eq!(asked(&given), [1]);
    given.act(BO, Choice::Throw);
    assert_eq!(asked(&given), [0]);
    let kinds = messages(&given.entries).into_iter().filter_map(|message| message.scene.question.as_ref());
    assert!(kinds.into_iter().all(|question| question.kind == QuestionKind::Ballot));
    assert!(facts_called(&given.entries, "dragon-thrown").len() == 1);
}

#[test]
fn a_step_race_can_be_verified() {
    let mut given = Given::playing(3, troll("step", &json!({})), 3);
    let mut turn = 0;
    given.finish(|| {
        turn += 1;
        turn % 3 == 0
    });
    assert!(given.table.record().unwrap().verify().unwrap().is_complete());
}

#[test]
fn who_does_nothing_in_a_race_is_stood_in_for() {
    let mut given = in_the_race(2, &json!({"clock": 10}));
    let silence = given.pass(seconds(10));
    assert_eq!(stood_in(&silence), [0, 1]);
    assert!(
        told(&given.wish(BO, Wish::React(protocol::Reaction::Wow))).contains(&"handed-back 1".to_owned())
    );
}
