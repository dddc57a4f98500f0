//! Somebody deletes their account: their seats, their names and their words at a table.

use protocol::PhaseWord;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::json;
use table::{Entry, Event, Logged, PersonId, Redaction, StartingPoint, Table, Wish, redact_players};

use crate::kit::{ADA, BO, CY, Given, diamant, name, seat, troll};

fn remove(given: &mut Given, who: PersonId) -> Vec<Entry> {
    let mut told = Vec::new();
    given.table.remove_person(who, given.now, &mut given.generator, &mut told);
    given.entries.extend(told.iter().cloned());
    told
}

/// The log without what this person was called and said.
fn redacted(log: &[Logged], who: PersonId) -> Vec<Logged> {
    let mut redaction = Redaction::of(who);
    for logged in log {
        redaction.read(logged);
    }
    let mut log = log.to_vec();
    for logged in &mut log {
        redaction.change(logged);
    }
    log
}

fn text(log: &[Logged]) -> String {
    serde_json::to_string(log).unwrap()
}

fn names(table: &Table) -> Vec<String> {
    table.look().scene.seats.iter().map(|seat| seat.name.clone()).collect()
}

#[test]
fn a_bot_plays_on_under_a_neutral_name_and_the_deal_still_verifies() {
    for options in [diamant(&json!({})), troll("step", &json!({}))] {
        let mut given = Given::playing(3, options, 3);
        remove(&mut given, BO);
        assert_eq!(names(&given.table), ["Ada", "Deleted player", "Cy"]);
        assert_eq!(given.table.seated_people(), [Some(ADA), None, Some(CY)]);
        assert!(remove(&mut given, BO).is_empty(), "a second time nothing is left to do");
        given.finish(|| false);
        let record = given.table.record().unwrap().to_json();
        assert!(!record.contains("Bo"), "{record}");
        assert!(record::read(&record).unwrap().verify().unwrap().is_complete());
    }
}

#[test]
fn a_redacted_log_folds_to_the_same_game() {
    let mut given = Given::playing(5, diamant(&json!({"chat": "words"})), 3);
    given.wish(BO, Wish::Say("I am Bo of Bree".to_owned()));
    given.wish(CY, Wish::Say("hello".to_owned()));
    given.finish(|| true);
    let before = given.table.record().unwrap();
    remove(&mut given, BO);
    let log = redacted(&given.log(), BO);
    assert!(!text(&log).contains("\"Bo") && !text(&log).contains("Bree"), "{}", text(&log));
    assert!(text(&log).contains("hello"), "the words of others stay");
    assert_eq!(log.len(), given.log().len());
    assert_eq!(text(&redacted(&log, BO)), text(&log), "a second time nothing changes");
    let folded = Table::fold(&log, given.now).unwrap();
    assert_eq!(folded.look().scene, given.table.look().scene);
    assert_eq!(folded.record().unwrap().to_json(), given.table.record().unwrap().to_json());
    let mut expected = before.clone();
    assert!(redact_players(&mut expected, |seat| seat == 1));
    assert_eq!(folded.record().unwrap().to_json(), expected.to_json());
    assert!(folded.record().unwrap().verify().unwrap().is_complete());
}

#[test]
fn several_who_leave_have_names_of_their_own() {
    let mut given = Given::seated(7, diamant(&json!({})), 4);
    given.wish(BO, Wish::SitBeside(name("Bea")));
    given.start();
    for who in [BO, CY] {
        remove(&mut given, who);
    }
    let expected = ["Ada", "Deleted player", "Deleted player 3", "Di", "Deleted player 2"];
    assert_eq!(names(&given.table), expected);
    let log = redacted(&redacted(&given.log(), BO), CY);
    let folded = Table::fold(&log, given.now).unwrap();
    let mut distinct = names(&folded);
    distinct.sort();
    distinct.dedup();
    assert_eq!(distinct.len(), 5, "{distinct:?}");
}

#[test]
fn somebody_who_left_long_ago_is_in_no_name_of_a_bot_or_of_the_last_game() {
    let mut given = Given::playing(9, diamant(&json!({})), 3);
    given.wish(BO, Wish::StandUp);
    given.finish(|| true);
    assert_eq!(names(&given.table), ["Ada", "Bo", "Cy"], "a bot has the name");
    let told = remove(&mut given, BO);
    assert_eq!(told.len(), 1, "there is no seat to leave");
    assert_eq!(names(&given.table), ["Ada", "Deleted player", "Cy"]);
    assert!(!given.table.record().unwrap().to_json().contains("\"Bo\""));
    assert_eq!(given.folded().look().scene, given.table.look().scene);
}

#[test]
fn the_table_of_a_host_passes_to_somebody_who_sits_there_or_is_abandoned() {
    let mut given = Given::seated(11, diamant(&json!({})), 2);
    remove(&mut given, ADA);
    assert_eq!((given.table.host(), names(&given.table)), (BO, vec!["Bo".to_owned()]));
    assert!(!given.table.is_abandoned_by(ADA));
    remove(&mut given, BO);
    assert!(given.table.is_abandoned_by(BO));
    assert_eq!(given.table.phase(), PhaseWord::Seating);
}

#[test]
fn a_preparation_goes_on_without_them() {
    let mut given = Given::seated(13, diamant(&json!({})), 3);
    for (who, byte) in [(ADA, 1), (BO, 2), (CY, 3)] {
        let wish = given.commit(byte);
        given.wish(who, wish);
    }
    given.start();
    let told = remove(&mut given, BO);
    assert!(told.iter().any(|entry| matches!(entry.logged.event, Event::DealRestarted { .. })), "{told:?}");
    assert_eq!(names(&given.table)[seat(1).index()], "Deleted player");
}

#[test]
fn the_record_from_which_a_game_goes_on_is_kept_without_names() {
    let mut first = Given::playing(15, diamant(&json!({})), 3);
    first.finish(|| true);
    let starting_point = StartingPoint::new(first.table.record().unwrap().to_json(), 4);
    let given = Given::new(16, diamant(&json!({})), Some(starting_point));
    assert!(!text(&given.log()).contains("\"Bo\""), "{}", text(&given.log()));
    let mut generator = SmallRng::seed_from_u64(1);
    let mut folded = Table::fold(&given.log(), given.now).unwrap();
    folded.tick(given.now, &mut generator, &mut Vec::new());
}
