//! Printing that can fail: a full disk is an error; a closed standard output or standard error is not.

use std::io::{self, ErrorKind, Write};

use anyhow::{Context, Result};

/// Prints to standard output.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result.context("standard output"),
    }
}

/// Prints a line to standard error, if it is open. `eprintln` would panic if the terminal is gone.
pub(crate) fn warn(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
