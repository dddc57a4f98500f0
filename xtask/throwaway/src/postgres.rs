//! A PostgreSQL server.

mod standby;

use std::fs;
use std::io;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::daemon::Daemon;
use crate::network::Host;
use crate::place::{as_user, command_on, folder, free_port, program};
use crate::power::{CutReport, Power};

/// Whether commits wait for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Syncing {
    /// As in production: for tests of crashes or speed.
    On,
    /// Without waiting, which is enough for most tests.
    Off,
}

/// How long a server may take to start, also after a crash.
const PATIENCE: Duration = Duration::from_mins(1);

/// A PostgreSQL server that trusts everybody on this machine.
#[derive(Debug)]
pub struct Postgres {
    // Declared before the folder, so that it stops before the folder is removed.
    daemon: Option<Daemon>,
    folder: TempDir,
    /// Its host, unless it runs directly on this machine.
    host: Option<Host>,
    port: u16,
    syncing: Syncing,
    /// The simulated power supply, if there is one.
    power: Option<Power>,
}

impl Postgres {
    /// Whether PostgreSQL is installed.
    pub fn is_installed() -> bool {
        program("postgres", &homes()).is_ok()
    }

    /// Creates an empty server and starts it.
    pub fn start(syncing: Syncing) -> io::Result<Postgres> {
        let port = free_port()?;
        let mut postgres =
            Postgres { folder: folder()?, host: None, port, syncing, power: None, daemon: None };
        postgres.make()?;
        postgres.resume()?;
        Ok(postgres)
    }

    /// Creates an empty server on its own host and starts it.
    pub fn start_on(host: &Host) -> io::Result<Postgres> {
        let mut postgres = Postgres::on(host)?;
        postgres.make()?;
        postgres.trust_all_hosts()?;
        postgres.resume()?;
        Ok(postgres)
    }

    /// Creates an empty server that loses unsynced writes in a power cut, and starts it.
    pub fn start_with_power() -> io::Result<Postgres> {
        let (folder, port) = (folder()?, free_port()?);
        let power = Power::of(folder.path())?;
        let mut postgres =
            Postgres { folder, host: None, port, syncing: Syncing::On, power: Some(power), daemon: None };
        postgres.make()?;
        postgres.resume()?;
        Ok(postgres)
    }

    fn make(&self) -> io::Result<()> {
        let mut make = as_user("postgres", &program("initdb", &homes())?, None)?;
        make.arg("-D").arg(self.data()).args([
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
        Ok(())
    }

    /// Its port, on this machine only.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of this database. `postgres` always exists.
    pub fn url(&self, database: &str) -> String {
        let address = self.host.as_ref().map_or(Ipv4Addr::LOCALHOST, Host::address);
        format!("postgres://postgres@{address}:{}/{database}", self.port)
    }

    /// Kills it with kill -9. The port and the data stay.
    pub fn kill(&mut self) -> io::Result<()> {
        self.end("KILL")
    }

    /// Cuts its power: all its processes end at the same moment, and any part of the unsynced data is lost. The seed
    /// determines which.
    pub fn cut_power(&mut self, seed: u64) -> io::Result<CutReport> {
        self.freeze()?;
        if let Some(daemon) = &self.daemon {
            daemon.signal_children("KILL")?;
        }
        self.end("KILL")?;
        let power = self.power.as_ref().ok_or_else(|| io::Error::other("it has no power of its own"))?;
        power.cut(seed)
    }

    /// Stops it gracefully, aborting what is in progress.
    pub fn stop(&mut self) -> io::Result<()> {
        self.end("INT")
    }

    fn end(&mut self, signal: &str) -> io::Result<()> {
        let Some(mut daemon) = self.daemon.take() else { return Ok(()) };
        daemon.signal(signal)?;
        daemon.wait()
    }

    /// Starts it again on the same port with its data; returns when it accepts connections.
    pub fn resume(&mut self) -> io::Result<()> {
        let program = program("postgres", &homes())?;
        let sync = if self.syncing == Syncing::On { "fsync=on" } else { "fsync=off" };
        let begun = Instant::now();
        loop {
            let mut command = as_user("postgres", &program, self.host.as_ref())?;
            command.arg("-D").arg(self.data()).args(["-p", &self.port.to_string()]);
            let listen =
                if self.host.is_some() { "listen_addresses=*" } else { "listen_addresses=127.0.0.1" };
            command.arg("-k").arg(self.folder.path()).args(["-c", listen, "-c", sync]);
            if let Some(power) = &self.power {
                power.supply(&mut command);
            }
            command.args(["-c", "max_connections=300"]);
            let mut daemon = Daemon::start(command)?;
            while daemon.is_alive()? {
                if self.answers()? {
                    self.daemon = Some(daemon);
                    return Ok(());
                }
                sleep(Duration::from_millis(20));
            }
            // After a kill -9 its last processes may still hold the shared memory.
            sleep(Duration::from_millis(100));
            if begun.elapsed() > PATIENCE {
                return Err(io::Error::other("PostgreSQL does not start"));
            }
        }
    }

    /// Its CPU time since the last start; 0 while it is not running.
    pub fn used(&self) -> io::Result<Duration> {
        self.daemon.as_ref().map_or(Ok(Duration::ZERO), Daemon::used)
    }

    /// Suspends all its processes; clients wait.
    pub fn freeze(&self) -> io::Result<()> {
        let Some(daemon) = &self.daemon else { return Ok(()) };
        daemon.signal("STOP")?;
        daemon.signal_children("STOP")
    }

    /// Resumes them.
    pub fn thaw(&self) -> io::Result<()> {
        let Some(daemon) = &self.daemon else { return Ok(()) };
        daemon.signal_children("CONT")?;
        daemon.signal("CONT")
    }

    fn answers(&self) -> io::Result<bool> {
        let mut ask = command_on(self.host.as_ref(), program("pg_isready", &homes())?);
        ask.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
        Ok(ask.status()?.success())
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // A suspended process would not react to the signal to stop.
        let _ = self.thaw();
    }
}

/// Debian installs each version in its own folder; the latest comes first.
fn homes() -> Vec<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut homes: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    homes.sort();
    homes.reverse();
    homes
}
