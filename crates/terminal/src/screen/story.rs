//! What happened, in words; the newest last.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::wrapped;
use super::look::Tone;
use super::picture::Picture;

/// Draws the end of the story, or what was scrolled back to. What must not be missed has a mark, too.
pub(super) fn draw(picture: &Picture, area: Rect, buffer: &mut Buffer) {
    let mut lines: Vec<(String, Style)> = Vec::new();
    for sentence in &picture.log {
        let (mark, style) =
            if sentence.urgent { ("! ", picture.look.style(Tone::Danger)) } else { ("", Style::new()) };
        let text = format!("{mark}{}", sentence.text);
        lines.extend(wrapped(&text, area.width).into_iter().map(|line| (line, style)));
    }
    let height = usize::from(area.height);
    let end = lines.len().saturating_sub(picture.scrolled).max(height.min(lines.len()));
    let begin = end.saturating_sub(height);
    for ((line, style), y) in lines[begin..end].iter().zip(area.y..area.bottom()) {
        buffer.set_stringn(area.x, y, line, area.width.into(), *style);
    }
}

/// How many rows these paragraphs take.
pub(crate) fn rows(paragraphs: &[String], columns: u16) -> u16 {
    let rows = paragraphs.iter().map(|text| wrapped(text, columns).len()).sum::<usize>();
    u16::try_from(rows).unwrap_or(u16::MAX)
}

/// Draws these paragraphs, as far as they fit.
pub(crate) fn lines(paragraphs: &[String], area: Rect, buffer: &mut Buffer) {
    let lines = paragraphs.iter().flat_map(|text| wrapped(text, area.width));
    for (line, y) in lines.zip(area.y..area.bottom()) {
        buffer.set_stringn(area.x, y, line, area.width.into(), Style::new());
    }
}
