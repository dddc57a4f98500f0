//! What can be asked of a live table.

use std::collections::BTreeSet;
use std::sync::Arc;

use record::Record;
use table::{Door, Key, PersonId, Position, Time, Wish, Wisher};
use tokio::sync::{broadcast, oneshot};

use crate::line::Line;
use crate::mark::Mark;
use crate::problem::Problem;

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// Something asked of a live table.
pub(crate) enum Ask {
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
    People { who: PersonId, reply: Reply<PeopleHere> },
    /// Somebody has deleted their account; the answer is whether nobody can go on with this table.
    RemovePerson { who: PersonId, reply: Reply<bool> },
    /// The table was removed from the store.
    Close,
    /// This node is to do what is due, which it has claimed until this moment.
    Due { until: Time },
    /// So many events are in the store, and these people are connected through other nodes.
    Pulse { length: u32, elsewhere: BTreeSet<PersonId> },
    /// The others are to be told once more who is connected here.
    Recount,
}

/// Who is at a table, as its host may know.
pub(crate) struct PeopleHere {
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
    pub(crate) after: Option<Mark>,
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
    pub(crate) lines: broadcast::Receiver<super::Batch>,
}

/// What an onlooker has missed.
pub(crate) enum Missed {
    /// These lines, in order.
    Lines(Vec<Arc<Line>>),
    /// More than is in memory: the onlooker reads it from the store up to this mark. What comes after is among the lines
    /// from now on.
    InStore { until: Mark },
}

impl Ask {
    /// Whether people ask it, not the node.
    pub(crate) fn is_of_people(&self) -> bool {
        !matches!(self, Ask::Due { .. } | Ask::Pulse { .. } | Ask::Recount | Ask::Close)
    }

    /// Whether somebody waits for an answer.
    pub(crate) fn wants_answer(&self) -> bool {
        self.is_of_people() && !matches!(self, Ask::Depart { .. })
    }

    /// Answers with this problem.
    pub(crate) fn fail(self, problem: Problem) {
        match self {
            Ask::Wish { reply, .. } => drop(reply.send(Err(problem))),
            Ask::Join(join) => drop(join.reply.send(Err(problem))),
            Ask::Look { reply, .. } => drop(reply.send(Err(problem))),
            Ask::Record { reply, .. } => drop(reply.send(Err(problem))),
            Ask::Position { reply, .. } => drop(reply.send(Err(problem))),
            Ask::People { reply, .. } => drop(reply.send(Err(problem))),
            Ask::RemovePerson { reply, .. } => drop(reply.send(Err(problem))),
            Ask::Depart { .. } | Ask::Due { .. } | Ask::Pulse { .. } | Ask::Recount | Ask::Close => {}
        }
    }
}
