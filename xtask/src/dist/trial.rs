//! Installs, uses, upgrades and removes the Debian package in a system of its own.
//!
//! There is no systemd in it, so the server is started by hand, as the user of its unit.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::{Release, printed};
use crate::packages;
use crate::step::succeed;
use crate::workspace::{Workspace, entries, fresh};

const DATA: &str = "/var/lib/tacora";

/// A small Debian in a folder.
struct System {
    root: PathBuf,
}

/// Plays on the installed package and checks that an upgrade keeps every table.
pub(super) fn run(workspace: &Workspace, release: &Release) -> Result<()> {
    let package = package(workspace, release)?;
    let system = System::new(workspace.target().join("trial"))?;

    system.install(&package)?;
    let version = system.run(&["tacora", "--version"])?;
    ensure!(version.trim() == format!("tacora {}", release.version), "installed: {version}");
    let serving = system.serve()?;
    succeed(Command::new("chroot").arg(&system.root).args([
        "tacora",
        "load",
        &serving.url,
        "--tables",
        "2",
        "--seconds",
        "2",
    ]))?;
    let before = system.tables()?;
    ensure!(!before.is_empty(), "nobody has played");
    drop(serving);
    println!("dist-test: installed, {} tables were played", before.len());

    system.install(&newer(&system, &package)?)?;
    let copies = entries(&system.root.join("var/lib/tacora/backups"))?;
    ensure!(copies.len() == 1, "the upgrade made {} backups", copies.len());
    let serving = system.serve()?;
    ensure!(system.tables()? == before, "the upgrade has changed the tables");
    drop(serving);
    println!("dist-test: upgraded, all tables are there");

    system.run(&["dpkg", "--remove", "tacora"])?;
    ensure!(!system.root.join("usr/bin/tacora").exists(), "the program is still there");
    ensure!(system.root.join("var/lib/tacora/tacora.db").exists(), "removing has deleted the data");
    system.run(&["dpkg", "--purge", "tacora"])?;
    ensure!(!system.root.join("var/lib/tacora").exists(), "purging has kept the data");
    println!("dist-test: removed and purged");
    Ok(())
}

/// Where this machine gets its own packages from.
fn mirror() -> Result<String> {
    let sites = printed(Command::new("apt-get").args(["indextargets", "--format", "$(SITE)"]))?;
    let debian = sites.lines().find(|site| site.trim_end_matches('/').ends_with("/debian"));
    debian.map(str::to_owned).context("apt knows no Debian archive: run `apt-get update` first")
}

fn package(workspace: &Workspace, release: &Release) -> Result<PathBuf> {
    let start = format!("tacora_{}_", release.version);
    let all =
        entries(&workspace.root().join("dist")).context("`cargo xtask dist` builds the package first")?;
    let name = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&start));
    all.into_iter()
        .find(|path| name(path))
        .context("there is no package in dist/: run `cargo xtask dist` first")
}

/// The same package under a higher version.
fn newer(system: &System, package: &Path) -> Result<PathBuf> {
    let folder = system.root.join("tmp/newer");
    succeed(Command::new("dpkg-deb").arg("-R").arg(package).arg(&folder))?;
    let control = folder.join("DEBIAN/control");
    let fields = fs::read_to_string(&control)?;
    let raised = fields.lines().map(|line| match line.strip_prefix("Version: ") {
        Some(version) => format!("Version: {version}+1\n"),
        None => format!("{line}\n"),
    });
    fs::write(&control, raised.collect::<String>())?;
    let to = system.root.join("tmp/newer.deb");
    succeed(
        Command::new("dpkg-deb").args(["--root-owner-group", "-Znone", "--build"]).arg(&folder).arg(&to),
    )?;
    Ok(to)
}

/// A server in the system. It stops when this value is dropped.
struct Running {
    child: Child,
    url: String,
}

impl System {
    fn new(root: PathBuf) -> Result<System> {
        if !Path::new("/usr/sbin/debootstrap").exists() {
            packages::install(&["debootstrap"])?;
        }
        let root = fresh(root)?;
        succeed(
            Command::new("debootstrap")
                .args(["--variant=minbase", "--include=adduser", "bookworm"])
                .arg(&root)
                .arg(mirror()?)
                .stdout(Stdio::null()),
        )
        .context("cannot make a Debian system: this needs root and a network")?;
        Ok(System { root })
    }

    fn run(&self, words: &[&str]) -> Result<String> {
        printed(Command::new("chroot").arg(&self.root).args(words))
    }

    fn install(&self, package: &Path) -> Result<()> {
        fs::copy(package, self.root.join("tmp/tacora.deb"))?;
        self.run(&["dpkg", "--install", "/tmp/tacora.deb"]).map(drop)
    }

    fn serve(&self) -> Result<Running> {
        let mut command = Command::new("chroot");
        command.arg("--userspec=tacora:tacora").arg(&self.root);
        command.args(["tacora", "serve", "--no-limits", "--listen", "127.0.0.1:0", "--data", DATA]);
        let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start chroot")?;
        let out = child.stdout.take();
        let mut running = Running { child, url: String::new() };
        let mut line = String::new();
        BufReader::new(out.context("its output")?).read_line(&mut line)?;
        let (_, address) = line.trim_end().split_once("http://localhost").context("it does not serve")?;
        running.url = format!("http://127.0.0.1{address}");
        Ok(running)
    }

    /// The codes of all tables.
    fn tables(&self) -> Result<Vec<String>> {
        let listed = self.run(&["tacora", "admin", "tables", "list", "--json", "--data", DATA])?;
        let listed: Value = serde_json::from_str(&listed).context("the list of tables")?;
        let tables = listed["tables"].as_array().context("the list of tables")?;
        let mut codes: Vec<String> =
            tables.iter().filter_map(|table| table["table"].as_str().map(str::to_owned)).collect();
        codes.sort();
        Ok(codes)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
