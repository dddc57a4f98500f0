//! What people are told: the public face of an event, and the scene after it.

use seal::DealField;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::any::Fact;
use crate::choice::Choice;
use crate::occupant::{Reason, StandIn};
use crate::person::PersonId;
use crate::reaction::Reaction;
use crate::scene::{Scene, You};
use crate::wish::{Listing, Vote};

/// What happened, as everybody is told. The scene after it has the rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "as in Event, which says it all")]
pub enum News {
    /// The table was made.
    Made,
    /// A deal was sealed: its commitment is in the scene.
    DealSealed,
    /// Somebody sat down or changed their name.
    Sat { seat: u8, name: String },
    /// A bot sat down.
    BotSat { seat: u8, name: String },
    /// Somebody gave up the seat or had to. A bot plays on, or the later seats move up.
    SeatLeft { seat: u8, name: String },
    /// The order of seats changed.
    Moved { from: u8, to: u8 },
    /// The explorer or the bag of a seat looks different now: the scene says how.
    AppearanceChosen { seat: u8 },
    /// Something else was agreed.
    Agreed,
    /// The lobby shows the table, or no longer.
    Listed { listing: Listing },
    /// Somebody else is host; the seat, if they have one.
    HostPassed { seat: Option<u8> },
    /// Somebody wants to play (again).
    ReadySaid { seat: u8 },
    /// The game is about to begin: who sits where, the options and how every seat has committed to its nonce are settled
    /// now and stand in the scene. Whoever has committed reveals the nonce.
    CommitmentsPublished,
    /// These seats did not reveal their nonces. The deal is prepared anew, without them.
    DealRestarted { dropped: Vec<u8> },
    /// The game began; with what every seat added to the deal.
    GameBegan {
        players: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Object)]
        deal: Option<Box<DealField>>,
    },
    /// A card was turned or dice were rolled.
    Drawn { facts: Vec<Fact> },
    /// Somebody has chosen; who, where the table shows it.
    Answered {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    /// The choices were opened.
    Opened { choices: Vec<SeatChoice>, facts: Vec<Fact> },
    /// Somebody acted in a race.
    Raced { seat: u8, choice: Choice, facts: Vec<Fact> },
    /// Somebody is stood in for.
    StoodIn { seat: u8, by: StandIn, why: Reason },
    /// The host asks whether a bot should play for somebody. The scene says until when.
    StandInAsked { seat: u8 },
    /// Somebody answered that question.
    StandInVoted { seat: u8, by: Option<u8>, vote: Vote },
    /// That question is closed: no bot plays for them.
    StandInDropped { seat: u8 },
    /// Somebody is back.
    HandedBack { seat: u8 },
    /// The game is over; with the secret, everybody can verify the deal.
    GameEnded {
        #[schema(value_type = Object)]
        deal: DealField,
    },
    /// Somebody came back to a table that everybody had left: the clock begins anew.
    Woken,
    /// Somebody called something across the table: a seat, or an onlooker.
    Reacted { seat: Option<u8>, reaction: Reaction },
    /// Somebody said something.
    Said { seat: Option<u8>, text: String },
}

/// The choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatChoice {
    /// Who.
    pub seat: u8,
    /// What.
    pub choice: Choice,
}

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
