//! The latest messages, for onlookers who reconnect. Older ones are read from the store by the connection itself.

use std::collections::VecDeque;
use std::sync::Arc;

use protocol::Scene;
use table::{PersonId, Table};

use super::TableTask;
use super::request::{Join, Joined, Missed};
use crate::tables::event_id::EventId;
use crate::tables::stream_item::{EncodedMessage, StreamItem};

/// How many items are kept in memory.
const KEPT: usize = 32;

/// The latest messages to everybody, and the whispers between them.
pub(super) struct Recent {
    items: VecDeque<Arc<StreamItem>>,
    /// The scene of the last message.
    scene: Scene,
    /// An onlooker who has seen this message finds all later ones here.
    from: u32,
}

impl Recent {
    /// No messages yet, for a table as it is now.
    pub(super) fn at(table: &Table) -> Recent {
        // There may have been whispers after the last message.
        Recent { items: VecDeque::new(), scene: table.look().scene, from: table.messages() + 1 }
    }

    pub(super) fn remember(&mut self, item: &Arc<StreamItem>) {
        if item.event_id().is_none() {
            return;
        }
        if self.items.len() == KEPT
            && let Some(event_id) = self.items.pop_front().and_then(|item| item.event_id())
        {
            self.from = self.from.max(event_id.message + u32::from(event_id.whisper > 0));
        }
        if let StreamItem::Message(message) = &**item {
            self.scene.clone_from(message.scene());
        }
        self.items.push_back(Arc::clone(item));
    }

    /// Forgets the items, because they contain names that were deleted.
    pub(super) fn forget_items(&mut self, table: &Table) {
        self.items.clear();
        self.from = table.messages() + 1;
    }

    /// The scene of the last message.
    pub(super) fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Everything after this event, if all of it is in memory.
    fn since(&self, seen: EventId) -> Option<Vec<Arc<StreamItem>>> {
        let missed = self.items.iter().filter(|item| item.event_id() > Some(seen));
        (seen.message >= self.from).then(|| missed.cloned().collect())
    }
}

impl TableTask {
    /// Adds an onlooker.
    pub(super) fn join(&mut self, join: Join) {
        let Join { who, after, again, reply } = join;
        let items = self.items.subscribe();
        let now = self.latest_event_id(who);
        let seen = after.filter(|event_id| event_id.message > 0 && *event_id <= now);
        let missed = self.check_entry(who).map(|()| self.missed(who, seen));
        let is_in = missed.is_ok();
        let heard = reply.send(missed.map(|missed| Joined { fresh: seen.is_none(), missed, items })).is_ok();
        if let Some(who) = who.filter(|_| !again) {
            if is_in && heard {
                *self.connections.entry(who).or_default() += 1;
                self.coordination.connections_changed();
            } else {
                // The onlooker was refused, or the connection closed while it was being opened.
                self.table.depart(who, self.now());
            }
        }
    }

    /// The id of the latest event that this person can see.
    fn latest_event_id(&self, who: Option<PersonId>) -> EventId {
        let whisper = who.and_then(|who| self.table.whisper(who));
        EventId { message: self.table.messages(), whisper: whisper.map_or(0, |whisper| whisper.number) }
    }

    /// The table as this person sees it now.
    pub(super) fn look(&self, who: Option<PersonId>) -> EncodedMessage {
        EncodedMessage::new(self.table.look(), None).with_whispers(self.latest_event_id(who).whisper)
    }

    fn missed(&self, who: Option<PersonId>, seen: Option<EventId>) -> Missed {
        let Some(seen) = seen else {
            // A new onlooker, or one with a number that this table has never reached, gets the table as it is.
            return Missed::Items(vec![Arc::new(StreamItem::Message(self.look(who)))]);
        };
        let now = self.latest_event_id(who);
        if seen == now {
            return Missed::Items(Vec::new());
        }
        self.recent.since(seen).map_or(Missed::InStore { until: now }, Missed::Items)
    }
}
