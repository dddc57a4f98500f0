//! Builds the web client, unless `TACORA_WEB_DIST` names a ready-made one.

mod node;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use std::{env, fs, process};

/// The sources of the client, in addition to this folder.
const PARTS: [&str; 9] = [
    "src",
    "public",
    "index.html",
    "offline.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "../locales",
];

fn main() {
    println!("cargo::rerun-if-env-changed=TACORA_WEB_DIST");
    let folder = match env::var_os("TACORA_WEB_DIST") {
        Some(ready) => ready_made(Path::new(&ready)),
        None => built(),
    };
    println!("cargo::rustc-env=TACORA_WEB_FOLDER={}", folder.display());
}

/// An existing build of the client.
fn ready_made(folder: &Path) -> PathBuf {
    println!("cargo::rerun-if-changed={}", folder.display());
    match folder.canonicalize() {
        Ok(folder) if folder.join("index.html").is_file() => folder,
        _ => fail(&format!("TACORA_WEB_DIST is {}, where there is no index.html", folder.display())),
    }
}

/// Builds the client from source with Node.
fn built() -> PathBuf {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the folder"));
    let web = manifest.join("../../web");
    for part in PARTS {
        println!("cargo::rerun-if-changed={}", web.join(part).display());
    }
    let target = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder")).join("dist");

    if let Err(why) = node::check() {
        fail(&format!("{why}, or name a folder with a client that is built already in TACORA_WEB_DIST."));
    }
    // npm writes this file when it has installed everything.
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    if installed.is_none() || installed < changed(&web.join("package-lock.json")) {
        npm(&web, &["ci", "--prefer-offline", "--no-audit", "--no-fund"]);
    }
    let out = target.to_str().expect("the folder has a plain name");
    npm(&web, &["run", "--silent", "build", "--", "--outDir", out, "--emptyOutDir"]);
    target
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|file| file.modified()).ok()
}

fn npm(folder: &Path, arguments: &[&str]) {
    let run = Command::new("npm").current_dir(folder).args(arguments).output();
    let Ok(run) = run else {
        fail(
            "the web client needs npm, which comes with Node, and there is none: install Node from https://nodejs.org",
        );
    };
    if !run.status.success() {
        let said = [run.stdout, run.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
        fail(&format!("`npm {}` failed:\n{}", arguments.join(" "), said.join("\n")));
    }
}

fn fail(why: &str) -> ! {
    eprintln!("{why}");
    process::exit(1)
}
