//! The licence texts of all parts, each text once.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::Result;

use super::Part;
use crate::workspace::entries;

const HEAD: &str = "\
Tacora is licensed under MIT or Apache-2.0, at your option. It contains the software listed below, each under its own
licence. Where one may choose MIT, it is chosen.

SQLite, which is inside libsqlite3-sys, is in the public domain.
";

/// How files with a licence are called.
const NAMES: [&str; 6] = ["license", "licence", "copying", "notice", "unlicense", "copyright"];

/// What the file of an alternative to MIT is called.
const OTHERS: [&str; 6] = ["apache", "boost", "bsl", "isc", "unlicense", "zlib"];

/// Where some crates keep the C code of others.
const DEPTH: usize = 3;

/// The list, then the texts.
pub(super) fn text(parts: &[Part]) -> Result<String> {
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut list = String::new();
    for part in parts {
        let called = format!("{} {}", part.name, part.version);
        writeln!(list, "{called}: {}", part.license)?;
        let mut files = Vec::new();
        collect(&part.folder, DEPTH, &mut files)?;
        for (_, text) in chosen(files, &part.license) {
            let users = by_text.entry(text).or_default();
            if users.last() != Some(&called) {
                users.push(called.clone());
            }
        }
    }
    // In the order of the list, by the first part that has the text.
    let mut texts: Vec<(Vec<String>, String)> =
        by_text.into_iter().map(|(text, users)| (users, text)).collect();
    texts.sort();
    let rule = "=".repeat(80);
    let mut whole = format!("{HEAD}\n{list}");
    for (users, text) in texts {
        write!(whole, "\n{rule}\n{}\n{rule}\n\n{text}\n", users.join(", "))?;
    }
    Ok(whole)
}

/// Without the alternatives to MIT, if there is a choice and its text is in a file of its own.
fn chosen(mut files: Vec<(String, String)>, license: &str) -> Vec<(String, String)> {
    let may_choose = license.contains(" OR ") && !license.contains(" AND ");
    if may_choose && files.iter().any(|(name, _)| name.contains("mit")) {
        files.retain(|(name, _)| !OTHERS.iter().any(|other| name.contains(other)));
    }
    files
}

/// The names and texts of the licences in this folder, with plain line ends.
fn collect(folder: &Path, depth: usize, files: &mut Vec<(String, String)>) -> Result<()> {
    for path in entries(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        let is_code = [".rs", ".js", ".ts", ".html", ".json"].iter().any(|ending| name.ends_with(ending));
        if path.is_dir() {
            // Packages inside packages are listed on their own.
            if depth > 1 && !["node_modules", "tests", "target"].contains(&name.as_str()) {
                collect(&path, depth - 1, files)?;
            }
        } else if NAMES.iter().any(|start| name.starts_with(start)) && !is_code {
            let text = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
            let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
            files.push((name, lines.join("\n").trim_matches('\n').to_owned()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &str, folder: &Path) -> Part {
        Part {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: "MIT OR Apache-2.0".to_owned(),
            purl: String::new(),
            folder: folder.join(name),
        }
    }

    #[test]
    fn a_text_that_several_parts_share_is_printed_once() {
        let folder = tempfile::tempdir().unwrap();
        for (name, file, text) in [
            ("a", "LICENSE", "One text \r\nof two lines\n"),
            ("b", "license-mit.txt", "One text\nof two lines"),
            ("b", "LICENSE-APACHE", "A long text"),
            ("b", "src/license.rs", "fn main() {}"),
            ("c", "c_src/inner/COPYING", "Another text"),
        ] {
            let path = folder.path().join(name).join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let parts = ["a", "b", "c"].map(|name| part(name, folder.path()));
        let text = text(&parts).unwrap();
        assert!(text.contains("a 1.0.0: MIT OR Apache-2.0\nb 1.0.0: MIT OR Apache-2.0\n"), "{text}");
        assert_eq!(text.matches("One text\nof two lines\n").count(), 1, "{text}");
        assert!(text.contains("\na 1.0.0, b 1.0.0\n") && text.contains("Another text"), "{text}");
        assert!(!text.contains("A long text") && !text.contains("fn main"), "{text}");
    }
}
