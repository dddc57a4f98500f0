//! The document that the web client's types and the table of slugs are made from.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::{env, fs};

use server::{Server, Settings};

use crate::support::test_app::EmptyStore;

/// The table of slugs in the documentation of the protocol.
#[test]
fn the_slugs_in_the_documentation_are_those_of_the_document() {
    let (_, document) = Server::new(Arc::new(EmptyStore { ready: true }), Settings::default()).build();
    let document = serde_json::to_value(document).unwrap();
    let problems = &document["components"]["schemas"]["Problem"]["properties"]["slug"]["x-problems"];
    let mut truth = String::from("| slug | status | meaning |\n|---|---|---|\n");
    for (slug, problem) in problems.as_object().unwrap() {
        let (status, meaning) = (&problem["status"], problem["meaning"].as_str().unwrap());
        writeln!(truth, "| `{slug}` | {status} | {meaning} |").unwrap();
    }

    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let mut page = fs::read_to_string(&path).unwrap();
    let begin = page.find("| slug |").expect("the page has the table");
    let end = page[begin..].find("\n\n").map_or(page.len(), |length| begin + length + 1);
    if env::var_os("TACORA_UPDATE_DOCUMENT").is_some() {
        page.replace_range(begin..end, &truth);
        fs::write(&path, &page).unwrap();
        return;
    }
    assert_eq!(
        page[begin..end],
        truth,
        "to update it: TACORA_UPDATE_DOCUMENT=1 cargo test -p server the_slugs_in"
    );
}

/// The client is built without a running server, so the document lies in its folder, and this holds it to the truth.
#[test]
fn the_document_in_the_folder_of_the_client_is_the_one_that_is_served() {
    let (_, document) = Server::new(Arc::new(EmptyStore { ready: true }), Settings::default()).build();
    let document = serde_json::to_value(document).unwrap();
    let truth = serde_json::to_string_pretty(&document).unwrap() + "\n";

    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/protocol/openapi.json");
    if env::var_os("TACORA_UPDATE_DOCUMENT").is_some() {
        fs::write(&path, &truth).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == truth,
        "web/protocol/openapi.json is not what the server serves; to update it:\n  \
         TACORA_UPDATE_DOCUMENT=1 cargo test -p server the_document_in_the_folder\n  \
         cd web && npm run protocol"
    );
}

#[test]
fn whatever_changes_a_table_over_http_is_a_command_of_the_socket() {
    let (_, document) = Server::new(Arc::new(EmptyStore { ready: true }), Settings::default()).build();
    let document = serde_json::to_value(document).unwrap();
    let of_a_table = document["paths"].as_object().unwrap().iter();
    let of_a_table = of_a_table.filter(|(path, _)| path.starts_with("/api/tables/{code}/"));
    let mut operations: Vec<&str> = of_a_table
        .flat_map(|(_, item)| ["post", "put", "patch", "delete"].map(|method| &item[method]["operationId"]))
        .filter_map(serde_json::Value::as_str)
        .collect();
    operations.sort_unstable();
    let words = &document["components"]["schemas"]["SocketOperation"]["enum"];
    let mut commands: Vec<&str> =
        words.as_array().unwrap().iter().filter_map(serde_json::Value::as_str).collect();
    commands.sort_unstable();
    assert_eq!(commands, operations);
}
