//! What an onlooker has missed, if it is recent. Everything older is read from the store by the onlooker itself.

use std::collections::VecDeque;
use std::sync::Arc;

use table::{PersonId, Scene, Table};

use super::Live;
use super::abroad::Abroad;
use super::ask::{Join, Joined, Missed};
use crate::line::{Line, MessageLine};
use crate::mark::Mark;

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

    /// Forgets the lines: there are names in them that nobody may read any more.
    pub(super) fn forget_lines(&mut self, table: &Table) {
        self.lines.clear();
        self.from = table.messages() + 1;
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
    pub(super) fn join(&mut self, join: Join) {
        let Join { who, after, again, reply } = join;
        let lines = self.lines.subscribe();
        let now = self.mark_of(who);
        let seen = after.filter(|mark| mark.message > 0 && *mark <= now);
        let missed = self.refuse_removed(who).map(|()| self.missed(who, seen));
        let is_in = missed.is_ok();
        let heard = reply.send(missed.map(|missed| Joined { fresh: seen.is_none(), missed, lines })).is_ok();
        if let Some(who) = who.filter(|_| !again) {
            if is_in && heard {
                *self.connections.entry(who).or_default() += 1;
                self.abroad.iter_mut().for_each(Abroad::is_uncounted);
            } else {
                // They were refused, or the connection was closed while it was opened.
                self.table.depart(who, self.now());
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

    fn missed(&self, who: Option<PersonId>, seen: Option<Mark>) -> Missed {
        let Some(seen) = seen else {
            // Somebody new, or somebody with a number that this table has never reached: the table as it is.
            return Missed::Lines(vec![Arc::new(Line::Message(self.look(who)))]);
        };
        let now = self.mark_of(who);
        if seen == now {
            return Missed::Lines(Vec::new());
        }
        self.recent.since(seen).map_or(Missed::InStore { until: now }, Missed::Lines)
    }
}
