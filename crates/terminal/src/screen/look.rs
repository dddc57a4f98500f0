//! How things look: signs in Unicode or ASCII, colours or none.

use std::time::Duration;

use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

/// How the screen looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Which signs the terminal can show.
    pub signs: Signs,
    /// Whether there are colours. Nothing is told by colour alone.
    pub colours: Colours,
    /// Whether the odds are there from the start.
    pub odds: bool,
    /// Whether the mouse works, too.
    pub mouse: bool,
    /// How long a card or an opened ballot is shown before the next, so that eyes can follow.
    pub glance: Duration,
}

/// Which signs the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Signs {
    Unicode,
    Ascii,
}

/// Whether there are colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Colours {
    On,
    Off,
}

/// What a thing is, from which its colour follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Treasure,
    Danger,
    Relic,
    Faint,
    Strong,
    Chosen,
    Explorer(u8),
}

const EXPLORERS: [Color; 8] = [
    Color::LightRed,
    Color::LightBlue,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightMagenta,
    Color::LightCyan,
    Color::Yellow,
    Color::White,
];

/// The pattern of each explorer, besides colour and letter.
const PATTERNS: [&str; 8] = ["●", "■", "▲", "◆", "★", "✚", "▼", "◉"];
const ASCII_PATTERNS: [&str; 8] = ["o", "#", "^", "%", "*", "+", "v", "@"];

/// Corners and sides that every terminal can show.
const ASCII_BORDER: border::Set<'_> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

impl Look {
    /// The first where the terminal shows Unicode, else the second.
    pub(crate) fn sign<T>(self, unicode: T, ascii: T) -> T {
        match self.signs {
            Signs::Unicode => unicode,
            Signs::Ascii => ascii,
        }
    }

    pub(crate) fn style(self, tone: Tone) -> Style {
        let style = match tone {
            Tone::Faint => Style::new().add_modifier(Modifier::DIM),
            Tone::Chosen => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
            Tone::Strong | Tone::Danger | Tone::Relic | Tone::Explorer(_) => {
                Style::new().add_modifier(Modifier::BOLD)
            }
            Tone::Treasure => Style::new(),
        };
        let colour = match tone {
            Tone::Treasure => Some(Color::LightYellow),
            Tone::Danger => Some(Color::LightRed),
            Tone::Relic => Some(Color::LightCyan),
            Tone::Explorer(seat) => Some(EXPLORERS[usize::from(seat) % EXPLORERS.len()]),
            Tone::Faint | Tone::Strong | Tone::Chosen => None,
        };
        match (self.colours, colour) {
            (Colours::On, Some(colour)) => style.fg(colour),
            _ => style,
        }
    }

    pub(crate) fn border(self) -> border::Set<'static> {
        self.sign(border::ROUNDED, ASCII_BORDER)
    }

    /// An explorer: a letter and a pattern, two columns wide.
    pub(crate) fn token(self, seat: u8) -> String {
        let patterns = self.sign(PATTERNS, ASCII_PATTERNS);
        let letter = char::from(b'A' + seat % 26);
        format!("{letter}{}", patterns[usize::from(seat) % patterns.len()])
    }
}
