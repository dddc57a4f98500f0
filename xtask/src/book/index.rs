//! The table of contents of the book, from docs/README.md: a part for each reader, and below it the linked pages.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::workspace::{entries, read};

/// What mdBook reads as `SUMMARY.md`.
pub(super) fn summary(root: &Path) -> Result<String> {
    let records = entries(&root.join("docs/adr"))?;
    let records: Vec<String> =
        records.iter().filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect();
    let titles = |name: &str| Ok(title(&read(&root.join("docs/adr").join(name))?));
    let summary = parts(&read(&root.join("docs/README.md"))?, &records, titles)?;
    for page in entries(&root.join("docs"))? {
        let name = page.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let is_missing = is_page(name) && !summary.contains(&format!("(docs/{name})"));
        ensure!(!is_missing, "docs/README.md does not link to {name}, so nobody will find it");
    }
    Ok(summary)
}

fn parts(index: &str, records: &[String], title_of: impl Fn(&str) -> Result<String>) -> Result<String> {
    let mut summary = "# Summary\n\n[Tacora](README.md)\n[Documentation](docs/README.md)\n".to_owned();
    let mut listed: Vec<String> = Vec::new();
    for line in index.lines() {
        if let Some(part) = line.strip_prefix("## ") {
            summary += &["\n# ", part, "\n\n"].concat();
        }
        for (text, link) in line.strip_prefix("- ").map(links).unwrap_or_default() {
            let path = normal(&link);
            if !is_page(&path) || listed.contains(&path) {
                continue;
            }
            summary += &["- [", &text, "](", &path, ")\n"].concat();
            if path == "docs/adr/README.md" {
                for name in records.iter().filter(|name| *name != "README.md") {
                    summary += &["  - [", &title_of(name)?, "](docs/adr/", name, ")\n"].concat();
                }
            }
            listed.push(path);
        }
    }
    Ok(summary)
}

/// Whether this is a Markdown file.
fn is_page(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension == "md")
}

/// The Markdown links of a line: text and target.
fn links(line: &str) -> Vec<(String, String)> {
    let starts = line.split('[').skip(1);
    starts
        .filter_map(|rest| {
            let (text, rest) = rest.split_once("](")?;
            let (target, _) = rest.split_once(')')?;
            let mut text = text.to_owned();
            if let Some(first) = text.get_mut(..1) {
                first.make_ascii_uppercase();
            }
            Some((text, target.to_owned()))
        })
        .collect()
}

/// The path from the top of the repository of a link in docs/README.md.
fn normal(link: &str) -> String {
    let path = link.split('#').next().unwrap_or_default();
    path.strip_prefix("../").map_or_else(|| format!("docs/{path}"), str::to_owned)
}

/// The first heading of a page.
fn title(page: &str) -> String {
    let heading = page.lines().find_map(|line| line.strip_prefix("# "));
    heading.unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_the_headings_and_a_page_is_listed_once() {
        let index = "# Documentation\n\n## Play\n\n- Rules: [Diamant](rules/diamant.md), [dice](rules/troll.md#a)\n\
                     - [Coach](coach.md): see\n\n## Study\n\n- [The coach](coach.md)\n- [Decision records](adr/README.md)\n\
                     - [Changelog](../CHANGELOG.md), [source](../crates)\n";
        let records = ["0001-a.md".to_owned(), "README.md".to_owned()];
        let summary = parts(index, &records, |_| Ok("0001: A".to_owned())).unwrap();
        let list = summary.split_once("# Play").unwrap().1;
        assert_eq!(
            list,
            "\n\n- [Diamant](docs/rules/diamant.md)\n- [Dice](docs/rules/troll.md)\n- [Coach](docs/coach.md)\n\n# Study\n\n\
             - [Decision records](docs/adr/README.md)\n  - [0001: A](docs/adr/0001-a.md)\n- [Changelog](CHANGELOG.md)\n"
        );
    }
}
