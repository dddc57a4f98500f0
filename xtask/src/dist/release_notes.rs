//! The notes of a release: its section of the changelog.

use anyhow::{Result, ensure};

/// The section of this version, or what is not released yet.
pub(super) fn of(changelog: &str, version: &str) -> Result<String> {
    let sections: Vec<&str> = changelog.split("\n## ").skip(1).collect();
    let of_version = |section: &&&str| section.trim_start_matches('[').starts_with(version);
    let unreleased = |section: &&&str| section.starts_with("Unreleased");
    let section = sections.iter().find(of_version).or_else(|| sections.iter().find(unreleased));
    ensure!(section.is_some(), "CHANGELOG.md has no section for {version}");
    Ok(section.map(|section| format!("# {}\n", section.trim_end())).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_section_of_the_version_is_taken_and_otherwise_the_unreleased_one() {
        let log = "# Changelog\n\n## Unreleased\n\n- b\n\n## 0.2.0 (2026-11-18)\n\n- a\n";
        assert_eq!(of(log, "0.2.0").unwrap(), "# 0.2.0 (2026-11-18)\n\n- a\n");
        assert_eq!(of(log, "0.3.0").unwrap(), "# Unreleased\n\n- b\n");
        assert!(of("# Changelog\n", "0.3.0").is_err());
    }
}
