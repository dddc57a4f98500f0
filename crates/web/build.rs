//! Builds the web client, unless `TACORA_WEB_DIST` names a ready-made one.
//!
//! A release also has the part of it that plays without a server, if the compiler can compile for WebAssembly.
//! `TACORA_WASM` names such a module that is compiled already, for other builds too.

mod node;
mod wasm;

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

/// What goes into the module, in addition to this folder's parent.
const MODULE: [&str; 12] = [
    "advice", "bots", "coach", "diamant", "game", "protocol", "record", "seal", "table", "troll", "wasm",
    "words",
];

fn main() {
    println!("cargo::rerun-if-env-changed=TACORA_WEB_DIST");
    println!("cargo::rerun-if-env-changed=TACORA_WASM");
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
    let build = ["run", "--silent", "build", "--", "--outDir", out, "--emptyOutDir"];
    run(npm_in(&web, &build).env("TACORA_WASM", module(&manifest.join("../..")).unwrap_or_default()));
    target
}

/// The module that plays without a server, where there is one.
fn module(root: &Path) -> Option<PathBuf> {
    if let Some(ready) = env::var_os("TACORA_WASM").filter(|path| !path.is_empty()) {
        println!("cargo::rerun-if-changed={}", Path::new(&ready).display());
        return Some(ready.into());
    }
    // Whoever builds to develop builds often, and the module takes a minute.
    if env::var("PROFILE").as_deref() != Ok("release") {
        return None;
    }
    let Some(compiler) = wasm::Compiler::own() else {
        println!(
            "cargo::warning=the web client is built without the part that plays offline; {} brings it",
            wasm::ADVICE
        );
        return None;
    };
    for part in MODULE {
        println!("cargo::rerun-if-changed={}", root.join("crates").join(part).display());
    }
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder")).join("wasm");
    Some(compiler.compile(root, &folder).unwrap_or_else(|why| fail(&why)))
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|file| file.modified()).ok()
}

fn npm(folder: &Path, arguments: &[&str]) {
    run(&mut npm_in(folder, arguments));
}

fn npm_in(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(folder).args(arguments);
    command
}

fn run(command: &mut Command) {
    let Ok(run) = command.output() else {
        fail(
            "the web client needs npm, which comes with Node, and there is none: install Node from https://nodejs.org",
        );
    };
    if !run.status.success() {
        let said = [run.stdout, run.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
        let arguments: Vec<_> = command.get_args().map(|word| word.to_string_lossy()).collect();
        fail(&format!("`npm {}` failed:\n{}", arguments.join(" "), said.join("\n")));
    }
}

fn fail(why: &str) -> ! {
    eprintln!("{why}");
    process::exit(1)
}
