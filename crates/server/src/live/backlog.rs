//! What an onlooker has missed: from memory if it is recent, otherwise told again from the log.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::http::StatusCode;
use table::{Notice, PersonId, Scene, Table};

use super::Live;
use super::abroad::Abroad;
use super::ask::{Join, Joined};
use super::log::read_since;
use crate::line::{Line, MessageLine, WhisperLine};
use crate::mark::Mark;
use crate::problem::Problem;
use crate::store::StoreError;

/// How many lines are kept in memory.
const KEPT: usize = 32;

/// The latest messages to everybody, and the whispers between them.
pub(super) struct Recent {
    lines: VecDeque<Arc<Line>>,
    /// What everybody has been shown last.
    scene: Scene,
    /// Whoever has seen this message finds everything here that came after it.
    from: u32,
}

impl Recent {
    /// Nothing but what is to be seen, at a table as it is now.
    pub(super) fn at(table: &Table) -> Recent {
        // There may have been whispers after the last message.
        Recent { lines: VecDeque::new(), scene: table.look().scene, from: table.messages() + 1 }
    }

    pub(super) fn remember(&mut self, line: &Arc<Line>) {
        if line.mark().is_none() {
            return;
        }
        if self.lines.len() == KEPT
            && let Some(mark) = self.lines.pop_front().and_then(|line| line.mark())
        {
            self.from = self.from.max(mark.message + u32::from(mark.whisper > 0));
        }
        if let Line::Message(message) = &**line {
            self.scene.clone_from(message.scene());
        }
        self.lines.push_back(Arc::clone(line));
    }

    /// The scene of the last message.
    pub(super) fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Everything after this mark, if all of it is here.
    fn since(&self, seen: Mark) -> Option<Vec<Arc<Line>>> {
        let missed = self.lines.iter().filter(|line| line.mark() > Some(seen));
        (seen.message >= self.from).then(|| missed.cloned().collect())
    }
}

impl Live {
    /// Lets somebody look on.
    pub(super) async fn join(&mut self, join: Join) {
        let Join { who, after, again, reply } = join;
        let lines = self.lines.subscribe();
        let now = self.mark_of(who);
        let seen = after.filter(|mark| mark.message > 0 && *mark <= now);
        let missed = match self.refuse_removed(who) {
            Ok(()) => self.missed(who, seen).await.map_err(|error| {
                tracing::error!(table = %self.code, %error, "what somebody missed could not be read");
                let sentence = "the server cannot read at the moment";
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/store", sentence).retry_after_ms(1_000)
            }),
            Err(removed) => Err(removed),
        };
        let is_in = missed.is_ok();
        let heard = reply.send(missed.map(|missed| Joined { fresh: seen.is_none(), missed, lines })).is_ok();
        if let Some(who) = who.filter(|_| !again) {
            if is_in && heard {
                *self.connections.entry(who).or_default() += 1;
                self.abroad.iter_mut().for_each(Abroad::is_uncounted);
            } else {
                // They were refused, or the connection was closed while it was opened.
                self.table.depart(who, self.house.clock.now());
            }
        }
    }

    /// How far somebody is who has seen everything.
    fn mark_of(&self, who: Option<PersonId>) -> Mark {
        let whisper = who.and_then(|who| self.table.whisper(who));
        Mark { message: self.table.messages(), whisper: whisper.map_or(0, |whisper| whisper.number) }
    }

    /// The table as this person sees it now.
    pub(super) fn look(&self, who: Option<PersonId>) -> MessageLine {
        MessageLine::new(self.table.look(), None).with_whispers(self.mark_of(who).whisper)
    }

    async fn missed(&self, who: Option<PersonId>, seen: Option<Mark>) -> Result<Vec<Arc<Line>>, StoreError> {
        let Some(seen) = seen else {
            // Somebody new, or somebody with a number that this table has never reached: the table as it is.
            return Ok(vec![Arc::new(Line::Message(self.look(who)))]);
        };
        if seen == self.mark_of(who) {
            return Ok(Vec::new());
        }
        match self.recent.since(seen) {
            Some(lines) => Ok(lines),
            None => self.retell(who, seen).await,
        }
    }

    /// Everything after this mark, told again from the log.
    async fn retell(&self, who: Option<PersonId>, seen: Mark) -> Result<Vec<Arc<Line>>, StoreError> {
        let log = read_since(&*self.house.store, &self.code, 0).await?;
        let entries = Table::retell(log).map_err(|broken| StoreError::Failed(broken.to_string()))?;
        let mut before: Option<Scene> = None;
        let mut missed = Vec::new();
        for entry in entries {
            match entry.notice {
                Notice::Everybody(message) => {
                    let scene = message.scene.clone();
                    if message.number > seen.message {
                        missed.push(Line::Message(MessageLine::new(*message, before.as_ref())));
                    }
                    before = Some(scene);
                }
                Notice::One(whisper) if Some(whisper.who) == who && whisper.after >= seen.message => {
                    let line = Line::Whisper(WhisperLine::from(&whisper));
                    missed.extend(Some(line).filter(|line| line.mark() > Some(seen)));
                }
                Notice::One(_) | Notice::Nobody => {}
            }
        }
        Ok(missed.into_iter().map(Arc::new).collect())
    }
}
