//! The picture of a card.

use protocol::PathCardScene;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Widget};

use crate::screen::canvas::{centred, fitted};
use crate::screen::look::{Look, Tone};
use crate::telling::Teller;

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
fn picture(card: &str) -> (Art, Art) {
    match card {
        "spider" => (art("╱╲◕◕╱╲", "╲╱╰╯╲╱", "╱◕◕╲"), art("/\\oo/\\", "\\/--\\/", "/oo\\")),
        "snake" => (art(" ╭─╮ ╭─●◂", "─╯ ╰─╯   ", "~╭╯◂"), art(" _  _  _o<", "_/\\_/\\_/ ", "~~o<")),
        "lava" => (art("  ▂▅█▅▂  ", "▒▓▒▓▒▓▒▓▒", "▂▅█▅"), art("  .:^:.  ", "~~~~~~~~~", "~^^~")),
        "boulder" => (art("  ▄██▄   ", "▁▁▀██▀▁▁▁", "▐██▌"), art("   (##)  ", "___(##)__", "(##)")),
        "ram" => (art("═══════▶▌", " ╵     ╵ ", "══▶▌"), art("=======>|", " '     ' ", "==>|")),
        "scorpion" => (art("╭─╮   ∨ ∨", "▸ ╰═══◦◦ ", "↶═◦∨"), art("/-\\   v v", "> \\===oo ", "C=ov")),
        "spikes" => (art(" ▲ ▲ ▲ ▲ ", " █▄█▄█▄█ ", "▲▲▲▲"), art(" ^ ^ ^ ^ ", " |_|_|_| ", "^^^^")),
        "rockfall" => (art(" ▘▗▝ ▖▘ ▗", "▄█▆▇█▅█▇▄", "▘▗█▄"), art(" o . O .o", "oO0OoO0Oo", "oO.o")),
        "gas" => (art("∘ ~ ∘ ~ ∘", " ~ ∘ ~ ∘ ", "~∘~∘"), art("o ~ o ~ o", " ~ o ~ o ", "~o~o")),
        "explosion" => (art("  ╲ │ ╱  ", "──  ●  ──", "╲●╱!"), art("  \\ | /  ", "--  O  --", "\\O/!")),
        "mummy" => (art(" ▐▒▒▒▒▌  ", " ▐◉▒▒◉▌  ", "▐◉◉▌"), art("  [==]   ", "  [oo]   ", "[oo]")),
        "fire" => (art("  ▗▟▙▖   ", " ▐▓██▓▌  ", "▗▟▙▖"), art("  ) ( )  ", " (%%%%%) ", "(%%)")),
        _ => (art("  ?   ?  ", "    ?    ", " ?? "), art("  ?   ?  ", "    ?    ", " ?? ")),
    }
}

/// Draws a card into its place.
pub(super) fn draw(
    card: &PathCardScene,
    newest: bool,
    place: Rect,
    buffer: &mut Buffer,
    look: Look,
    teller: Teller<'_>,
) {
    let tone = tone_of(&card.card);
    let style = look.style(tone);
    let frame = if newest { look.style(Tone::Strong) } else { look.style(Tone::Faint) };
    let block = Block::bordered().border_set(look.border()).border_style(frame);
    let inside = block.inner(place);
    block.render(place, buffer);
    let lines = if place.height >= CardSize::Large.extent().1 {
        large(card, tone, look, teller)
    } else {
        vec![small(card, tone, look)]
    };
    for (line, y) in lines.into_iter().zip(inside.top()..inside.bottom()) {
        put(&line, Rect { y, height: 1, ..inside }, buffer, style);
    }
}

fn put(text: &str, place: Rect, buffer: &mut Buffer, style: Style) {
    let text = centred(&fitted(text, place.width), place.width);
    buffer.set_stringn(place.x, place.y, text, place.width.into(), style);
}

fn tone_of(card: &str) -> Tone {
    if card.parse::<u16>().is_ok() {
        Tone::Treasure
    } else if card.starts_with("relic") {
        Tone::Relic
    } else {
        Tone::Danger
    }
}

fn large(card: &PathCardScene, tone: Tone, look: Look, teller: Teller<'_>) -> Vec<String> {
    match tone {
        Tone::Treasure => {
            let gems = diamant::Gems::new(card.card.parse().unwrap_or_default());
            let diamonds = look.sign("◆", "*").repeat(gems.diamonds().into());
            let rubies = look.sign("•", ".").repeat(gems.rubies().into());
            vec![card.card.clone(), diamonds + &rubies, left_over(card.rubies, look)]
        }
        Tone::Relic => {
            let [first, second] = look.sign(["╔═╗", "╚╦╝"], ["[ ]", "_|_"]);
            let name = teller.card(&card.card);
            // A number that is not printed on the card is what it would bring now.
            let worth = card.worth.filter(|_| card.card == "relic").map(|worth| format!(" {worth}"));
            vec![first.to_owned(), second.to_owned(), name + worth.as_deref().unwrap_or_default()]
        }
        _ => {
            let (unicode, ascii) = picture(&card.card);
            let [first, second] = look.sign(unicode, ascii).large;
            vec![first.to_owned(), second.to_owned(), teller.card(&card.card)]
        }
    }
}

/// The rubies that lie on a card.
fn left_over(rubies: u16, look: Look) -> String {
    if rubies == 0 { String::new() } else { format!("{} {rubies}", look.sign("↳", "->")) }
}

fn small(card: &PathCardScene, tone: Tone, look: Look) -> String {
    match tone {
        Tone::Treasure if card.rubies > 0 => format!("{}{}{}", card.card, look.sign("↳", ">"), card.rubies),
        Tone::Treasure => card.card.clone(),
        Tone::Relic => card.card.replace("relic", look.sign("╦", "R")),
        _ => {
            let (unicode, ascii) = picture(&card.card);
            look.sign(unicode, ascii).small.to_owned()
        }
    }
}
