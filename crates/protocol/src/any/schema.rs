//! How the games stand in the document of the API. An enum of all games is one of them, told apart by `name`.

use std::borrow::Cow;

use utoipa::openapi::schema::{AllOfBuilder, AnyOfBuilder, ObjectBuilder, OneOfBuilder, Type};
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::{Fact, GameField, GameScene, Listed};
use crate::on_wire::OnWire;

impl PartialSchema for GameField {
    fn schema() -> RefOr<Schema> {
        one_of("A game and its rules.", all_games!(G => inline::<<G as OnWire>::Field>(G::WORD, G::TITLE)))
    }
}

impl ToSchema for GameField {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        all_games!(G => <G as OnWire>::Field::schemas(schemas));
    }
}

impl PartialSchema for GameScene {
    fn schema() -> RefOr<Schema> {
        let games = all_games!(G => reference::<<G as OnWire>::Scene>(G::WORD, G::TITLE));
        one_of("The public state of a game.", games)
    }
}

impl ToSchema for GameScene {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        all_games!(G => add::<<G as OnWire>::Scene>(schemas));
    }
}

impl PartialSchema for Fact {
    fn schema() -> RefOr<Schema> {
        any_fact(&all_games!(G => (G::TITLE, <G as OnWire>::Fact::name())))
    }
}

impl ToSchema for Fact {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        all_games!(G => add::<<G as OnWire>::Fact>(schemas));
    }
}

/// One of these.
fn one_of<const GAMES: usize>(description: &'static str, games: [RefOr<Schema>; GAMES]) -> RefOr<Schema> {
    let one_of = OneOfBuilder::new().description(Some(description));
    games.into_iter().fold(one_of, OneOfBuilder::item).into()
}

/// What is agreed about one game, with its name.
fn inline<T: ToSchema>(word: &'static str, title: &str) -> RefOr<Schema> {
    let RefOr::T(Schema::Object(mut fields)) = T::schema() else {
        unreachable!("what is agreed about a game is an object");
    };
    // Whether other fields are allowed is said nowhere else in the document either.
    fields.additional_properties = None;
    ObjectBuilder::from(fields)
        .description(Some(title.trim()))
        .property("name", name(word))
        .required("name")
        .into()
}

/// What is seen of one game, with its name.
fn reference<T: ToSchema>(word: &'static str, title: &str) -> RefOr<Schema> {
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
fn any_fact(games: &[(&str, Cow<'static, str>)]) -> RefOr<Schema> {
    let titles: Vec<&str> = games.iter().map(|(title, _)| title.trim().trim_end_matches('.')).collect();
    let description = format!("Something that happened in {}, with its numbers.", titles.join(" or in "));
    let any_of = AnyOfBuilder::new().description(Some(description));
    games.iter().map(|(_, fact)| Ref::from_schema_name(fact.clone())).fold(any_of, AnyOfBuilder::item).into()
}

/// Adds the schema of a type and those that it refers to.
fn add<T: ToSchema>(schemas: &mut Vec<(String, RefOr<Schema>)>) {
    schemas.push((T::name().into_owned(), T::schema()));
    T::schemas(schemas);
}
