//! The sentences in `locales`: every one is used, and every used one is there. `translations` compares the languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use diamant::Hazard;
use troll::Face;

use crate::testdata::root;

/// Whether this file has sentences of the web client. That each is used there, and each used one is there, is tested there.
fn is_of_the_client(file: &str) -> bool {
    ["language.ftl", "web.ftl"].contains(&file) || file.starts_with("web-")
}

/// The messages of the English files that are chosen by name.
fn names_in(chosen: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(root().join("locales/en")).unwrap() {
        let path = entry.unwrap().path();
        if chosen(path.file_name().unwrap().to_str().unwrap()) {
            let text = fs::read_to_string(path).unwrap();
            let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
            names.extend(keys.filter(|key| !key.starts_with(['#', ' '])).map(str::to_owned));
        }
    }
    names
}

/// The messages that only Rust speaks.
fn names() -> BTreeSet<String> {
    names_in(|file| !is_of_the_client(file))
}

/// All messages that Rust can speak: the terminal says what the client says about a table and its rules.
fn sayable() -> BTreeSet<String> {
    let shared = ["web.ftl", "web-rules.ftl", "web-offers.ftl"];
    names_in(|file| !is_of_the_client(file) || shared.contains(&file))
}

/// All Rust source of our crates, tests left out.
fn sources() -> String {
    fn collect(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, text);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                text.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut text = String::new();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        collect(&entry.unwrap().path().join("src"), &mut text);
    }
    text
}

/// What is inside the quotes of every string literal without an escape.
fn literals(source: &str) -> BTreeSet<&str> {
    source.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

/// The names that a literal stands for: itself, or one for every word that fills it in.
fn meant(literal: &str) -> Vec<String> {
    match literal {
        "hazard-{}" => Hazard::ALL.iter().map(|hazard| format!("hazard-{}", hazard.word())).collect(),
        "die-{}" => Face::ALL.iter().map(|face| format!("die-{}", face.name())).collect(),
        "edition-{id}" => {
            let dice = std::iter::once("troll-dragon".to_owned());
            let ids =
                record::official_editions().into_iter().map(|edition| edition.id.to_owned()).chain(dice);
            ids.map(|id| format!("edition-{id}")).collect()
        }
        // Bots stand above this crate; the command that lists them has a test of its own.
        "character-{}" => starting_with("character-"),
        "bot-{word}" => starting_with("bot-"),
        name => vec![name.to_owned()],
    }
}

fn starting_with(start: &str) -> Vec<String> {
    names().into_iter().filter(|name| name.starts_with(start)).collect()
}

#[test]
fn every_message_is_used_by_some_source_file() {
    let source = sources();
    let used: BTreeSet<String> = literals(&source).into_iter().flat_map(meant).collect();
    let unused: Vec<String> = names().into_iter().filter(|name| !used.contains(name)).collect();
    assert_eq!(unused, Vec::<String>::new());
}

#[test]
fn every_message_that_is_asked_for_exists() {
    let source = sources();
    let mut asked: Vec<String> = Vec::new();
    for call in ["say(", "head("] {
        let arguments = source.split(call).skip(1).map(str::trim_start);
        let arguments = arguments.map(|rest| rest.trim_start_matches("&format!("));
        let literals = arguments.filter_map(|rest| rest.strip_prefix('"')?.split_once('"'));
        asked.extend(literals.flat_map(|(literal, _)| meant(literal)));
    }
    let families =
        ["account-", "column-", "hazard-", "die-", "relic-", "terminal-", "fact-", "news-", "act-"];
    let of_a_family = |literal: &&str| {
        let plain = literal.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        plain && families.iter().any(|family| literal.starts_with(family) && literal.len() > family.len())
    };
    asked.extend(literals(&source).into_iter().filter(of_a_family).map(str::to_owned));
    assert!(asked.len() > 50, "the calls are found at all");

    let sayable = sayable();
    let missing: Vec<String> = asked.into_iter().filter(|name| !sayable.contains(name)).collect();
    assert_eq!(missing, Vec::<String>::new());
}
