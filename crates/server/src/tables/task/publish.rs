//! Queues what onlookers receive, and sends it once it is written.

use std::sync::Arc;

use table::{Entry, Event, Notice, PersonId};

use super::{TableTask, rows};
use crate::tables::stream_item::{Dismissed, EncodedMessage, EncodedWhisper, StreamItem};

impl TableTask {
    /// Queues what onlookers receive for this entry.
    pub(super) fn queue_entry(&mut self, entry: Entry) {
        let dismissed: Vec<PersonId> = match entry.logged.event {
            Event::Banned { who } => vec![who],
            // People who were banned during the game may stay until it ends.
            Event::GameEnded => self.table.connected().collect(),
            _ => Vec::new(),
        };
        if let Event::NamesReplaced { who, .. } = entry.logged.event {
            self.recent.forget_items(&self.table);
            self.indexed.remove(&who);
        }
        let stay = Dismissed::by_the_door(&entry.logged.event);
        self.queue_notice(entry.notice);
        let banned = dismissed.into_iter().filter(|who| self.table.is_banned(*who)).map(Dismissed::Person);
        let items = banned.chain(stay).map(|dismissed| Arc::new(StreamItem::Dismissal(dismissed)));
        self.unsent.extend(items);
    }

    fn queue_notice(&mut self, notice: Notice) {
        let item = match notice {
            Notice::Nobody => return,
            Notice::Everybody(message) => {
                StreamItem::Message(EncodedMessage::new(*message, Some(self.recent.scene())))
            }
            Notice::One(whisper) => StreamItem::Whisper(EncodedWhisper::from(&whisper)),
        };
        let item = Arc::new(item);
        self.recent.remember(&item);
        self.unsent.push(item);
    }

    /// Sends what was written together as one batch, which each connection writes in one piece.
    pub(super) fn flush(&mut self) {
        if !self.unsent.is_empty() {
            // An error means that there is no onlooker.
            let _ = self.items.send(std::mem::take(&mut self.unsent).into());
        }
    }

    /// Queues who is connected.
    pub(super) fn queue_presence(&mut self) {
        self.unsent.push(Arc::new(StreamItem::Presence(rows::presence(&self.table))));
    }
}
