//! The terminal while it is ours: whole screen, raw keys, given back whatever happens.

use std::io::{self, stdout};
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;

use super::draw::draw;
use super::look::Look;
use super::picture::Picture;
use crate::telling::Teller;

/// The terminal, which is given back when this is dropped. `ratatui` gives it back when the program panics.
pub(super) struct Stage {
    terminal: DefaultTerminal,
    mouse: bool,
    /// Where the buttons were drawn.
    pub(super) buttons: Vec<Rect>,
}

impl Stage {
    pub(super) fn open(look: Look) -> io::Result<Stage> {
        let terminal = ratatui::try_init()?;
        let stage = Stage { terminal, mouse: look.mouse, buttons: Vec::new() };
        if look.mouse {
            execute!(stdout(), EnableMouseCapture)?;
        }
        Ok(stage)
    }

    /// Draws what has changed: only cells that differ are written, so nothing flickers.
    pub(super) fn draw(&mut self, picture: &Picture, teller: Teller<'_>) -> io::Result<()> {
        let buttons = &mut self.buttons;
        self.terminal.draw(|frame| *buttons = draw(frame, picture, teller))?;
        Ok(())
    }
}

/// The next key, click or new size, if one comes in this time.
pub(super) fn wait(patience: Duration) -> io::Result<Option<Event>> {
    if event::poll(patience)? { event::read().map(Some) } else { Ok(None) }
}

impl Drop for Stage {
    fn drop(&mut self) {
        if self.mouse {
            // Nothing else can be done about it on the way out.
            let _ = execute!(stdout(), DisableMouseCapture);
        }
        ratatui::restore();
    }
}
