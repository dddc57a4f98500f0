//! Tables with proper headers for screen readers, in a box that scrolls if the page is narrow.

use super::markup::{Attributes, Markup};

/// The numbers behind a chart.
pub(super) struct Table {
    pub(super) caption: String,
    /// The column headers; the first column names the rows.
    pub(super) head: Vec<String>,
    /// The first cell of each row names it.
    pub(super) rows: Vec<Vec<String>>,
}

impl Table {
    /// The table, expanded.
    pub(super) fn write(&self, out: &mut Markup) {
        let region: Attributes =
            &[("class", &"scroll"), ("role", &"region"), ("tabindex", &"0"), ("aria-label", &self.caption)];
        out.element("div", region, |out| {
            out.element("table", &[], |out| {
                out.leaf("caption", &[], &self.caption);
                out.element("thead", &[], |out| {
                    out.element("tr", &[], |out| {
                        self.head.iter().for_each(|name| out.leaf("th", &[("scope", &"col")], name));
                    });
                });
                out.element("tbody", &[], |out| self.rows.iter().for_each(|row| write_row(out, row)));
            });
        });
    }

    /// The table, collapsed below its chart, but printed.
    pub(super) fn write_folded(&self, out: &mut Markup) {
        out.element("details", &[], |out| {
            out.leaf("summary", &[], "The numbers");
            self.write(out);
        });
    }
}

fn write_row(out: &mut Markup, row: &[String]) {
    out.element("tr", &[], |out| {
        for (column, cell) in row.iter().enumerate() {
            if column == 0 {
                out.leaf("th", &[("scope", &"row")], cell);
            } else {
                out.leaf("td", &[], cell);
            }
        }
    });
}
