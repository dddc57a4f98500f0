//! What one crate's manifest says: its name and what it depends on.

use anyhow::{Context, Result};
use toml::{Table, Value};

use super::plan::Plan;

/// A crate's manifest, as far as levels go.
pub(super) struct Manifest {
    /// The name of the package.
    pub(super) name: String,
    /// Everything it depends on, in whatever way.
    pub(super) dependencies: Vec<Dependency>,
}

/// One thing a crate depends on.
pub(super) struct Dependency {
    /// The real name of the package, whatever this crate calls it.
    pub(super) package: String,
    /// What it is needed for.
    pub(super) kind: Kind,
}

/// What a dependency is needed for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The crate itself.
    Normal,
    /// Its build script.
    Build,
    /// Its tests, examples and benchmarks.
    Dev,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Normal, Kind::Build, Kind::Dev];

    /// The table of the manifest that lists this kind.
    pub(super) fn table(self) -> &'static str {
        match self {
            Kind::Normal => "dependencies",
            Kind::Build => "build-dependencies",
            Kind::Dev => "dev-dependencies",
        }
    }
}

impl Manifest {
    /// Reads the text of a crate's `Cargo.toml`.
    pub(super) fn read(text: &str, plan: &Plan) -> Result<Manifest> {
        let manifest: Table = text.parse()?;
        let name = manifest.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
        let for_some_targets = manifest.get("target").and_then(Value::as_table);
        let tables = std::iter::once(&manifest)
            .chain(for_some_targets.into_iter().flat_map(Table::values).filter_map(Value::as_table));
        let dependencies = tables.flat_map(|table| Kind::ALL.map(|kind| (table, kind)));
        Ok(Manifest {
            name: name.context("no `package.name`")?.to_owned(),
            dependencies: dependencies.flat_map(|(table, kind)| listed(table, kind, plan)).collect(),
        })
    }
}

fn listed(table: &Table, kind: Kind, plan: &Plan) -> Vec<Dependency> {
    let entries = table.get(kind.table()).and_then(Value::as_table).into_iter().flatten();
    entries.map(|(name, entry)| Dependency { package: package(name, entry, plan), kind }).collect()
}

/// A dependency may be renamed where it is used or, when the workspace shares it, where it is shared.
fn package(name: &str, entry: &Value, plan: &Plan) -> String {
    let renamed = |entry: &Value| entry.get("package").and_then(Value::as_str).map(str::to_owned);
    let shared = || plan.shared_dependency(name).and_then(renamed);
    renamed(entry).or_else(shared).unwrap_or_else(|| name.to_owned())
}
