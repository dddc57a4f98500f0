//! The editions and the bots.

use axum::Json;
use bots::{CHARACTERS, DIAMANT_CATALOGUE, TROLL_CATALOGUE};
use record::{OfficialEdition, official_editions};
use serde::Serialize;
use utoipa::ToSchema;

/// The published editions of Diamant.
#[derive(Serialize, ToSchema)]
pub(crate) struct Editions {
    /// The editions. Use `id` as `edition` of a table.
    editions: Vec<OfficialEdition>,
}

/// List the published editions of Diamant, with all their settings.
#[utoipa::path(get, path = "/api/editions", tag = "catalogue", security(()),
    responses((status = 200, body = Editions, description = "All editions.")))]
pub(crate) async fn editions() -> Json<Editions> {
    Json(Editions { editions: official_editions() })
}

/// The bots.
#[derive(Serialize, ToSchema)]
pub(crate) struct Bots {
    /// The bots of Diamant with a character, from the easiest to the strongest.
    characters: Vec<CharacterOfBot>,
    /// An example of each strategy for Diamant.
    diamant: Vec<&'static str>,
    /// The bots of Troll & Dragon.
    #[serde(rename = "troll-dragon")]
    troll: Vec<&'static str>,
}

/// A bot with a character. Clients describe it in their own words.
#[derive(Serialize, ToSchema)]
pub(crate) struct CharacterOfBot {
    /// The id, for `POST …/bots`.
    id: &'static str,
    /// The display name.
    name: &'static str,
}

/// List the bots.
#[utoipa::path(get, path = "/api/bots", tag = "catalogue", security(()),
    responses((status = 200, body = Bots, description = "All bots.")))]
pub(crate) async fn bots() -> Json<Bots> {
    let characters =
        CHARACTERS.iter().map(|character| CharacterOfBot { id: character.id, name: character.name });
    Json(Bots {
        characters: characters.collect(),
        diamant: DIAMANT_CATALOGUE.to_vec(),
        troll: TROLL_CATALOGUE.to_vec(),
    })
}
