//! Follows every link and picture of the finished site.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

use anyhow::{Result, ensure};

use crate::workspace::{entries, read};

/// Fails with a list of all links of the site that lead nowhere.
pub(super) fn check(site: &Path) -> Result<()> {
    let mut pages = BTreeMap::new();
    collect(site, &mut pages)?;
    let mut broken = Vec::new();
    let mut checked = 0;
    for (path, page) in &pages {
        for link in values(page, " href=\"").chain(values(page, " src=\"")) {
            if link.contains("://") || link.starts_with("mailto:") || link.starts_with("data:") {
                continue;
            }
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { resolve(path, file) };
            let is_there = match pages.get(&target) {
                Some(page) => anchor.is_empty() || page.contains(&format!("id=\"{anchor}\"")),
                None => target.is_file() && anchor.is_empty(),
            };
            checked += 1;
            if !is_there {
                broken.push(format!("{}: {link}", path.strip_prefix(site).unwrap_or(path).display()));
            }
        }
    }
    broken.sort();
    broken.dedup();
    ensure!(broken.is_empty(), "links of the book lead nowhere:\n  {}", broken.join("\n  "));
    ensure!(checked > pages.len(), "only {checked} links were found on {} pages", pages.len());
    println!("book: {} pages, {checked} links", pages.len());
    Ok(())
}

fn collect(folder: &Path, pages: &mut BTreeMap<PathBuf, String>) -> Result<()> {
    for path in entries(folder)? {
        // All chapters on one page: its links are those of the chapters.
        let is_print = path.file_name().is_some_and(|name| name == "print.html");
        if path.is_dir() {
            collect(&path, pages)?;
        } else if path.extension().is_some_and(|extension| extension == "html") && !is_print {
            pages.insert(path.clone(), read(&path)?);
        }
    }
    Ok(())
}

/// The values of all attributes that start like this.
fn values<'page>(page: &'page str, start: &str) -> impl Iterator<Item = &'page str> {
    page.split(start).skip(1).filter_map(|rest| rest.split('"').next())
}

/// The file that a link of a page leads to.
fn resolve(page: &Path, link: &str) -> PathBuf {
    let joined = page.parent().unwrap_or(page).join(link);
    joined.components().fold(PathBuf::new(), |mut path, part| {
        match part {
            Component::ParentDir => {
                path.pop();
            }
            Component::CurDir => {}
            part => path.push(part),
        }
        path
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_link_to_a_missing_page_or_anchor_is_named() {
        let site = tempfile::tempdir().unwrap();
        let page = |name: &str, text: &str| fs::write(site.path().join(name), text).unwrap();
        page(
            "a.html",
            r#"<a href="b.html#here">b</a> <a href="./b.html">b</a> <a href="https://example.org">e</a>"#,
        );
        page("b.html", r#"<h1 id="here">B</h1> <a href="a.html">a</a> <a href="a.html">a</a>"#);
        check(site.path()).unwrap();
        page("a.html", r#"<a href="b.html#gone">b</a> <a href="c.html">c</a> <a href="b.html">b</a>"#);
        let error = check(site.path()).unwrap_err().to_string();
        assert_eq!(error, "links of the book lead nowhere:\n  a.html: b.html#gone\n  a.html: c.html");
    }
}
