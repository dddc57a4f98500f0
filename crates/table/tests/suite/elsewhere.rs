//! A table that is awake at another node, too, and takes in what was written there.

use std::collections::BTreeMap;
use std::time::Duration;

use protocol::Choice;
use serde_json::json;
use table::{Entry, Logged, Table};

use crate::kit::{ADA, BEGINNING, BO, CY, Given, diamant, milliseconds, seconds, stood_in};

/// The table after the first event alone, and all that was written elsewhere since then.
fn behind(given: &Given) -> (Table, Vec<Logged>) {
    let log: Vec<Logged> = given.entries.iter().map(|entry| entry.logged.clone()).collect();
    (Table::fold(&log[..1], BEGINNING).unwrap(), log[1..].to_vec())
}

#[test]
fn what_was_written_elsewhere_leads_to_the_same_table_and_is_told_alike() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    given.finish(|| true);
    let (mut other, news) = behind(&given);
    let told: Vec<Entry> = news.into_iter().map(|logged| other.take_in(logged)).collect();
    assert_eq!(format!("{told:?}"), format!("{:?}", &given.entries[1..]));
    assert_eq!(other.look(), given.table.look());
}

#[test]
fn whoever_sat_down_elsewhere_counts_as_seen_then() {
    let mut given = Given::playing(1, diamant(&json!({"grace": 30})), 3);
    let (mut other, news) = behind(&given);
    for logged in news {
        other.take_in(logged);
    }
    other.see_elsewhere(ADA, given.now);
    let mut tick = |passed: Duration| {
        let mut log = Vec::new();
        other.tick(given.now + passed, &mut given.generator, &mut log);
        stood_in(&log)
    };
    assert!(tick(milliseconds(29_999)).is_empty());
    assert_eq!(tick(seconds(30)), [1, 2], "only Ada is connected");
}

/// A node whose clock is an hour ahead, where Ada has just connected: before her arrival could be written, a node whose clock
/// is right has written something else.
fn set_back_by_an_hour(given: &mut Given) -> Table {
    let hour = seconds(3_600);
    let mut other = Table::fold(&given.log(), given.now + hour).unwrap();
    let mut before = other.clone();
    other.arrive(ADA, given.now + hour, &mut given.generator, &mut Vec::new());
    before.keep_presence(&other, &BTreeMap::from([(ADA, 1)]));
    before.set_time_by(-3_600_000);
    before
}

#[test]
fn a_clock_does_not_wait_for_a_time_that_was_set_back() {
    let mut given = Given::playing(1, diamant(&json!({"clock": 20, "grace": 600})), 3);
    let mut other = set_back_by_an_hour(&mut given);
    assert_eq!(other.due(given.now), Some(given.now + seconds(20)));
    let mut log = Vec::new();
    other.tick(given.now + seconds(20), &mut given.generator, &mut log);
    assert_eq!(stood_in(&log), [0, 1, 2]);
}

#[test]
fn nobody_counts_as_here_until_a_time_that_was_set_back() {
    let mut given = Given::playing(1, diamant(&json!({"grace": 30})), 3);
    let mut other = set_back_by_an_hour(&mut given);
    let mut log = Vec::new();
    other.tick(given.now + seconds(30), &mut given.generator, &mut log);
    assert_eq!(stood_in(&log), [1, 2], "only Ada is connected");
}

#[test]
fn a_clock_does_not_run_out_because_time_was_set_forward() {
    let mut given = Given::playing(1, diamant(&json!({"clock": 20, "grace": 600})), 3);
    given.pass(seconds(5));
    for who in [ADA, BO, CY] {
        given.act(who, Choice::Continue);
    }
    given.pass(seconds(5));
    given.table.set_time_by(3_600_000);
    let now = given.now + seconds(3_600);
    assert_eq!(given.table.due(now), Some(now + seconds(15)));
}

#[test]
fn a_clock_does_not_run_out_at_a_node_whose_clock_is_ahead() {
    let given = Given::playing(1, diamant(&json!({"clock": 20, "grace": 600})), 3);
    let now = given.now + seconds(3_600);
    let mut other = Table::fold(&given.log(), now).unwrap();
    other.see_elsewhere(ADA, now);
    assert_eq!(other.due(now), Some(now + seconds(20)));
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    let (copy, before) = (given.table.clone(), given.table.look());
    given.finish(|| true);
    assert_eq!(copy.look(), before);
    assert_ne!(given.table.look(), before);
}
