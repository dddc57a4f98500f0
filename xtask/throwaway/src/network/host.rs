//! A network namespace with one device and one address.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use crate::daemon::Daemon;

/// How long creating a namespace may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A host. It exists as long as any copy of this value.
#[derive(Clone, Debug)]
pub struct Host {
    number: u8,
    /// A process that only keeps the namespace alive.
    keeper: Arc<Keeper>,
}

#[derive(Debug)]
struct Keeper(Daemon);

impl Drop for Keeper {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
    }
}

impl Host {
    pub(super) fn open(number: u8) -> io::Result<Host> {
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig=KILL", "--", "unshare", "--net", "--", "sleep", "infinity"]);
        let host = Host { number, keeper: Arc::new(Keeper(Daemon::start(command)?)) };
        let own = fs::read_link("/proc/self/ns/net")?;
        let begun = Instant::now();
        while fs::read_link(host.namespace()).map_or(true, |link| link == own) {
            if begun.elapsed() > PATIENCE {
                return Err(io::Error::other("a network namespace does not come up"));
            }
            thread::sleep(Duration::from_millis(5));
        }
        Ok(host)
    }

    pub(super) fn number(&self) -> u8 {
        self.number
    }

    pub(super) fn process(&self) -> u32 {
        self.keeper.0.id()
    }

    fn namespace(&self) -> PathBuf {
        PathBuf::from(format!("/proc/{}/ns/net", self.process()))
    }

    /// Gives the device of the switch its address.
    pub(super) fn configure(&self) -> io::Result<()> {
        self.succeed("ip", &["link", "set", "lo", "up"])?;
        self.succeed("ip", &["address", "add", &format!("{}/24", self.address()), "dev", "eth0"])?;
        self.succeed("ip", &["link", "set", "eth0", "up"])
    }

    /// Its address for the other hosts; it is meaningless outside these namespaces.
    pub fn address(&self) -> Ipv4Addr {
        Ipv4Addr::new(10, 77, 0, self.number + 1)
    }

    /// Adds an address, for packets that the switch routes here.
    pub fn add_address(&self, address: Ipv4Addr) -> io::Result<()> {
        self.succeed("ip", &["address", "add", &format!("{address}/32"), "dev", "eth0"])
    }

    /// A command that runs this program on this host.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new("nsenter");
        command.arg(format!("--net={}", self.namespace().display())).arg("--").arg(program);
        command
    }

    fn succeed(&self, program: &str, arguments: &[&str]) -> io::Result<()> {
        let done = self.command(program).args(arguments).output()?;
        if done.status.success() {
            return Ok(());
        }
        Err(io::Error::other(format!("{program} {arguments:?}: {}", String::from_utf8_lossy(&done.stderr))))
    }

    /// Moves the calling thread to this host permanently: all its new connections start here.
    #[cfg(target_os = "linux")]
    pub fn enter(&self) -> io::Result<()> {
        use std::os::fd::AsFd;

        use rustix::thread::{LinkNameSpaceType, move_into_link_name_space};
        let namespace = fs::File::open(self.namespace())?;
        Ok(move_into_link_name_space(namespace.as_fd(), Some(LinkNameSpaceType::Network))?)
    }

    /// Not supported on this system.
    #[cfg(not(target_os = "linux"))]
    pub fn enter(&self) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Runs this on a thread on this host.
    pub fn run<T: Send>(&self, work: impl FnOnce() -> T + Send) -> io::Result<T> {
        let done = thread::scope(|scope| scope.spawn(|| self.enter().map(|()| work())).join());
        done.map_err(|_| io::Error::other("the work on another host panicked"))?
    }
}
