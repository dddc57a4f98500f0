//! The same in every language.

use std::collections::BTreeMap;

use record::{Language, Words};

/// What is told, by the code of the language.
pub(crate) fn said(tell: impl Fn(&Words) -> String) -> BTreeMap<&'static str, String> {
    Language::ALL.into_iter().map(|language| (language.code(), tell(&Words::new(language)))).collect()
}
