//! Appends what was handled together, then publishes and answers it.

use table::Entry;
use tokio::time::Instant;

use super::{Handled, Pending, Request, TableError, TableTask, log_index, rows, write};
use crate::store::{Append, GameRow, Sql, StoreError};

/// After this many bytes the row of the table is written even if nothing else in it has changed.
const COUNTED_AFTER: u64 = 64 * 1024;

impl TableTask {
    /// Appends, then publishes, then answers. If another node has written first, the requests that need an answer are
    /// returned to be handled again. If the append fails, nothing is published and the table is as before.
    pub(super) async fn commit(&mut self, pending: Pending) -> Vec<Request> {
        let Pending { before, log, handled, game, departures } = pending;
        let written = self.persist(&log, &handled, game).await;
        let mut unanswered = Vec::new();
        match written {
            Ok(()) => {
                for entry in log {
                    self.queue_entry(entry);
                }
                self.announced = self.table.events();
                self.flush();
                if self.answer_all(handled) || departures {
                    self.queue_presence();
                }
            }
            Err(StoreError::Conflict) if self.roll_back(before).await => {
                self.context.counts.conflicts.increment(1);
                unanswered.extend(
                    handled.into_iter().map(|handled| handled.request).filter(Request::expects_reply),
                );
                if departures {
                    self.queue_presence();
                }
            }
            Err(error) => {
                error.log(Some(&self.code), "cannot write the events of a table");
                if !self.needs_reload {
                    self.reload().await;
                }
                for Handled { request, done } in handled {
                    // On a node, the refusal may be based on an outdated table.
                    let refusal = done.err().filter(|_| !self.coordination.is_shared());
                    request.fail(refusal.unwrap_or(TableError::NotWritten));
                }
                if departures {
                    self.queue_presence();
                }
            }
        }
        self.flush();
        self.publish_connections().await;
        unanswered
    }

    /// Counts the bytes that were appended since the row was last written, before the table leaves memory. Otherwise
    /// somebody who always stops in time could store as much as they like.
    pub(super) async fn count_rest(self) {
        let Some(database) = self.context.store.database().filter(|_| self.grown > 0) else { return };
        let count = Sql::new("UPDATE tables SET bytes = bytes + $2 WHERE code = $1");
        let count = count.bind(self.code.to_string()).bind(self.grown.cast_signed());
        if let Err(error) = database.change(vec![count]).await {
            error.log(Some(&self.code), "cannot update the stored size of a table");
        }
    }

    /// Appends the events. Without events, makes sure that this node is up to date, so that no answer is based on an
    /// outdated table.
    async fn persist(
        &mut self,
        log: &[Entry],
        handled: &[Handled],
        game: Option<GameRow>,
    ) -> Result<(), StoreError> {
        if !log.is_empty() {
            return self.append(log, game).await;
        }
        if handled.iter().any(|handled| handled.request.expects_reply()) && !self.is_up_to_date().await? {
            return Err(StoreError::Conflict);
        }
        Ok(())
    }

    /// Answers the requests; returns whether somebody has joined.
    fn answer_all(&mut self, handled: Vec<Handled>) -> bool {
        let mut arrivals = false;
        for Handled { request, done } in handled {
            match request {
                Request::Wish { reply, .. } => {
                    let _ = reply.send(done.map(|()| self.table.messages()));
                }
                Request::Join(join) => {
                    arrivals |= join.who.is_some() && !join.again;
                    self.join(join);
                }
                request => self.answer(request),
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
        let row = rows::table_row(self.code, &self.table, self.context.clock.now(), log, earlier);
        let is_shared = self.coordination.is_shared();
        let due = if is_shared { self.table.due(self.now()) } else { None };
        let due = due.map(|due| self.time.on_the_clock(due));
        let copy = is_shared.then(|| events.clone());
        let mut index = log_index(log.iter());
        index.people.retain(|who| !self.indexed.contains(who));
        let newly_indexed = index.people.clone();
        let append = Append { table: self.code, after, events, row: row.clone(), grown, game, index, due };
        let started = Instant::now();
        self.context.store.append(append).await?;
        self.indexed.extend(newly_indexed);
        self.last_append = started.elapsed();
        self.grown = if row.is_some() { 0 } else { grown };
        self.row = row.or(self.row.take());
        if let Some(events) = copy {
            self.coordination.publish_events(self.code, after, events, due);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Listing, OptionsField};
    use rand::SeedableRng;
    use table::{Name, PersonId, Table, Time, Wish, Wisher};
    use tokio::sync::{mpsc, oneshot};

    use super::*;
    use crate::context::Context;
    use crate::store::StorageOwner;
    use crate::tables::Tables;

    #[tokio::test]
    async fn a_table_that_leaves_memory_has_counted_all_its_bytes() {
        let (context, ada) = (Context::in_memory().await, PersonId(1));
        let options: OptionsField =
            serde_json::from_str(r#"{"game":{"name":"diamant","edition":"classic-2005"},"chat":"words"}"#)
                .unwrap();
        let mut generator = rand::rngs::StdRng::seed_from_u64(1);
        let made = Table::make(ada, Listing::Private, options, None, Time(1), &mut generator);
        let (mut table, mut log) = made.unwrap();
        let sit = Wish::Sit(Name::new("Ada").unwrap());
        table.handle(ada, None, sit, Time(2), &mut generator, &mut log).unwrap();
        let code = Tables::new(context.clone()).make(None, table, log).await.unwrap();
        let counted = async || context.store.stored_bytes(StorageOwner::Person(ada)).await.unwrap();
        let before = counted().await;

        let task = TableTask::load(code, context.clone()).await.unwrap().unwrap();
        let (sender, inbox) = mpsc::channel(8);
        let running = tokio::spawn(task.run(inbox));
        for _ in 0..2 {
            let (reply, answer) = oneshot::channel();
            let from = Wisher { who: ada, seat: None };
            let wish = Wish::Say("x".repeat(100));
            let request = Request::Wish { from, key: None, wish, reply };
            assert!(sender.send(request).await.is_ok());
            answer.await.unwrap().unwrap();
        }
        drop(sender);
        running.await.unwrap();
        assert!(counted().await > before + 200, "{} after {before}", counted().await);
    }
}
