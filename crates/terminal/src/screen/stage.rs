//! The terminal while it is ours: whole screen, raw keys, given back whatever happens.

use std::io::{self, stdout};
use std::panic;
use std::thread;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::layout::{Rect, Size};

use super::draw::draw;
use super::keys::{Deed, deed};
use super::look::Look;
use super::picture::Picture;
use super::signals::Signals;
use crate::telling::Teller;

/// No clock is wrong and no signal waits for longer.
const A_MOMENT: Duration = Duration::from_millis(250);

/// The terminal, which is given back when this is dropped, and before a panic says what happened.
pub(super) struct Stage {
    terminal: DefaultTerminal,
    signals: Signals,
    /// For which size it was drawn.
    drawn: Size,
    /// Where the buttons were drawn.
    buttons: Vec<Rect>,
}

impl Stage {
    pub(super) fn open(look: Look) -> io::Result<Stage> {
        let signals = Signals::listen()?;
        let terminal = ratatui::try_init()?;
        let stage = Stage { terminal, signals, drawn: Size::ZERO, buttons: Vec::new() };
        release_on_panic();
        if look.mouse {
            execute!(stdout(), EnableMouseCapture)?;
        }
        Ok(stage)
    }

    /// Draws what has changed: only cells that differ are written, so nothing flickers.
    pub(super) fn draw(&mut self, picture: &Picture, teller: Teller<'_>) -> io::Result<()> {
        let buttons = &mut self.buttons;
        self.drawn = self.terminal.draw(|frame| *buttons = draw(frame, picture, teller))?.area.as_size();
        Ok(())
    }

    /// What somebody does next, if it is done in this time and in a moment.
    pub(super) fn wait(&self, patience: Duration) -> io::Result<Option<Deed>> {
        let event = next_event(patience.min(A_MOMENT));
        // A terminal that is gone can no longer be read, and says so by a signal, too.
        if self.signals.came() {
            return Ok(Some(Deed::Interrupt));
        }
        if let Some(event) = event? {
            return Ok(deed(&event, &self.buttons));
        }
        // Nobody tells of a new size that comes between the first picture and the first wait.
        Ok((self.terminal.size()? != self.drawn).then_some(Deed::Redraw))
    }
}

/// The next key, click or new size, if one comes in this time.
fn next_event(patience: Duration) -> io::Result<Option<Event>> {
    if event::poll(patience)? { event::read().map(Some) } else { Ok(None) }
}

/// `ratatui` gives the screen and the keys back when the program panics; mouse and cursor go with them.
fn release_on_panic() {
    let otherwise = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        release_mouse_and_cursor();
        otherwise(panic);
    }));
}

fn release_mouse_and_cursor() {
    // Nothing else can be done about it on the way out.
    let _ = execute!(stdout(), DisableMouseCapture, Show);
}

impl Drop for Stage {
    fn drop(&mut self) {
        // Leaving the screen a second time would put the cursor back above what the panic said.
        if !thread::panicking() {
            release_mouse_and_cursor();
            let _ = ratatui::try_restore();
        }
    }
}

#[cfg(all(test, unix))]
mod tests;
