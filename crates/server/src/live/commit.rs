//! What has been handled together is written, told and answered.

use table::Entry;
use tokio::time::Instant;

use super::{Ask, Handled, Live, Pending, log_index, rows, write};
use crate::refused::not_written;
use crate::store::{Append, GameRow, StoreError};

/// When a table has grown by so many bytes, its row is written even if nothing else in it has changed.
const COUNTED_AFTER: u64 = 64 * 1024;

impl Live {
    /// Writes, then tells, then answers. If another node has written first, whatever still wants an answer is given back
    /// to be handled anew. If writing fails nobody is told, and the table is as it was.
    pub(super) async fn commit(&mut self, pending: Pending) -> Vec<Ask> {
        let Pending { before, log, handled, game, departures } = pending;
        let written = self.write_down(&log, &handled, game).await;
        let mut unanswered = Vec::new();
        match written {
            Ok(()) => {
                for entry in log {
                    self.announce(entry);
                }
                self.told = self.table.events();
                self.flush();
                if self.answer_all(handled) || departures {
                    self.tell_presence();
                }
            }
            Err(StoreError::Conflict) if self.give_way(before).await => {
                self.house.counts.conflicts.increment(1);
                unanswered.extend(handled.into_iter().map(|handled| handled.ask).filter(Ask::wants_answer));
                if departures {
                    self.tell_presence();
                }
            }
            Err(error) => {
                error.log(Some(&self.code), "cannot write the events of a table");
                if !self.astray {
                    self.reload().await;
                }
                for Handled { ask, done } in handled {
                    // What was refused may have been out of date, if there are other nodes.
                    let refusal = done.err().filter(|_| self.abroad.is_none());
                    ask.fail(refusal.unwrap_or_else(not_written));
                }
                if departures {
                    self.tell_presence();
                }
            }
        }
        self.flush();
        self.recount().await;
        unanswered
    }

    /// Writes what has happened. If nothing has, makes sure that the answers are not out of date: whoever wishes for what
    /// seems to be so already may be told that it is, and whoever wishes for something too late that it was.
    async fn write_down(
        &mut self,
        log: &[Entry],
        handled: &[Handled],
        game: Option<GameRow>,
    ) -> Result<(), StoreError> {
        if !log.is_empty() {
            return self.append(log, game).await;
        }
        if handled.iter().any(|handled| handled.ask.wants_answer()) && !self.is_up_to_date().await? {
            return Err(StoreError::Conflict);
        }
        Ok(())
    }

    /// Answers; whether somebody has come.
    fn answer_all(&mut self, handled: Vec<Handled>) -> bool {
        let mut arrivals = false;
        for Handled { ask, done } in handled {
            match ask {
                Ask::Wish { reply, .. } => {
                    let _ = reply.send(done.map(|()| self.table.messages()));
                }
                Ask::Join(join) => {
                    arrivals |= join.who.is_some() && !join.again;
                    self.join(join);
                }
                ask => self.answer(ask),
            }
        }
        arrivals
    }

    async fn append(&mut self, log: &[Entry], game: Option<GameRow>) -> Result<(), StoreError> {
        let count = u32::try_from(log.len()).expect("a batch is small");
        let after = self.table.events() - count;
        let events: Vec<String> = log.iter().map(|entry| write(&entry.logged)).collect();
        let record = game.as_ref().map_or(0, |game| game.record.len());
        let grown = self.grown + (record + events.iter().map(String::len).sum::<usize>()) as u64;
        let earlier = self.row.as_ref().filter(|_| grown < COUNTED_AFTER);
        let row = rows::table_row(self.code, &self.table, self.house.clock.now(), log, earlier);
        let due = self.abroad.as_ref().and_then(|_| self.table.due(self.now()));
        let due = due.map(|due| self.time.on_the_clock(due));
        let copy = self.abroad.as_ref().map(|_| events.clone());
        let mut index = log_index(log.iter());
        index.people.retain(|who| !self.indexed.contains(who));
        let newly_indexed = index.people.clone();
        let append = Append { table: self.code, after, events, row: row.clone(), grown, game, index, due };
        let started = Instant::now();
        self.house.store.append(append).await?;
        self.indexed.extend(newly_indexed);
        self.last_append = started.elapsed();
        self.grown = if row.is_some() { 0 } else { grown };
        self.row = row.or(self.row.take());
        if let (Some(abroad), Some(events)) = (&mut self.abroad, copy) {
            abroad.has_told(due);
            abroad.node.tell_written(self.code, after, events);
        }
        Ok(())
    }
}
