//! The requests that a table task handles.

use std::collections::BTreeSet;
use std::sync::Arc;

use protocol::Door;
use record::Record;
use table::{Key, PersonId, Position, Time, Wish, Wisher};
use tokio::sync::{broadcast, oneshot};

use crate::tables::error::TableError;
use crate::tables::event_id::EventId;
use crate::tables::stream_item::StreamItem;

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, TableError>>;

/// A request to a table task.
pub(crate) enum Request {
    /// Carries out a wish; the answer is the number of the last message after it.
    Wish { from: Wisher, key: Option<Key>, wish: Wish, reply: Reply<u32> },
    /// Adds an onlooker.
    Join(Join),
    /// A connection of this person was closed.
    Depart { who: PersonId },
    /// The table as this person sees it now, as JSON.
    Look { who: Option<PersonId>, reply: Reply<String> },
    /// The record of the running game, or of the last one.
    Record { who: Option<PersonId>, reply: Reply<Option<Record>> },
    /// The position that this person has to decide in, for a hint.
    Position { from: Wisher, reply: Reply<Position> },
    /// Who is connected, and who of them is an onlooker: for the host.
    People { who: PersonId, reply: Reply<ConnectedPeople> },
    /// This person has deleted their account; the answer is whether nobody can continue this table.
    RemovePerson { who: PersonId, reply: Reply<bool> },
    /// The table was removed from the store.
    Close,
    /// This node has claimed the timers that are due, until this moment.
    RunTimers { until: Time },
    /// The store has this many events, and these people are connected through other nodes.
    Sync { length: u32, elsewhere: BTreeSet<PersonId> },
    /// Other nodes need to know again who is connected through this one.
    RepublishConnections,
}

/// The people at a table, for its host.
pub(crate) struct ConnectedPeople {
    /// Who is connected.
    pub(crate) connected: Vec<PersonId>,
    /// Who of them is an onlooker.
    pub(crate) onlookers: Vec<PersonId>,
    /// Whether newcomers may come in.
    pub(crate) door: Door,
}

/// A request to become an onlooker.
pub(crate) struct Join {
    pub(crate) who: Option<PersonId>,
    /// The last event that the onlooker has seen; nothing for a new one.
    pub(crate) after: Option<EventId>,
    /// Whether this connection has joined before and has fallen behind.
    pub(crate) again: bool,
    pub(crate) reply: Reply<Joined>,
}

/// The answer to [`Join`].
pub(crate) struct Joined {
    /// Whether `missed` starts with the whole table instead of the first missed event.
    pub(crate) fresh: bool,
    /// What was missed.
    pub(crate) missed: Missed,
    /// What comes from now on.
    pub(crate) items: broadcast::Receiver<super::Batch>,
}

/// What an onlooker has missed.
pub(crate) enum Missed {
    /// These items, in order.
    Items(Vec<Arc<StreamItem>>),
    /// More than is in memory: the connection reads it from the store up to this event. Later ones arrive as items.
    InStore { until: EventId },
}

impl Request {
    /// Whether it comes from a person, not from a background task of the node.
    pub(crate) fn is_from_people(&self) -> bool {
        !matches!(
            self,
            Request::RunTimers { .. } | Request::Sync { .. } | Request::RepublishConnections | Request::Close
        )
    }

    /// Whether the sender waits for an answer.
    pub(crate) fn expects_reply(&self) -> bool {
        self.is_from_people() && !matches!(self, Request::Depart { .. })
    }

    /// Answers with this error.
    pub(crate) fn fail(self, error: TableError) {
        match self {
            Request::Wish { reply, .. } => drop(reply.send(Err(error))),
            Request::Join(join) => drop(join.reply.send(Err(error))),
            Request::Look { reply, .. } => drop(reply.send(Err(error))),
            Request::Record { reply, .. } => drop(reply.send(Err(error))),
            Request::Position { reply, .. } => drop(reply.send(Err(error))),
            Request::People { reply, .. } => drop(reply.send(Err(error))),
            Request::RemovePerson { reply, .. } => drop(reply.send(Err(error))),
            Request::Depart { .. }
            | Request::RunTimers { .. }
            | Request::Sync { .. }
            | Request::RepublishConnections
            | Request::Close => {}
        }
    }
}
