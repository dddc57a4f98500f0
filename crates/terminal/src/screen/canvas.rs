//! Text that fits its place.

use ratatui::text::Span;
use unicode_segmentation::UnicodeSegmentation;

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// The text, cut so that it fits.
pub(crate) fn fitted(text: &str, columns: u16) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.graphemes(true) {
        if width(&kept) + width(letter) >= columns {
            break;
        }
        kept.push_str(letter);
    }
    // A dot says the same on every terminal.
    kept.push('.');
    kept
}

/// The text with blanks before it so that it stands in the middle.
pub(crate) fn centred(text: &str, columns: u16) -> String {
    let before = columns.saturating_sub(width(text)) / 2;
    " ".repeat(before.into()) + text
}

/// The text in lines of at most this many columns. It is broken between words; in Japanese, which has no blanks, between
/// characters; and within a word only if a line is too short for it.
pub(crate) fn wrapped(text: &str, columns: u16) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        for (number, piece) in pieces(word).into_iter().enumerate() {
            let blank = if number == 0 { " " } else { "" };
            match lines.last_mut() {
                Some(line) if width(line) + width(blank) + width(&piece) <= columns => {
                    line.push_str(blank);
                    line.push_str(&piece);
                }
                _ => lines.extend(chopped(&piece, columns)),
            }
        }
    }
    lines
}

/// The parts of a word between which a line may end.
fn pieces(word: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for letter in word.graphemes(true) {
        match pieces.last_mut() {
            Some(piece) if !may_break(piece, letter) => piece.push_str(letter),
            _ => pieces.push(letter.to_owned()),
        }
    }
    pieces
}

/// Whether a line may end between these: at a wide character, if no closing mark would begin a line and no opening mark
/// would end one.
fn may_break(before: &str, letter: &str) -> bool {
    let opens = |text: &str| text.ends_with(['「', '『', '（', '［', '【', '〈', '《', '“', '‘', '(']);
    let wide = |text: &str| text.graphemes(true).next_back().is_some_and(|last| width(last) > 1);
    (wide(before) || wide(letter)) && !opens(before) && !letter.starts_with(cannot_begin)
}

/// What stands never at the beginning of a line.
fn cannot_begin(letter: char) -> bool {
    const CLOSING: &str = "、。，．・：；？！」』）］】〉》”’)!?:;,.%％…‥ー～〜々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ";
    CLOSING.contains(letter)
}

/// A piece that is wider than a line, in several.
fn chopped(piece: &str, columns: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for letter in piece.graphemes(true) {
        match lines.last_mut() {
            Some(line) if width(line) + width(letter) <= columns => line.push_str(letter),
            // A line of one column has no room for a wide character.
            _ => lines.push(if width(letter) <= columns { letter } else { "." }.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: [&str; 8] = [
        "boule de pierre",
        "éboulement",
        "Ωmega 漢字漢字 x",
        "さくらは「宝箱」を持ち帰りました。ルビー5個！",
        "ليلى עם דנה",
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{1F48E}\u{1F409}\u{1F1EF}\u{1F1F5}",
        "a",
        "",
    ];

    #[test]
    fn text_never_takes_more_columns_than_it_may() {
        for columns in 1..20 {
            for text in TEXTS {
                assert!(width(&fitted(text, columns)) <= columns.max(1), "{text} in {columns}");
                assert!(wrapped(text, columns).iter().all(|line| width(line) <= columns.max(1)), "{text}");
            }
        }
        assert_eq!(wrapped("one two  three", 7), ["one two", "three"]);
        assert_eq!(fitted("explosion", 5), "expl.");
    }

    #[test]
    fn nothing_is_lost_when_lines_are_broken() {
        let letters = |text: &str| text.split_whitespace().collect::<String>();
        for columns in 2..30 {
            for text in TEXTS {
                assert_eq!(letters(&wrapped(text, columns).concat()), letters(text), "in {columns}");
            }
        }
    }

    #[test]
    fn japanese_is_broken_between_characters_but_not_before_a_closing_mark() {
        assert_eq!(wrapped("次のカードは罠です。", 8), ["次のカー", "ドは罠で", "す。"]);
        assert_eq!(wrapped("罠です。次は", 6), ["罠で", "す。次", "は"]);
        assert_eq!(wrapped("これは「罠」です", 8), ["これは", "「罠」で", "す"]);
        assert_eq!(wrapped("Adaさんは3個", 6), ["Adaさ", "んは3", "個"]);
        for columns in 6..40 {
            for line in wrapped(TEXTS[3], columns) {
                assert!(
                    !line.starts_with(['」', '。', '！']) && !line.ends_with('「'),
                    "{line} in {columns}"
                );
            }
        }
    }

    #[test]
    fn letters_that_are_drawn_as_one_are_never_parted() {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}";
        assert_eq!(fitted(&format!("{family}{family}"), 3), format!("{family}."));
        let lines = wrapped(&format!("{family}{family}e\u{301}e\u{301}"), 2);
        assert_eq!(lines, [family, family, "e\u{301}e\u{301}"]);
    }
}
