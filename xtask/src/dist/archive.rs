//! The archive for any Linux.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::Release;
use super::content::Content;
use crate::step::succeed;

/// Packs everything into one folder of one archive.
pub(super) fn write(content: &Content, release: &Release, staging: &Path, dist: &Path) -> Result<()> {
    let name = format!("tacora-{}-{}-linux-gnu", release.version, std::env::consts::ARCH);
    let folder = staging.join(&name);
    fs::rename(&content.folder, &folder).context("cannot rename the folder of the archive")?;
    let packed = succeed(
        Command::new("tar")
            .current_dir(staging)
            .args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"])
            .arg(format!("--mtime=@{}", release.time))
            // gzip would store the time and the name.
            .args(["--use-compress-program=gzip -9n", "-cf"])
            .arg(dist.join(format!("{name}.tar.gz")))
            .arg(&name),
    );
    fs::rename(&folder, &content.folder).context("cannot rename the folder of the archive")?;
    packed
}
