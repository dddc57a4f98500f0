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
    /// Where it runs, unless on this machine itself.
    host: Option<Host>,
    port: u16,
    syncing: Syncing,
    /// What may lose power, if anything.
    power: Option<Power>,
}

impl Postgres {
    /// Whether there is one to start.
    pub fn is_installed() -> bool {
        program("postgres", &homes()).is_ok()
    }

    /// Makes an empty one and starts it.
    pub fn start(syncing: Syncing) -> io::Result<Postgres> {
        let port = free_port()?;
        let mut postgres =
            Postgres { folder: folder()?, host: None, port, syncing, power: None, daemon: None };
        postgres.make()?;
        postgres.resume()?;
        Ok(postgres)
    }

    /// Makes an empty one on a host of its own and starts it.
    pub fn start_on(host: &Host) -> io::Result<Postgres> {
        let mut postgres = Postgres::on(host)?;
        postgres.make()?;
        postgres.trust_all_hosts()?;
        postgres.resume()?;
        Ok(postgres)
    }

    /// Makes an empty one whose writes are lost in a power cut unless they were synced, and starts it.
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

    /// The port that it listens on, on this machine alone.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where this database of it is. `postgres` is there from the beginning.
    pub fn url(&self, database: &str) -> String {
        let address = self.host.as_ref().map_or(Ipv4Addr::LOCALHOST, Host::address);
        format!("postgres://postgres@{address}:{}/{database}", self.port)
    }

    /// Ends it with kill -9, as a power cut would. The port and what is on the disk stay.
    pub fn kill(&mut self) -> io::Result<()> {
        self.end("KILL")
    }

    /// Cuts its power: all of its processes end at the same moment, and any part of what was not synced is gone. Which
    /// part follows from the seed.
    pub fn cut_power(&mut self, seed: u64) -> io::Result<CutReport> {
        self.freeze()?;
        if let Some(daemon) = &self.daemon {
            daemon.signal_children("KILL")?;
        }
        self.end("KILL")?;
        let power = self.power.as_ref().ok_or_else(|| io::Error::other("it has no power of its own"))?;
        power.cut(seed)
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
