//! A pseudo-terminal that can be closed while the binary runs in it, as when somebody closes the window.
//!
//! `portable-pty` types an end-of-file when its writer is dropped, which would hide what a closed window does.

use std::fs::File;
use std::os::fd::OwnedFd;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

use crate::process::Running;

/// The cap for everything that is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// The binary in a terminal of its own.
pub(crate) struct ClosableTerminal {
    master: OwnedFd,
    child: Running,
    screen: vt100::Parser,
}

impl ClosableTerminal {
    /// Starts this command as the leader of a new session with a new terminal.
    pub(crate) fn open(command: &Command) -> ClosableTerminal {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        tcsetwinsize(&master, Winsize { ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0 }).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap();
        let slave = rustix::fs::open(name, OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC, Mode::empty());
        let slave = File::from(slave.unwrap());
        let stream = || Stdio::from(slave.try_clone().unwrap());
        let mut setsid = Command::new("setsid");
        setsid.arg("--ctty").arg(command.get_program()).args(command.get_args());
        setsid.env("TERM", "xterm-256color").env("LANG", "en_GB.UTF-8").env_remove("LC_ALL");
        for (name, value) in command.get_envs().filter(|(name, _)| *name != "LANG") {
            match value {
                Some(value) => setsid.env(name, value),
                None => setsid.env_remove(name),
            };
        }
        let child = setsid.stdin(stream()).stdout(stream()).stderr(stream()).spawn().unwrap().into();
        let screen = vt100::Parser::new(30.try_into().unwrap(), 100.try_into().unwrap(), 0);
        ClosableTerminal { master, child, screen }
    }

    /// Waits until this is shown.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) {
        let end = Instant::now() + PATIENCE;
        while !self.screen.screen().contents().contains(text) {
            let left = end.saturating_duration_since(Instant::now());
            let left = Timespec::try_from(left).unwrap();
            let mut ready = [PollFd::new(&self.master, PollFlags::IN)];
            let count = poll(&mut ready, Some(&left)).unwrap();
            assert!(count > 0, "{text:?} is not shown:\n{}", self.screen.screen().contents());
            let mut bytes = [0; 4096];
            let count = rustix::io::read(&self.master, &mut bytes).unwrap_or(0);
            assert!(count > 0, "the program has ended:\n{}", self.screen.screen().contents());
            self.screen.process(&bytes[..count]);
        }
    }

    /// Closes the window and waits for the end of the program; its exit code.
    #[track_caller]
    pub(crate) fn close(self) -> Option<i32> {
        drop(self.master);
        exit_code(self.child)
    }
}

/// Waits for the end of a program and kills it if it does not end; its exit code.
#[track_caller]
pub(crate) fn exit_code(child: impl Into<Running>) -> Option<i32> {
    let mut child = child.into();
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end {
        if let Some(status) = child.try_wait().unwrap() {
            return status.code();
        }
        thread::park_timeout(Duration::from_millis(10));
    }
    drop(child);
    panic!("the program does not end");
}
