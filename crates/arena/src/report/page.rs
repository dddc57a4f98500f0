//! The frame of every page: its head, its style, its headline and its cards.

use super::cave;
use super::headline::Headline;
use super::markup::Markup;

/// A test checks the contrast of its colours.
const STYLE: &str = include_str!("style.css");

/// A whole page. `facts` describe what was played: names and values.
pub(super) fn page(
    game: &str,
    headline: &Headline,
    facts: &[(&str, String)],
    cards: impl FnOnce(&mut Markup),
) -> String {
    let mut out = Markup::default();
    out.element("html", &[("lang", &"en")], |out| {
        out.element("head", &[], |out| {
            out.void("meta", &[("charset", &"utf-8")]);
            out.void("meta", &[("name", &"viewport"), ("content", &"width=device-width, initial-scale=1")]);
            out.leaf("title", &[], format!("{} · {game}", headline.heading));
            out.style(STYLE);
        });
        out.element("body", &[], |out| {
            out.element("header", &[], |out| {
                cave::write(out);
                out.element("div", &[("class", &"headline")], |out| {
                    out.leaf("p", &[("class", &"game")], game);
                    out.leaf("h1", &[], &headline.heading);
                    out.leaf("p", &[("class", &"below")], &headline.below);
                    out.element("dl", &[("class", &"facts")], |out| {
                        for (name, value) in facts {
                            out.element("div", &[], |out| {
                                out.leaf("dt", &[], name);
                                out.leaf("dd", &[], value);
                            });
                        }
                    });
                });
            });
            out.element("main", &[], cards);
            out.element("footer", &[], |out| {
                out.leaf(
                    "p",
                    &[],
                    "Made by tacora simulate. This page is one file: nothing is loaded, nothing runs.",
                );
            });
        });
    });
    out.into_document()
}

/// How much of a row a card takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Breadth {
    Part,
    Whole,
}

/// One part of the page, with its own heading.
pub(super) fn card(
    out: &mut Markup,
    id: &str,
    heading: &str,
    breadth: Breadth,
    inside: impl FnOnce(&mut Markup),
) {
    let class = if breadth == Breadth::Whole { "card whole" } else { "card" };
    out.element("section", &[("class", &class), ("aria-labelledby", &id)], |out| {
        out.leaf("h2", &[("id", &id)], heading);
        inside(out);
    });
}

/// Sentences that explain how to read something.
pub(super) fn notes(out: &mut Markup, sentences: &[String]) {
    out.element("ul", &[("class", &"notes")], |out| {
        for sentence in sentences {
            out.leaf("li", &[], sentence);
        }
    });
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::STYLE;

    /// The colours for screen and for print, which overrides some of them.
    fn palettes() -> [BTreeMap<&'static str, &'static str>; 2] {
        let (screen, print) = STYLE.split_once("@media print").expect("there is a style for paper");
        let screen = colours(screen);
        let mut paper = screen.clone();
        paper.extend(colours(print));
        [screen, paper]
    }

    fn colours(sheet: &'static str) -> BTreeMap<&'static str, &'static str> {
        let declared = sheet.split(['{', ';', '}']).filter_map(|part| part.trim().split_once(": #"));
        declared.filter_map(|(name, value)| Some((name.strip_prefix("--")?, value))).collect()
    }

    fn luminance(colour: &str) -> f64 {
        let channel = |from: usize| {
            let value =
                f64::from(u8::from_str_radix(&colour[from..from + 2], 16).expect("six digits")) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
    }

    fn contrast(a: &str, b: &str) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn everything_can_be_read_on_what_it_stands_on() {
        for palette in palettes() {
            for text in ["text", "quiet", "gold", "ice", "jewel"] {
                for ground in ["rock", "stone", "slab"] {
                    let contrast = contrast(palette[text], palette[ground]);
                    assert!(contrast >= 4.5, "{text} on {ground}: {contrast:.2}");
                }
            }
            for step in 0..9 {
                let (ink, ground) =
                    (palette[format!("ink{step}").as_str()], palette[format!("heat{step}").as_str()]);
                assert!(contrast(ink, ground) >= 4.5, "ink{step}: {:.2}", contrast(ink, ground));
            }
        }
    }

    #[test]
    fn the_style_is_no_markup() {
        assert!(!STYLE.contains(['<', '&']));
    }
}
