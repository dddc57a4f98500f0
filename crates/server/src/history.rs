//! What an onlooker has missed and no live table remembers: read from the store page by page, told line by line.
//!
//! It holds one table and at most one page of events as text, however long the log is. The next page is read only when
//! every line of the page before has been taken, so whoever does not read costs no more memory.

use std::collections::VecDeque;
use std::sync::Arc;

use table::{Notice, PersonId, Retelling, Scene};

use crate::code::TableCode;
use crate::line::{Line, MessageLine, WhisperLine};
use crate::live::parse;
use crate::mark::Mark;
use crate::store::{Store, StoreError};

/// How many events are read at a time.
const HISTORY_PAGE: u32 = 256;

/// The log of a table after a mark.
pub(crate) struct History {
    store: Arc<dyn Store>,
    code: TableCode,
    who: Option<PersonId>,
    /// Nothing up to here is told.
    seen: Mark,
    retelling: Retelling,
    /// How many events have been read.
    read: u32,
    /// Those of them that have not been taken in.
    page: VecDeque<String>,
    /// What the last message has shown.
    scene: Option<Scene>,
}

impl History {
    /// What this onlooker has not seen. Reads nothing yet.
    pub(crate) fn after(
        seen: Mark,
        who: Option<PersonId>,
        code: TableCode,
        store: Arc<dyn Store>,
    ) -> History {
        let (retelling, page) = (Retelling::default(), VecDeque::new());
        History { store, code, who, seen, retelling, read: 0, page, scene: None }
    }

    /// The next line; nothing when everything that is in the store now has been told. More may come later.
    pub(crate) async fn next(&mut self) -> Result<Option<Line>, StoreError> {
        loop {
            while let Some(text) = self.page.pop_front() {
                if let Some(line) = self.line(&text)? {
                    return Ok(Some(line));
                }
            }
            let page = self.store.events(&self.code, self.read, HISTORY_PAGE).await?;
            if page.is_empty() {
                return Ok(None);
            }
            let count = u32::try_from(page.len()).ok().and_then(|count| self.read.checked_add(count));
            self.read = count.ok_or_else(|| StoreError::Failed("a log without end".to_owned()))?;
            self.page = page.into();
        }
    }

    /// What the onlooker is told of the next event.
    fn line(&mut self, text: &str) -> Result<Option<Line>, StoreError> {
        // Not why: what stands there may be a secret, and errors are logged.
        let unreadable = |_| StoreError::Failed(format!("an event of {} cannot be read", self.code));
        let logged = parse(text).map_err(unreadable)?;
        let told = self.retelling.table().map_or(0, table::Table::messages);
        if told < self.seen.message {
            self.retelling.skip(&logged).map_err(StoreError::from)?;
            let table = self.retelling.table().filter(|table| table.messages() == self.seen.message);
            self.scene = table.map(|table| table.look().scene);
            return Ok(None);
        }
        Ok(match self.retelling.tell(logged).map_err(StoreError::from)?.notice {
            Notice::Everybody(message) => {
                let before = self.scene.replace(message.scene.clone());
                Some(Line::Message(MessageLine::new(*message, before.as_ref())))
            }
            Notice::One(whisper) if Some(whisper.who) == self.who => {
                Some(Line::Whisper(WhisperLine::from(&whisper))).filter(|line| line.mark() > Some(self.seen))
            }
            Notice::One(_) | Notice::Nobody => None,
        })
    }
}
