//! The winding path: out of the camp, as the box has it or row by row, there and back, to where the explorers stand.

use protocol::DiamantScene;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::card::{self, CardSize};
use super::tunnel;
use crate::screen::canvas::{centred, fitted};
use crate::screen::look::{Look, Tone};
use client::Narrator;

/// Where the cells of a path lie.
struct Winding {
    size: CardSize,
    /// Rows of the screen between two rows of cells.
    gap: u16,
    /// How many of the first cells do not fit.
    hidden: usize,
    /// Row and column of the others.
    spots: Vec<(usize, usize)>,
}

const SIZES: [(CardSize, u16); 4] =
    [(CardSize::Large, 1), (CardSize::Large, 0), (CardSize::Small, 1), (CardSize::Small, 0)];

impl Winding {
    /// The largest cards with which everything fits; if none do, the small ones and the end of the path.
    fn of(cells: usize, area: Rect) -> Winding {
        let mut tries = SIZES.into_iter().map(|(size, gap)| Winding::with(cells, area, size, gap));
        let fitting = tries.find(|winding| winding.hidden == 0);
        fitting.unwrap_or_else(|| Winding::with(cells, area, CardSize::Small, 0))
    }

    /// Row by row, there and back.
    fn with(cells: usize, area: Rect, size: CardSize, gap: u16) -> Winding {
        let (across, rows) = room(area, size, gap);
        let hidden = cells.saturating_sub(rows * across);
        let spot = |cell: usize| {
            let (row, along) = (cell / across, cell % across);
            (row, if row.is_multiple_of(2) { along } else { across - 1 - along })
        };
        Winding { size, gap, hidden, spots: (0..cells - hidden).map(spot).collect() }
    }

    /// These spots, with the largest cards that fit.
    fn over(spots: &[(usize, usize)], area: Rect) -> Option<Winding> {
        let fits = |(size, gap): &(CardSize, u16)| {
            let (across, rows) = room(area, *size, *gap);
            spots.iter().all(|(row, column)| *row < rows && *column < across)
        };
        let (size, gap) = SIZES.into_iter().find(fits)?;
        Some(Winding { size, gap, hidden: 0, spots: spots.to_vec() })
    }

    /// The row and the column of a cell, if it is there.
    fn spot(&self, cell: usize) -> Option<(usize, usize)> {
        self.spots.get(cell.checked_sub(self.hidden)?).copied()
    }

    /// The place of a cell on the screen, if it is there.
    fn place(&self, cell: usize, area: Rect) -> Option<Rect> {
        let (row, column) = self.spot(cell)?;
        let (columns, lines) = self.size.extent();
        let x = area.x + u16::try_from(column).ok()? * (columns + 1);
        let y = area.y + u16::try_from(row).ok()? * (lines + self.gap);
        let place = Rect { x, y, width: columns, height: lines };
        (place.right() <= area.right() && place.bottom() <= area.bottom()).then_some(place)
    }
}

/// How many cells fit into a row, and how many rows there are.
fn room(area: Rect, size: CardSize, gap: u16) -> (usize, usize) {
    let (columns, lines) = size.extent();
    let across = usize::from((area.width + 1) / (columns + 1)).max(1);
    let rows = usize::from((area.height + gap) / (lines + gap)).max(1);
    (across, rows)
}

/// Draws the whole path. One that turns at hazards does so as long as it fits.
pub(super) fn draw(
    game: &DiamantScene,
    turns: bool,
    seats: usize,
    area: Rect,
    buffer: &mut Buffer,
    look: Look,
    narrator: Narrator<'_>,
) {
    let cells = game.path.len() + 2;
    let turning = if turns { Winding::over(&tunnel::spots(game), area) } else { None };
    let winding = turning.unwrap_or_else(|| Winding::of(cells, area));
    let painter = Painter { winding, area, look };
    let home: Vec<u8> = (0..).take(seats).filter(|seat| !game.inside.contains(seat)).collect();
    painter.camp(&home, buffer, narrator);
    for (number, card) in (1..).zip(&game.path) {
        if let Some(place) = painter.place(number) {
            card::draw(*card, number == game.path.len(), place, buffer, look, narrator);
        }
        painter.connect(number, buffer);
    }
    if let Some(place) = painter.place(cells - 1).filter(|_| !game.inside.is_empty()) {
        painter.connect(cells - 1, buffer);
        let inside = if place.height > 3 { Rect { y: place.y + 1, height: 3, ..place } } else { place };
        painter.tokens(&game.inside, inside, buffer);
    }
}

struct Painter {
    winding: Winding,
    area: Rect,
    look: Look,
}

impl Painter {
    fn place(&self, cell: usize) -> Option<Rect> {
        self.winding.place(cell, self.area)
    }

    /// The tent and who is there.
    fn camp(&self, home: &[u8], buffer: &mut Buffer, narrator: Narrator<'_>) {
        let Some(place) = self.place(0) else { return };
        let tent = match self.winding.size {
            CardSize::Large => self.look.sign(["╱╲", "╱__╲"], ["/\\", "/__\\"]).to_vec(),
            CardSize::Small => vec![self.look.sign("╱╲", "/\\")],
        };
        let style = self.look.style(Tone::Faint);
        for (line, y) in tent.iter().zip(place.y..) {
            buffer.set_stringn(place.x, y, centred(line, place.width), place.width.into(), style);
        }
        let lines = u16::try_from(tent.len()).unwrap_or(place.height);
        let rest = Rect { y: place.y + lines, height: place.height - lines, ..place };
        if home.is_empty() {
            let name = fitted(&narrator.say("terminal-camp"), rest.width);
            buffer.set_stringn(rest.x, rest.y, centred(&name, rest.width), rest.width.into(), style);
        } else {
            self.tokens(home, rest, buffer);
        }
    }

    /// Explorers side by side, as many in a row as fit.
    fn tokens(&self, seats: &[u8], place: Rect, buffer: &mut Buffer) {
        let wide = if place.width >= 9 { 3 } else { 2 };
        let across = usize::from(place.width / wide).max(1);
        for (number, seat) in seats.iter().enumerate() {
            let row = u16::try_from(number / across).unwrap_or(u16::MAX);
            let column = u16::try_from(number % across).unwrap_or_default();
            if row < place.height {
                let style = self.look.style(Tone::Explorer(*seat));
                buffer.set_string(place.x + column * wide, place.y + row, self.look.token(*seat), style);
            }
        }
    }

    /// The piece of path that leads to this cell from the one before.
    fn connect(&self, cell: usize, buffer: &mut Buffer) {
        let (Some(place), Some((row, column))) = (self.place(cell), self.winding.spot(cell)) else { return };
        let style = self.look.style(Tone::Faint);
        let middle = place.y + place.height / 2;
        match self.winding.spot(cell - 1) {
            // What came before does not fit.
            None => sign(place.x, middle, self.look.sign("┆", ":"), style, buffer),
            Some((earlier, from)) if earlier == row => {
                let x = if from < column { place.x.saturating_sub(1) } else { place.right() };
                sign(x, middle, self.look.sign("─", "-"), style, buffer);
            }
            Some(_) if self.winding.gap > 0 => {
                sign(place.x + place.width / 2, place.y - 1, self.look.sign("│", "|"), style, buffer);
            }
            Some(_) => {}
        }
    }
}

fn sign(x: u16, y: u16, sign: &str, style: Style, buffer: &mut Buffer) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_symbol(sign).set_style(style);
    }
}
