//! The display of a table: full screen, or line by line.

use std::env;
use std::io::{self, IsTerminal};
use std::time::Duration;

use anyhow::Result;
use client::{Line, Recording};
use terminal::plain::{self, AfterGame, StandardConsole};
use terminal::screen::{self, Colours, Look, Signs};
use words::Words;

/// Options of the display.
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct FrontEnd {
    /// Print one sentence per event, for screen readers, braille displays and pipes. Default if there is no terminal.
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII only. Default if the locale is not UTF-8.
    #[arg(long)]
    ascii: bool,
    /// Hide the odds at first; the key O shows them.
    #[arg(long)]
    no_odds: bool,
    /// Press buttons with the mouse; hold Shift to select text.
    #[arg(long)]
    mouse: bool,
    /// Skip pauses: bots choose at once.
    #[arg(long)]
    fast: bool,
}

/// How long a card is shown before the next event.
const GLANCE: Duration = Duration::from_millis(600);

impl FrontEnd {
    /// Whether the display is line by line.
    pub(crate) fn is_plain(&self) -> bool {
        self.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal()
    }

    /// Whether bots choose at once.
    pub(crate) fn is_fast(&self) -> bool {
        self.fast
    }

    /// Plays or watches at this table.
    pub(crate) fn play(&self, line: &mut dyn Line, words: &Words, after: AfterGame) -> Result<()> {
        if self.is_plain() {
            return Ok(plain::play(line, words, &mut StandardConsole::open()?, after)?);
        }
        Ok(screen::play(line, words, self.look())?)
    }

    /// Shows a recorded game.
    pub(crate) fn replay(&self, recording: &Recording, words: &Words) -> Result<()> {
        if self.is_plain() {
            return Ok(plain::replay(recording, words, &mut StandardConsole::open()?)?);
        }
        Ok(screen::replay(recording, words, self.look())?)
    }

    fn look(&self) -> Look {
        // https://no-color.org: any non-empty value counts.
        let colourless = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Look {
            signs: if self.ascii || !speaks_utf8() { Signs::Ascii } else { Signs::Unicode },
            colours: if colourless { Colours::Off } else { Colours::On },
            odds: !self.no_odds,
            mouse: self.mouse,
            glance: if self.fast { Duration::ZERO } else { GLANCE },
        }
    }
}

/// Whether the locale is UTF-8; if it says nothing, UTF-8 is assumed.
fn speaks_utf8() -> bool {
    let said = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let said = said.into_iter().find(|locale| !locale.is_empty());
    said.is_none_or(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}
