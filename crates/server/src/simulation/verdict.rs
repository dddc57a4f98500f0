//! What must be true of a log, whatever has happened to those who wrote it.

use std::collections::{BTreeMap, BTreeSet};

use table::{Choice, Event, Logged, Notice, PersonId, Table};

use super::person::Acknowledged;
use crate::store::GameRow;

/// Checks the log of a table at which one game was played to its end.
pub(super) fn check(log: &[String], acknowledged: &[Acknowledged], games: &[GameRow]) {
    let log: Vec<Logged> = log.iter().map(|text| serde_json::from_str(text).expect("an event")).collect();
    no_wish_stands_twice(&log);
    nobody_is_stood_in_for_twice(&log);
    every_choice_stands(log.clone(), acknowledged);
    let ends = log.iter().filter(|logged| matches!(logged.event, Event::GameEnded)).count();
    assert_eq!((ends, games.len()), (1, 1), "a game ends once");
    let record = record::read(&games[0].record).expect("a record");
    assert!(record.verify().expect("the deal was fair").is_complete());
}

fn no_wish_stands_twice(log: &[Logged]) {
    let mut written = BTreeSet::new();
    for (who, key) in log.iter().filter_map(|logged| logged.by.as_ref()) {
        assert!(written.insert((*who, format!("{key:?}"))), "{key:?} of {who:?} is written more than once");
    }
}

/// Every choice that was acknowledged was sealed for this seat in answer to this question. (It may have stood there
/// already, if a bot had chosen the same for somebody who was away.)
fn every_choice_stands(log: Vec<Logged>, acknowledged: &[Acknowledged]) {
    let mut people: BTreeMap<usize, PersonId> = BTreeMap::new();
    let mut sealed: Vec<(PersonId, u32, Choice)> = Vec::new();
    let mut question = None;
    for entry in Table::retell(log).expect("a log that a table can have written") {
        match entry.logged.event {
            Event::Sat { who, .. } => drop(people.insert(people.len(), who)),
            Event::Sealed { seat, choice } => {
                let who = people.get(&seat.index()).copied();
                sealed.extend(who.zip(question).map(|(who, question)| (who, question, choice)));
            }
            _ => {}
        }
        if let Notice::Everybody(message) = entry.notice {
            question = message.scene.question.as_ref().map(|question| question.number);
        }
    }
    for Acknowledged { who, key, question, choice } in acknowledged {
        assert!(sealed.contains(&(*who, *question, *choice)), "{key:?} of {who:?} is lost");
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
