//! Text in every language.

use std::collections::BTreeMap;

use words::{Language, Words};

/// The text by language code.
pub(crate) fn said(say: impl Fn(&Words) -> String) -> BTreeMap<&'static str, String> {
    Language::ALL.into_iter().map(|language| (language.code(), say(&Words::new(language)))).collect()
}
