//! What people are told: the public face of an event.

use seal::DealField;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::any::Fact;
use crate::choice::Choice;
use crate::listing::Listing;
use crate::reaction::Reaction;
use crate::stand_in::Vote;
use crate::stand_in::{Reason, StandIn};

/// Something that happened at a table, as everybody is told. The scene of the same message is the state after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields that their names explain")]
pub enum News {
    /// The table was created.
    Made,
    /// A new deal was prepared. Its commitment is in `scene.deal`.
    DealSealed,
    /// Somebody took a seat or changed their name.
    Sat { seat: u8, name: String },
    /// A bot took a seat.
    BotSat { seat: u8, name: String },
    /// A seat was left or cleared. During a game a bot takes over, otherwise the later seats move up.
    SeatLeft { seat: u8, name: String },
    /// Somebody moved to another place in the seating order.
    Moved { from: u8, to: u8 },
    /// The explorer or the bag of a seat looks different now. The scene shows how.
    AppearanceChosen { seat: u8 },
    /// The options changed.
    Agreed,
    /// The table was listed in the lobby, or removed from it.
    Listed { listing: Listing },
    /// The table has a new host. `seat` is their seat, if they have one.
    HostPassed { seat: Option<u8> },
    /// Somebody is ready to play.
    ReadySaid { seat: u8 },
    /// The game is about to begin: seats, options and the commitments of all seats are final. Clients that committed reveal
    /// their nonce now.
    CommitmentsPublished,
    /// These seats did not reveal their nonces in time. A new deal was prepared without them.
    DealRestarted { dropped: Vec<u8> },
    /// The game began. `deal` has the contributions of all seats.
    GameBegan {
        players: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Object)]
        deal: Option<Box<DealField>>,
    },
    /// A card was revealed or dice were rolled.
    Drawn { facts: Vec<Fact> },
    /// Somebody has made a sealed choice. `seat` is absent if the table hides the timing.
    Answered {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    /// All choices are in and were revealed.
    Opened { choices: Vec<SeatChoice>, facts: Vec<Fact> },
    /// Somebody acted in a race.
    Raced { seat: u8, choice: Choice, facts: Vec<Fact> },
    /// A bot took over for somebody, or their explorer rests.
    StoodIn { seat: u8, by: StandIn, why: Reason },
    /// The host opened a vote on whether a bot takes over for somebody. `scene.stand-in-vote` has its deadline.
    StandInAsked { seat: u8 },
    /// Somebody voted on that.
    StandInVoted { seat: u8, by: Option<u8>, vote: Vote },
    /// The vote ended without a result.
    StandInDropped { seat: u8 },
    /// Somebody returned and plays their seat again.
    HandedBack { seat: u8 },
    /// The game is over. `deal` has the secret, with which everybody can verify the deal.
    GameEnded {
        #[schema(value_type = Object)]
        deal: DealField,
    },
    /// Somebody returned to a table that everybody had left. The clock starts again.
    Woken,
    /// Somebody sent a reaction. `seat` is absent for an onlooker.
    Reacted { seat: Option<u8>, reaction: Reaction },
    /// Somebody sent a chat message. `seat` is absent for an onlooker.
    Said { seat: Option<u8>, text: String },
}

/// The choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatChoice {
    /// The seat.
    pub seat: u8,
    /// Its choice.
    pub choice: Choice,
}
