//! The help, above everything else.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Clear, Widget};

use super::canvas::width;
use super::look::{Look, Tone};
use super::picture::Help;
use super::story;
use client::Narrator;

/// Draws it in the middle.
pub(super) fn draw(open: Help, look: Look, area: Rect, buffer: &mut Buffer, narrator: Narrator<'_>) {
    let text = narrator.say(match open {
        Help::Playing => "terminal-help-screen",
        Help::Replaying => "terminal-help-replay",
    });
    let paragraphs: Vec<String> = text.lines().map(str::to_owned).collect();
    let widest = paragraphs.iter().map(|line| width(line)).max().unwrap_or(0);
    let columns = (widest + 4).min(area.width);
    let rows = story::rows(&paragraphs, columns.saturating_sub(4)).saturating_add(2).min(area.height);
    let place = Rect {
        x: area.x + (area.width - columns) / 2,
        y: area.y + (area.height - rows) / 2,
        width: columns,
        height: rows,
    };
    Clear.render(place, buffer);
    let block = Block::bordered()
        .border_set(look.border())
        .border_style(look.style(Tone::Strong))
        .title(format!(" {} ", narrator.say("help")));
    let inside = block.inner(place);
    block.render(place, buffer);
    let inside = Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside };
    story::lines(&paragraphs, inside, buffer);
}
