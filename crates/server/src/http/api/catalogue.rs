//! What can be played, and against whom.

use axum::Json;
use bots::{CHARACTERS, DIAMANT_CATALOGUE, TROLL_CATALOGUE};
use record::{OfficialEdition, official_editions};
use serde::Serialize;
use utoipa::ToSchema;

/// The published editions of Diamant.
#[derive(Serialize, ToSchema)]
pub(crate) struct Editions {
    #[schema(value_type = Vec<Object>)]
    editions: Vec<OfficialEdition>,
}

/// The published editions of Diamant with all their settings.
#[utoipa::path(get, path = "/api/editions", tag = "catalogue",
    responses((status = 200, body = Editions, description = "Every edition.")))]
pub(crate) async fn editions() -> Json<Editions> {
    Json(Editions { editions: official_editions() })
}

/// Who can be played against.
#[derive(Serialize, ToSchema)]
pub(crate) struct Bots {
    /// Those with a name and a character, for Diamant, from the easiest to the hardest to beat.
    characters: Vec<CharacterOfBot>,
    /// One example of every strategy for Diamant.
    diamant: Vec<&'static str>,
    /// Every bot of Troll & Dragon.
    #[serde(rename = "troll-dragon")]
    troll: Vec<&'static str>,
}

/// Somebody to play against. What is said about them is in the sentences of the client.
#[derive(Serialize, ToSchema)]
pub(crate) struct CharacterOfBot {
    id: &'static str,
    name: &'static str,
}

/// Who can be played against.
#[utoipa::path(get, path = "/api/bots", tag = "catalogue",
    responses((status = 200, body = Bots, description = "Every bot.")))]
pub(crate) async fn bots() -> Json<Bots> {
    let characters =
        CHARACTERS.iter().map(|character| CharacterOfBot { id: character.id, name: character.name });
    Json(Bots {
        characters: characters.collect(),
        diamant: DIAMANT_CATALOGUE.to_vec(),
        troll: TROLL_CATALOGUE.to_vec(),
    })
}
