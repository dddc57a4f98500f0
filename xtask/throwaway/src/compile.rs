//! Small C programs for what safe Rust cannot do, compiled by the linker that every Rust toolchain needs.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiles this source in a folder, with these additional options, to a file with this name.
pub(crate) fn compile(source: &str, folder: &Path, name: &str, options: &[&str]) -> io::Result<PathBuf> {
    let (input, output) = (folder.join(format!("{name}.c")), folder.join(name));
    fs::write(&input, source)?;
    let mut command = Command::new("cc");
    command.args(["-O2", "-o"]).arg(&output).arg(&input).args(options);
    let done = command.output()?;
    if !done.status.success() {
        return Err(io::Error::other(format!("cc {name}.c: {}", String::from_utf8_lossy(&done.stderr))));
    }
    Ok(output)
}
