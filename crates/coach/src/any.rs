//! The list of games that have a coach. It is the only place of this crate that names them all.
//!
//! A game is added by one line of [`games!`], once its record is [`Coached`].

use std::borrow::Cow;
use std::fmt::Debug;

use record::{DiamantRecord, Judgement, TrollRecord};
use serde::Serialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AllOfBuilder, ObjectBuilder, OneOfBuilder, RefBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};
use words::Words;

use crate::coached::Coached;
use crate::detail::Detail;

/// Makes everything that there is once for each game. `$word` is the name of the game in JSON.
macro_rules! games {
    ($(#[doc = $title:literal] $Game:ident($Record:ident) = $word:literal,)+) => {
        /// Something that the coach says of every game: a [`Review`] or a [`Hint`].
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(tag = "game", bound = "")]
        pub enum Any<K: Kind> {
            $(#[doc = $title] #[serde(rename = $word)] $Game(K::Of<$Record>),)+
        }

        impl Review {
            /// The review of a finished game.
            pub(crate) fn of(told: &Judgement) -> Review {
                match told {
                    $(Judgement::$Game(told) => Review::$Game(Coached::review(told)),)+
                }
            }

            /// The text of the review.
            pub fn account(&self, words: &Words, detail: Detail) -> String {
                match self {
                    $(Review::$Game(review) => <$Record as Coached>::account(review, words, detail),)+
                }
            }
        }

        impl<K: Kind> PartialSchema for Any<K> {
            fn schema() -> RefOr<Schema> {
                let one_of = OneOfBuilder::new().description(Some(K::ABOUT));
                one_of$(.item(schema_of::<K, $Record>()))+.into()
            }
        }

        impl<K: Kind> ToSchema for Any<K> {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed(K::NAME)
            }

            fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
                $(add::<K::Of<$Record>>(schemas);)+
            }
        }
    };
}

games! {
    /// Diamant.
    Diamant(DiamantRecord) = "diamant",
    /// Troll & Dragon.
    Troll(TrollRecord) = "troll-dragon",
}

/// What the coach says of every game.
pub trait Kind {
    /// Its name in the documentation of the API.
    const NAME: &'static str;
    /// Its description there.
    const ABOUT: &'static str;
    /// How the description of one game begins.
    const IN: &'static str;
    /// That of one game.
    type Of<C: Coached>: Clone + PartialEq + Debug + Serialize + ToSchema;
}

/// The review of a finished game.
pub type Review = Any<Reviews>;

/// A hint. It uses only what the seat can see.
pub type Hint = Any<Hints>;

/// The kind of a [`Review`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reviews {}

impl Kind for Reviews {
    const NAME: &'static str = "Review";
    const ABOUT: &'static str = "The review of a finished game.";
    const IN: &'static str = "A game of";
    type Of<C: Coached> = C::Review;
}

/// The kind of a [`Hint`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hints {}

impl Kind for Hints {
    const NAME: &'static str = "Hint";
    const ABOUT: &'static str = "A hint. It uses only what the seat can see.";
    const IN: &'static str = "For a decision in";
    type Of<C: Coached> = C::Hint;
}

impl Review {
    /// The review as JSON on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a review holds nothing that JSON cannot")
    }
}

fn add<T: ToSchema>(schemas: &mut Vec<(String, RefOr<Schema>)>) {
    schemas.push((T::name().into_owned(), T::schema()));
    T::schemas(schemas);
}

/// What is said of one game, with its name beside it.
fn schema_of<K: Kind, C: Coached>() -> RefOr<Schema> {
    let about = format!("{} {}.", K::IN, C::TITLE);
    let said = RefBuilder::new().ref_location_from_schema_name(K::Of::<C>::name());
    let game = ObjectBuilder::new().schema_type(Type::String).enum_values(Some([C::GAME]));
    let tag = ObjectBuilder::new().schema_type(Type::Object).property("game", game).required("game");
    AllOfBuilder::new().item(said.description(Some(about.clone()))).item(tag).description(Some(about)).into()
}
