//! Plants each offence against the levels and sees it found.

use super::*;
use crate::workspace::Source;

const HOUSE: &str = r#"
    [workspace.metadata.levels]
    game = 0
    diamant = 1
    troll = 1
    server = 4

    [workspace.metadata.pure]
    highest_level = 3
    dependencies = ["serde"]

    [workspace.dependencies]
    game = { path = "crates/game" }
    rules = { path = "crates/troll", package = "troll" }
    serde = "1"
"#;

fn a_crate(name: &str, rest_of_manifest: &str, source: &str) -> Crate {
    Crate {
        folder: format!("crates/{name}"),
        manifest: format!("[package]\nname = \"{name}\"\n{rest_of_manifest}"),
        sources: vec![Source { path: format!("crates/{name}/src/lib.rs"), text: source.to_owned() }],
    }
}

/// An innocent house in which one crate is replaced.
fn findings_with(changed: Crate) -> Vec<String> {
    let mut crates = vec![
        a_crate("game", "", "use std::fmt;"),
        a_crate("diamant", "[dependencies]\ngame.workspace = true\nserde.workspace = true", ""),
        a_crate("troll", "[dependencies]\ngame.workspace = true\n[dev-dependencies]\nproptest = \"1\"", ""),
        a_crate(
            "server",
            "[dependencies]\ntroll.workspace = true\naxum = \"0.8\"",
            "use std::net::TcpListener;",
        ),
    ];
    crates.retain(|one| one.folder != changed.folder);
    crates.push(changed);
    findings(HOUSE, &crates).unwrap()
}

#[test]
fn an_innocent_house_has_no_findings() {
    assert_eq!(findings_with(a_crate("game", "", "")), [""; 0]);
}

#[test]
fn a_crate_without_a_level_is_found() {
    assert_eq!(
        findings_with(a_crate("advice", "", "")),
        ["crates/advice: `advice` has no level in [workspace.metadata.levels]"]
    );
}

#[test]
fn a_level_without_a_crate_is_found() {
    let crates = [a_crate("game", "", ""), a_crate("diamant", "", ""), a_crate("troll", "", "")];
    assert_eq!(
        findings(HOUSE, &crates).unwrap(),
        ["Cargo.toml: [workspace.metadata.levels] lists `server`, but no crate has that name"]
    );
}

#[test]
fn the_package_counts_not_the_folder() {
    let mut renamed = a_crate("game", "", "");
    renamed.manifest = "[package]\nname = \"play\"".to_owned();
    assert_eq!(findings_with(renamed).len(), 2);
}

#[test]
fn using_a_neighbour_is_found() {
    assert_eq!(
        findings_with(a_crate("diamant", "[dependencies]\ntroll = { path = \"../troll\" }", "")),
        ["crates/diamant: [dependencies] uses `troll`, which stands on level 1, not below level 1"]
    );
}

#[test]
fn using_what_stands_above_is_found_in_every_table() {
    for table in ["dependencies", "build-dependencies", "dev-dependencies"] {
        for manifest in [
            format!("[{table}]\nserver.workspace = true"),
            format!("[{table}.server]\nworkspace = true"),
            format!("[target.'cfg(unix)'.{table}]\nserver.workspace = true"),
        ] {
            assert_eq!(
                findings_with(a_crate("game", &manifest, "")),
                [format!("crates/game: [{table}] uses `server`, which stands on level 4, not below level 0")]
            );
        }
    }
}

#[test]
fn another_name_is_no_disguise() {
    for manifest in [
        "[dependencies]\nrules.workspace = true",
        "[dependencies]\nother = { package = \"troll\", path = \"../troll\" }",
    ] {
        assert_eq!(
            findings_with(a_crate("diamant", manifest, "")),
            ["crates/diamant: [dependencies] uses `troll`, which stands on level 1, not below level 1"]
        );
    }
}

#[test]
fn a_foreign_dependency_of_a_pure_crate_is_found() {
    assert_eq!(
        findings_with(a_crate("troll", "[dependencies]\ntokio = \"1\"\nserde = \"1\"", "")),
        ["crates/troll: [dependencies] uses `tokio`, which is not in [workspace.metadata.pure]"]
    );
}

#[test]
fn an_impure_source_is_found_with_its_place() {
    assert_eq!(
        findings_with(a_crate("game", "", "//! x\nuse std::time::Instant;")),
        ["crates/game/src/lib.rs:2: `Instant`: a pure crate uses no clock"]
    );
}

#[test]
fn a_manifest_that_cannot_be_read_is_an_error_that_names_it() {
    let broken = Crate { folder: "crates/game".into(), manifest: "[package".into(), sources: Vec::new() };
    let error = findings(HOUSE, &[broken]).unwrap_err();
    assert!(format!("{error:#}").starts_with("crates/game/Cargo.toml: "));
    assert!(findings("[workspace]", &[]).is_err());
}
