//! Text from a file or standard input, up to a maximum size.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

/// The source of the text.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    Stdin,
    File(PathBuf),
}

/// A file name need not be UTF-8.
impl From<OsString> for Input {
    fn from(name: OsString) -> Input {
        if name == "-" { Input::Stdin } else { Input::File(name.into()) }
    }
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Input::Stdin => f.write_str("standard input"),
            Input::File(path) => path.display().fmt(f),
        }
    }
}

impl Input {
    /// The whole text. A longer text is refused without reading all of it.
    pub(crate) fn read(&self, most: usize) -> Result<String> {
        let bytes = match self {
            Input::Stdin => read_at_most(io::stdin().lock(), most),
            Input::File(path) => File::open(path).and_then(|file| read_at_most(file, most)),
        };
        let bytes = bytes.with_context(|| self.to_string())?;
        if bytes.len() > most {
            bail!("{self}: this file has more than {most} bytes");
        }
        String::from_utf8(bytes).ok().with_context(|| format!("{self}: this is not text in UTF-8"))
    }
}

/// Reads up to one byte more than the maximum, which is enough to detect that it is too long.
pub(crate) fn read_at_most(source: impl Read, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
