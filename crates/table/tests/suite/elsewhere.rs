//! A table that is awake at another node, too, and takes in what was written there.

use std::time::Duration;

use serde_json::json;
use table::{Entry, Logged, Table};

use crate::kit::{ADA, BEGINNING, Given, diamant, milliseconds, seconds, stood_in};

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

#[test]
fn a_copy_goes_its_own_way() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    let (copy, before) = (given.table.clone(), given.table.look());
    given.finish(|| true);
    assert_eq!(copy.look(), before);
    assert_ne!(given.table.look(), before);
}
