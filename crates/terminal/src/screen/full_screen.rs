//! The terminal while it is ours: whole screen, raw keys, given back whatever happens.

use std::io::{self, stdout};
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::layout::{Rect, Size};

use super::draw::draw;
use super::keys::{KeyCommand, command};
use super::look::Look;
use super::picture::Picture;
use crate::exit_watch::{WatchedSignals, is_closed, watch_for_exit};
use client::Narrator;

/// No clock is wrong and no signal waits for longer.
const A_MOMENT: Duration = Duration::from_millis(250);

/// The terminal, which is given back when this is dropped, and before a panic says what happened.
pub(super) struct FullScreen {
    /// Never dropped: dropping it prints to standard error, which panics if the window is gone.
    terminal: ManuallyDrop<DefaultTerminal>,
    events: Receiver<io::Result<Event>>,
    /// Whether the program has to end: a signal came, or the window was closed.
    ending: Arc<AtomicBool>,
    /// For which size it was drawn.
    drawn: Size,
    /// Where the buttons were drawn.
    buttons: Vec<Rect>,
}

impl FullScreen {
    pub(super) fn open(look: Look) -> io::Result<FullScreen> {
        let ending = Arc::new(AtomicBool::new(false));
        let noticed = Arc::clone(&ending);
        watch_for_exit(WatchedSignals::All, move |_| noticed.store(true, Ordering::Relaxed), release)?;
        let terminal = ManuallyDrop::new(ratatui::try_init()?);
        let screen =
            FullScreen { terminal, events: read_events(), ending, drawn: Size::ZERO, buttons: Vec::new() };
        release_on_panic();
        if look.mouse {
            execute!(stdout(), EnableMouseCapture)?;
        }
        Ok(screen)
    }

    /// Draws what has changed: only cells that differ are written, so nothing flickers.
    pub(super) fn draw(&mut self, picture: &Picture, narrator: Narrator<'_>) -> io::Result<()> {
        let buttons = &mut self.buttons;
        match self.terminal.draw(|frame| *buttons = draw(frame, picture, narrator)) {
            Ok(frame) => self.drawn = frame.area.as_size(),
            Err(error) => self.end_if_closed(error)?,
        }
        Ok(())
    }

    /// A window that is gone is a reason to end, not a failure.
    fn end_if_closed(&self, error: io::Error) -> io::Result<()> {
        if !is_closed(&error) {
            return Err(error);
        }
        self.ending.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// What somebody does next, if it is done in this time and in a moment.
    pub(super) fn wait(&self, patience: Duration) -> io::Result<Option<KeyCommand>> {
        let event = self.events.recv_timeout(patience.min(A_MOMENT));
        if self.ending.load(Ordering::Relaxed) {
            return Ok(Some(KeyCommand::Interrupt));
        }
        match event {
            Ok(Ok(event)) => return Ok(command(&event, &self.buttons)),
            Ok(Err(error)) => self.end_if_closed(error)?,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(Some(KeyCommand::Interrupt)),
        }
        // Nobody tells of a new size that comes between the first picture and the first wait.
        match self.terminal.size() {
            Ok(size) => Ok((size != self.drawn).then_some(KeyCommand::Redraw)),
            Err(error) => self.end_if_closed(error).map(|()| None),
        }
    }
}

/// Reads keys, clicks and new sizes on a thread of its own: `crossterm` never returns from a terminal that was closed.
fn read_events() -> Receiver<io::Result<Event>> {
    let (sender, events) = sync_channel(0);
    thread::spawn(move || {
        loop {
            let event = event::read();
            let failed = event.is_err();
            if sender.send(event).is_err() || failed {
                return;
            }
        }
    });
    events
}

/// `ratatui` gives the screen and the keys back when the program panics; mouse and cursor go with them.
fn release_on_panic() {
    let otherwise = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        release_mouse_and_cursor();
        otherwise(panic);
    }));
}

/// Gives everything back, whoever holds the screen.
fn release() {
    release_mouse_and_cursor();
    // Nothing else can be done about it on the way out.
    let _ = ratatui::try_restore();
}

fn release_mouse_and_cursor() {
    // Nothing else can be done about it on the way out.
    let _ = execute!(stdout(), DisableMouseCapture, Show);
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        // Leaving the screen a second time would put the cursor back above what the panic said.
        if !thread::panicking() {
            release();
        }
    }
}

#[cfg(all(test, unix))]
mod tests;
