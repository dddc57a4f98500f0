//! The files in `testdata`.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A file of cases: what it holds, and the cases.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Book<C> {
    about: Vec<String>,
    cases: Vec<C>,
}

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a file in `testdata`.
pub(crate) fn text(name: &str) -> String {
    let path = root().join("testdata").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names, without folder, of all files in a folder of `testdata`, sorted.
pub(crate) fn names(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join("testdata").join(folder)).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert!(!names.is_empty(), "{folder} is not empty");
    names
}

/// All cases of a file in `testdata`.
pub(crate) fn cases<C: DeserializeOwned>(name: &str) -> Vec<C> {
    let book: Book<C> = serde_json::from_str(&text(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(!book.about.is_empty() && !book.cases.is_empty(), "{name} says what it holds, and holds it");
    book.cases
}
