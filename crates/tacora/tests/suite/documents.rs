//! The documents: links lead somewhere, and output in examples is what the program prints.

use std::fs;
use std::path::{Path, PathBuf};

use crate::process::run_with_input;

/// The top of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All Markdown files below this folder, except those that a build or an installation put there.
fn pages(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() && !name.starts_with('.') && !["dist", "target", "node_modules"].contains(&name) {
            pages(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
}

/// The lines outside fenced code.
fn prose(page: &str) -> impl Iterator<Item = &str> {
    let mut fenced = false;
    page.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fence && !fenced
    })
}

/// Where the links of a page lead to: Markdown links and pictures in HTML. Inline code is no link.
fn links(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in prose(page) {
        let text: String = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
        let markdown = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let pictures = text.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        found.extend(markdown.chain(pictures).map(str::to_owned));
    }
    found
}

/// The anchors of a page, as GitHub makes them from its headings.
fn anchors(page: &str) -> Vec<String> {
    let headings =
        prose(page).filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let kept = |letter: &char| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter);
    headings
        .map(|text| text.to_lowercase().chars().filter(kept).collect::<String>().replace(' ', "-"))
        .collect()
}

#[test]
fn every_relative_link_and_anchor_exists() {
    let mut found = Vec::new();
    pages(&root(), &mut found);
    let (mut checked, mut broken) = (0, Vec::new());
    for path in found {
        let page = fs::read_to_string(&path).unwrap();
        for link in
            links(&page).into_iter().filter(|link| !link.contains("://") && !link.starts_with("mailto:"))
        {
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
            let there = anchor.is_empty()
                || fs::read_to_string(&target)
                    .is_ok_and(|page| anchors(&page).iter().any(|name| name == anchor));
            checked += 1;
            if !target.exists() || !there {
                broken.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert_eq!(broken, Vec::<String>::new());
    assert!(checked > 100, "only {checked} links were found");
}

/// The fenced blocks of a page: what stands behind the fence, and the content.
fn blocks(name: &str) -> Vec<(String, String)> {
    let page = fs::read_to_string(root().join(name)).unwrap();
    let mut parts = page.split("\n```");
    let mut found = Vec::new();
    while let (Some(_), Some(block)) = (parts.next(), parts.next()) {
        let (language, content) = block.split_once('\n').unwrap();
        found.push((language.to_owned(), content.to_owned() + "\n"));
    }
    found
}

#[test]
fn accounts_and_verdicts_of_records_are_what_the_referee_says() {
    for (name, expected) in [("docs/record.md", 6), ("README.md", 1)] {
        let (mut said, mut shown) = (Vec::new(), 0);
        for (language, content) in blocks(name) {
            match language.as_str() {
                "json" if content.contains("tacora-record/1") => {
                    for arguments in [&["referee", "-"][..], &["referee", "-", "--json"]] {
                        said.push(run_with_input(arguments, content.as_bytes()).printed());
                    }
                }
                "text" | "json verdict" if !said.is_empty() && shown < expected => {
                    assert!(said.iter().any(|account| account.contains(&content)), "{name}: {content}");
                    shown += 1;
                }
                _ => {}
            }
        }
        assert_eq!(shown, expected, "{name}");
    }
}

#[test]
fn house_editions_of_the_page_come_to_what_it_shows() {
    let (mut said, mut shown) = (String::new(), 0);
    for (language, content) in blocks("docs/house-editions.md") {
        match language.as_str() {
            "toml" => said = run_with_input(&["edition", "check", "-"], content.as_bytes()).printed(),
            "text" => {
                assert_eq!(content, said);
                shown += 1;
            }
            _ => {}
        }
    }
    assert_eq!(shown, 2);
}
