//! Compiles the part that plays without a server to WebAssembly. Shared by the build script and the developer commands.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const TARGET: &str = "wasm32-unknown-unknown";

/// How to get what compiles for WebAssembly.
pub(crate) const ADVICE: &str = "`rustup target add wasm32-unknown-unknown`";

/// Debian's compiler with the source of its standard library, which its package `rust-web-src` brings.
const DEBIANS_COMPILER: &str = "/usr/bin/rustc";
const DEBIANS_SOURCE: &str = "/usr/lib/rustlib/src/rust/library/std";

/// How the names of those variables begin that mean the crate, the target or the check that cargo is busy with.
const FOREIGN: [&str; 8] = [
    "CARGO_PKG_",
    "CARGO_MANIFEST_",
    "CARGO_CFG_",
    "CARGO_FEATURE_",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_TARGET_DIR",
    "RUSTFLAGS",
    "RUSTC_WORKSPACE_WRAPPER",
];

/// A compiler for WebAssembly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Compiler {
    /// The one that compiles everything else.
    Own,
    /// Debian's. It has no library for WebAssembly, but the source of one, and no linker, but the one of the own compiler will
    /// do.
    Debians {
        /// The folder of the linker.
        linker: PathBuf,
    },
}

impl Compiler {
    /// The own compiler, if it can compile for WebAssembly.
    pub(crate) fn own() -> Option<Compiler> {
        let library = sysroot()?.join("lib/rustlib").join(TARGET).join("lib");
        library.is_dir().then_some(Compiler::Own)
    }

    /// Debian's compiler, if it is installed and new enough.
    #[allow(dead_code, reason = "the build script uses the own compiler only")]
    pub(crate) fn debians() -> Option<Compiler> {
        let printed = Command::new(DEBIANS_COMPILER).arg("--version").output().ok()?.stdout;
        let is_new = minor(&String::from_utf8_lossy(&printed))? >= 95;
        let linker = linker()?;
        (is_new && Path::new(DEBIANS_SOURCE).is_dir()).then_some(Compiler::Debians { linker })
    }

    /// Whichever there is.
    #[allow(dead_code, reason = "the build script uses the own compiler only")]
    pub(crate) fn any() -> Option<Compiler> {
        Compiler::own().or_else(Compiler::debians)
    }

    /// Compiles the module; the path of its file.
    pub(crate) fn compile(&self, root: &Path, folder: &Path) -> Result<PathBuf, String> {
        let mut command = self.cargo(root, folder);
        let output = command.output().map_err(|error| format!("cannot start cargo: {error}"))?;
        if !output.status.success() {
            return Err(format!(
                "the module failed to compile:\n{}",
                String::from_utf8_lossy(&output.stderr)
            ));
        }
        Ok(folder.join(TARGET).join("wasm").join("wasm.wasm"))
    }

    fn cargo(&self, root: &Path, folder: &Path) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        // What cargo has set for the crate that is being built would be taken for this one.
        for (name, _) in env::vars_os() {
            if FOREIGN.iter().any(|start| name.to_string_lossy().starts_with(start)) {
                command.env_remove(name);
            }
        }
        command.current_dir(root);
        command.args(["build", "--quiet", "--locked", "--package", "wasm", "--lib", "--profile", "wasm"]);
        command.args(["--target", TARGET, "--target-dir"]).arg(folder);
        if let Compiler::Debians { linker } = self {
            command.arg("-Zbuild-std=std,panic_abort");
            command.env("RUSTC", DEBIANS_COMPILER).env("RUSTC_BOOTSTRAP", "1");
            command.env("PATH", with_folder(linker));
        }
        command
    }
}

fn with_folder(folder: &Path) -> OsString {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_owned()).chain(env::split_paths(&path));
    env::join_paths(folders).expect("our own folder has a plain name")
}

/// The folder of the own compiler.
fn sysroot() -> Option<PathBuf> {
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let printed = Command::new(compiler).args(["--print", "sysroot"]).output().ok()?.stdout;
    Some(PathBuf::from(String::from_utf8_lossy(&printed).trim()))
}

/// The folder of the linker that comes with the own compiler.
fn linker() -> Option<PathBuf> {
    let hosts = fs::read_dir(sysroot()?.join("lib/rustlib")).ok()?;
    let folders = hosts.filter_map(|host| Some(host.ok()?.path().join("bin")));
    folders.into_iter().find(|folder| folder.join("rust-lld").is_file())
}

/// The number after the first dot of what `rustc --version` prints.
fn minor(printed: &str) -> Option<u32> {
    printed.strip_prefix("rustc 1.")?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_a_compiler_is_read() {
        assert_eq!(minor("rustc 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"), Some(96));
        assert_eq!(minor("rustc 1.85.0"), Some(85));
        assert_eq!(minor("gcc 12"), None);
    }
}
