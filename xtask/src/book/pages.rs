//! Copies the pages and pictures of the book to where mdBook reads them, at the same relative places.
//!
//! A link to a file that is not part of the book, such as source code, becomes its text.

use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result};

use crate::workspace::{entries, read, write};

/// The pages outside of `docs`.
const PAGES: [&str; 6] =
    ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "examples/README.md"];

/// Copies all pages.
pub(super) fn copy(root: &Path, to: &Path) -> Result<()> {
    for page in PAGES {
        copy_page(root, &root.join(page), to)?;
    }
    copy_folder(root, &root.join("docs"), to)
}

fn copy_folder(root: &Path, folder: &Path, to: &Path) -> Result<()> {
    for path in entries(folder)? {
        let cannot = || format!("cannot copy {}", path.display());
        if path.is_dir() {
            copy_folder(root, &path, to)?;
        } else if path.extension().is_some_and(|extension| extension == "md") {
            copy_page(root, &path, to)?;
        } else {
            let target = to.join(path.strip_prefix(root)?);
            fs::create_dir_all(target.parent().context("a file has a folder")?).with_context(cannot)?;
            fs::copy(&path, target).with_context(cannot)?;
        }
    }
    Ok(())
}

fn copy_page(root: &Path, page: &Path, to: &Path) -> Result<()> {
    let name = page.strip_prefix(root)?;
    let folder = name.parent().context("a page has a folder")?;
    let is_in_book = |link: &str| {
        let path = normal(&folder.join(link.split('#').next().unwrap_or_default()));
        link.contains("://") || link.starts_with('#') || is_part(&path)
    };
    let target = to.join(name);
    fs::create_dir_all(target.parent().context("a page has a folder")?)?;
    write(&target, &without_links(&read(page)?, is_in_book))
}

fn is_part(path: &Path) -> bool {
    let is_page = path.starts_with("docs")
        && path.extension().is_some_and(|end| end == "md" || end == "png" || end == "webp");
    is_page || PAGES.iter().any(|page| path == Path::new(page))
}

/// The path without `..`.
fn normal(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut normal, part| {
        match part {
            Component::ParentDir => {
                normal.pop();
            }
            Component::Normal(name) => normal.push(name),
            _ => {}
        }
        normal
    })
}

/// The page with the text of every link that does not lead into the book. Code stays as it is.
fn without_links(page: &str, is_in_book: impl Fn(&str) -> bool) -> String {
    let mut fenced = false;
    let mut kept = String::with_capacity(page.len());
    for line in page.split_inclusive('\n') {
        let is_fence = line.trim_start().starts_with("```");
        fenced ^= is_fence;
        if fenced || is_fence {
            kept.push_str(line);
        } else {
            kept.push_str(&line_without_links(line, &is_in_book));
        }
    }
    kept
}

fn line_without_links(line: &str, is_in_book: &impl Fn(&str) -> bool) -> String {
    let mut kept = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(middle) = rest.find("](") {
        let (before, after) = (&rest[..middle], &rest[middle + 2..]);
        let (Some(open), Some(close)) = (before.rfind('['), after.find(')')) else {
            kept.push_str(&rest[..middle + 2]);
            rest = after;
            continue;
        };
        let (label, address) = (&before[open + 1..], &after[..close]);
        if is_in_book(address) {
            // mdBook writes a README to index.html, but does not change links to it.
            kept += &[before, "](", &address.replace("README.md", "index.md"), ")"].concat();
        } else {
            kept.push_str(&before[..open]);
            kept.push_str(label);
        }
        rest = &after[close + 1..];
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_out_of_the_book_become_text_and_code_stays() {
        let page = "See [`edition.rs`](../crates/edition.rs), [here](b.md#x), [top](README.md) and [there](https://example.org).\n\
                    ```\n[a](../crates/a.rs)\n```\n";
        let kept = without_links(page, |link| !link.contains("crates"));
        assert_eq!(
            kept,
            "See `edition.rs`, [here](b.md#x), [top](index.md) and [there](https://example.org).\n```\n[a](../crates/a.rs)\n```\n"
        );
    }

    #[test]
    fn pages_pictures_and_nothing_else_are_part_of_the_book() {
        for (path, part) in [
            ("docs/adr/../coach.md", true),
            ("docs/../SECURITY.md", true),
            ("docs/pictures/cave.png", true),
            ("docs/../crates/diamant/src", false),
            ("docs/../LICENSE-MIT", false),
        ] {
            assert_eq!(is_part(&normal(Path::new(path))), part, "{path}");
        }
    }
}
