//! What the workspace's manifest says about the levels of crates and modules, and about purity.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use toml::{Table, Value};

/// Levels by name.
pub(super) type Levels = BTreeMap<String, i64>;

/// The levels of the crates and of their modules, and the line of purity.
pub(super) struct Plan {
    levels: Levels,
    modules: BTreeMap<String, Levels>,
    highest_pure_level: i64,
    permitted: Vec<String>,
    shared_dependencies: Table,
}

impl Plan {
    /// Reads the text of the workspace's `Cargo.toml`.
    pub(super) fn read(text: &str) -> Result<Plan> {
        let manifest: Table = text.parse()?;
        let workspace = table(&manifest, "workspace")?;
        let metadata = table(workspace, "metadata")?;
        let pure = table(metadata, "pure")?;
        let modules = metadata.get("modules").and_then(Value::as_table).into_iter().flatten();
        let modules = modules.map(|(name, levels)| {
            let levels = levels.as_table().with_context(|| format!("`modules.{name}` is not a table"))?;
            Ok((name.clone(), read_levels(levels)?))
        });
        let permitted =
            pure.get("dependencies").and_then(Value::as_array).context("no `pure.dependencies`")?;
        Ok(Plan {
            levels: read_levels(table(metadata, "levels")?)?,
            modules: modules.collect::<Result<_>>()?,
            highest_pure_level: pure
                .get("highest_level")
                .and_then(Value::as_integer)
                .context("no `pure.highest_level`")?,
            permitted: permitted.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
            shared_dependencies: table(workspace, "dependencies").cloned().unwrap_or_default(),
        })
    }

    /// The crates that have a level.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.levels.keys().map(String::as_str)
    }

    /// The level of the crate; nothing when it is not one of ours.
    pub(super) fn level(&self, name: &str) -> Option<i64> {
        self.levels.get(name).copied()
    }

    /// The levels of this crate's modules, if they are checked.
    pub(super) fn module_levels(&self, name: &str) -> Option<&Levels> {
        self.modules.get(name)
    }

    /// Whether crates on this level are pure.
    pub(super) fn is_pure(&self, level: i64) -> bool {
        level <= self.highest_pure_level
    }

    /// Whether a pure crate may depend on this one, which is not ours.
    pub(super) fn permits(&self, package: &str) -> bool {
        self.permitted.iter().any(|permitted| permitted == package)
    }

    /// What `[workspace.dependencies]` says under this name.
    pub(super) fn shared_dependency(&self, name: &str) -> Option<&Value> {
        self.shared_dependencies.get(name)
    }
}

fn read_levels(table: &Table) -> Result<Levels> {
    let levels = table.iter().map(|(name, level)| {
        let level = level.as_integer().with_context(|| format!("the level of `{name}` is not a number"))?;
        Ok((name.clone(), level))
    });
    levels.collect()
}

fn table<'a>(parent: &'a Table, name: &str) -> Result<&'a Table> {
    parent.get(name).and_then(Value::as_table).with_context(|| format!("no table `{name}`"))
}
