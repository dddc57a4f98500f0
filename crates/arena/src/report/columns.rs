//! Vertical bars: one small chart in a row of charts with a common scale.

use super::markup::Markup;
use super::numbers::{Unit, short};
use super::scale::Scale;

const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 156.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 8.0;
const TOP: f64 = 22.0;
const BASE: f64 = 122.0;

/// A chart of vertical bars. Positions and widths are in columns.
pub(super) struct Columns<'a> {
    /// Unique in the page.
    pub(super) id: String,
    pub(super) title: String,
    pub(super) description: String,
    pub(super) bars: Vec<Column>,
    /// The width of the chart in columns.
    pub(super) room: f64,
    /// The labels below, and their positions.
    pub(super) ticks: Vec<(f64, String)>,
    /// A reference line and its label.
    pub(super) line: Option<(f64, String)>,
    /// The label of the axis.
    pub(super) axis: &'a str,
}

/// One vertical bar.
pub(super) struct Column {
    pub(super) at: f64,
    pub(super) width: f64,
    pub(super) share: f64,
    pub(super) kind: Kind,
}

/// What a bar shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Plain,
    Trapped,
}

impl Columns<'_> {
    /// The drawing, on a scale that all charts of the row share.
    pub(super) fn write(&self, out: &mut Markup, scale: &Scale) {
        let x = |at: f64| LEFT + at / self.room * (WIDTH - LEFT - RIGHT);
        let y = |share: f64| BASE - scale.part(share) * (BASE - TOP);
        out.chart(&self.id, &self.title, &self.description, (WIDTH, HEIGHT), |out| {
            for tick in &scale.ticks {
                out.line("grid", (LEFT, y(*tick)), (WIDTH - RIGHT, y(*tick)));
                out.label("tick", (LEFT - 5.0, y(*tick) + 4.0), "end", &Unit::Share.tick(*tick));
            }
            for column in self.bars.iter().filter(|column| column.share > 0.0) {
                let top = y(column.share);
                let gap = (0.12 * column.width).min(0.12);
                let (left, right) = (x(column.at + gap), x(column.at + column.width - gap));
                let class = if column.kind == Kind::Trapped { "column trapped" } else { "column" };
                out.void(
                    "rect",
                    &[
                        ("class", &class),
                        ("x", &short(left)),
                        ("y", &short(top)),
                        ("width", &short(right - left)),
                        ("height", &short((BASE - top).max(0.5))),
                    ],
                );
            }
            for (at, text) in &self.ticks {
                out.label("tick", (x(*at), BASE + 14.0), "middle", text);
            }
            out.label("axis", (x(0.0), BASE + 29.0), "start", self.axis);
            if let Some((at, name)) = &self.line {
                for class in ["even shade", "even"] {
                    out.line(class, (x(*at), TOP), (x(*at), BASE));
                }
                let (shift, anchor) = if x(*at) > WIDTH * 0.6 { (6.0, "end") } else { (-6.0, "start") };
                out.label("note", (x(*at) + shift, TOP - 8.0), anchor, name);
            }
        });
    }
}
