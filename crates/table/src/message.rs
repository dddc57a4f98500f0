//! What people are told: what happened, and the scene after it.

use protocol::{News, Scene, You};

use crate::people::person::PersonId;

/// What happened, the scene after it, and for each who looks what only they may see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its number: messages to everybody count from 1 without a gap.
    pub number: u32,
    /// What happened; nothing when somebody only asks how the table is.
    pub news: Option<News>,
    /// The table after it.
    pub scene: Scene,
    /// Who is host.
    pub host: PersonId,
    /// What the person on each seat may see; nothing for a bot.
    pub seats: Vec<(Option<PersonId>, You)>,
}

impl Message {
    /// What only this onlooker may see.
    pub fn you(&self, onlooker: Option<PersonId>) -> You {
        let seated = self.seats.iter().find(|(who, _)| who.is_some() && *who == onlooker);
        let you = seated.map(|(_, you)| you.clone()).unwrap_or_default();
        You { host: onlooker == Some(self.host), ..you }
    }
}
