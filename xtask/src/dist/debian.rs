//! The Debian package. `dpkg-deb` builds it: the package has no feature that needs more than that.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::content::Content;
use super::{Release, printed};
use crate::step::succeed;
use crate::workspace::{Workspace, entries, fresh, write as write_text};

const DESCRIPTION: &str = "\
Description: play, host and study the games Diamant and Troll & Dragon
 One program with a server for browsers and terminals, bots, a coach that
 reviews finished games, and tools to simulate and solve the games.
 The server starts at http://localhost:7777.
";

/// Builds the package in `folder` and writes it to `dist`.
pub(super) fn write(content: &Content, release: &Release, folder: &Path, dist: &Path) -> Result<()> {
    let root = fresh(folder.join("root"))?;
    lay_out(&content.folder, &root)?;
    let control = fresh(root.join("DEBIAN"))?;
    let architecture =
        printed(Command::new("dpkg").arg("--print-architecture")).context("this needs Debian")?;
    let architecture = architecture.trim();
    write_text(&control.join("control"), &fields(release, architecture, &content.oldest_glibc()?))?;
    for script in entries(&Workspace::find()?.root().join("deploy/debian"))? {
        let to = control.join(script.file_name().unwrap_or_default());
        fs::copy(&script, &to)?;
        fs::set_permissions(to, Permissions::from_mode(0o755))?;
    }
    let package = dist.join(format!("tacora_{}_{architecture}.deb", release.version));
    succeed(
        Command::new("dpkg-deb")
            .env("SOURCE_DATE_EPOCH", &release.time)
            .args(["--root-owner-group", "-Zxz", "--build"])
            .arg(&root)
            .arg(package),
    )
}

fn fields(release: &Release, architecture: &str, glibc: &str) -> String {
    let version = &release.version;
    format!(
        "Package: tacora\nVersion: {version}\nArchitecture: {architecture}\nSection: games\nPriority: optional\n\
         Maintainer: The Tacora developers <tacora@localhost.invalid>\nDepends: libc6 (>= {glibc}), adduser\n{DESCRIPTION}"
    )
}

/// Puts every file where Debian expects it.
fn lay_out(content: &Path, root: &Path) -> Result<()> {
    let place = |from: &Path, folder: &str, mode: u32| -> Result<()> {
        let folder = root.join(folder);
        fs::create_dir_all(&folder)?;
        let to = folder.join(from.file_name().unwrap_or_default());
        fs::copy(from, &to).with_context(|| format!("cannot copy {}", from.display()))?;
        Ok(fs::set_permissions(to, Permissions::from_mode(mode))?)
    };
    place(&content.join("tacora"), "usr/bin", 0o755)?;
    for unit in ["tacora.service", "tacora-backup.service", "tacora-backup.timer"] {
        place(&content.join("systemd").join(unit), "lib/systemd/system", 0o644)?;
    }
    for page in entries(&content.join("man"))? {
        place(&page, "usr/share/man/man1", 0o644)?;
    }
    for text in ["README.md", "CHANGELOG.md", "third-party-notices.txt"] {
        place(&content.join(text), "usr/share/doc/tacora", 0o644)?;
    }
    let copyright = ["LICENSE-MIT", "LICENSE-APACHE"].map(|name| fs::read_to_string(content.join(name)));
    let [mit, apache] = copyright;
    write_text(&root.join("usr/share/doc/tacora/copyright"), &format!("{}\n{}", mit?, apache?))?;
    for (name, folder, called) in [
        ("tacora.bash", "usr/share/bash-completion/completions", "tacora"),
        ("_tacora", "usr/share/zsh/vendor-completions", "_tacora"),
        ("tacora.fish", "usr/share/fish/vendor_completions.d", "tacora.fish"),
    ] {
        place(&content.join("completions").join(name), folder, 0o644)?;
        fs::rename(root.join(folder).join(name), root.join(folder).join(called))?;
    }
    Ok(())
}
