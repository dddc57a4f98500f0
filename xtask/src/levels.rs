//! `cargo xtask levels`: crates, and the modules of crates with module levels, use only what is below them, and pure
//! crates are pure.
//!
//! The levels and the line of purity are in the workspace's `Cargo.toml`. The check itself is a function over
//! text; only [`run`] touches the disk.

mod code;
mod manifest;
mod modules;
mod names;
mod plan;
mod purity;

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};

use crate::workspace::{Crate, Workspace};
use manifest::{Kind, Manifest};
use plan::Plan;

/// Prints one line per finding, and fails when there is any.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let crates = workspace.crates()?;
    let findings = findings(&workspace.manifest()?, &crates)?;
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => {
            println!("levels: no violation in {} crates", crates.len());
            Ok(())
        }
        count => bail!("levels: {count} finding(s)"),
    }
}

/// Everything in these crates that the workspace's manifest does not permit.
fn findings(workspace_manifest: &str, crates: &[Crate]) -> Result<Vec<String>> {
    let plan = Plan::read(workspace_manifest).context("Cargo.toml")?;
    let mut findings = Vec::new();
    let mut names = BTreeSet::new();
    for one in crates {
        let manifest =
            Manifest::read(&one.manifest, &plan).with_context(|| format!("{}/Cargo.toml", one.folder))?;
        match plan.level(&manifest.name) {
            Some(level) => {
                findings.extend(climbing(&plan, one, &manifest, level));
                if plan.is_pure(level) {
                    findings.extend(impure_dependencies(&plan, one, &manifest));
                    findings.extend(impure_sources(one));
                }
            }
            None => findings.push(format!(
                "{}: `{}` has no level in [workspace.metadata.levels]",
                one.folder, manifest.name
            )),
        }
        if let Some(levels) = plan.module_levels(&manifest.name) {
            findings.extend(modules::violations(one, &manifest.name, levels));
        }
        names.insert(manifest.name);
    }
    findings.extend(plan.names().filter(|name| !names.contains(*name)).map(|name| {
        format!("Cargo.toml: [workspace.metadata.levels] lists `{name}`, but no crate has that name")
    }));
    Ok(findings)
}

fn climbing(plan: &Plan, one: &Crate, manifest: &Manifest, level: i64) -> Vec<String> {
    let above = manifest.dependencies.iter().filter_map(|dependency| {
        let theirs = plan.level(&dependency.package).filter(|theirs| *theirs >= level)?;
        Some(format!(
            "{}: [{}] uses `{}`, which stands on level {theirs}, not below level {level}",
            one.folder,
            dependency.kind.table(),
            dependency.package
        ))
    });
    above.collect()
}

fn impure_dependencies(plan: &Plan, one: &Crate, manifest: &Manifest) -> Vec<String> {
    let strangers = manifest.dependencies.iter().filter(|dependency| {
        dependency.kind == Kind::Normal
            && plan.level(&dependency.package).is_none()
            && !plan.permits(&dependency.package)
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
