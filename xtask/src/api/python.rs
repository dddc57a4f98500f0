//! A Python virtual environment with the requirements of the check, created once and kept under `target`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result, bail};

use super::in_environment;
use crate::workspace::read;

/// Its interpreter. An existing environment is reused unless the requirements have changed.
pub(super) fn with_schemathesis(folder: &Path, requirements: &Path) -> Result<PathBuf> {
    let environment = folder.join("python");
    let python = PathBuf::from(in_environment(&environment, "python"));
    let (wanted, stamp) = (read(requirements)?, environment.join("requirements.txt"));
    if fs::read_to_string(&stamp).is_ok_and(|there| there == wanted) && python.exists() {
        return Ok(python);
    }
    println!("api: installing schemathesis");
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let interpreter = if cfg!(windows) { "python" } else { "python3" };
    let made = Command::new(interpreter).args(["-m", "venv", "--clear"]).arg(&environment).output();
    let made = made.with_context(|| format!("{interpreter} is needed, version 3.10 or later"))?;
    if !made.status.success() {
        bail!(
            "{interpreter} cannot make a virtual environment ({}): is python3-venv installed?",
            last(&made)
        );
    }
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]);
    let installed = pip.args(["--retries", "2", "--timeout", "15", "-r"]).arg(requirements).output();
    let installed = installed.context("cannot start pip")?;
    if !installed.status.success() {
        bail!("pip cannot install schemathesis: is there a network? ({})", last(&installed));
    }
    fs::write(&stamp, wanted).with_context(|| format!("cannot write {}", stamp.display()))?;
    Ok(python)
}

/// The last line of a program's output, which is usually the error.
fn last(output: &Output) -> String {
    let text = [output.stdout.as_slice(), output.stderr.as_slice()].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    text.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("it does not say why").trim().to_owned()
}
