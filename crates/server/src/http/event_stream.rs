//! The stream of one connection: everything it has missed, then everything that happens, in order, once.
//!
//! Players receive every message at once. What only watches receives the same messages in fewer pieces.

mod pacing;

use std::collections::VecDeque;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use bytes::{Bytes, BytesMut};
use futures_util::{FutureExt, Stream, stream};
use table::PersonId;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{Interval, MissedTickBehavior, interval};

use crate::http::errors::{not_read, read_failed, refused, table_not_found};
use crate::http::{Problem, StreamPermit};
use crate::store::StoreError;
use crate::table_code::TableCode;
use crate::tables::{
    Batch, EventId, History, Join, Joined, Missed, Request, Scenes, StreamFormat, StreamItem, Tables,
};
use pacing::Pacing;

/// How often a heartbeat is sent. A peer that has lost its network does not acknowledge it, and counts as gone after the
/// connection's user timeout.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// The most bytes in one chunk, so that a long history is never in memory as a whole.
const CHUNK: usize = 64 * 1024;

/// The stream of one connection to a table.
pub(crate) struct EventStream {
    place: Place,
    format: StreamFormat,
    /// Whether a whole scene was sent: changes make sense only after it.
    has_scene: bool,
    missed: VecDeque<Arc<StreamItem>>,
    /// The event up to which the history is sent, while the connection is behind.
    until: Option<EventId>,
    /// The history, until the connection has caught up: it may fall behind again meanwhile.
    history: Option<Box<History>>,
    items: Receiver<Batch>,
    event_id: Option<EventId>,
    /// Whether this may be somebody at the table: only the last message that was written tells.
    may_play: bool,
    pacing: Pacing,
    heartbeat: Interval,
    closing: Pin<Box<dyn Future<Output = Problem> + Send>>,
    permit: StreamPermit,
}

/// The onlooker and the table. Dropping it reports the departure to the table.
struct Place {
    tables: Tables,
    code: TableCode,
    who: Option<PersonId>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.tables.context().counts.streams_open.decrement(1.0);
        if let Some(who) = self.who {
            self.tables.notify(self.code, Request::Depart { who });
        }
    }
}

impl EventStream {
    /// Opens a stream after the last event that was seen, until `closing`, which says why.
    pub(crate) async fn join(
        tables: Tables,
        code: TableCode,
        who: Option<PersonId>,
        after: Option<EventId>,
        format: StreamFormat,
        permit: StreamPermit,
        closing: impl Future<Output = Problem> + Send + 'static,
    ) -> Result<EventStream, Problem> {
        let joined =
            tables.call(code, |reply| Request::Join(Join { who, after, again: false, reply })).await?;
        tables.context().counts.streams_open.increment(1.0);
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset();
        let Joined { fresh, missed, items } = joined;
        let mut onlooker = EventStream {
            place: Place { tables, code, who },
            format,
            has_scene: false,
            missed: VecDeque::new(),
            until: None,
            history: None,
            items,
            event_id: after.filter(|_| !fresh),
            may_play: who.is_some(),
            pacing: Pacing::new(),
            heartbeat,
            closing: Box::pin(closing),
            permit,
        };
        onlooker.begin_with(missed)?;
        // Report an unreadable history while the response can still be an error.
        if onlooker.until.is_some() {
            onlooker.read_on().await.map_err(|error| read_failed(&error))?;
        }
        Ok(onlooker)
    }

    /// The body of the response.
    pub(crate) fn into_body(self) -> Body {
        let chunks = stream::unfold(self, async |mut onlooker| {
            let chunk = onlooker.next().await.ok()?;
            Some((Ok::<Bytes, Infallible>(chunk), onlooker))
        });
        Body::from_stream(chunks)
    }

    /// The bytes, and at the end the reason why it is over.
    pub(crate) fn into_chunks(self) -> impl Stream<Item = Result<Bytes, Problem>> + Send {
        stream::unfold(Some(self), async |onlooker| {
            let mut onlooker = onlooker?;
            match onlooker.next().await {
                Ok(chunk) => Some((Ok(chunk), Some(onlooker))),
                Err(reason) => Some((Err(reason), None)),
            }
        })
    }

    /// The next bytes, or why the stream is over.
    async fn next(&mut self) -> Result<Bytes, Problem> {
        self.wait_for_more().await?;
        let chunk = self.next_chunk().await?;
        self.pacing.written();
        Ok(chunk)
    }

    /// Lets messages come together, for somebody who only watches and has received all earlier ones.
    async fn wait_for_more(&mut self) -> Result<(), Problem> {
        while !self.may_play && self.until.is_none() && self.pacing.is_early() {
            tokio::select! {
                () = self.pacing.wait() => {}
                reason = &mut self.closing => return Err(reason),
            }
            self.take_queued().await?;
        }
        Ok(())
    }

    /// Takes what has happened, before there is too much of it in the queue.
    async fn take_queued(&mut self) -> Result<(), Problem> {
        loop {
            match self.items.try_recv() {
                Ok(batch) => self.missed.extend(batch.iter().cloned()),
                Err(TryRecvError::Lagged(_)) => return self.catch_up().await,
                Err(TryRecvError::Empty | TryRecvError::Closed) => return Ok(()),
            }
        }
    }

    async fn next_chunk(&mut self) -> Result<Bytes, Problem> {
        let mut chunk = BytesMut::new();
        loop {
            while let Some(item) = self.missed.pop_front() {
                if let StreamItem::Dismissal(dismissed) = &*item
                    && dismissed.is(self.place.who)
                {
                    return Err(refused(&dismissed.reason()));
                }
                self.write(&item, &mut chunk);
                if chunk.len() >= CHUNK {
                    return Ok(chunk.freeze());
                }
            }
            if self.until.is_some() {
                if let Some(reason) = self.closing.as_mut().now_or_never() {
                    return Err(reason);
                }
                if let Err(error) = self.read_on().await {
                    error.log(Some(&self.place.code), "cannot read the history of a table");
                    return Err(not_read());
                }
                continue;
            }
            match self.items.try_recv() {
                Ok(batch) => self.missed.extend(batch.iter().cloned()),
                Err(TryRecvError::Lagged(_)) => self.catch_up().await?,
                Err(TryRecvError::Closed) if chunk.is_empty() => return Err(table_not_found()),
                // The connection has kept up: the history is not needed any more.
                Err(TryRecvError::Empty) if self.history.is_some() => self.history = None,
                Err(TryRecvError::Empty) if chunk.is_empty() => tokio::select! {
                    biased;
                    batch = self.items.recv() => match batch {
                        Ok(batch) => self.missed.extend(batch.iter().cloned()),
                        Err(RecvError::Lagged(_)) => self.catch_up().await?,
                        Err(RecvError::Closed) => return Err(table_not_found()),
                    },
                    _ = self.heartbeat.tick() => return Ok(self.format.framing.heartbeat()),
                    reason = &mut self.closing => return Err(reason),
                },
                Err(TryRecvError::Empty | TryRecvError::Closed) => return Ok(chunk.freeze()),
            }
        }
    }

    /// Writes an item, unless it was sent before.
    fn write(&mut self, item: &StreamItem, chunk: &mut BytesMut) {
        let event_id = item.event_id();
        if !item.is_for(self.place.who) || (event_id.is_some() && event_id <= self.event_id) {
            return;
        }
        self.event_id = event_id.or(self.event_id);
        let scenes = if self.has_scene { self.format.scenes } else { Scenes::Whole };
        item.write(self.place.who, StreamFormat { scenes, ..self.format }, chunk);
        if let StreamItem::Message(message) = item {
            self.has_scene = true;
            self.may_play = message.is_of(self.place.who);
        }
    }

    /// Takes the next item of the history. After the last one, live items follow.
    async fn read_on(&mut self) -> Result<(), StoreError> {
        let Some(history) = &mut self.history else { return Ok(()) };
        let item = history.next().await?;
        let reached = item.as_ref().is_none_or(|item| item.event_id() >= self.until);
        self.until = self.until.filter(|_| !reached);
        self.missed.extend(item.map(Arc::new));
        Ok(())
    }

    /// Joins again after falling behind. The table may refuse that meanwhile.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        let Place { tables, code, who } = &self.place;
        let (who, after) = (*who, self.event_id);
        let joined =
            tables.call(*code, |reply| Request::Join(Join { who, after, again: true, reply })).await?;
        let Joined { fresh, missed, items } = joined;
        self.event_id = self.event_id.filter(|_| !fresh);
        self.items = items;
        self.begin_with(missed)
    }

    /// Takes what was missed from memory, or starts to read it from the store.
    fn begin_with(&mut self, missed: Missed) -> Result<(), Problem> {
        match (missed, self.event_id) {
            (Missed::InStore { until }, Some(event_id)) => {
                let Place { tables, code, who } = &self.place;
                if self.history.is_none() {
                    self.permit.read_history(until.message)?;
                    self.history =
                        Some(Box::new(History::after(event_id, *who, *code, tables.context().clone())));
                }
                self.until = Some(until);
            }
            (Missed::InStore { .. }, None) => {
                unreachable!("a new onlooker gets the table as it is")
            }
            (Missed::Items(items), _) => self.missed = items.into(),
        }
        Ok(())
    }
}
