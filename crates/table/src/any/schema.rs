//! How the games stand in the document of the API. An enum of all games is one of them, told apart by `name`.

use std::borrow::Cow;

use utoipa::ToSchema;
use utoipa::openapi::schema::{AllOfBuilder, AnyOfBuilder, ObjectBuilder, OneOfBuilder, Type};
use utoipa::openapi::{Ref, RefOr, Schema};

/// One of these.
pub(super) fn one_of<const GAMES: usize>(
    description: &'static str,
    games: [RefOr<Schema>; GAMES],
) -> RefOr<Schema> {
    let one_of = OneOfBuilder::new().description(Some(description));
    games.into_iter().fold(one_of, OneOfBuilder::item).into()
}

/// What is agreed about one game, with its name.
pub(super) fn inline<T: ToSchema>(word: &'static str, title: &str) -> RefOr<Schema> {
    let RefOr::T(Schema::Object(fields)) = T::schema() else {
        unreachable!("what is agreed about a game is an object");
    };
    ObjectBuilder::from(fields)
        .description(Some(title.trim()))
        .property("name", name(word))
        .required("name")
        .into()
}

/// What is seen of one game, with its name.
pub(super) fn reference<T: ToSchema>(word: &'static str, title: &str) -> RefOr<Schema> {
    let mut game = Ref::from_schema_name(T::name());
    title.trim().clone_into(&mut game.description);
    AllOfBuilder::new()
        .description(Some(title.trim()))
        .item(game)
        .item(ObjectBuilder::new().property("name", name(word)).required("name"))
        .into()
}

fn name(word: &'static str) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some([word]))
}

/// A fact of any of these games. Not exactly one: `game-ended` is a fact of all of them.
pub(super) fn any_fact(games: &[(&str, Cow<'static, str>)]) -> RefOr<Schema> {
    let titles: Vec<&str> = games.iter().map(|(title, _)| title.trim().trim_end_matches('.')).collect();
    let description = format!("Something that happened in {}, with its numbers.", titles.join(" or in "));
    let any_of = AnyOfBuilder::new().description(Some(description));
    games.iter().map(|(_, fact)| Ref::from_schema_name(fact.clone())).fold(any_of, AnyOfBuilder::item).into()
}

/// Adds the schema of a type and those that it refers to.
pub(super) fn add<T: ToSchema>(schemas: &mut Vec<(String, RefOr<Schema>)>) {
    schemas.push((T::name().into_owned(), T::schema()));
    T::schemas(schemas);
}
