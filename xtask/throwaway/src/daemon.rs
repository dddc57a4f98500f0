//! A background process, and how to control it.

use std::io;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::used::used;

/// How long a process may take to stop gracefully.
const PATIENCE: Duration = Duration::from_secs(10);

/// A running process that ends when this value is dropped.
#[derive(Debug)]
pub(crate) struct Daemon {
    child: Child,
    /// Keeps the thread alive that started the process: the system ends the process together with its thread.
    _held: mpsc::Sender<()>,
}

impl Daemon {
    /// Starts this command. Its output is discarded.
    pub(crate) fn start(mut command: Command) -> io::Result<Daemon> {
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        Daemon::spawn(command)
    }

    /// Starts this command, and also returns its standard input and output.
    pub(crate) fn start_with_pipes(mut command: Command) -> io::Result<(Daemon, ChildStdin, ChildStdout)> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut daemon = Daemon::spawn(command)?;
        match (daemon.child.stdin.take(), daemon.child.stdout.take()) {
            (Some(input), Some(output)) => Ok((daemon, input, output)),
            _ => Err(io::Error::other("the process has no pipes")),
        }
    }

    fn spawn(mut command: Command) -> io::Result<Daemon> {
        let (held, until) = mpsc::channel::<()>();
        let (tell, told) = mpsc::channel();
        thread::spawn(move || {
            // If nobody waits for it, it ends with this thread.
            let _ = tell.send(command.spawn());
            let _ = until.recv();
        });
        let child = told.recv().map_err(io::Error::other)??;
        Ok(Daemon { child, _held: held })
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn is_alive(&mut self) -> io::Result<bool> {
        Ok(self.child.try_wait()?.is_none())
    }

    /// Kills it.
    pub(crate) fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.wait()
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, signal: &str) -> io::Result<()> {
        let status =
            Command::new("kill").args([&format!("-{signal}"), &self.child.id().to_string()]).status()?;
        if status.success() { Ok(()) } else { Err(io::Error::other("there is no such process")) }
    }

    /// Sends a signal to its child processes.
    pub(crate) fn signal_children(&self, signal: &str) -> io::Result<()> {
        // It is fine if there are none.
        Command::new("pkill")
            .args([&format!("-{signal}"), "-P", &self.child.id().to_string()])
            .status()
            .map(drop)
    }

    /// Its CPU time, including its child processes.
    pub(crate) fn used(&self) -> io::Result<Duration> {
        used(self.child.id())
    }

    /// Waits until it has ended.
    pub(crate) fn wait(&mut self) -> io::Result<()> {
        self.child.wait().map(drop)
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        // Once it has ended, its process id may belong to another process.
        if self.is_alive().unwrap_or(false) {
            let _ = self.signal("CONT");
            let _ = self.signal("QUIT");
            let begun = Instant::now();
            while self.is_alive().unwrap_or(false) && begun.elapsed() < PATIENCE {
                thread::sleep(Duration::from_millis(10));
            }
            // It may ignore the signal, like every process that a shell has started in the background.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
