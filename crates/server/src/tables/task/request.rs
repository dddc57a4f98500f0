//! What can be asked of a live table.

use std::collections::BTreeSet;
use std::sync::Arc;

use record::Record;
use table::{Door, Key, PersonId, Position, Time, Wish, Wisher};
use tokio::sync::{broadcast, oneshot};

use crate::tables::error::TableError;
use crate::tables::event_id::EventId;
use crate::tables::stream_item::StreamItem;

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, TableError>>;

/// Something asked of a live table.
pub(crate) enum Request {
    /// Carries out a wish; the answer is the number of the last message then.
    Wish { from: Wisher, key: Option<Key>, wish: Wish, reply: Reply<u32> },
    /// Looks on from now on.
    Join(Join),
    /// A connection of this person is closed.
    Depart { who: PersonId },
    /// The table as this person sees it now, as JSON.
    Look { who: Option<PersonId>, reply: Reply<String> },
    /// The record of the game that is on, or of the last one.
    Record { who: Option<PersonId>, reply: Reply<Option<Record>> },
    /// What lies before this person, who wants it weighed.
    Position { from: Wisher, reply: Reply<Position> },
    /// Who is connected, and who of them only looks on: for the host.
    People { who: PersonId, reply: Reply<ConnectedPeople> },
    /// Somebody has deleted their account; the answer is whether nobody can go on with this table.
    RemovePerson { who: PersonId, reply: Reply<bool> },
    /// The table was removed from the store.
    Close,
    /// This node is to do what is due, which it has claimed until this moment.
    RunTimers { until: Time },
    /// So many events are in the store, and these people are connected through other nodes.
    Sync { length: u32, elsewhere: BTreeSet<PersonId> },
    /// The others are to be told once more who is connected here.
    RepublishConnections,
}

/// Who is at a table, as its host may know.
pub(crate) struct ConnectedPeople {
    /// Who is connected.
    pub(crate) connected: Vec<PersonId>,
    /// Who of them only looks on.
    pub(crate) onlookers: Vec<PersonId>,
    /// Whether newcomers may come in.
    pub(crate) door: Door,
}

/// To look on from now on.
pub(crate) struct Join {
    pub(crate) who: Option<PersonId>,
    /// What the onlooker has seen already; nothing for one who comes new.
    pub(crate) after: Option<EventId>,
    /// Whether this connection has joined before and only fell behind.
    pub(crate) again: bool,
    pub(crate) reply: Reply<Joined>,
}

/// What an onlooker gets.
pub(crate) struct Joined {
    /// Whether `missed` begins with the table as it is, rather than with what came after the mark.
    pub(crate) fresh: bool,
    /// What was missed.
    pub(crate) missed: Missed,
    /// What comes from now on.
    pub(crate) items: broadcast::Receiver<super::Batch>,
}

/// What an onlooker has missed.
pub(crate) enum Missed {
    /// These lines, in order.
    Items(Vec<Arc<StreamItem>>),
    /// More than is in memory: the onlooker reads it from the store up to this mark. What comes after is among the lines
    /// from now on.
    InStore { until: EventId },
}

impl Request {
    /// Whether people ask it, not the node.
    pub(crate) fn is_from_people(&self) -> bool {
        !matches!(
            self,
            Request::RunTimers { .. } | Request::Sync { .. } | Request::RepublishConnections | Request::Close
        )
    }

    /// Whether somebody waits for an answer.
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
