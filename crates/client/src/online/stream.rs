//! What a table tells: over a WebSocket or, where there is none, as a stream of lines. A thread reads it and, when it breaks
//! off, opens it again after the last message that came.

use std::io::{BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::http::{Http, Unreachable};
use super::socket::{Commands, Socket};

/// The server gives a sign of life every 20 seconds. After this long without one the line is dead, whatever the system says.
const SILENCE: Duration = Duration::from_secs(50);

/// A longer line, in bytes, is no message: those of the largest tables have some 20 KB.
const LONGEST_LINE: u64 = 1024 * 1024;

/// How many messages may wait to be taken. Then the server has to wait.
const WAITING: usize = 256;

/// A socket that breaks this soon, and the next one too, is worse than a stream.
const BRIEF: Duration = Duration::from_secs(5);

/// What a stream tells.
pub(super) enum Told {
    /// A line that is not empty.
    Line(Box<Value>),
    /// Only that somebody is there.
    Alive,
    /// It broke off.
    Lost,
    /// It goes on.
    Back,
    /// The server does not want us there, or there is no such table.
    Refused { slug: String, reason: String },
}

/// A stream that mends itself.
pub(super) struct Stream {
    http: Http,
    code: String,
    told: Receiver<Told>,
    /// Where commands go while a socket is open.
    commands: Commands,
    /// The last message that came.
    mark: Option<String>,
    alive: Instant,
}

impl Stream {
    pub(super) fn open(http: Http, code: &str, mark: Option<String>) -> Stream {
        let commands = Commands::default();
        let told = read(http.clone(), code.to_owned(), mark.clone(), commands.clone());
        Stream { http, code: code.to_owned(), told, commands, mark, alive: Instant::now() }
    }

    /// Where commands go while a socket is open.
    pub(super) fn commands(&self) -> &Commands {
        &self.commands
    }

    /// What comes next, if it comes in this time.
    pub(super) fn next_within(&mut self, patience: Duration) -> Option<Told> {
        match self.told.recv_timeout(patience) {
            Ok(told) => {
                self.alive = Instant::now();
                if let Told::Line(line) = &told
                    && let Some(id) = line["id"].as_str()
                {
                    self.mark = Some(id.to_owned());
                }
                Some(told)
            }
            Err(RecvTimeoutError::Timeout) if self.alive.elapsed() > SILENCE => {
                // The old thread ends when it finds nobody to tell.
                self.commands.close();
                *self = Stream::open(self.http.clone(), &self.code, self.mark.take());
                Some(Told::Lost)
            }
            Err(_) => None,
        }
    }
}

/// Reads on a thread of its own until nobody listens.
fn read(http: Http, code: String, mark: Option<String>, commands: Commands) -> Receiver<Told> {
    let (teller, told) = sync_channel(WAITING);
    thread::spawn(move || {
        let table = format!("/api/tables/{code}");
        let mut reader =
            Reader { http, table, mark, teller, commands, no_sockets: false, brief: 0, lost: false };
        let mut wait = Duration::from_millis(250);
        while let Some(heard) = reader.read_once() {
            wait = if heard { Duration::from_millis(250) } else { (wait * 2).min(Duration::from_secs(5)) };
            thread::sleep(wait);
        }
    });
    told
}

struct Reader {
    http: Http,
    table: String,
    mark: Option<String>,
    teller: SyncSender<Told>,
    commands: Commands,
    /// Whether a stream came through where no socket did.
    no_sockets: bool,
    /// How many sockets in a row broke soon.
    brief: u32,
    lost: bool,
}

impl Reader {
    /// Reads one connection to its end; whether anything came, and nothing at all when there is no use in another.
    fn read_once(&mut self) -> Option<bool> {
        if !self.no_sockets && self.read_socket()? {
            return self.lose().map(|()| true);
        }
        let mut lines = match self.http.stream(&format!("{}/events", self.table), self.mark.as_deref()) {
            Ok(Ok(lines)) => lines,
            // A server that starts or is busy will be better later.
            Ok(Err(reply)) if reply.status == 429 || reply.status >= 500 => {
                return self.lose().map(|()| false);
            }
            Ok(Err(reply)) => {
                let _ = self.teller.send(Told::Refused { slug: reply.slug(), reason: reply.message() });
                return None;
            }
            Err(Unreachable) => return self.lose().map(|()| false),
        };
        self.no_sockets = true;
        let mut heard = false;
        while let Some(line) = next_line(&mut lines) {
            heard = true;
            self.tell(&line)?;
        }
        self.lose().map(|()| heard)
    }

    /// Reads a socket to its end, if one can be opened; whether anything came.
    fn read_socket(&mut self) -> Option<bool> {
        let path = format!("{}/socket", self.table);
        let Some(mut socket) = Socket::open(&self.http, &path, self.mark.as_deref()) else {
            return Some(false);
        };
        let (opened, mut heard) = (Instant::now(), false);
        socket.take_commands(&self.commands);
        while let Some(text) = socket.next(&self.commands) {
            heard = true;
            self.tell(&text)?;
        }
        self.commands.close();
        self.brief = if opened.elapsed() < BRIEF { self.brief + 1 } else { 0 };
        self.no_sockets = self.brief > 1;
        Some(heard)
    }

    fn tell(&mut self, line: &str) -> Option<()> {
        if self.lost {
            self.lost = false;
            self.send(Told::Back)?;
        }
        let Ok(value) = serde_json::from_str::<Value>(line) else {
            return self.send(Told::Alive);
        };
        if let Some(id) = value["id"].as_str() {
            self.mark = Some(id.to_owned());
        }
        self.send(Told::Line(Box::new(value)))
    }

    fn lose(&mut self) -> Option<()> {
        if self.lost {
            return Some(());
        }
        self.lost = true;
        self.send(Told::Lost)
    }

    /// Puts it with what waits to be taken. When that is full, whoever should take it may be waiting for an answer on the same
    /// socket: without one, they ask by request.
    fn send(&self, told: Told) -> Option<()> {
        match self.teller.try_send(told) {
            Ok(()) => Some(()),
            Err(TrySendError::Full(told)) => {
                self.commands.close();
                self.teller.send(told).ok()
            }
            Err(TrySendError::Disconnected(_)) => None,
        }
    }
}

/// The next line; nothing when the stream has ended, is broken, or sends what is no line of a table.
fn next_line(stream: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    stream.take(LONGEST_LINE).read_until(b'\n', &mut line).ok()?;
    let text = line.strip_suffix(b"\n")?;
    String::from_utf8(text.to_vec()).ok()
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, repeat};

    use super::*;

    #[test]
    fn a_stream_is_read_line_by_line() {
        let mut stream = &b"{}\n\n{\"id\":\"1\"}\n{\"half"[..];
        let lines: Vec<String> = std::iter::from_fn(|| next_line(&mut stream)).collect();
        assert_eq!(lines, ["{}", "", "{\"id\":\"1\"}"]);
    }

    #[test]
    fn a_line_without_end_does_not_fill_the_memory() {
        assert_eq!(next_line(&mut BufReader::new(repeat(b'x'))), None);
        assert_eq!(next_line(&mut &b"\xff\n"[..]), None);
    }
}
