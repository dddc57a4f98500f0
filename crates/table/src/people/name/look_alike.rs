//! Which names could be taken for one another: they differ only in case, in blanks, or in characters that look alike.
//!
//! The table of look-alike characters of all scripts is Unicode's (UTS #39). It knows no case, so names are compared as they
//! are written and in lower case, and it lacks a few pairs that look alike in the fonts that people use.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// Whether somebody could take one name for the other.
pub(super) fn look_alike(one: &str, other: &str) -> bool {
    let others = outlines(other);
    outlines(one).iter().any(|outline| others.contains(outline))
}

/// What is left of a name when case and look-alike characters make no difference.
fn outlines(name: &str) -> [String; 2] {
    let name: String = name.nfkc().collect();
    [outline(&skeleton(&name).collect::<String>()), outline(&simplified(&name))]
}

fn outline(text: &str) -> String {
    let text: String = skeleton(&simplified(text)).collect();
    let visible: String = simplified(&text).chars().filter(|c| !c.is_whitespace()).collect();
    visible.replace("rn", "m").replace("vv", "w")
}

fn simplified(text: &str) -> String {
    text.chars().flat_map(char::to_uppercase).flat_map(char::to_lowercase).map(letter_like).collect()
}

/// Pairs that Unicode does not list, or lists in one case only.
fn letter_like(c: char) -> char {
    match c {
        'а' | 'α' | 'ᴀ' => 'a',
        'в' | 'β' | 'ʙ' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' | 'ᴅ' => 'd',
        'е' | 'ε' | 'ᴇ' => 'e',
        'ꜰ' => 'f',
        'ɡ' | 'ɢ' => 'g',
        'н' | 'η' | 'һ' | 'ʜ' => 'h',
        'і' | 'ı' | 'ι' | 'ӏ' | 'ɪ' | 'i' | 'l' | '1' | '|' | '!' => 'l',
        'ј' | 'ᴊ' => 'j',
        'к' | 'κ' | 'ĸ' | 'ᴋ' => 'k',
        'м' | 'μ' | 'ᴍ' => 'm',
        'ո' | 'ɴ' => 'n',
        'о' | 'ο' | 'σ' | 'օ' | '0' => 'o',
        'р' | 'ρ' | 'ᴘ' => 'p',
        'ԛ' => 'q',
        'ʀ' => 'r',
        'ѕ' | 'ꜱ' => 's',
        'т' | 'τ' | 'ᴛ' => 't',
        'ս' | 'υ' => 'u',
        'ν' | 'ѵ' => 'v',
        'ԝ' | 'ω' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' | 'ʏ' => 'y',
        'ζ' => 'z',
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        '‘' | '’' | 'ʼ' | '`' | '´' => '\'',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_alike() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "Аdа"),
            ("Bo", "B0"),
            ("Ilse", "llse"),
            ("Marnie", "Mamie"),
            ("A B", "AB"),
            ("👩\u{200D}🚀", "👩🚀"),
            ("❤\u{FE0F}\u{200D}🔥", "❤🔥"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("Ada", "Ida"),
            ("Zoe", "Zoë"),
            ("Ada", "Ada 2"),
            ("Яна", "Аня"),
            ("👩\u{200D}🚀", "👨\u{200D}🚀"),
            ("ليلى", "سلمى"),
            ("花子", "太郎"),
        ] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    /// Lisu, Latin alpha, Cherokee, Greek, Cyrillic, small capitals, full width, mathematical.
    #[test]
    fn letters_of_any_script_can_look_like_latin_ones() {
        for other in
            ["ꓮnna", "ɑnnɑ", "Ꭺnna", "Αnna", "Аnna", "ᴀnna", "Ａｎｎａ", "𝒜𝓃𝓃𝒶", "Anոa", "ＡＮＮＡ", "аnnа"]
        {
            assert!(look_alike("Anna", other), "{other}");
        }
        for (one, other) in [("Tim", "ꓔim"), ("Otto", "ОТТО"), ("Hans", "Ηans"), ("Kim", "Кім"), ("Bo", "ꓐꓳ")]
        {
            assert!(look_alike(one, other), "{one} {other}");
        }
    }
}
