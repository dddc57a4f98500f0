//! Separate hosts for servers and clients: one network namespace each, and a switch between them that can lose, delay
//! and reorder packets.
//!
//! Namespaces have no names and every process ends with its parent, so two runs cannot clash and nothing is left
//! behind.

mod host;

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::net::Ipv4Addr;
use std::process::{ChildStdin, ChildStdout, Command};
use std::sync::{Mutex, PoisonError};

use tempfile::TempDir;

use crate::compile::compile;
use crate::daemon::Daemon;
use crate::place::{folder, program};

pub use host::Host;

/// The quality of one direction between two hosts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Link {
    /// The number of lost packets per thousand.
    pub loss: u16,
    /// The delay of a packet in milliseconds.
    pub delay: u16,
    /// The number of packets per thousand that overtake delayed ones.
    pub reorder: u16,
}

impl Link {
    /// Packets are dropped silently.
    pub const CUT: Link = Link { loss: 1000, delay: 0, reorder: 0 };
}

/// Packet counts of the switch.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Packets {
    /// Packets that arrived.
    pub forwarded: u64,
    /// Packets that were dropped.
    pub lost: u64,
    /// Packets that were delayed.
    pub delayed: u64,
    /// Packets that overtook others.
    pub reordered: u64,
}

/// Hosts and the switch between them.
#[derive(Debug)]
pub struct Network {
    // Declared before the hosts, so that it is dropped first.
    switch: Mutex<Switch>,
    hosts: BTreeMap<&'static str, Host>,
    _folder: TempDir,
}

/// The process that forwards packets, and its control channel.
#[derive(Debug)]
struct Switch {
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
    _daemon: Daemon,
}

impl Network {
    /// Why networks are not possible on this machine, if so: tests that need one are skipped with this message.
    pub fn is_missing() -> Option<String> {
        if !cfg!(target_os = "linux") {
            return Some("network namespaces need Linux".to_owned());
        }
        if let Some(name) =
            ["ip", "unshare", "nsenter", "setpriv", "cc"].into_iter().find(|name| find(name).is_err())
        {
            return Some(format!("{name} is not installed; `cargo xtask test` installs what it needs"));
        }
        let made = Command::new("unshare").args(["--net", "--", "true"]).output();
        if !made.is_ok_and(|made| made.status.success()) {
            return Some("this user may not make network namespaces; root may".to_owned());
        }
        let device = std::fs::OpenOptions::new().read(true).write(true).open("/dev/net/tun");
        device.err().map(|error| format!("/dev/net/tun cannot be opened: {error}"))
    }

    /// Whether the program that configures addresses is installed.
    pub fn is_installed() -> bool {
        find("ip").is_ok()
    }

    /// Hosts with these names, all connected to each other. Packet loss is determined by the seed.
    pub fn open(names: &[&'static str], seed: u64) -> io::Result<Network> {
        let folder = folder()?;
        let mut hosts = Vec::new();
        for number in 0..u8::try_from(names.len()).map_err(io::Error::other)? {
            hosts.push(Host::open(number)?);
        }
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig=KILL", "--"]);
        command.arg(compile(include_str!("network/switch.c"), folder.path(), "switch", &[])?);
        command.arg(seed.to_string()).args(hosts.iter().map(|host| host.process().to_string()));
        let (daemon, orders, answers) = Daemon::start_with_pipes(command)?;
        let mut switch = Switch { orders, answers: BufReader::new(answers), _daemon: daemon };
        switch.hear("ready")?;
        for host in &hosts {
            host.configure()?;
            switch.obey(&format!("route {} {}", host.address(), host.number()))?;
        }
        let hosts = names.iter().copied().zip(hosts).collect();
        Ok(Network { switch: Mutex::new(switch), hosts, _folder: folder })
    }

    /// The host of this name.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn host(&self, name: &str) -> &Host {
        self.hosts.get(name).unwrap_or_else(|| panic!("there is no host {name}"))
    }

    /// Changes the link from one host to another, in this direction only.
    pub fn link(&self, from: &Host, to: &Host, link: Link) -> io::Result<()> {
        let Link { loss, delay, reorder } = link;
        self.obey(&format!("link {} {} {loss} {delay} {reorder}", from.number(), to.number()))
    }

    /// Changes the links between a host and all others, in both directions.
    pub fn link_all(&self, host: &Host, link: Link) -> io::Result<()> {
        for other in self.others(host) {
            self.link(host, other, link)?;
            self.link(other, host, link)?;
        }
        Ok(())
    }

    /// All hosts but this one.
    pub fn others<'a>(&'a self, host: &'a Host) -> impl Iterator<Item = &'a Host> {
        self.hosts.values().filter(|other| other.number() != host.number())
    }

    /// Routes packets for this address to this host.
    pub fn route(&self, address: Ipv4Addr, host: &Host) -> io::Result<()> {
        self.obey(&format!("route {address} {}", host.number()))
    }

    /// The packet counts so far.
    pub fn packets(&self) -> io::Result<Packets> {
        let answer = self.switch.lock().unwrap_or_else(PoisonError::into_inner).ask("stats")?;
        let numbers: Result<Vec<u64>, _> = answer.split(' ').map(str::parse).collect();
        match numbers.as_deref() {
            Ok(&[forwarded, lost, delayed, reordered]) => Ok(Packets { forwarded, lost, delayed, reordered }),
            _ => Err(io::Error::other(format!("the switch says {answer:?}"))),
        }
    }

    fn obey(&self, order: &str) -> io::Result<()> {
        self.switch.lock().unwrap_or_else(PoisonError::into_inner).obey(order)
    }
}

impl Switch {
    fn obey(&mut self, order: &str) -> io::Result<()> {
        writeln!(self.orders, "{order}")?;
        self.hear("done")
    }

    fn ask(&mut self, question: &str) -> io::Result<String> {
        writeln!(self.orders, "{question}")?;
        self.answer()
    }

    fn hear(&mut self, expected: &str) -> io::Result<()> {
        let answer = self.answer()?;
        if answer == expected {
            return Ok(());
        }
        Err(io::Error::other(format!("the switch says {answer:?} instead of {expected:?}")))
    }

    fn answer(&mut self) -> io::Result<String> {
        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        Ok(line.trim_end().to_owned())
    }
}

fn find(name: &str) -> io::Result<std::path::PathBuf> {
    program(name, &["/usr/sbin".into(), "/sbin".into()])
}
