//! Plants each offence against the levels and sees it found.

use super::*;
use crate::workspace::Source;

const PLAN: &str = r#"
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

/// A workspace without violations in which one crate is replaced.
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
    findings(PLAN, &crates).unwrap()
}

#[test]
fn a_workspace_without_violations_has_no_findings() {
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
        findings(PLAN, &crates).unwrap(),
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
    let error = findings(PLAN, &[broken]).unwrap_err();
    assert!(format!("{error:#}").starts_with("crates/game/Cargo.toml: "));
    assert!(findings("[workspace]", &[]).is_err());
}

const MODULES: &str = r"
    [workspace.metadata.levels]
    server = 0

    [workspace.metadata.modules.server]
    store = 0
    tables = 1
    http = 2

    [workspace.metadata.pure]
    highest_level = -1
    dependencies = []
";

/// The findings in a crate with three modules, of which some files are replaced.
fn module_findings(changed: &[(&str, &str)]) -> Vec<String> {
    let mut files = vec![
        ("lib", "mod http; mod store; mod tables; pub use store::Store;"),
        ("http", "mod api; use crate::tables::Tables; pub(crate) fn f() {}"),
        ("http/api", "use super::f; use crate::{http::f as g, store::{self, Store}};"),
        ("store", "//! Not `crate::http`.\npub struct Store;"),
        ("tables", "use crate::store::Store; mod tests { use super::*; }"),
    ];
    files.retain(|(name, _)| changed.iter().all(|(other, _)| name != other));
    files.extend(changed);
    let sources = files
        .into_iter()
        .map(|(name, text)| Source { path: format!("crates/server/src/{name}.rs"), text: text.to_owned() });
    let server = Crate { sources: sources.collect(), ..a_crate("server", "", "") };
    findings(MODULES, &[server]).unwrap()
}

#[test]
fn modules_that_use_only_what_is_below_have_no_findings() {
    assert_eq!(module_findings(&[]), [""; 0]);
}

#[test]
fn a_module_that_uses_a_higher_one_is_found_with_its_place() {
    let uses_http = "module `store` uses `crate::http`, which is on level 2, not below level 0";
    for text in [
        "\nuse crate::http::f;",
        "\nuse crate::{http::{f, g}};",
        "\nfn f() { crate::http::f() }",
        "\nuse super::http;",
    ] {
        assert_eq!(
            module_findings(&[("store", text)]),
            [format!("crates/server/src/store.rs:2: {uses_http}")]
        );
    }
    assert_eq!(
        module_findings(&[("store/sqlite", "use super::super::http::f;")]),
        [format!("crates/server/src/store/sqlite.rs:1: {uses_http}")]
    );
}

#[test]
fn a_name_that_the_root_re_exports_is_found() {
    assert_eq!(
        module_findings(&[("http", "use crate::Store;")]),
        [
            "crates/server/src/http.rs:1: `crate::Store` is no module with a level: name the module that owns it"
        ]
    );
}

#[test]
fn a_module_without_a_level_and_a_level_without_a_module_are_found() {
    assert_eq!(
        module_findings(&[("clock", ""), ("clock/system", "")]),
        ["crates/server/src/clock.rs: module `clock` has no level in [workspace.metadata.modules.server]"]
    );
    let server = a_crate("server", "", "");
    assert_eq!(
        findings(MODULES, &[server]).unwrap(),
        ["http", "store", "tables"].map(|name| format!(
            "Cargo.toml: [workspace.metadata.modules.server] lists `{name}`, but crates/server has no such module"
        ))
    );
}
