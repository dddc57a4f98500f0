//! A PostgreSQL server.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::daemon::Daemon;
use crate::place::{as_user, folder, free_port, program};

/// Whether a commit waits for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Syncing {
    /// As in earnest: for whatever looks at crashes or at speed.
    On,
    /// Nothing is waited for, which is enough for most tests.
    Off,
}

/// How long a server may take to come up, after a crash too.
const PATIENCE: Duration = Duration::from_mins(1);

/// A PostgreSQL server that trusts everybody on this machine.
#[derive(Debug)]
pub struct Postgres {
    // Before the folder, so that it ends before that is removed.
    daemon: Option<Daemon>,
    folder: TempDir,
    port: u16,
    syncing: Syncing,
}

impl Postgres {
    /// Whether there is one to start.
    pub fn is_installed() -> bool {
        program("postgres", &homes()).is_ok()
    }

    /// Makes an empty one and starts it.
    pub fn start(syncing: Syncing) -> io::Result<Postgres> {
        let mut postgres = Postgres { folder: folder()?, port: free_port()?, syncing, daemon: None };
        let mut make = as_user("postgres", &program("initdb", &homes())?)?;
        make.arg("-D").arg(postgres.data()).args([
            "-U",
            "postgres",
            "-A",
            "trust",
            "-N",
            "--no-locale",
            "-E",
            "UTF8",
        ]);
        let done = make.stdin(Stdio::null()).output()?;
        if !done.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&done.stderr).into_owned()));
        }
        postgres.resume()?;
        Ok(postgres)
    }

    /// The port that it listens on, on this machine alone.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where this database of it is. `postgres` is there from the beginning.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Ends it with kill -9, as a power cut would. The port and what is on the disk stay.
    pub fn kill(&mut self) -> io::Result<()> {
        self.end("KILL")
    }

    /// Ends it in good order: what is under way is broken off.
    pub fn stop(&mut self) -> io::Result<()> {
        self.end("INT")
    }

    fn end(&mut self, signal: &str) -> io::Result<()> {
        let Some(mut daemon) = self.daemon.take() else { return Ok(()) };
        daemon.signal(signal)?;
        daemon.wait()
    }

    /// Starts it again, on the same port and with what is on the disk; returns when it answers.
    pub fn resume(&mut self) -> io::Result<()> {
        let program = program("postgres", &homes())?;
        let sync = if self.syncing == Syncing::On { "fsync=on" } else { "fsync=off" };
        let begun = Instant::now();
        loop {
            let mut command = as_user("postgres", &program)?;
            command.arg("-D").arg(self.data()).args(["-p", &self.port.to_string()]);
            command.arg("-k").arg(self.folder.path()).args(["-c", "listen_addresses=127.0.0.1", "-c", sync]);
            command.args(["-c", "max_connections=300"]);
            let mut daemon = Daemon::start(command)?;
            while daemon.is_alive()? {
                if self.answers()? {
                    self.daemon = Some(daemon);
                    return Ok(());
                }
                sleep(Duration::from_millis(20));
            }
            // After a kill -9 the last of its processes may still hold on to the memory that they shared.
            sleep(Duration::from_millis(100));
            if begun.elapsed() > PATIENCE {
                return Err(io::Error::other("PostgreSQL does not start"));
            }
        }
    }

    /// What it has used of the processor since it was started last; nothing while it is not running.
    pub fn used(&self) -> io::Result<Duration> {
        self.daemon.as_ref().map_or(Ok(Duration::ZERO), Daemon::used)
    }

    /// Lets all of its processes stand still; whoever asks them waits.
    pub fn freeze(&self) -> io::Result<()> {
        let Some(daemon) = &self.daemon else { return Ok(()) };
        daemon.signal("STOP")?;
        daemon.signal_children("STOP")
    }

    /// Lets them go on.
    pub fn thaw(&self) -> io::Result<()> {
        let Some(daemon) = &self.daemon else { return Ok(()) };
        daemon.signal_children("CONT")?;
        daemon.signal("CONT")
    }

    fn answers(&self) -> io::Result<bool> {
        let mut ask = Command::new(program("pg_isready", &homes())?);
        ask.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
        Ok(ask.status()?.success())
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // A frozen one could not hear that it shall end.
        let _ = self.thaw();
    }
}

/// Debian keeps the programs of each version apart; the latest comes first.
fn homes() -> Vec<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut homes: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    homes.sort();
    homes.reverse();
    homes
}
