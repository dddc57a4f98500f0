//! The crates that are linked into the program, from `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::Part;
use crate::step::{cargo, ended_well};
use crate::workspace::Workspace;

/// The published binaries are for this platform.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";

pub(super) fn parts(workspace: &Workspace) -> Result<Vec<Part>> {
    let arguments = ["metadata", "--format-version", "1", "--locked", "--filter-platform", PLATFORM];
    let mut command = cargo(workspace.root(), &arguments);
    let output = command.output().context("cannot start cargo")?;
    ended_well(&command, output.status)
        .with_context(|| String::from_utf8_lossy(&output.stderr).trim().to_owned())?;
    let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    read(&metadata).context("cargo metadata lacks a field")
}

fn read(metadata: &Value) -> Option<Vec<Part>> {
    let by_id = |list: &Value| -> Option<BTreeMap<String, Value>> {
        list.as_array()?.iter().map(|one| Some((one["id"].as_str()?.to_owned(), one.clone()))).collect()
    };
    let packages = by_id(&metadata["packages"])?;
    let nodes = by_id(&metadata["resolve"]["nodes"])?;
    let program = packages.iter().find(|(_, package)| package["name"] == "tacora")?.0;
    let mut parts: Vec<Part> = linked(program, &nodes)?
        .into_iter()
        .map(|id| packages.get(&id))
        .collect::<Option<Vec<&Value>>>()?
        .into_iter()
        // Our own crates have no source.
        .filter(|package| package["source"].is_string())
        .map(part)
        .collect::<Option<_>>()?;
    parts.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Some(parts)
}

/// What is reached through normal dependencies: neither build scripts nor tests are in the program.
fn linked(program: &str, nodes: &BTreeMap<String, Value>) -> Option<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    let mut waiting = vec![program.to_owned()];
    while let Some(id) = waiting.pop() {
        for dependency in nodes.get(&id)?["deps"].as_array()? {
            if dependency["dep_kinds"].as_array()?.iter().any(|kind| kind["kind"].is_null()) {
                let id = dependency["pkg"].as_str()?.to_owned();
                if !found.contains(&id) {
                    waiting.push(id);
                }
            }
        }
        found.insert(id);
    }
    Some(found)
}

fn part(package: &Value) -> Option<Part> {
    let (name, version) = (package["name"].as_str()?, package["version"].as_str()?);
    Some(Part {
        name: name.to_owned(),
        version: version.to_owned(),
        // Before SPDX expressions, a slash was an `or`.
        license: package["license"].as_str().unwrap_or("see its files").replace('/', " OR "),
        purl: format!("pkg:cargo/{name}@{version}"),
        folder: Path::new(package["manifest_path"].as_str()?).parent()?.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_what_is_linked_into_the_program_is_a_part() {
        let package = |name: &str, source: Value| {
            json!({"id": name, "name": name, "version": "1.0.0", "license": "MIT/Apache-2.0", "source": source,
                "manifest_path": format!("/registry/{name}/Cargo.toml")})
        };
        let dependency = |name: &str, kind: Value| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [
                package("tacora", Value::Null), package("game", Value::Null), package("rand", json!("registry")),
                package("cc", json!("registry")), package("insta", json!("registry")),
            ],
            "resolve": {"nodes": [
                {"id": "tacora", "deps": [dependency("game", Value::Null), dependency("insta", json!("dev"))]},
                {"id": "game", "deps": [dependency("rand", Value::Null), dependency("cc", json!("build"))]},
                {"id": "rand", "deps": []}, {"id": "cc", "deps": []}, {"id": "insta", "deps": []},
            ]},
        });
        let parts = read(&metadata).unwrap();
        assert_eq!(parts.iter().map(|part| part.purl.as_str()).collect::<Vec<_>>(), ["pkg:cargo/rand@1.0.0"]);
        assert_eq!(parts[0].license, "MIT OR Apache-2.0");
    }
}
