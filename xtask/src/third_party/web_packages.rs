//! The npm packages that the web client is made of, from its lock file.

use anyhow::{Context, Result};
use serde_json::Value;

use super::Part;
use crate::npm;
use crate::workspace::{Workspace, read};

pub(super) fn parts(workspace: &Workspace) -> Result<Vec<Part>> {
    let web = workspace.root().join("web");
    npm::install(&web)?;
    let lock: Value =
        serde_json::from_str(&read(&web.join("package-lock.json"))?).context("package-lock.json")?;
    let packages = shipped(&lock).context("package-lock.json lacks a field")?;
    Ok(packages.into_iter().map(|package| Part { folder: web.join(package.path), ..package.part }).collect())
}

struct Package {
    path: String,
    part: Part,
}

/// Packages that only build or test the client are marked `dev`.
fn shipped(lock: &Value) -> Option<Vec<Package>> {
    let packages = lock["packages"].as_object()?.iter();
    packages
        .filter(|(path, package)| !path.is_empty() && package["dev"] != true && package["optional"] != true)
        .map(|(path, package)| {
            let name = path.rsplit("node_modules/").next()?;
            let version = package["version"].as_str()?;
            Some(Package {
                path: path.clone(),
                part: Part {
                    name: name.to_owned(),
                    version: version.to_owned(),
                    license: package["license"].as_str().unwrap_or("see its files").to_owned(),
                    // The at sign of a scope is escaped in a package URL.
                    purl: format!("pkg:npm/{}@{version}", name.replace('@', "%40")),
                    folder: path.into(),
                },
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn packages_that_only_build_the_client_are_no_parts() {
        let lock = json!({"packages": {
            "": {"name": "tacora-web"},
            "node_modules/@noble/hashes": {"version": "2.4.0", "license": "MIT"},
            "node_modules/svelte/node_modules/aria-query": {"version": "5.3.1", "license": "Apache-2.0"},
            "node_modules/vite": {"version": "8.3.5", "dev": true},
        }});
        let purls: Vec<String> =
            shipped(&lock).unwrap().into_iter().map(|package| package.part.purl).collect();
        assert_eq!(purls, ["pkg:npm/%40noble/hashes@2.4.0", "pkg:npm/aria-query@5.3.1"]);
    }
}
