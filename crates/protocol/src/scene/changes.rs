//! The difference between two scenes.

use serde::Serialize;
use utoipa::ToSchema;

use super::{DealScene, GameScene, PhaseWord, QuestionScene, Scene, SeatScene, StandInVoteScene};
use crate::listing::Listing;
use crate::options::OptionsField;
use crate::rendered::Rendered;

/// The fields of the scene that changed since the previous message, each complete. `null` means that a field is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "as in Scene, which says it all")]
pub struct SceneChanges<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = PhaseWord, required = false)]
    pub phase: Option<&'a PhaseWord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Listing, required = false)]
    pub listing: Option<&'a Listing>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = OptionsField, required = false)]
    pub options: Option<&'a Rendered<OptionsField>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<SeatScene>, required = false)]
    pub seats: Option<&'a Rendered<Vec<SeatScene>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = [u8; 2], required = false)]
    pub players: Option<&'a [u8; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = DealScene, required = false)]
    pub deal: Option<&'a Rendered<DealScene>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<QuestionScene>)]
    pub question: Option<&'a Option<QuestionScene>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<GameScene>)]
    pub game: Option<&'a Option<Rendered<GameScene>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<StandInVoteScene>)]
    pub stand_in_vote: Option<&'a Option<StandInVoteScene>>,
}

impl Scene {
    /// The fields that changed since this earlier scene.
    pub fn changes_since(&self, before: &Scene) -> SceneChanges<'_> {
        // By name, so that nobody adds to a scene and forgets to tell of it.
        let Scene { phase, listing, options, seats, players, deal, question, game, stand_in_vote } = self;
        SceneChanges {
            phase: other(phase, &before.phase),
            listing: other(listing, &before.listing),
            options: other(options, &before.options),
            seats: other(seats, &before.seats),
            players: other(players, &before.players),
            deal: other(deal, &before.deal),
            question: other(question, &before.question),
            game: other(game, &before.game),
            stand_in_vote: other(stand_in_vote, &before.stand_in_vote),
        }
    }
}

fn other<'a, T: PartialEq>(now: &'a T, before: &T) -> Option<&'a T> {
    (now != before).then_some(now)
}
