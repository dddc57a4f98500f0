//! What an onlooker has missed and is no longer in memory: read from the store page by page.
//!
//! It holds one table and at most one page of events, however long the log is. The next page is read only when all items
//! of the previous one have been taken, so a slow reader costs no more memory.

use protocol::Scene;
use std::collections::VecDeque;
use table::{LogReader, Notice, PersonId};

use super::event_id::EventId;
use super::stream_item::{EncodedMessage, EncodedWhisper, StreamItem};
use super::task::{parse, run_in_pool_if, starts_from_record};
use crate::context::Context;
use crate::store::StoreError;
use crate::table_code::TableCode;

/// How many events are read at a time.
const HISTORY_PAGE: u32 = 256;

/// The log of a table after an event.
pub(crate) struct History {
    context: Context,
    code: TableCode,
    who: Option<PersonId>,
    /// The last event that the onlooker has seen.
    seen: EventId,
    log_reader: LogReader,
    /// How many events have been read.
    read: u32,
    /// Those of them that have not been applied.
    page: VecDeque<String>,
    /// The scene of the last message.
    scene: Option<Scene>,
}

impl History {
    /// What this onlooker has missed. Reads nothing yet.
    pub(crate) fn after(seen: EventId, who: Option<PersonId>, code: TableCode, context: Context) -> History {
        let (log_reader, page) = (LogReader::default(), VecDeque::new());
        History { context, code, who, seen, log_reader, read: 0, page, scene: None }
    }

    /// The next item; nothing when everything in the store has been returned. More may be written later.
    pub(crate) async fn next(&mut self) -> Result<Option<StreamItem>, StoreError> {
        loop {
            while let Some(text) = self.page.pop_front() {
                if let Some(item) = self.item(&text)? {
                    return Ok(Some(item));
                }
            }
            let page = self.context.store.events(&self.code, self.read, HISTORY_PAGE).await?;
            if page.is_empty() {
                return Ok(None);
            }
            let is_first = self.read == 0;
            let count = u32::try_from(page.len()).ok().and_then(|count| self.read.checked_add(count));
            self.read = count.ok_or_else(|| StoreError::Failed("a log without end".to_owned()))?;
            self.page = page.into();
            if is_first {
                self.begin().await?;
            }
        }
    }

    /// Applies the first event, which every onlooker with a history has seen. If the table continues from a record, that
    /// is heavy work.
    async fn begin(&mut self) -> Result<(), StoreError> {
        if self.seen.message == 0 {
            return Ok(());
        }
        let Some(first) = self.page.pop_front() else { return Ok(()) };
        let made = parse(&first).map_err(|_| self.unreadable())?;
        let mut log_reader = std::mem::take(&mut self.log_reader);
        let is_heavy = starts_from_record(&made);
        let fold = move || log_reader.skip(&made).map(|()| log_reader);
        self.log_reader = run_in_pool_if(is_heavy, &self.context, fold).await?;
        self.note_scene();
        Ok(())
    }

    /// Keeps the scene that the onlooker saw last, once that message is reached.
    fn note_scene(&mut self) {
        let table = self.log_reader.table().filter(|table| table.messages() == self.seen.message);
        self.scene = table.map(|table| table.look().scene);
    }

    /// Without the reason: the event may contain a secret, and errors are logged.
    fn unreadable(&self) -> StoreError {
        StoreError::Failed(format!("an event of {} cannot be read", self.code))
    }

    /// What the onlooker receives for the next event.
    fn item(&mut self, text: &str) -> Result<Option<StreamItem>, StoreError> {
        let logged = parse(text).map_err(|_| self.unreadable())?;
        let announced = self.log_reader.table().map_or(0, table::Table::messages);
        if announced < self.seen.message {
            self.log_reader.skip(&logged).map_err(StoreError::from)?;
            self.note_scene();
            return Ok(None);
        }
        Ok(match self.log_reader.read(logged).map_err(StoreError::from)?.notice {
            Notice::Everybody(message) => {
                let before = self.scene.replace(message.scene.clone());
                Some(StreamItem::Message(EncodedMessage::new(*message, before.as_ref())))
            }
            Notice::One(whisper) if Some(whisper.who) == self.who => {
                Some(StreamItem::Whisper(EncodedWhisper::from(&whisper)))
                    .filter(|item| item.event_id() > Some(self.seen))
            }
            Notice::One(_) | Notice::Nobody => None,
        })
    }
}
