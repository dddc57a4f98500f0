//! The picture of a card.

use diamant::{Card, Hazard, Relic};
use protocol::{CardWord, PathCardScene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Widget};

use crate::screen::canvas::{centred, fitted};
use crate::screen::look::{Look, Tone};
use client::Narrator;

/// How large the cells of a path are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CardSize {
    Large,
    Small,
}

impl CardSize {
    /// Columns and rows.
    pub(super) fn extent(self) -> (u16, u16) {
        match self {
            CardSize::Large => (11, 5),
            CardSize::Small => (6, 3),
        }
    }
}

/// What is drawn of a hazard: two lines for a large card, four columns for a small one.
struct Art {
    large: [&'static str; 2],
    small: &'static str,
}

const fn art(first: &'static str, second: &'static str, small: &'static str) -> Art {
    Art { large: [first, second], small }
}

/// The pictures in Unicode and in ASCII.
fn picture(hazard: Hazard) -> (Art, Art) {
    match hazard {
        Hazard::Spider => (art("╱╲◕◕╱╲", "╲╱╰╯╲╱", "╱◕◕╲"), art("/\\oo/\\", "\\/--\\/", "/oo\\")),
        Hazard::Snake => (art(" ╭─╮ ╭─●◂", "─╯ ╰─╯   ", "~╭╯◂"), art(" _  _  _o<", "_/\\_/\\_/ ", "~~o<")),
        Hazard::Lava => (art("  ▂▅█▅▂  ", "▒▓▒▓▒▓▒▓▒", "▂▅█▅"), art("  .:^:.  ", "~~~~~~~~~", "~^^~")),
        Hazard::Boulder => (art("  ▄██▄   ", "▁▁▀██▀▁▁▁", "▐██▌"), art("   (##)  ", "___(##)__", "(##)")),
        Hazard::Ram => (art("═══════▶▌", " ╵     ╵ ", "══▶▌"), art("=======>|", " '     ' ", "==>|")),
        Hazard::Scorpion => (art("╭─╮   ∨ ∨", "▸ ╰═══◦◦ ", "↶═◦∨"), art("/-\\   v v", "> \\===oo ", "C=ov")),
        Hazard::Spikes => (art(" ▲ ▲ ▲ ▲ ", " █▄█▄█▄█ ", "▲▲▲▲"), art(" ^ ^ ^ ^ ", " |_|_|_| ", "^^^^")),
        Hazard::Rockfall => (art(" ▘▗▝ ▖▘ ▗", "▄█▆▇█▅█▇▄", "▘▗█▄"), art(" o . O .o", "oO0OoO0Oo", "oO.o")),
        Hazard::Gas => (art("∘ ~ ∘ ~ ∘", " ~ ∘ ~ ∘ ", "~∘~∘"), art("o ~ o ~ o", " ~ o ~ o ", "~o~o")),
        Hazard::Explosion => (art("  ╲ │ ╱  ", "──  ●  ──", "╲●╱!"), art("  \\ | /  ", "--  O  --", "\\O/!")),
        Hazard::Mummy => (art(" ▐▒▒▒▒▌  ", " ▐◉▒▒◉▌  ", "▐◉◉▌"), art("  [==]   ", "  [oo]   ", "[oo]")),
        Hazard::Fire => (art("  ▗▟▙▖   ", " ▐▓██▓▌  ", "▗▟▙▖"), art("  ) ( )  ", " (%%%%%) ", "(%%)")),
    }
}

/// Draws a card into its place.
pub(super) fn draw(
    card: PathCardScene,
    newest: bool,
    place: Rect,
    buffer: &mut Buffer,
    look: Look,
    narrator: Narrator<'_>,
) {
    let style = look.style(tone_of(card.card));
    let frame = if newest { look.style(Tone::Strong) } else { look.style(Tone::Faint) };
    let block = Block::bordered().border_set(look.border()).border_style(frame);
    let inside = block.inner(place);
    block.render(place, buffer);
    let lines = if place.height >= CardSize::Large.extent().1 {
        large(card, look, narrator)
    } else {
        vec![small(card, look)]
    };
    for (line, y) in lines.into_iter().zip(inside.top()..inside.bottom()) {
        put(&line, Rect { y, height: 1, ..inside }, buffer, style);
    }
}

fn put(text: &str, place: Rect, buffer: &mut Buffer, style: Style) {
    let text = centred(&fitted(text, place.width), place.width);
    buffer.set_stringn(place.x, place.y, text, place.width.into(), style);
}

fn tone_of(card: CardWord) -> Tone {
    match card.0 {
        Card::Treasure(_) => Tone::Treasure,
        Card::Relic(_) => Tone::Relic,
        Card::Hazard(_) => Tone::Danger,
    }
}

fn large(card: PathCardScene, look: Look, narrator: Narrator<'_>) -> Vec<String> {
    match card.card.0 {
        Card::Treasure(gems) => {
            let diamonds = look.sign("◆", "*").repeat(gems.diamonds().into());
            let rubies = look.sign("•", ".").repeat(gems.rubies().into());
            vec![card.card.to_string(), diamonds + &rubies, left_over(card.rubies, look)]
        }
        Card::Relic(relic) => {
            let [first, second] = look.sign(["╔═╗", "╚╦╝"], ["[ ]", "_|_"]);
            let name = narrator.card(card.card);
            // A number that is not printed on the card is what it would bring now.
            let worth = card.worth.filter(|_| relic == Relic::Plain).map(|worth| format!(" {worth}"));
            vec![first.to_owned(), second.to_owned(), name + worth.as_deref().unwrap_or_default()]
        }
        Card::Hazard(hazard) => {
            let (unicode, ascii) = picture(hazard);
            let [first, second] = look.sign(unicode, ascii).large;
            vec![first.to_owned(), second.to_owned(), narrator.card(card.card)]
        }
    }
}

/// The rubies that lie on a card.
fn left_over(rubies: u16, look: Look) -> String {
    if rubies == 0 { String::new() } else { format!("{} {rubies}", look.sign("↳", "->")) }
}

/// A relic on a small card, with what is printed on it or what it would bring now.
fn relic(worth: Option<u8>, look: Look) -> String {
    let sign = look.sign("╦", "R");
    worth.map_or_else(|| sign.to_owned(), |worth| format!("{sign} {worth}"))
}

fn small(card: PathCardScene, look: Look) -> String {
    match card.card.0 {
        Card::Treasure(_) if card.rubies > 0 => {
            format!("{}{}{}", card.card, look.sign("↳", ">"), card.rubies)
        }
        Card::Treasure(_) => card.card.to_string(),
        Card::Relic(Relic::Numbered(worth)) => relic(Some(worth), look),
        Card::Relic(Relic::Plain) => relic(card.worth, look),
        Card::Hazard(hazard) => {
            let (unicode, ascii) = picture(hazard);
            look.sign(unicode, ascii).small.to_owned()
        }
    }
}
