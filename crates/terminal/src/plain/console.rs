//! Where lines are printed and typed.

use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use crate::exit_watch::{ExitReason, WatchedSignals, is_closed, watch_for_exit};
use crate::fault::Fault;

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A line.
    Line(String),
    /// Nothing in this time.
    Nothing,
    /// Nothing will be typed any more.
    End,
}

/// Where lines are printed and typed.
pub trait Console {
    /// Prints a line.
    fn print(&mut self, line: &str) -> Result<(), Fault>;

    /// The next line that is typed, if one is in this time.
    fn read(&mut self, patience: Duration) -> Result<Input, Fault>;

    /// Whether every line has been read and no more will come. It does not wait, and it takes no line.
    fn has_ended(&mut self) -> Result<bool, Fault>;

    /// Whether somebody sits there: what is typed while nobody was asked is meant for now, not for a later question.
    fn is_live(&self) -> bool;

    /// From now on what is typed is not shown, or is shown again.
    fn hide_typing(&mut self, hidden: bool) -> io::Result<()>;
}

/// Standard input and output.
pub struct StandardConsole {
    lines: Option<Lines>,
    hidden: bool,
    /// Why the program has to end, once it has to.
    ending: Arc<OnceLock<ExitReason>>,
}

/// The lines of standard input.
struct Lines {
    typed: Receiver<io::Result<String>>,
    /// Whether the last one has been taken.
    ended: Arc<AtomicBool>,
}

/// The longest line that is read, in bytes. Nobody types a longer one.
const LONGEST_LINE: u64 = 4 * 1024;

/// A reason to end is noticed after at most this time.
const A_MOMENT: Duration = Duration::from_millis(100);

impl StandardConsole {
    /// Nothing is read before it is asked for. From now on a signal is an error of the next call, so that its caller can
    /// save what has to be saved.
    pub fn open() -> io::Result<StandardConsole> {
        let ending = Arc::new(OnceLock::new());
        let noticed = Arc::clone(&ending);
        let begin_exit = move |reason| {
            // The first reason stands.
            let _ = noticed.set(reason);
        };
        watch_for_exit(WatchedSignals::All, begin_exit, show_typing_again)?;
        Ok(StandardConsole { lines: None, hidden: false, ending })
    }

    fn check(&self) -> Result<(), Fault> {
        match self.ending.get() {
            None => Ok(()),
            Some(ExitReason::Signal(number)) => Err(Fault::Stopped(*number)),
            Some(ExitReason::Closed) => Err(Fault::Closed),
        }
    }
}

/// Reads on a thread of its own, for nobody can wait for a line and for the table at the same time.
fn listen() -> Lines {
    let (sender, typed) = sync_channel(0);
    let ended = Arc::new(AtomicBool::new(false));
    let at_end = Arc::clone(&ended);
    thread::spawn(move || {
        let mut typed = io::stdin().lock();
        while let Some(line) = next_line(&mut typed).transpose() {
            let failed = line.is_err();
            if sender.send(line).is_err() || failed {
                break;
            }
        }
        at_end.store(true, Ordering::Relaxed);
    });
    Lines { typed, ended }
}

/// The next line, without its end; nothing at the end of what is typed.
fn next_line(typed: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    typed.take(LONGEST_LINE + 1).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.len() as u64 > LONGEST_LINE {
        let reason = format!("a line of the input has more than {LONGEST_LINE} bytes");
        return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
    }
    let text = line.strip_suffix(b"\n").unwrap_or(&line);
    let length = text.strip_suffix(b"\r").unwrap_or(text).len();
    line.truncate(length);
    let invalid = |_| io::Error::new(io::ErrorKind::InvalidData, "the input is not text in UTF-8");
    String::from_utf8(line).map(Some).map_err(invalid)
}

impl Console for StandardConsole {
    fn print(&mut self, line: &str) -> Result<(), Fault> {
        self.check()?;
        let mut out = io::stdout().lock();
        // Names and words come from other people: no control character of theirs reaches the terminal.
        let line = line.replace(char::is_control, "\u{FFFD}");
        match writeln!(out, "{line}").and_then(|()| out.flush()) {
            Err(error) if is_closed(&error) => Err(Fault::Closed),
            done => Ok(done?),
        }
    }

    fn read(&mut self, patience: Duration) -> Result<Input, Fault> {
        let end = Instant::now() + patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let typed = self.lines.get_or_insert_with(listen).typed.recv_timeout(left.min(A_MOMENT));
            self.check()?;
            match typed {
                Ok(Err(error)) if is_closed(&error) => return Err(Fault::Closed),
                Ok(line) => return Ok(Input::Line(line?)),
                Err(RecvTimeoutError::Timeout) if left > A_MOMENT => {}
                Err(RecvTimeoutError::Timeout) => return Ok(Input::Nothing),
                Err(RecvTimeoutError::Disconnected) => return Ok(Input::End),
            }
        }
    }

    fn has_ended(&mut self) -> Result<bool, Fault> {
        self.check()?;
        Ok(self.lines.get_or_insert_with(listen).ended.load(Ordering::Relaxed))
    }

    fn is_live(&self) -> bool {
        io::stdin().is_terminal()
    }

    fn hide_typing(&mut self, hidden: bool) -> io::Result<()> {
        if hidden != self.hidden && io::stdin().is_terminal() {
            show_typing(!hidden)?;
            self.hidden = hidden;
        }
        Ok(())
    }
}

impl Drop for StandardConsole {
    fn drop(&mut self) {
        // Whoever ends here must not leave a terminal that shows nothing.
        let _ = self.hide_typing(false);
    }
}

/// For a program that ends without dropping its console.
fn show_typing_again() {
    if io::stdin().is_terminal() {
        // There is nothing else to do about it on the way out.
        let _ = show_typing(true);
    }
}

/// Switches the echo of the terminal. What was typed before and not read is forgotten, for it has been shown.
#[cfg(unix)]
fn show_typing(shown: bool) -> io::Result<()> {
    use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
    let stdin = io::stdin();
    let mut modes = tcgetattr(&stdin)?;
    modes.local_modes.set(LocalModes::ECHO, shown);
    let when = if shown { OptionalActions::Drain } else { OptionalActions::Flush };
    Ok(tcsetattr(&stdin, when, &modes)?)
}

/// Elsewhere there is no way without unsafe code; the documentation says so.
#[cfg(not(unix))]
fn show_typing(_: bool) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_any_way() {
        let mut typed = &b"1\r\n\nleave\n2"[..];
        let lines: Vec<String> = std::iter::from_fn(|| next_line(&mut typed).unwrap()).collect();
        assert_eq!(lines, ["1", "", "leave", "2"]);
    }

    #[test]
    fn no_line_fills_the_memory() {
        let refused = next_line(&mut io::BufReader::new(io::repeat(0))).unwrap_err();
        assert_eq!(refused.to_string(), "a line of the input has more than 4096 bytes");
        let longest = [&[b'a'; 4_095][..], b"\n"].concat();
        assert_eq!(next_line(&mut &longest[..]).unwrap().map(|line| line.len()), Some(4_095));
        assert!(next_line(&mut &b"\xff\n"[..]).is_err());
    }
}
