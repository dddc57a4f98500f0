//! Who we are on a server. It is remembered, so that whoever comes back finds the seat they had.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use serde_json::json;

use super::http::Http;
use super::{Visitor, unreachable};
use crate::fault::Fault;

/// More than any token has.
const TOKEN_BYTES: u64 = 4_096;

/// The server, with the token that it knows us by: the one that was remembered, or a new one. Whoever only looks on needs
/// none.
pub(super) fn find(base: &str, visitor: &Visitor) -> Result<Http, Fault> {
    let mut http = Http::new(base);
    let Some(name) = visitor.people.first() else { return Ok(http) };
    let file = visitor.memory.as_ref().map(|folder| folder.join(file_name(base)));
    if let Some(token) = file.as_ref().and_then(|file| remembered(file).ok()) {
        http.token = Some(token.trim().to_owned());
        if http.get("/api/me").map_err(unreachable)?.is_yes() {
            return Ok(http);
        }
        http.token = None;
    }
    let made = http.post("/api/programs", Some(&json!({ "name": name })));
    let made = made.map_err(unreachable)?.accepted()?;
    let token = made["token"].as_str().unwrap_or_default().to_owned();
    if let Some(file) = &file {
        remember(file, &token).map_err(|error| Fault::File { path: file.clone(), error })?;
    }
    http.token = Some(token);
    Ok(http)
}

/// What was remembered. A device can have no end, so not all of it is read.
fn remembered(file: &Path) -> io::Result<String> {
    let mut token = String::new();
    File::open(file)?.take(TOKEN_BYTES).read_to_string(&mut token)?;
    Ok(token)
}

/// A file for each server: every sign that a file name may not have becomes an underscore.
fn file_name(base: &str) -> PathBuf {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '_' };
    let (_, host) = base.split_once("://").unwrap_or(("", base));
    host.chars().map(plain).collect::<String>().into()
}

/// Whoever reads this file can sit on our seat: nobody else may.
fn remember(file: &Path, token: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(token.as_bytes())
}
