//! Removes somebody's names and words from what was written before they deleted their account.
//!
//! An event keeps its number, its moment and everything else that it says, so the log folds to the same game.

use record::Record;

use crate::log::event::{Event, Logged};
use crate::people::name::Name;
use crate::people::person::PersonId;

/// What somebody is called who has deleted their account. Where several would have this name they are numbered.
pub const DELETED_PLAYER: &str = "Deleted player";

/// Removes the names and words of one person from the log of one table. It first reads the whole log, to know which names
/// are taken, and then changes it event by event. A log that was changed in part can be read and changed again.
#[derive(Debug)]
pub struct Redaction {
    who: PersonId,
    /// What others were ever called at this table.
    taken: Vec<Name>,
    /// What each of the person's own names is replaced with.
    own: Vec<(Name, Name)>,
}

impl Redaction {
    /// Of this person, before anything was read.
    pub fn of(who: PersonId) -> Redaction {
        Redaction { who, taken: Vec::new(), own: Vec::new() }
    }

    /// Reads the next event of the log.
    pub fn read(&mut self, logged: &Logged) {
        let (name, is_own) = match &logged.event {
            Event::Sat { who, name, .. } | Event::SatBeside { who, name } => (name, *who == self.who),
            Event::BotSat { name, .. } => (name, false),
            _ => return,
        };
        if !is_own {
            self.taken.push(name.clone());
        } else if is_redacted(name.as_str()) && !self.own.iter().any(|(old, _)| old == name) {
            self.own.push((name.clone(), name.clone()));
        }
    }

    /// Changes an event, once the whole log was read; whether there was anything to change.
    pub fn change(&mut self, logged: &mut Logged) -> bool {
        match &mut logged.event {
            Event::Sat { who, name, .. } | Event::SatBeside { who, name } if *who == self.who => {
                let new = self.replacement(name);
                let changes = *name != new;
                *name = new;
                changes
            }
            Event::Said { who, text, .. } if *who == self.who && !text.is_empty() => {
                text.clear();
                true
            }
            Event::Made { starting_point: Some(starting_point), .. } => starting_point.remove_names(),
            _ => false,
        }
    }

    fn replacement(&mut self, name: &Name) -> Name {
        if let Some((_, new)) = self.own.iter().find(|(old, _)| old == name) {
            return new.clone();
        }
        let is_taken = |candidate: &Name| {
            let own = self.own.iter().map(|(_, new)| new);
            self.taken.iter().chain(own).any(|other| other.looks_like(candidate))
        };
        let new = Name::unlike(DELETED_PLAYER, is_taken);
        self.own.push((name.clone(), new.clone()));
        new
    }
}

/// Replaces the names of these players in a record; whether there was anything to replace. Names are no part of what a
/// sealed deal proves, so the record verifies as before.
pub fn redact_players(record: &mut Record, is_of_person: impl Fn(usize) -> bool) -> bool {
    let players = record.players_mut();
    let mut changes = false;
    for seat in 0..players.len() {
        if !is_of_person(seat) || is_redacted(&players[seat]) {
            continue;
        }
        let others: Vec<String> = players
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat)
            .map(|(_, name)| name.clone())
            .collect();
        let taken = |name: &Name| others.iter().any(|other| name.looks_like_text(other));
        players[seat] = Name::unlike(DELETED_PLAYER, taken).to_string();
        changes = true;
    }
    changes
}

/// Whether this is a name that replaces another.
fn is_redacted(name: &str) -> bool {
    let number = name.strip_prefix(DELETED_PLAYER);
    number.is_some_and(|rest| rest.bytes().all(|byte| byte == b' ' || byte.is_ascii_digit()))
}
