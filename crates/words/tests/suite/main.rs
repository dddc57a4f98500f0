//! The sentences of `locales`, held to each other and to what a proofreader would mark.

mod ftl;
mod languages;
mod names_in_sentences;
mod natural_language;
mod translations;

use std::path::{Path, PathBuf};

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
