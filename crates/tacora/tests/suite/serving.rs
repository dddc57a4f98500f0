//! A server as a process of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::process::{Ended, tacora};

/// A server that is ready, and ends with the test.
pub(crate) struct Serving {
    child: Child,
    out: BufReader<ChildStdout>,
    /// The first line that it printed.
    pub(crate) line: String,
}

/// The binary in a world without settings of ours.
pub(crate) fn alone(arguments: &[&str]) -> Command {
    let mut command = tacora(arguments);
    for (name, _) in std::env::vars_os() {
        if name.to_str().is_some_and(|name| name.starts_with("TACORA_")) {
            command.env_remove(name);
        }
    }
    command.env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/nobody"));
    command
}

impl Serving {
    pub(crate) fn of(command: &mut Command) -> Serving {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        if line.is_empty() {
            let mut err = String::new();
            child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
            panic!("it does not serve: {err}");
        }
        Serving { child, out, line }
    }

    pub(crate) fn start(arguments: &[&str]) -> Serving {
        Serving::of(&mut alone(arguments))
    }

    /// Host and port, as printed.
    pub(crate) fn place(&self) -> (&str, u16) {
        let (_, url) = self.line.trim_end().split_once("http://").unwrap();
        let (host, port) = url.rsplit_once(':').unwrap();
        (host, port.parse().unwrap())
    }

    /// The address on this computer, for a server that listens there.
    pub(crate) fn address(&self) -> SocketAddr {
        let (host, port) = self.place();
        assert_eq!(host, "localhost");
        SocketAddr::from((Ipv4Addr::LOCALHOST, port))
    }

    /// The whole answer to a request.
    pub(crate) fn get(&self, path: &str) -> String {
        let (host, port) = self.place();
        let host = if host == "localhost" { "127.0.0.1" } else { host };
        let mut stream = TcpStream::connect((host, port)).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// What it logs from now on, line by line.
    pub(crate) fn log(&mut self) -> Arc<Mutex<Vec<String>>> {
        let (lines, err) = (Arc::<Mutex<Vec<String>>>::default(), self.child.stderr.take().unwrap());
        let written = Arc::clone(&lines);
        thread::spawn(move || {
            for line in BufReader::new(err).lines().map_while(Result::ok) {
                written.lock().unwrap().push(line);
            }
        });
        lines
    }

    /// Sends it this signal.
    pub(crate) fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// Sends the signal and waits for the end.
    pub(crate) fn signalled(mut self, signal: &str) -> Ended {
        self.signal(signal);
        self.ended()
    }

    /// Kills it, without a word before.
    #[cfg(unix)]
    pub(crate) fn killed(mut self) -> Ended {
        self.child.kill().unwrap();
        self.ended()
    }

    fn ended(&mut self) -> Ended {
        let (mut out, mut err) = (String::new(), String::new());
        self.out.read_to_string(&mut out).unwrap();
        if let Some(mut stderr) = self.child.stderr.take() {
            stderr.read_to_string(&mut err).unwrap();
        }
        Ended { code: self.child.wait().unwrap().code(), out, err }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended already; then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
