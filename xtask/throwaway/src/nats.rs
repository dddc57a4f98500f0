//! A NATS server.

use std::io;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::time::Duration;

use crate::daemon::Daemon;
use crate::network::Host;
use crate::place::{as_user, free_port, program, wait_for};

/// A NATS server that stores nothing.
#[derive(Debug)]
pub struct Nats {
    /// Its host, unless it runs directly on this machine.
    host: Option<Host>,
    port: u16,
    daemon: Option<Daemon>,
}

impl Nats {
    /// Whether NATS is installed.
    pub fn is_installed() -> bool {
        nats_server().is_ok()
    }

    /// Starts a server.
    pub fn start() -> io::Result<Nats> {
        let mut nats = Nats { host: None, port: free_port()?, daemon: None };
        nats.resume()?;
        Ok(nats)
    }

    /// Starts a server on its own host.
    pub fn start_on(host: &Host) -> io::Result<Nats> {
        let mut nats = Nats { host: Some(host.clone()), port: 4222, daemon: None };
        nats.resume()?;
        Ok(nats)
    }

    /// Its port, on this machine only.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its address.
    pub fn url(&self) -> String {
        let address = self.host.as_ref().map_or(Ipv4Addr::LOCALHOST, Host::address);
        format!("nats://{address}:{}", self.port)
    }

    /// Kills it; the port stays reserved for it.
    pub fn kill(&mut self) -> io::Result<()> {
        let Some(mut daemon) = self.daemon.take() else { return Ok(()) };
        daemon.signal("KILL")?;
        daemon.wait()
    }

    /// Starts it again on the same port.
    pub fn resume(&mut self) -> io::Result<()> {
        let program = nats_server()?;
        let mut command = as_user("nobody", &program, self.host.as_ref())?;
        let listen = if self.host.is_some() { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        command.args(["-a", &listen.to_string(), "-p", &self.port.to_string()]);
        let mut daemon = Daemon::start(command)?;
        wait_for(self.host.as_ref(), self.port, || daemon.is_alive())?;
        self.daemon = Some(daemon);
        Ok(())
    }

    /// Its CPU time since the last start; 0 while it is not running.
    pub fn used(&self) -> io::Result<Duration> {
        self.daemon.as_ref().map_or(Ok(Duration::ZERO), Daemon::used)
    }

    /// Suspends it, as an overloaded machine would; clients wait.
    pub fn freeze(&self) -> io::Result<()> {
        self.daemon.as_ref().map_or(Ok(()), |daemon| daemon.signal("STOP"))
    }

    /// Resumes it.
    pub fn thaw(&self) -> io::Result<()> {
        self.daemon.as_ref().map_or(Ok(()), |daemon| daemon.signal("CONT"))
    }
}

/// Debian installs it in a folder that is only in root's PATH.
fn nats_server() -> io::Result<PathBuf> {
    program("nats-server", &[PathBuf::from("/usr/sbin")])
}
