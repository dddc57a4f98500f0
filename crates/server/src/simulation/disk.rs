//! The durable data, which survives every crash.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use table::{PersonId, Time};
use tokio::time::Instant;

use crate::store::{Append, GameRow, NodeId, StoreError};
use crate::table_code::TableCode;

/// Everything the store holds.
#[derive(Default)]
pub(super) struct Disk(Mutex<Contents>);

#[derive(Default)]
struct Contents {
    logs: BTreeMap<TableCode, Log>,
    games: BTreeMap<String, GameRow>,
    nodes: BTreeMap<u64, Time>,
    present: BTreeSet<(u64, TableCode, PersonId)>,
}

#[derive(Default)]
struct Log {
    events: Vec<String>,
    /// When a node began to write each of them.
    begun: Vec<Instant>,
    due: Option<Time>,
    claimed: Option<Time>,
}

impl Log {
    /// Takes a table with a due timer, if there is one.
    fn claim(&mut self, now: Time, until: Time) -> bool {
        let waits = earlier(self.due, self.claimed).is_some_and(|since| since <= now);
        if waits {
            (self.due, self.claimed) = (None, Some(until));
        }
        waits
    }
}

fn earlier(one: Option<Time>, other: Option<Time>) -> Option<Time> {
    one.into_iter().chain(other).min()
}

impl Disk {
    fn with<R>(&self, f: impl FnOnce(&mut Contents) -> R) -> R {
        f(&mut self.0.lock().expect("nobody panics with the disk in hand"))
    }

    pub(super) fn append(&self, append: Append, begun: Instant) -> Result<(), StoreError> {
        self.with(|contents| {
            let log = contents.logs.entry(append.table).or_default();
            if log.events.len() != append.after as usize {
                return Err(StoreError::Conflict);
            }
            if let Some(game) = append.game {
                if contents.games.contains_key(&game.id) {
                    return Err(StoreError::Duplicate);
                }
                contents.games.insert(game.id.clone(), game);
            }
            log.events.extend(append.events);
            log.begun.resize(log.events.len(), begun);
            log.due = earlier(log.due, append.due);
            Ok(())
        })
    }

    pub(super) fn events(&self, table: &TableCode, after: u32, limit: u32) -> Vec<String> {
        self.with(|contents| {
            let log = contents.logs.get(table).map_or(&[][..], |log| &log.events);
            log.iter().skip(after as usize).take(limit as usize).cloned().collect()
        })
    }

    /// When a node began to write each event.
    pub(super) fn begun(&self, table: &TableCode) -> Vec<Instant> {
        self.with(|contents| contents.logs.get(table).map(|log| log.begun.clone()).unwrap_or_default())
    }

    pub(super) fn games(&self) -> Vec<GameRow> {
        self.with(|contents| contents.games.values().cloned().collect())
    }

    pub(super) fn claim_due(&self, now: Time, until: Time, limit: u32) -> Vec<TableCode> {
        self.with(|contents| {
            let claimed =
                contents.logs.iter_mut().filter_map(|(code, log)| log.claim(now, until).then_some(*code));
            claimed.take(limit as usize).collect()
        })
    }

    pub(super) fn claim(&self, table: &TableCode, now: Time, until: Time) -> bool {
        self.with(|contents| contents.logs.get_mut(table).is_some_and(|log| log.claim(now, until)))
    }

    pub(super) fn release_claim(&self, table: &TableCode, until: Time, due: Option<Time>) {
        self.with(|contents| {
            if let Some(log) = contents.logs.get_mut(table).filter(|log| log.claimed == Some(until)) {
                log.due = earlier(log.due, due);
                log.claimed = None;
            }
        });
    }

    pub(super) fn schedule(&self, table: &TableCode, due: Time) {
        self.with(|contents| {
            if let Some(log) = contents.logs.get_mut(table) {
                log.due = earlier(log.due, Some(due));
            }
        });
    }

    pub(super) fn lengths(&self, tables: &[TableCode]) -> Vec<(TableCode, u32)> {
        self.with(|contents| {
            let length = |code: &TableCode| {
                contents
                    .logs
                    .get(code)
                    .map(|log| (*code, u32::try_from(log.events.len()).unwrap_or(u32::MAX)))
            };
            tables.iter().filter_map(length).collect()
        })
    }

    pub(super) fn renew_lease(&self, node: NodeId, now: Time, until: Time) -> bool {
        self.with(|contents| {
            let Contents { nodes, present, .. } = contents;
            nodes.retain(|_, until| *until > now);
            present.retain(|(node, ..)| nodes.contains_key(node));
            nodes.insert(node.0, until).is_some()
        })
    }

    pub(super) fn connect(&self, node: NodeId, table: &TableCode, people: &[PersonId]) {
        self.with(|contents| {
            contents.present.retain(|(other, code, _)| *other != node.0 || code != table);
            contents.present.extend(people.iter().map(|who| (node.0, *table, *who)));
        });
    }

    pub(super) fn connected_elsewhere(
        &self,
        node: NodeId,
        tables: &[TableCode],
        now: Time,
    ) -> Vec<(TableCode, PersonId)> {
        self.with(|contents| {
            let lives = |id: &u64| *id != node.0 && contents.nodes.get(id).is_some_and(|until| *until > now);
            let there = contents.present.iter().filter(|(id, code, _)| lives(id) && tables.contains(code));
            there.map(|(_, code, who)| (*code, *who)).collect::<BTreeSet<_>>().into_iter().collect()
        })
    }
}
