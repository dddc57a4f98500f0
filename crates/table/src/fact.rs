//! What happened in a game, in the words of the wire.

mod diamant_fact;
mod troll_fact;

pub use diamant_fact::DiamantFact;
pub use troll_fact::{TreasureWord, TrollFact};
pub(crate) use troll_fact::{die, face};

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use utoipa::openapi::schema::AnyOfBuilder;
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Something that happened in a game, with its numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Fact {
    /// In Diamant.
    Diamant(DiamantFact),
    /// In Troll & Dragon.
    Troll(TrollFact),
}

/// By hand, because what is derived says that exactly one of the two fits, and `game-ended` is a fact of both.
impl PartialSchema for Fact {
    fn schema() -> RefOr<Schema> {
        AnyOfBuilder::new()
            .description(Some("Something that happened in Diamant or in Troll & Dragon, with its numbers."))
            .item(Ref::from_schema_name(DiamantFact::name()))
            .item(Ref::from_schema_name(TrollFact::name()))
            .into()
    }
}

impl ToSchema for Fact {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Fact")
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((DiamantFact::name().into_owned(), DiamantFact::schema()));
        DiamantFact::schemas(schemas);
        schemas.push((TrollFact::name().into_owned(), TrollFact::schema()));
        TrollFact::schemas(schemas);
    }
}
