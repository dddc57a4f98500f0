//! What lies above everything else: the help, how things stand, the rules of this table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Clear, Widget};

use super::canvas::{width, wrapped};
use super::look::Tone;
use super::picture::{Help, Picture};
use super::story;
use client::Narrator;

/// Draws it in the middle.
pub(super) fn draw(open: Help, picture: &Picture, area: Rect, buffer: &mut Buffer, narrator: Narrator<'_>) {
    let paragraphs = text(open, picture, narrator);
    let widest = paragraphs.iter().map(|line| width(line)).max().unwrap_or(0);
    let columns = (widest + 4).min(area.width);
    let inner = columns.saturating_sub(4);
    let lines: Vec<String> = paragraphs.iter().flat_map(|text| wrapped(text, inner)).collect();
    let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2).min(area.height);
    let place = Rect {
        x: area.x + (area.width - columns) / 2,
        y: area.y + (area.height - rows) / 2,
        width: columns,
        height: rows,
    };
    Clear.render(place, buffer);
    let block = Block::bordered()
        .border_set(picture.look.border())
        .border_style(picture.look.style(Tone::Strong))
        .title(format!(" {} ", title(open, narrator)));
    let inside = block.inner(place);
    block.render(place, buffer);
    let inside = Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside };
    let hidden = lines.len().saturating_sub(inside.height.into());
    story::lines(&lines[picture.help_from.min(hidden)..], inside, buffer);
    if hidden > 0 {
        let (x, y) = (place.right().saturating_sub(5), place.bottom().saturating_sub(1));
        buffer.set_stringn(x, y, picture.look.sign(" ↑↓ ", " ^v "), 4, picture.look.style(Tone::Strong));
    }
}

fn title(open: Help, narrator: Narrator<'_>) -> String {
    narrator.say(match open {
        Help::Playing | Help::Replaying => "help",
        Help::State => "terminal-state",
        Help::Rules => "rules-of-this",
    })
}

fn text(open: Help, picture: &Picture, narrator: Narrator<'_>) -> Vec<String> {
    let lines = |name: &str| narrator.say(name).lines().map(str::to_owned).collect();
    match (open, &picture.sight) {
        (Help::Playing, _) => lines("terminal-help-screen"),
        (Help::Replaying, _) => lines("terminal-help-replay"),
        (Help::State, Some(sight)) => narrator.state(&sight.scene, &sight.you),
        (Help::Rules, Some(sight)) => narrator.rules(&sight.scene),
        (Help::State | Help::Rules, None) => Vec::new(),
    }
}
