//! Where lines are printed and typed.

use std::io::{self, BufRead, ErrorKind, IsTerminal, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

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
    fn print(&mut self, line: &str) -> io::Result<()>;

    /// The next line that is typed, if one is in this time.
    fn read(&mut self, patience: Duration) -> io::Result<Input>;

    /// Whether somebody sits there: what is typed while nobody was asked is meant for now, not for a later question.
    fn is_live(&self) -> bool;

    /// From now on what is typed is not shown, or is shown again.
    fn hide_typing(&mut self, hidden: bool) -> io::Result<()>;
}

/// Standard input and output.
pub struct StandardConsole {
    lines: Option<Receiver<io::Result<String>>>,
    hidden: bool,
}

impl StandardConsole {
    /// Nothing is read before it is asked for. From now on a signal ends the program with a terminal as it was.
    pub fn open() -> io::Result<StandardConsole> {
        end_at_signals()?;
        Ok(StandardConsole { lines: None, hidden: false })
    }
}

/// Reads on a thread of its own, for nobody can wait for a line and for the table at the same time.
fn listen() -> Receiver<io::Result<String>> {
    let (typed, lines) = sync_channel(0);
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            if typed.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

impl Console for StandardConsole {
    fn print(&mut self, line: &str) -> io::Result<()> {
        let mut out = io::stdout().lock();
        // Names and words come from other people: no control character of theirs reaches the terminal.
        let line = line.replace(char::is_control, "\u{FFFD}");
        match writeln!(out, "{line}").and_then(|()| out.flush()) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
            done => done,
        }
    }

    fn read(&mut self, patience: Duration) -> io::Result<Input> {
        match self.lines.get_or_insert_with(listen).recv_timeout(patience) {
            Ok(line) => line.map(Input::Line),
            Err(RecvTimeoutError::Timeout) => Ok(Input::Nothing),
            Err(RecvTimeoutError::Disconnected) => Ok(Input::End),
        }
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

/// Ends the program at a signal, but not with a terminal that hides what is typed.
#[cfg(unix)]
fn end_at_signals() -> io::Result<()> {
    use std::process;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            if io::stdin().is_terminal() {
                // There is nothing else to do about it on the way out.
                let _ = show_typing(true);
            }
            process::exit(128 + signal);
        }
    });
    Ok(())
}

/// Elsewhere typing is never hidden.
#[cfg(not(unix))]
fn end_at_signals() -> io::Result<()> {
    Ok(())
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
