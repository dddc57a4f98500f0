//! Lists the migrations: every file of `migrations/<database>/` is one.
//!
//! `sqlx::migrate!` does the same, but the `macros` feature compiles the drivers of both databases a second time.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the folder"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder"));
    for database in ["postgres", "sqlite"] {
        let list = list(&manifest.join("migrations").join(database));
        fs::write(out.join(format!("{database}.rs")), list).expect("cargo's folder can be written");
    }
}

/// The files as an expression: the name and the text of each.
fn list(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("the folder of the migrations can be read");
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("the folder can be read to its end").path()).collect();
    paths.sort();
    let mut list = "&[\n".to_owned();
    for path in &paths {
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a migration has a plain name");
        let path = path.to_str().expect("our folder has a plain name");
        writeln!(list, "    ({name:?}, include_str!({path:?})),").expect("a string takes everything");
    }
    list + "]\n"
}
