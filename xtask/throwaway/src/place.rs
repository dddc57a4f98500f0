//! The program, folder and port of a server.

use std::env;
use std::ffi::OsStr;
use std::fs::{self, Permissions};
use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::network::Host;

/// How long a server may take to accept connections.
const PATIENCE: Duration = Duration::from_secs(30);

/// A folder in which other users may create theirs.
pub(crate) fn folder() -> io::Result<TempDir> {
    let folder = tempfile::Builder::new().prefix("tacora-throwaway-").tempdir()?;
    fs::set_permissions(folder.path(), Permissions::from_mode(0o777))?;
    Ok(folder)
}

/// A port that nobody listens on.
pub(crate) fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// The program with this name, from PATH or one of these folders.
pub(crate) fn program(name: &str, elsewhere: &[PathBuf]) -> io::Result<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(elsewhere.iter().cloned());
    let found = folders.map(|folder| folder.join(name)).find(|file| file.is_file());
    found.ok_or_else(|| {
        let why = format!("{name} is not installed; `cargo xtask test` installs what it needs");
        io::Error::new(io::ErrorKind::NotFound, why)
    })
}

/// A command that runs the program as this user, if we are root: servers should not run as root, and some refuse to. On
/// Linux it ends with its parent.
pub(crate) fn as_user(user: &str, program: &Path, host: Option<&Host>) -> io::Result<Command> {
    if !cfg!(target_os = "linux") {
        return Ok(Command::new(program));
    }
    let mut command = command_on(host, "setpriv");
    if fs::metadata("/proc/self")?.uid() == 0 {
        command.args([&format!("--reuid={user}"), "--clear-groups", &format!("--regid={}", group(user)?)]);
    }
    command.args(["--pdeathsig=QUIT", "--"]).arg(program);
    Ok(command)
}

/// A command for this program, on this host if there is one.
pub(crate) fn command_on(host: Option<&Host>, program: impl AsRef<OsStr>) -> Command {
    host.map_or_else(|| Command::new(&program), |host| host.command(&program))
}

/// The id of a user's primary group.
fn group(user: &str) -> io::Result<String> {
    let users = fs::read_to_string("/etc/passwd")?;
    let entry = users.lines().map(|line| line.split(':').collect::<Vec<_>>());
    let group =
        entry.filter(|fields| fields.first() == Some(&user)).find_map(|fields| fields.get(3).copied());
    group.map(str::to_owned).ok_or_else(|| io::Error::other(format!("there is no user {user}")))
}

/// Waits until this port of this host accepts connections.
pub(crate) fn wait_for(
    host: Option<&Host>,
    port: u16,
    alive: impl FnMut() -> io::Result<bool> + Send,
) -> io::Result<()> {
    match host {
        Some(host) => host.run(|| wait_here_for(port, alive))?,
        None => wait_here_for(port, alive),
    }
}

fn wait_here_for(port: u16, mut alive: impl FnMut() -> io::Result<bool>) -> io::Result<()> {
    let begun = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        if !alive()? {
            return Err(io::Error::other(format!("the server for port {port} has ended at once")));
        }
        if begun.elapsed() > PATIENCE {
            return Err(io::Error::other(format!("nobody answers at port {port}")));
        }
        sleep(Duration::from_millis(20));
    }
    Ok(())
}
