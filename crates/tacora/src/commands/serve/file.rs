//! Options from a TOML file.

use std::path::Path;

use anyhow::{Result, anyhow, bail};

use super::options::Options;
use crate::input::Input;

/// The maximum size of the file.
const MAX_BYTES: usize = 64 * 1024;

/// The options in the file. Its paths are relative to the file.
pub(super) fn options(path: &Path) -> Result<Options> {
    let text = Input::File(path.to_owned()).read(MAX_BYTES)?;
    let mut options: Options = toml::from_str(&text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        anyhow!("{}: line {line}: {}", path.display(), error.message().replace('\n', " "))
    })?;
    if options.listen.is_some() && (options.lan.is_some() || options.port.is_some()) {
        bail!("{}: listen cannot be used together with lan or port", path.display());
    }
    let folder = path.parent().unwrap_or(Path::new(""));
    for path in [&mut options.data, &mut options.metrics_token_file].into_iter().flatten() {
        *path = folder.join(&path);
    }
    Ok(options)
}
