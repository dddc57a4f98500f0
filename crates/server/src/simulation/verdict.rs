//! What must be true of a log, whatever happened to its writers.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use protocol::{Choice, Reason};
use serde_json::Value;
use table::{Event, Logged, Notice, PersonId, Table};
use tokio::time::Instant;

use super::person::{Acknowledged, Testimony};
use super::world::CLOCK;
use crate::store::GameRow;
use crate::tables::CLOCK_TOLERANCE;

/// Checks the log of a table at which one game was played to its end. `begun` says when a node began to write each event.
pub(super) fn check(log: &[String], begun: &[Instant], testimonies: &[&Testimony], games: &[GameRow]) {
    let log: Vec<Logged> = log.iter().map(|text| serde_json::from_str(text).expect("an event")).collect();
    time_does_not_go_back(&log);
    no_clock_runs_out_early(log.clone(), begun);
    no_wish_stands_twice(&log);
    nobody_is_stood_in_for_twice(&log);
    let acknowledged = testimonies.iter().flat_map(|testimony| &testimony.acknowledged);
    every_choice_stands(log.clone(), acknowledged);
    everybody_was_shown_what_is_written(log.clone(), testimonies);
    let ends = log.iter().filter(|logged| matches!(logged.event, Event::GameEnded)).count();
    assert_eq!((ends, games.len()), (1, 1), "a game ends once");
    let record = record::read(&games[0].record).expect("a record");
    assert!(record.verify().expect("the deal was fair").is_complete());
}

/// Whichever node has written an event: if time went back, what is timed would wait until it has caught up.
fn time_does_not_go_back(log: &[Logged]) {
    for (number, pair) in log.windows(2).enumerate() {
        let back = pair[0].at.since(pair[1].at);
        assert!(
            back <= CLOCK_TOLERANCE,
            "event {} was written {back:?} before the one it follows",
            number + 1
        );
    }
}

/// Every player has the agreed thinking time, however much the clocks of nodes differ.
fn no_clock_runs_out_early(log: Vec<Logged>, begun: &[Instant]) {
    let (mut question, mut asked) = (None, begun[0]);
    for (entry, begun) in Table::retell(log).expect("a log that a table can have written").iter().zip(begun) {
        if let Event::StoodIn { why: Reason::Clock, .. } = entry.logged.event {
            let time = *begun - asked;
            assert!(time + CLOCK_TOLERANCE >= CLOCK, "a clock ran out after {time:?}");
        }
        if let Notice::Everybody(message) = &entry.notice {
            let number = message.scene.question.as_ref().map(|question| question.number);
            if number != question || matches!(entry.logged.event, Event::Woken) {
                (question, asked) = (number, *begun);
            }
        }
    }
}

fn no_wish_stands_twice(log: &[Logged]) {
    let mut written = BTreeSet::new();
    for (who, key) in log.iter().filter_map(|logged| logged.by.as_ref()) {
        assert!(written.insert((*who, format!("{key:?}"))), "{key:?} of {who:?} is written more than once");
    }
}

/// The last acknowledged choice counts, unless a bot took over meanwhile.
fn every_choice_stands<'a>(log: Vec<Logged>, acknowledged: impl Iterator<Item = &'a Acknowledged>) {
    let mut people: Vec<PersonId> = Vec::new();
    let mut standing: BTreeMap<(PersonId, u32), Option<Choice>> = BTreeMap::new();
    let mut question = None;
    for entry in Table::retell(log).expect("a log that a table can have written") {
        let mut stands = |seat: Seat, choice| {
            if let (Some(who), Some(question)) = (people.get(seat.index()), question) {
                let stands = standing.entry((*who, question)).or_insert(choice);
                *stands = stands.and(choice);
            }
        };
        match entry.logged.event {
            Event::Sat { who, .. } => people.push(who),
            Event::Sealed { seat, choice } => stands(seat, Some(choice)),
            Event::StoodIn { seat, .. } => stands(seat, None),
            _ => {}
        }
        if let Notice::Everybody(message) = entry.notice {
            question = message.scene.question.as_ref().map(|question| question.number);
        }
    }
    let last: BTreeMap<_, _> = acknowledged.map(|wish| ((wish.who, wish.question), wish)).collect();
    for (answer, Acknowledged { key, choice, .. }) in last {
        let stands = standing.get(&answer).unwrap_or_else(|| panic!("{key:?} of {answer:?} is lost"));
        assert!(stands.is_none_or(|stands| stands == *choice), "{key:?} of {answer:?} became {stands:?}");
    }
}

/// Whichever node told them, and whether it told everything or what had changed.
fn everybody_was_shown_what_is_written(log: Vec<Logged>, testimonies: &[&Testimony]) {
    let retold = Table::retell(log).expect("a log that a table can have written").into_iter();
    let scenes: BTreeMap<u32, Value> = retold
        .filter_map(|entry| match entry.notice {
            Notice::Everybody(message) => Some((message.number, message.scene)),
            Notice::One(_) | Notice::Nobody => None,
        })
        .map(|(number, scene)| (number, serde_json::to_value(scene).expect("a scene is JSON")))
        .collect();
    for Testimony { who, shown, .. } in testimonies {
        for (number, scene) in shown {
            let written = &scenes[number];
            let members = scene.as_object().into_iter().flatten().filter(|(_, value)| !value.is_null());
            assert!(
                members.eq(written.as_object().into_iter().flatten()),
                "{who:?} {number}: {scene}, {written}"
            );
        }
    }
}

fn nobody_is_stood_in_for_twice(log: &[Logged]) {
    let mut stood_in = BTreeSet::new();
    for logged in log {
        match logged.event {
            Event::StoodIn { seat, .. } => assert!(stood_in.insert(seat.index()), "a clock ran out twice"),
            Event::HandedBack { seat } => assert!(stood_in.remove(&seat.index()), "handed back twice"),
            _ => {}
        }
    }
}
