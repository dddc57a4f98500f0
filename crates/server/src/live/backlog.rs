//! What an onlooker has missed: from memory if it is recent, otherwise told again from the log.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::http::StatusCode;
use table::{Entry, Notice, PersonId, Table};

use super::ask::{Join, Joined};
use super::{Live, read_log};
use crate::line::{Line, MessageLine, WhisperLine};
use crate::mark::Mark;
use crate::problem::Problem;
use crate::store::StoreError;

/// How many messages are kept in memory.
const KEPT: usize = 64;

/// The latest messages to everybody.
#[derive(Default)]
pub(super) struct Recent(VecDeque<Arc<Line>>);

impl Recent {
    pub(super) fn remember(&mut self, line: &Arc<Line>) {
        if matches!(**line, Line::Message(_)) {
            if self.0.len() == KEPT {
                self.0.pop_front();
            }
            self.0.push_back(Arc::clone(line));
        }
    }

    /// The messages after this one, if all of them are here.
    fn after(&self, number: u32, last: u32) -> Option<Vec<Arc<Line>>> {
        let missing = usize::try_from(last - number).ok()?;
        let skipped = self.0.len().checked_sub(missing)?;
        Some(self.0.iter().skip(skipped).cloned().collect())
    }
}

impl Live {
    /// Lets somebody look on.
    pub(super) async fn join(&mut self, join: Join) {
        let Join { who, after, again, reply } = join;
        if who.is_some_and(|who| self.table.is_banned(who)) {
            let no =
                Problem::new(StatusCode::FORBIDDEN, "table/removed", "you were asked to leave this table");
            let _ = reply.send(Err(no));
            return;
        }
        let lines = self.lines.subscribe();
        let seen = after.filter(|mark| (1..=self.table.messages()).contains(&mark.message));
        let missed = self.missed(who, seen).await.map_err(|error| {
            tracing::error!(table = %self.code, %error, "what somebody missed could not be read");
            Problem::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "server/store",
                "the server cannot read at the moment",
            )
            .retry_after_ms(1_000)
        });
        if reply.send(missed.map(|missed| Joined { fresh: seen.is_none(), missed, lines })).is_err()
            && let Some(who) = who.filter(|_| !again)
        {
            // The connection was closed while it was opened.
            self.table.depart(who, self.house.clock.now());
        }
    }

    async fn missed(&self, who: Option<PersonId>, seen: Option<Mark>) -> Result<Vec<Arc<Line>>, StoreError> {
        let last = self.table.messages();
        let whisper = who.and_then(|who| self.table.whisper(who));
        let whispers = whisper.as_ref().map_or(0, |whisper| whisper.number);
        let Some(seen) = seen else {
            // Somebody new, or somebody with a number that this table has never reached: the table as it is.
            let look = MessageLine::from(&self.table.look()).with_whispers(whispers);
            return Ok(vec![Arc::new(Line::Message(look))]);
        };
        let mut missed = match self.recent.after(seen.message, last) {
            Some(lines) => lines,
            None => self.retell(seen.message).await?,
        };
        let heard = if seen.message == last { seen.whisper } else { 0 };
        missed.extend(
            whisper
                .filter(|whisper| whisper.number > heard)
                .map(|whisper| Arc::new(Line::Whisper(WhisperLine::from(&whisper)))),
        );
        Ok(missed)
    }

    /// The messages after this one, told again from the log.
    async fn retell(&self, number: u32) -> Result<Vec<Arc<Line>>, StoreError> {
        let log = read_log(&*self.house.store, &self.code).await?;
        let entries = Table::retell(log).map_err(|broken| StoreError::Failed(broken.to_string()))?;
        let message = |entry: Entry| match entry.notice {
            Notice::Everybody(message) if message.number > number => Some(MessageLine::from(&*message)),
            _ => None,
        };
        Ok(entries.into_iter().filter_map(message).map(|line| Arc::new(Line::Message(line))).collect())
    }
}
