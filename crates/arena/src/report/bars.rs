//! Horizontal bars with error bars: one for every bot.

use super::markup::Markup;
use super::numbers::{UNKNOWN, Unit, clipped, place, short};
use super::scale::Scale;
use super::table::Table;

const WIDTH: f64 = 320.0;
/// Margin on both sides for axis labels.
const SIDE: f64 = 20.0;
const ROW: f64 = 46.0;
const BAR: f64 = 17.0;

/// A chart of horizontal bars.
pub(super) struct Bars<'a> {
    /// Unique in the page.
    pub(super) id: &'a str,
    pub(super) title: &'a str,
    pub(super) unit: Unit,
    pub(super) rows: Vec<Bar<'a>>,
    /// A reference line and its label.
    pub(super) line: Option<(f64, &'a str)>,
}

/// One bar.
pub(super) struct Bar<'a> {
    pub(super) label: &'a str,
    pub(super) value: f64,
    /// Half the length of the error bars; `None` if the chart has none.
    pub(super) ci95: Option<f64>,
    pub(super) leads: bool,
}

impl Bar<'_> {
    fn spread(&self) -> f64 {
        self.ci95.filter(|ci95| ci95.is_finite()).unwrap_or(0.0)
    }

    fn text(&self, unit: Unit) -> String {
        let value = unit.value(self.value);
        self.ci95.map_or_else(|| value.clone(), |ci95| format!("{value} ± {}", unit.spread(ci95)))
    }
}

impl Bars<'_> {
    /// The drawing.
    pub(super) fn write(&self, out: &mut Markup) {
        let reach = self.rows.iter().map(|row| row.value + row.spread());
        let scale = Scale::holding(reach.chain(self.line.map(|(at, _)| at)).fold(0.0, f64::max), 4.0);
        let x = |value: f64| SIDE + scale.part(value) * (WIDTH - 2.0 * SIDE);
        let top = if self.line.is_some() { 22.0 } else { 4.0 };
        let bottom = top + ROW * place(self.rows.len());

        out.chart(self.id, self.title, &self.description(), (WIDTH, bottom + 26.0), |out| {
            for tick in &scale.ticks {
                out.line("grid", (x(*tick), top), (x(*tick), bottom + 4.0));
                out.label("tick", (x(*tick), bottom + 20.0), "middle", &self.unit.tick(*tick));
            }
            for (index, row) in self.rows.iter().enumerate() {
                row.write(out, self.unit, top + ROW * place(index), x);
            }
            if let Some((at, name)) = self.line {
                let text = format!("{name} {}", self.unit.tick(at));
                let anchor = if x(at) < WIDTH / 2.0 { "start" } else { "end" };
                out.label("note", (x(at), 14.0), anchor, &text);
                for index in 0..self.rows.len() {
                    let from = top + ROW * place(index) + 20.0;
                    for class in ["even shade", "even"] {
                        out.line(class, (x(at), from), (x(at), from + BAR + 5.0));
                    }
                }
            }
        });
    }

    /// The same numbers as a table.
    pub(super) fn table(&self, row: &str, value: &str) -> Table {
        let head = [row, value].into_iter().chain(self.has_spread().then_some("± (95 %)"));
        let cells = |bar: &Bar| {
            let spread = bar.ci95.map(|ci95| self.unit.spread(ci95));
            [bar.label.to_owned(), self.unit.value(bar.value)].into_iter().chain(spread).collect()
        };
        Table {
            caption: self.title.to_owned(),
            head: head.map(str::to_owned).collect(),
            rows: self.rows.iter().map(cells).collect(),
        }
    }

    fn has_spread(&self) -> bool {
        self.rows.iter().any(|row| row.ci95.is_some())
    }

    fn description(&self) -> String {
        let rows: Vec<String> =
            self.rows.iter().map(|row| format!("{}: {}", row.label, row.text(self.unit))).collect();
        let line = self.line.map(|(at, name)| format!(". A line marks the {name}, {}", self.unit.value(at)));
        format!("{}{}.", rows.join("; "), line.unwrap_or_default())
    }
}

impl Bar<'_> {
    fn write(&self, out: &mut Markup, unit: Unit, y: f64, x: impl Fn(f64) -> f64) {
        let star = if self.leads { "★ " } else { "" };
        out.label("name", (SIDE, y + 15.0), "start", &format!("{star}{}", clipped(self.label, 21)));
        out.label("value", (WIDTH - SIDE, y + 15.0), "end", &self.text(unit));
        let (left, right) = (x(0.0), x(self.value));
        let class = if self.leads { "bar leads" } else { "bar" };
        let (width, bar_y) = (short(right - left), short(y + 22.0));
        out.void(
            "rect",
            &[
                ("class", &class),
                ("x", &short(left)),
                ("y", &bar_y),
                ("width", &width),
                ("height", &BAR),
                ("rx", &"2"),
            ],
        );
        if self.ci95.is_some_and(f64::is_finite) {
            let (low, high) = (x(self.value - self.spread()), x(self.value + self.spread()));
            let (middle, up, down) = (y + 22.0 + BAR / 2.0, y + 25.0, y + 19.0 + BAR);
            let path = format!(
                "M{low} {up}V{down}M{low} {middle}H{high}M{high} {up}V{down}",
                low = short(low),
                high = short(high),
                up = short(up),
                down = short(down),
                middle = short(middle),
            );
            out.void("path", &[("class", &"whisker shade"), ("d", &path)]);
            out.void("path", &[("class", &"whisker"), ("d", &path)]);
        } else if self.ci95.is_some() {
            out.label("note", (right + 4.0, y + 35.0), "start", &format!("± {UNKNOWN}"));
        }
    }
}
