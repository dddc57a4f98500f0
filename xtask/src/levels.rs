//! `cargo xtask levels`: a crate uses only what stands below it, and the pure ones are pure.
//!
//! The levels and the line of purity are written in the workspace's `Cargo.toml`. The check itself is a function over
//! text; only [`run`] touches the disk.

mod code;
mod house;
mod manifest;
mod names;
mod purity;

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};

use crate::workspace::{Crate, Workspace};
use house::House;
use manifest::{Kind, Manifest};

/// Prints one line per finding, and fails when there is any.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let crates = workspace.crates()?;
    let findings = findings(&workspace.manifest()?, &crates)?;
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => {
            println!("levels: {} crates stand where they should", crates.len());
            Ok(())
        }
        count => bail!("levels: {count} finding(s)"),
    }
}

/// Everything in these crates that the workspace's manifest does not permit.
fn findings(workspace_manifest: &str, crates: &[Crate]) -> Result<Vec<String>> {
    let house = House::read(workspace_manifest).context("Cargo.toml")?;
    let mut findings = Vec::new();
    let mut names = BTreeSet::new();
    for one in crates {
        let manifest =
            Manifest::read(&one.manifest, &house).with_context(|| format!("{}/Cargo.toml", one.folder))?;
        match house.level(&manifest.name) {
            Some(level) => {
                findings.extend(climbing(&house, one, &manifest, level));
                if house.is_pure(level) {
                    findings.extend(impure_dependencies(&house, one, &manifest));
                    findings.extend(impure_sources(one));
                }
            }
            None => findings.push(format!(
                "{}: `{}` has no level in [workspace.metadata.levels]",
                one.folder, manifest.name
            )),
        }
        names.insert(manifest.name);
    }
    findings.extend(house.names().filter(|name| !names.contains(*name)).map(|name| {
        format!("Cargo.toml: [workspace.metadata.levels] lists `{name}`, but no crate has that name")
    }));
    Ok(findings)
}

fn climbing(house: &House, one: &Crate, manifest: &Manifest, level: i64) -> Vec<String> {
    let above = manifest.dependencies.iter().filter_map(|dependency| {
        let theirs = house.level(&dependency.package).filter(|theirs| *theirs >= level)?;
        Some(format!(
            "{}: [{}] uses `{}`, which stands on level {theirs}, not below level {level}",
            one.folder,
            dependency.kind.table(),
            dependency.package
        ))
    });
    above.collect()
}

fn impure_dependencies(house: &House, one: &Crate, manifest: &Manifest) -> Vec<String> {
    let strangers = manifest.dependencies.iter().filter(|dependency| {
        dependency.kind == Kind::Normal
            && house.level(&dependency.package).is_none()
            && !house.permits(&dependency.package)
    });
    let told = strangers.map(|dependency| {
        format!(
            "{}: [dependencies] uses `{}`, which is not in [workspace.metadata.pure]",
            one.folder, dependency.package
        )
    });
    told.collect()
}

fn impure_sources(one: &Crate) -> Vec<String> {
    let told = one.sources.iter().flat_map(|source| {
        purity::impurities(&source.text).into_iter().map(|found| {
            format!("{}:{}: `{}`: a pure crate uses no {}", source.path, found.line, found.name, found.what)
        })
    });
    told.collect()
}

#[cfg(test)]
mod tests;
