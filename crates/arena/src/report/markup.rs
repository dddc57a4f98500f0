//! Writes tags that always match and text that is always escaped.

use std::fmt::{Display, Write};

use super::escape::Escaped;
use super::numbers::short;

/// Names and values.
pub(super) type Attributes<'a> = &'a [(&'a str, &'a dyn Display)];

/// A fragment of HTML or SVG that is also well-formed XML.
#[derive(Default)]
pub(super) struct Markup(String);

impl Markup {
    /// An element and what is inside.
    pub(super) fn element(&mut self, tag: &str, attributes: Attributes, inside: impl FnOnce(&mut Markup)) {
        self.open(tag, attributes);
        self.0.push('>');
        inside(self);
        self.0.extend(["</", tag, ">"]);
        if is_block(tag) {
            self.0.push('\n');
        }
    }

    /// An element that contains only text.
    pub(super) fn leaf(&mut self, tag: &str, attributes: Attributes, text: impl Display) {
        self.element(tag, attributes, |out| out.text(text));
    }

    /// An element without content.
    pub(super) fn void(&mut self, tag: &str, attributes: Attributes) {
        self.open(tag, attributes);
        self.0.push_str("/>");
    }

    /// Text between tags.
    pub(super) fn text(&mut self, text: impl Display) {
        write!(Escaped(&mut self.0), "{text}").expect("a string takes everything");
    }

    /// Our own style sheet, which must not contain `<` or `&`.
    pub(super) fn style(&mut self, sheet: &'static str) {
        self.0.extend(["<style>\n", sheet, "</style>\n"]);
    }

    /// The whole document.
    pub(super) fn into_document(self) -> String {
        format!("<!DOCTYPE html>\n{}", self.0)
    }

    fn open(&mut self, tag: &str, attributes: Attributes) {
        self.0.extend(["<", tag]);
        for (name, value) in attributes {
            self.0.extend([" ", name, "=\""]);
            self.text(value);
            self.0.push('"');
        }
    }
}

/// Ends its line, so that the source of a page is readable.
fn is_block(tag: &str) -> bool {
    !matches!(tag, "span" | "strong" | "b" | "em" | "code" | "td" | "th" | "dt" | "a" | "tspan")
}

/// Drawings.
impl Markup {
    /// A chart with a name and a description for screen readers.
    pub(super) fn chart(
        &mut self,
        id: &str,
        title: &str,
        description: &str,
        (width, height): (f64, f64),
        inside: impl FnOnce(&mut Markup),
    ) {
        let (title_id, text_id) = (format!("{id}-title"), format!("{id}-text"));
        let attributes: Attributes = &[
            ("class", &"chart"),
            ("viewBox", &format!("0 0 {width} {height}")),
            ("role", &"img"),
            ("aria-labelledby", &title_id),
            ("aria-describedby", &text_id),
        ];
        self.element("svg", attributes, |out| {
            out.leaf("title", &[("id", &title_id)], title);
            out.leaf("desc", &[("id", &text_id)], description);
            inside(out);
        });
    }

    /// A straight line.
    pub(super) fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(short);
        self.void("line", &[("class", &class), ("x1", &x1), ("y1", &y1), ("x2", &x2), ("y2", &y2)]);
    }

    /// Text in a drawing.
    pub(super) fn label(&mut self, class: &str, (x, y): (f64, f64), anchor: &str, text: &str) {
        let (x, y) = (short(x), short(y));
        self.leaf("text", &[("class", &class), ("x", &x), ("y", &y), ("text-anchor", &anchor)], text);
    }
}
