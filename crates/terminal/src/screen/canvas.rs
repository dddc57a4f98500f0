//! Text that fits its place.

use ratatui::text::Span;

/// How many columns a text takes.
pub(super) fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// The text, cut so that it fits.
pub(super) fn fitted(text: &str, columns: u16) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        if width(&kept) + width(letter.encode_utf8(&mut [0; 4])) >= columns {
            break;
        }
        kept.push(letter);
    }
    // A dot says the same on every terminal.
    kept.push('.');
    kept
}

/// The text with blanks before it so that it stands in the middle.
pub(super) fn centred(text: &str, columns: u16) -> String {
    let before = columns.saturating_sub(width(text)) / 2;
    " ".repeat(before.into()) + text
}

/// The text in lines of at most this many columns, broken between words.
pub(super) fn wrapped(text: &str, columns: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(fitted(word, columns.max(1))),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_never_takes_more_columns_than_it_may() {
        for columns in 1..20 {
            for text in ["boule de pierre", "éboulement", "Ωmega 漢字漢字 x", "a", ""] {
                assert!(width(&fitted(text, columns)) <= columns.max(1), "{text} in {columns}");
                assert!(wrapped(text, columns).iter().all(|line| width(line) <= columns.max(1)), "{text}");
            }
        }
        assert_eq!(wrapped("one two  three", 7), ["one two", "three"]);
        assert_eq!(fitted("explosion", 5), "expl.");
    }
}
