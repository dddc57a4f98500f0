//! Who plays, and what they have: what is carried and at risk apart from what is safe.

use std::cmp::Reverse;

use protocol::{PhaseWord, QuestionScene, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::{fitted, width};
use super::look::{Look, Tone};
use super::picture::Picture;
use crate::any;
use client::{Narrator, standings};

/// How many rows the table needs.
pub(super) fn rows(picture: &Picture) -> u16 {
    picture.scene().map_or(1, |scene| u16::try_from(scene.seats.len()).unwrap_or(8) + 1)
}

/// One row: the name, numbers, and what the person does.
pub(crate) struct Row {
    pub(crate) seat: u8,
    pub(crate) name: String,
    pub(crate) numbers: Vec<String>,
    pub(crate) doing: String,
    pub(crate) away: bool,
}

/// Draws the table with its headings.
pub(super) fn draw(picture: &Picture, area: Rect, buffer: &mut Buffer, narrator: Narrator<'_>) {
    let Some(scene) = picture.scene() else { return };
    let (heads, mut rows) = match (scene.game.as_deref(), &picture.sight) {
        (Some(game), Some(sight)) => any::scene(game).rows(scene, &sight.you, picture.look, narrator),
        _ => (Vec::new(), waiting(scene, narrator)),
    };
    if let Some(standings) = standings(scene).filter(|_| scene.phase == PhaseWord::Over) {
        // The winner first; a tie-break counts.
        rows.sort_by_key(|row| {
            let score = standings.scores.get(usize::from(row.seat)).copied().unwrap_or_default();
            Reverse((standings.winners.contains(&row.seat), score))
        });
    }
    let layout = Columns::of(&heads, &rows, area);
    layout.line(area.y, "", &heads, "", picture.look.style(Tone::Faint), buffer);
    for (row, y) in rows.iter().zip(area.y + 1..area.bottom()) {
        let style = if row.away { picture.look.style(Tone::Faint) } else { Style::new() };
        layout.line(y, &row.name, &row.numbers, &row.doing, style, buffer);
        let style = picture.look.style(Tone::Explorer(row.seat));
        buffer.set_stringn(area.x, y, picture.look.token(row.seat), 2, style);
    }
}

/// Whether somebody still thinks, where the table shows it.
pub(crate) fn thinking(question: &QuestionScene, seat: u8, narrator: Narrator<'_>) -> String {
    match &question.thinking {
        Some(thinking) if thinking.contains(&seat) => narrator.say("state-thinking"),
        Some(_) => narrator.say("state-chosen"),
        None => String::new(),
    }
}

/// Before the first game: who is ready.
fn waiting(scene: &Scene, narrator: Narrator<'_>) -> Vec<Row> {
    let row = |(seat, sits): (u8, &protocol::SeatScene)| {
        let doing = if sits.ready { narrator.say("seating-ready") } else { String::new() };
        Row { seat, name: narrator.name(scene, seat), numbers: Vec::new(), doing, away: false }
    };
    (0..).zip(scene.seats.iter()).map(row).collect()
}

/// Stands where there is nothing.
pub(crate) fn dash(look: Look) -> String {
    look.sign("–", "-").to_owned()
}

/// How wide the columns are.
struct Columns {
    area: Rect,
    name: u16,
    numbers: Vec<u16>,
}

/// Token and a blank.
const TOKEN: u16 = 3;
/// The least that is left for what somebody does.
const DOING: u16 = 11;

impl Columns {
    fn of(heads: &[String], rows: &[Row], area: Rect) -> Columns {
        let widest = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.numbers.get(column)).chain(heads.get(column));
            cells.map(|cell| width(cell)).max().unwrap_or(0)
        };
        let numbers: Vec<u16> = (0..heads.len()).map(widest).collect();
        let taken: u16 = numbers.iter().map(|columns| columns + 2).sum();
        let names = rows.iter().map(|row| width(&row.name)).max().unwrap_or(0);
        let room = area.width.saturating_sub(TOKEN + taken + DOING + 2);
        Columns { area, name: names.min(room.max(6)), numbers }
    }

    fn line(&self, y: u16, name: &str, numbers: &[String], doing: &str, style: Style, buffer: &mut Buffer) {
        if y >= self.area.bottom() {
            return;
        }
        let mut text = " ".repeat(TOKEN.into()) + &left(name, self.name);
        for (number, columns) in numbers.iter().zip(&self.numbers) {
            text.push_str("  ");
            text.push_str(&right(number, *columns));
        }
        text.push_str("  ");
        text.push_str(doing);
        let text = fitted(&text, self.area.width);
        buffer.set_stringn(self.area.x, y, text, self.area.width.into(), style);
    }
}

fn left(text: &str, columns: u16) -> String {
    let text = fitted(text, columns);
    let blanks = columns.saturating_sub(width(&text));
    text + &" ".repeat(blanks.into())
}

fn right(text: &str, columns: u16) -> String {
    " ".repeat(columns.saturating_sub(width(text)).into()) + text
}
