//! The line between a front end and a table, whether the table is in this program or across the world.
//!
//! What comes along it is what a browser gets: what happened, the scene after it, and what only this device may see. So
//! both front ends are written once.

use std::time::Duration;

use protocol::{Choice, News, Scene, Vote, You};

use crate::fault::Fault;

/// What is seen of a table, and what has just happened there.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    /// What happened; nothing when somebody has only looked, or only what `you` see has changed.
    pub news: Option<News>,
    /// The table as everybody sees it.
    pub scene: Scene,
    /// What only this device may see.
    pub you: You,
}

/// What comes along a line.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// Something of the table.
    Sight(Box<Sight>),
    /// The connection is lost; the line tries again by itself.
    Lost,
    /// It is there again.
    Back,
}

/// What somebody at this device wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// To choose, or to choose otherwise while that is possible.
    Act {
        /// Who.
        seat: u8,
        /// The number of the question.
        question: u32,
        /// What.
        choice: Choice,
    },
    /// To play (again), for everybody here.
    Ready,
    /// To answer whether a bot should play for somebody.
    Vote {
        /// For whom.
        seat: u8,
        /// The answer.
        vote: Vote,
    },
}

/// What became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It was carried out.
    Done,
    /// Not now, and nothing has changed.
    Refused {
        /// Why, as a stable slug such as `table/full`.
        slug: String,
        /// Why, in English.
        reason: String,
    },
    /// In a race the dice rest for a moment.
    TooSoon(Duration),
    /// Nobody knows: the table cannot be reached. Wanting it again does no harm.
    Unreachable,
}

/// A way to a table.
pub trait Line {
    /// What has come since the last time, one piece at a time; nothing if nothing has. It does not wait.
    fn hear(&mut self) -> Result<Option<Heard>, Fault>;

    /// For how long nothing needs to be asked again.
    fn pause(&self) -> Duration;

    /// Wants something.
    fn want(&mut self, want: Want) -> Result<Answer, Fault>;

    /// The link by which others find the table, if they can.
    fn link(&self) -> Option<String> {
        None
    }
}
