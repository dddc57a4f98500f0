//! A table as everybody may see it, in the words of the wire: all a client needs to draw it, so that it contains no rule.

mod changes;

pub use changes::SceneChanges;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::any::GameScene;
use crate::appearance::Appearance;
use crate::choice::Choice;
use crate::listing::Listing;
use crate::options::OptionsField;
use crate::rendered::Rendered;
use crate::stand_in::StandIn;

/// The public state of a table, the same for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Scene {
    /// The phase of the table.
    pub phase: PhaseWord,
    /// Whether the table is listed in the lobby.
    pub listing: Listing,
    /// The options.
    #[schema(value_type = OptionsField)]
    pub options: Rendered<OptionsField>,
    /// The seats, in order.
    #[schema(value_type = Vec<SeatScene>)]
    pub seats: Rendered<Vec<SeatScene>>,
    /// The minimum and maximum number of players.
    pub players: [u8; 2],
    /// The deal of the current game or, between games, of the next one.
    #[schema(value_type = DealScene)]
    pub deal: Rendered<DealScene>,
    /// The open question, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<QuestionScene>,
    /// The current game, or the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<GameScene>)]
    pub game: Option<Rendered<GameScene>>,
    /// The open vote on whether a bot takes over for somebody, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in_vote: Option<StandInVoteScene>,
}

/// A vote on whether a bot takes over for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct StandInVoteScene {
    /// The seat that it is about.
    pub seat: u8,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// The earliest time at which the bot can take over, in milliseconds since 1970.
    pub earliest: u64,
    /// When the vote ends without a result, in milliseconds since 1970.
    pub until: u64,
}

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseWord {
    /// Before the first game.
    Seating,
    /// A game is running.
    Playing,
    /// A game has ended. Another one may follow.
    Over,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeatScene {
    /// The name of the player.
    pub name: String,
    /// The id of the bot, if a bot has this seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// How their explorer or bag looks, if they have chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appearance: Option<Appearance>,
    /// What replaces the player while they are absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<StandIn>,
    /// Whether this is the host's seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// Whether the player is ready for the next game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
}

/// A deal that is fixed in advance and can be verified after the game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DealScene {
    /// The id of the game.
    pub game: String,
    /// The SHA-256 of the secret that determines the deal.
    pub commitment: String,
    /// In a game that continues from a record, the number of draws that came before this deal.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub after: usize,
    /// The commitments of all seats, from the time when nonces are revealed until the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<DealSeatScene>>,
    /// The seats that committed to a nonce for the next game and did not reveal it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dropped: Vec<u8>,
}

/// The contribution of a seat to a deal.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
pub struct DealSeatScene {
    /// Whether the seat has a bot, which contributes nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// The commitment of the seat to its nonce.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// A question that players have to answer with a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct QuestionScene {
    /// The number of the question, for `POST …/act`.
    pub number: u32,
    /// How it is answered.
    pub kind: QuestionKind,
    /// The seats that can answer.
    pub seats: Vec<u8>,
    /// The seats that have not chosen yet. Absent if the table hides the timing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thinking: Option<Vec<u8>>,
    /// The number of seats that have not chosen yet.
    pub waiting: u8,
    /// When the clock runs out, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
}

/// How a question is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum QuestionKind {
    /// All seats choose in secret, and the choices are revealed together.
    Ballot,
    /// The first seat to act moves.
    Race,
}

/// The scores, and who leads or has won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct StandingsScene {
    /// The score of every seat.
    pub scores: Vec<u32>,
    /// The leading seats or, at the end, the winners.
    pub winners: Vec<u8>,
    /// At the end, how a tie for the highest score was resolved, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie: Option<TieWord>,
}

/// How a tie for the first place is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TieWord {
    /// The win is shared.
    Shared,
    /// More relics decide.
    Relics,
    /// More gold nuggets decide.
    Nuggets,
}

impl StandingsScene {
    /// Scores of these seats. A tie at the end of a game that is broken is broken by this.
    pub(crate) fn new(
        standings: &game::Standings,
        seats: game::SeatSet,
        broken_by: Option<TieWord>,
    ) -> StandingsScene {
        StandingsScene {
            scores: seats.into_iter().map(|seat| standings.scores[seat]).collect(),
            winners: crate::seat_numbers::numbers(standings.winners),
            tie: broken_by.and_then(|broken_by| {
                standings.tie(seats).map(|tie| match tie {
                    game::Tie::Shared => TieWord::Shared,
                    game::Tie::Broken => broken_by,
                })
            }),
        }
    }
}

/// What only the receiver of a message can see.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct You {
    /// Your seat, if you have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Whether you are the host.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// Your legal choices now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Choice>,
    /// Your sealed choice. You can still change it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Choice>,
    /// The content of your chest, if chests are hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chest: Option<u16>,
    /// The same for the other seats of your device.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<Beside>,
}

/// What only the person on another seat of your device can see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Beside {
    /// The seat.
    pub seat: u8,
    /// Their legal choices now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Choice>,
    /// Their sealed choice. They can still change it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Choice>,
    /// The content of their chest, if chests are hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chest: Option<u16>,
}
