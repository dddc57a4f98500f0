//! A table as everybody may see it, in the words of the wire: all a client needs to draw it, so that it contains no rule.

mod changes;

pub use changes::SceneChanges;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::any::GameScene;
use crate::appearance::Appearance;
use crate::choice::Choice;
use crate::occupant::StandIn;
use crate::options::OptionsField;
use crate::rendered::Rendered;
use crate::wish::Listing;

/// What everybody sees. It is the same for all who look, whoever they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Scene {
    /// Whether people take their seats, play, or have played.
    pub phase: PhaseWord,
    /// Whether the lobby shows the table.
    pub listing: Listing,
    /// What is agreed.
    #[schema(value_type = OptionsField)]
    pub options: Rendered<OptionsField>,
    /// Who sits here, in the order of seats.
    #[schema(value_type = Vec<SeatScene>)]
    pub seats: Rendered<Vec<SeatScene>>,
    /// The fewest and the most who can play.
    pub players: [u8; 2],
    /// The deal of this game or, between games, of the next.
    #[schema(value_type = DealScene)]
    pub deal: Rendered<DealScene>,
    /// What is asked now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<QuestionScene>,
    /// The game that is on, or the one that has just ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<GameScene>)]
    pub game: Option<Rendered<GameScene>>,
    /// The open question whether a bot should play for somebody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in_vote: Option<StandInVoteScene>,
}

/// The open question whether a bot should play for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct StandInVoteScene {
    /// For whom.
    pub seat: u8,
    /// The seats of those who agree.
    pub agreed: Vec<u8>,
    /// The earliest moment at which the bot takes over, in milliseconds since 1970.
    pub earliest: u64,
    /// When the question is dropped, in milliseconds since 1970.
    pub until: u64,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseWord {
    /// Before the first game.
    Seating,
    /// A game is on.
    Playing,
    /// A game has ended; another may follow.
    Over,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeatScene {
    /// Their name.
    pub name: String,
    /// The word for the bot, if a bot sits here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// How their explorer or bag looks, if they have chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appearance: Option<Appearance>,
    /// What acts for somebody who is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<StandIn>,
    /// Whether this is the host's seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// Whether they want to play (again).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
}

/// A sealed deal.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DealScene {
    /// The id of the game.
    pub game: String,
    /// The SHA-256 of the secret.
    pub commitment: String,
    /// How many draws of a game that goes on from a record came before this deal.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub after: usize,
    /// How the seats have committed to their nonces, from the moment when all of them are asked to reveal until the game
    /// begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<DealSeatScene>>,
    /// The seats that committed to a nonce for the coming game and did not reveal it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dropped: Vec<u8>,
}

/// What one seat adds to the deal.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
pub struct DealSeatScene {
    /// Whether a bot sits there, which adds nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// How the seat has committed to a nonce.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// What is asked now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct QuestionScene {
    /// The number that an answer names.
    pub number: u32,
    /// Whether all answer in secret, or whoever is first.
    pub kind: QuestionKind,
    /// Who is asked.
    pub seats: Vec<u8>,
    /// Who still thinks, where the table shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thinking: Option<Vec<u8>>,
    /// How many still think.
    pub waiting: u8,
    /// When the clock runs out, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
}

/// How a question is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum QuestionKind {
    /// All who are asked choose in secret; the choices are opened together.
    Ballot,
    /// Whoever acts first moves.
    Race,
}

/// Scores and who leads or has won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct StandingsScene {
    /// The score of every seat.
    pub scores: Vec<u32>,
    /// The seats in front.
    pub winners: Vec<u8>,
    /// At the end, what became of a tie for the highest score, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie: Option<TieWord>,
}

/// How the first place is decided among several with the highest score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TieWord {
    /// They share it.
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
            winners: crate::wire::numbers(standings.winners),
            tie: broken_by.and_then(|broken_by| {
                standings.tie(seats).map(|tie| match tie {
                    game::Tie::Shared => TieWord::Shared,
                    game::Tie::Broken => broken_by,
                })
            }),
        }
    }
}

/// What only the onlooker may see.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct You {
    /// Your seat, if you have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Whether you are the host.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// What you may choose now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Choice>,
    /// What you have chosen: you may still change it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Choice>,
    /// What is in your chest, where chests are hidden from the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chest: Option<u16>,
    /// What may be seen on the other seats of your device: the client hides it from the wrong eyes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<Beside>,
}

/// What only the person on another seat of the same device may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Beside {
    /// Their seat.
    pub seat: u8,
    /// What they may choose now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Choice>,
    /// What they have chosen: they may still change it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Choice>,
    /// What is in their chest, where chests are hidden from the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chest: Option<u16>,
}
