//! Lists the languages: every folder of `locales/` is one, and nothing else has to know.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the folder"));
    let locales = manifest.join("../../locales").canonicalize().expect("the workspace has its locales");
    println!("cargo::rerun-if-changed={}", locales.display());

    let tags: Vec<String> = names(&locales).into_iter().filter(|name| locales.join(name).is_dir()).collect();
    // In a browser the client has sentences of its own; only the coach says something here.
    let in_browser = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    let wanted: fn(&str) -> bool = if in_browser { is_the_coachs } else { is_spoken };
    let english = tags.iter().position(|tag| tag == "en").expect("English is one of the languages");
    let mut list =
        format!("/// Every language, with its files.\nconst LOCALES: [Locale; {}] = [\n", tags.len());
    for tag in &tags {
        let folder = locales.join(tag);
        let files = names(&folder).into_iter().filter(|name| wanted(name));
        let paths = files.map(|file| folder.join(file).into_os_string().into_string());
        let texts: Vec<String> = paths
            .map(|path| format!("include_str!({:?})", path.expect("our folder has a plain name")))
            .collect();
        let texts = texts.join(", ");
        writeln!(list, "    Locale {{ tag: {tag:?}, texts: &[{texts}] }},")
            .expect("a string takes everything");
    }
    write!(list, "];\n/// Where English stands among them.\nconst ENGLISH: usize = {english};\n")
        .expect("a string takes everything");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder"));
    fs::write(out.join("locales.rs"), list).expect("cargo's folder can be written");
}

/// Whether Rust says what is in this file. What happens at a table is told in the same sentences in a browser and in a
/// terminal; the other screens of the browser have files of their own.
fn is_spoken(file: &str) -> bool {
    let name = file.strip_suffix(".ftl");
    let shared = ["web-refusals", "web-rules", "web-offers"];
    name.is_some_and(|name| shared.contains(&name) || (!name.starts_with("web-") && name != "language"))
}

/// Whether a hint takes its sentences from this file.
fn is_the_coachs(file: &str) -> bool {
    matches!(file, "review.ftl" | "words.ftl")
}

/// What is in this folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("our files have plain names");
    let mut names: Vec<String> = entries.map(|entry| name(entry.expect("the folder can be read"))).collect();
    names.sort();
    names
}
