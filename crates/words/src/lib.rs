//! Everything that players read: the sentences of `locales/` in every language, which names can be shown, and plain text
//! in columns.
//!
//! It knows no game. What a card or a bot is called is a message of `locales/`, found by the word that stands for it in
//! files.

mod isolation;
mod language;
mod layout;
mod names;
mod numbers;
mod words;

pub use fluent_bundle::FluentValue;
pub use language::{Language, UnknownLanguage};
pub use layout::{columns_of, lay_out};
pub use names::{cannot_be_shown, name_fault};
pub use words::Words;
