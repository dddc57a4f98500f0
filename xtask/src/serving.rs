//! A running server process.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

/// A server that stops when this value is dropped.
pub(crate) struct Serving {
    child: Child,
    url: String,
}

impl Serving {
    /// Starts this program without limits, with these arguments, and waits until it prints its address.
    pub(crate) fn start(program: &Path, arguments: &[&str]) -> Result<Serving> {
        let mut command = Command::new(program);
        command
            .args(["serve", "--no-limits", "--listen", "127.0.0.1:0"])
            .args(arguments)
            .stdout(Stdio::piped());
        for (name, _) in std::env::vars_os() {
            if name.to_str().is_some_and(|name| name.starts_with("TACORA_")) {
                command.env_remove(name);
            }
        }
        let child = command.spawn().with_context(|| format!("cannot start {}", program.display()))?;
        // From here on it is stopped in any case.
        let mut serving = Serving { child, url: String::new() };
        let out = serving.child.stdout.take().context("its output")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).context("its first line")?;
        let (_, address) = line.trim_end().split_once("http://localhost").context("it does not serve")?;
        serving.url = format!("http://127.0.0.1{address}");
        Ok(serving)
    }

    /// Its address.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
