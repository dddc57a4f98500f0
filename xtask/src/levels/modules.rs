//! The levels of the modules at the root of a crate: a module names only modules below its own.

use std::collections::BTreeSet;

use super::names::{Name, names};
use super::plan::Levels;
use crate::workspace::{Crate, Source};

/// Everything in this crate that its module levels do not permit.
pub(super) fn violations(one: &Crate, crate_name: &str, levels: &Levels) -> Vec<String> {
    let mut findings = Vec::new();
    let mut found = BTreeSet::new();
    for source in &one.sources {
        let path = module_path(one, source);
        let Some(module) = path.first() else { continue };
        match levels.get(*module) {
            Some(level) => findings.extend(uses_above(source, &path, *level, levels)),
            None if !found.contains(module) => findings.push(format!(
                "{}: module `{module}` has no level in [workspace.metadata.modules.{crate_name}]",
                source.path
            )),
            None => {}
        }
        found.insert(*module);
    }
    findings.extend(levels.keys().filter(|module| !found.contains(module.as_str())).map(|module| {
        format!(
            "Cargo.toml: [workspace.metadata.modules.{crate_name}] lists `{module}`, but {} has no such module",
            one.folder
        )
    }));
    findings
}

/// The path of a file's module inside its crate; empty for the root.
fn module_path<'a>(one: &Crate, source: &'a Source) -> Vec<&'a str> {
    let inside = source.path.strip_prefix(&one.folder).unwrap_or(&source.path);
    let inside = inside.trim_start_matches("/src/").trim_end_matches(".rs");
    inside.split('/').filter(|part| !matches!(*part, "lib" | "main")).collect()
}

fn uses_above(source: &Source, path: &[&str], level: i64, levels: &Levels) -> Vec<String> {
    let module = path[0];
    let mut findings = Vec::new();
    for name in names(&source.text) {
        let Some(used) = root_module(&name, path.len()).filter(|used| *used != module) else { continue };
        let line = name.line;
        let finding = match levels.get(used) {
            Some(theirs) if *theirs < level => continue,
            Some(theirs) => format!(
                "{}:{line}: module `{module}` uses `crate::{used}`, which is on level {theirs}, not below level {level}",
                source.path
            ),
            None if name.segments[0] == "crate" => format!(
                "{}:{line}: `crate::{used}` is no module with a level: name the module that owns it",
                source.path
            ),
            // Inside an inline module, `super` is the file itself.
            None => continue,
        };
        if findings.last() != Some(&finding) {
            findings.push(finding);
        }
    }
    findings
}

/// The module at the root of the crate that this path goes through, if it starts there.
fn root_module(name: &Name, depth: usize) -> Option<&str> {
    let segments = &name.segments;
    let start = match segments.first()?.as_str() {
        "crate" => 1,
        "super" => segments.iter().take_while(|segment| *segment == "super").count(),
        _ => return None,
    };
    let is_at_root = segments[0] == "crate" || start == depth;
    segments.get(start).filter(|_| is_at_root).map(String::as_str)
}
