//! Which characters of a name are seen. Some that are not may stay where they change what is seen: joiners and selectors
//! within an emoji, the tags of a regional flag, and joiners in scripts that are written with them.

use unicode_normalization::char::canonical_combining_class;
use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};

const ZERO_WIDTH_NON_JOINER: char = '\u{200C}';
const ZERO_WIDTH_JOINER: char = '\u{200D}';
const TEXT_STYLE: char = '\u{FE0E}';
const EMOJI_STYLE: char = '\u{FE0F}';
const KEYCAP: char = '\u{20E3}';
const BLACK_FLAG: char = '\u{1F3F4}';

/// The tags of the flags of England, Scotland and Wales: there are no others.
const REGIONS: [&str; 3] = ["gbeng", "gbsct", "gbwls"];

/// The canonical combining class of the sign that takes the vowel from a letter.
const VIRAMA: u8 = 9;

/// The text without the selectors that keyboards put after emoji. They only choose between two pictures of the same
/// character, unless more than one character makes the emoji.
pub(super) fn without_styles(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let stays = |at: usize| match chars[at] {
        TEXT_STYLE => false,
        EMOJI_STYLE => is_within_emoji(&chars[..at], &chars[at + 1..]),
        _ => true,
    };
    (0..chars.len()).filter(|at| stays(*at)).map(|at| chars[at]).collect()
}

/// Whether everything in the text is seen or changes what is seen.
pub(super) fn is_visible(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    (0..chars.len()).filter(|at| is_invisible(chars[*at])).all(|at| {
        let (before, after) = (&chars[..at], &chars[at + 1..]);
        match chars[at] {
            EMOJI_STYLE => is_within_emoji(before, after),
            ZERO_WIDTH_JOINER => joins_emoji(before, after) || follows_virama(before, after),
            ZERO_WIDTH_NON_JOINER => follows_virama(before, after) || is_between_arabic(before, after),
            tag if is_tag(tag) => is_in_flag(&chars, at),
            _ => false,
        }
    })
}

/// Whether the emoji before this place is part of a longer one.
fn is_within_emoji(before: &[char], after: &[char]) -> bool {
    match (before, after) {
        ([.., '0'..='9' | '#' | '*'], [KEYCAP, ..]) => true,
        ([.., ZERO_WIDTH_JOINER, picture], _) => {
            is_picture(*picture) && joins_emoji(&before[..before.len() - 2], &[*picture])
        }
        ([.., picture], [ZERO_WIDTH_JOINER, next, ..]) => is_picture(*picture) && is_picture(*next),
        _ => false,
    }
}

fn joins_emoji(before: &[char], after: &[char]) -> bool {
    let picture = before.iter().rev().find(|c| **c != EMOJI_STYLE && !is_skin_tone(**c));
    let ends_as_emoji =
        before.last().is_some_and(|c| *c == EMOJI_STYLE || is_skin_tone(*c) || is_picture(*c));
    ends_as_emoji && picture.is_some_and(|c| is_picture(*c)) && after.first().is_some_and(|c| is_picture(*c))
}

/// Whether the character is an emoji by itself that others can be joined to.
fn is_picture(c: char) -> bool {
    let is_region_letter = ('\u{1F1E6}'..='\u{1F1FF}').contains(&c);
    c.is_emoji_char() && !c.is_ascii() && !is_region_letter && !is_skin_tone(c)
}

fn is_skin_tone(c: char) -> bool {
    ('\u{1F3FB}'..='\u{1F3FF}').contains(&c)
}

fn is_tag(c: char) -> bool {
    ('\u{E0020}'..='\u{E007F}').contains(&c)
}

/// Whether the tags around this place make a flag.
fn is_in_flag(chars: &[char], at: usize) -> bool {
    let Some(flag) = chars[..at].iter().rposition(|c| !is_tag(*c)).filter(|flag| chars[*flag] == BLACK_FLAG)
    else {
        return false;
    };
    let tags = chars[flag + 1..].iter().take_while(|c| is_tag(**c));
    let letters: String = tags.filter_map(|c| char::from_u32(u32::from(*c) - 0xE0000)).collect();
    letters.strip_suffix('\u{7F}').is_some_and(|region| REGIONS.contains(&region))
}

/// Whether a letter has lost its vowel here and another follows: the joiner decides how the two are written.
fn follows_virama(before: &[char], after: &[char]) -> bool {
    let virama = before.last().is_some_and(|c| canonical_combining_class(*c) == VIRAMA);
    virama && after.first().is_some_and(|c| c.is_alphabetic())
}

/// Whether two letters meet here that would be joined otherwise, as in Persian.
fn is_between_arabic(before: &[char], after: &[char]) -> bool {
    let is_arabic = |c: &char| ('\u{0620}'..='\u{06FF}').contains(c) && c.is_alphabetic();
    before.last().is_some_and(is_arabic) && after.first().is_some_and(is_arabic)
}

/// Whether nothing is seen of this character by itself: it controls, formats, is not assigned, or is drawn as nothing.
fn is_invisible(c: char) -> bool {
    let category = c.general_category();
    matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    ) || matches!(
        c,
        '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{2800}'
            | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}' | '\u{13441}' | '\u{13442}' | '\u{16FE4}'
            | '\u{1D159}' | '\u{E0100}'..='\u{E01EF}'
    )
}

/// How many marks a letter may have. Two are usual in Vietnamese and Thai, three or four in pointed Hebrew and in Tibetan; more
/// of them cover the lines above and below.
const MARKS: usize = 4;

/// Whether every mark has a letter to stand on, and no letter has so many that they cover what stands around it.
pub(crate) fn marks_stay_in_line(text: &str) -> bool {
    let mut room = 0_usize;
    text.chars().all(|c| {
        let is_mark =
            matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark);
        let fits = !is_mark || room > 0;
        room = match (is_mark, c.is_whitespace()) {
            (true, _) => room.saturating_sub(1),
            (false, true) => 0,
            (false, false) => MARKS,
        };
        fits
    })
}

/// Whether there is anything to see in the text.
pub(crate) fn shows_something(text: &str) -> bool {
    text.chars().any(|c| !c.is_whitespace() && !is_invisible(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joiners_may_stand_where_they_change_what_is_seen() {
        for text in [
            "👩\u{200D}🚀",
            "👨\u{200D}👩\u{200D}👧\u{200D}👦",
            "🧑🏽\u{200D}🤝\u{200D}🧑🏿",
            "🏳\u{FE0F}\u{200D}🌈",
            "🏴\u{200D}☠\u{FE0F}",
            "❤\u{FE0F}\u{200D}🔥",
            "👩🏾\u{200D}🦰",
            "1\u{FE0F}\u{20E3}",
            "🇫🇷",
            "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
            "ශ\u{0DCA}\u{200D}රී",
            "क\u{094D}\u{200C}ष",
            "علی\u{200C}رضا",
            "ליאור",
        ] {
            assert_eq!(without_styles(text), text);
            assert!(is_visible(text), "{text}");
        }
    }

    #[test]
    fn joiners_selectors_and_tags_may_stand_nowhere_else() {
        for text in [
            "Ad\u{200D}a",
            "\u{200D}🚀",
            "👩\u{200D}",
            "👩\u{200D}a",
            "a\u{200D}👩",
            "a\u{FE0F}\u{200D}👩",
            "1\u{200D}👩",
            "🇫\u{200D}🇷",
            "👩\u{200D}\u{200D}🚀",
            "🏴\u{E0067}\u{E0062}",
            "🏴\u{E0061}\u{E0062}\u{E007F}",
            "a\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
            "Ad\u{200C}a",
            "علی\u{200C}",
        ] {
            assert!(!is_visible(text), "{text:?}");
        }
        assert_eq!(without_styles("❤\u{FE0F}a\u{FE0F}👩\u{FE0E}"), "❤a👩");
    }

    #[test]
    fn fillers_and_blank_signs_are_not_seen() {
        for c in ['\u{16FE4}', '\u{1D159}', '\u{13441}', '\u{13442}', '\u{200B}', '\u{FEFF}', '\u{3164}'] {
            assert!(!is_visible(&format!("Anna{c}")) && !shows_something(&format!(" {c}{c}")), "{c:?}");
        }
        assert!(shows_something("\u{200B}a") && !shows_something(" \u{3000}"));
    }

    #[test]
    fn marks_stand_on_letters_and_do_not_cover_other_lines() {
        for text in [
            "Nguyễn",
            "เพื่อน",
            "שָׁלוֹם",
            "བསྒྲུབས",
            "Z\u{334}\u{341}\u{315}\u{35D}oe",
            "1\u{FE0F}\u{20E3}",
            "👩\u{200D}🚀",
        ] {
            assert!(marks_stay_in_line(text), "{text}");
        }
        for text in [
            "\u{301}",
            "a \u{301}",
            "Z\u{334}\u{341}\u{315}\u{35D}\u{334}oe",
            &format!("Z{}", "\u{316}".repeat(39)),
        ] {
            assert!(!marks_stay_in_line(text), "{text}");
        }
    }

    #[test]
    fn every_character_is_either_seen_or_not() {
        let seen = |c: &char| is_visible(&c.to_string());
        assert!((char::MIN..=char::MAX).filter(seen).count() > 100_000);
    }
}
