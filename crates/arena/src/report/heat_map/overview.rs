//! A large map as one small picture.

use std::fmt::Write;

use super::colours::Colours;
use crate::HeatMap;
use crate::report::markup::Markup;
use crate::report::numbers::{clipped, place, short};

const WIDTH: f64 = 340.0;
const LEFT: f64 = 92.0;
const TOP: f64 = 44.0;
/// The maximum cell width in narrow maps.
const WIDEST: f64 = 16.0;

/// The picture; its numbers are in the table below.
pub(super) fn write(out: &mut Markup, map: &HeatMap, colours: &Colours, best: &[Vec<usize>]) {
    let (rows, columns) = (map.challengers.len(), map.incumbents.len());
    if rows == 0 || columns == 0 {
        return;
    }
    let width = ((WIDTH - LEFT - 8.0) / place(columns)).min(WIDEST);
    let height = ((WIDTH - LEFT) / place(rows)).min(WIDEST);
    let corner = |row: usize, column: usize| (LEFT + width * place(column), TOP + height * place(row));
    let (right, bottom) = corner(rows, columns);

    let mut paths = vec![String::new(); 9];
    for (row, shares) in map.win_share.iter().enumerate() {
        for (column, share) in shares.iter().enumerate() {
            if let Some(share) = share {
                let (x, y) = corner(row, column);
                let path = &mut paths[colours.step(*share)];
                write!(path, "M{} {}h{w}v{h}h-{w}z", short(x), short(y), w = short(width), h = short(height))
                    .expect("a string takes everything");
            }
        }
    }
    let description = format!(
        "{rows} challengers in rows, from the first at the top; {columns} incumbents in columns, from the first at the \
         left. Ice blue is less than the fair share, gold is more; a dot marks the best of each column. The table below \
         has every number."
    );
    out.chart("overview", "Who beats whom, at a glance", &description, (WIDTH, bottom + 12.0), |out| {
        for (step, path) in paths.iter().enumerate().filter(|(_, path)| !path.is_empty()) {
            out.void("path", &[("class", &format!("h{step}")), ("d", path)]);
        }
        for (column, rows) in best.iter().enumerate() {
            for row in rows {
                let (x, y) = corner(*row, column);
                let (x, y) = (short(x + width / 2.0), short(y + height / 2.0));
                let radius = width.min(height) * 0.3;
                let thin = short(radius * 0.4);
                out.void(
                    "circle",
                    &[
                        ("class", &"dot"),
                        ("cx", &x),
                        ("cy", &y),
                        ("r", &short(radius)),
                        ("stroke-width", &thin),
                    ],
                );
            }
        }
        let (x, y, across, down) = (short(LEFT), short(TOP), short(right - LEFT), short(bottom - TOP));
        out.void("rect", &[("class", &"frame"), ("x", &x), ("y", &y), ("width", &across), ("height", &down)]);

        out.label("axis", (LEFT, 14.0), "start", "incumbents →");
        out.label("axis", (2.0, 14.0), "start", "challengers ↓");
        let name = |names: &[String], index: usize| clipped(&names[index], 11);
        out.label("tick", (LEFT, TOP - 8.0), "start", &name(&map.incumbents, 0));
        if columns > 1 {
            out.label("tick", (right, TOP - 8.0), "end", &name(&map.incumbents, columns - 1));
        }
        out.label("tick", (LEFT - 6.0, TOP + 10.0), "end", &name(&map.challengers, 0));
        if rows > 1 {
            out.label("tick", (LEFT - 6.0, bottom), "end", &name(&map.challengers, rows - 1));
        }
    });
}
