//! What can be agreed about a game of Diamant.

use record::{ChestsWord, EditionField};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Diamant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DiamantField {
    /// The id of a published edition (see `GET /api/editions`), or a house edition as an object.
    #[schema(schema_with = edition_schema)]
    pub edition: EditionField,
    /// Whether to play with relics, if the edition leaves a choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relics: Option<bool>,
    /// `open` or `hidden`: whether the others see what is in a chest. Default: as in the edition. A house edition sets it
    /// inside `edition`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub chests: Option<ChestsWord>,
}

/// A word or an object.
fn edition_schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
    use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Type};
    OneOfBuilder::new()
        .description(Some("The id of a published edition, or a house edition as an object."))
        .item(ObjectBuilder::new().schema_type(Type::String))
        .item(ObjectBuilder::new().schema_type(Type::Object))
        .examples(["portal-2025"])
        .into()
}
