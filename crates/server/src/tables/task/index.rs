//! The index of a log: whose names, chat and reactions it contains.

use table::{Entry, Event, PersonId};

use crate::store::LogIndex;

/// What these entries add to the index.
pub(crate) fn log_index<'a>(log: impl Iterator<Item = &'a Entry>) -> LogIndex {
    let mut index = LogIndex::default();
    for entry in log {
        let Some(who) = person(&entry.logged.event) else { continue };
        if !index.people.contains(&who) {
            index.people.push(who);
        }
        if matches!(entry.logged.event, Event::Said { .. }) {
            index.chat = index.chat.or(Some(entry.logged.at));
        }
    }
    index
}

/// The person whose data this event contains.
fn person(event: &Event) -> Option<PersonId> {
    match event {
        Event::Made { host: who, .. }
        | Event::Sat { who, .. }
        | Event::SatBeside { who, .. }
        | Event::Reacted { who, .. }
        | Event::Said { who, .. } => Some(*who),
        _ => None,
    }
}
