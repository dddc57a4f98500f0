//! The names of players: which ones can be shown. A record and a live table have the same rule.

/// The longest name, in characters.
const LONGEST: usize = 40;

/// Why this cannot be the name of a player, to be read after whom it is about: "has no name". Nothing when it can.
pub fn name_fault(name: &str) -> Option<&'static str> {
    if name.trim().is_empty() {
        Some("has no name")
    } else if name.chars().count() > LONGEST {
        Some("has a name of more than 40 characters")
    } else if name.chars().any(cannot_be_shown) {
        Some("has a control character in the name")
    } else {
        None
    }
}

/// Whether the character has no place in a line that others read: it controls, or changes the direction of what follows.
pub fn cannot_be_shown(c: char) -> bool {
    c.is_control() || turns_direction(c)
}

/// Whether the character changes the direction of what is written after the name.
fn turns_direction(c: char) -> bool {
    matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_shown_or_has_a_fault() {
        for name in ["Ada", " Ada ", "Zoë \u{1F48E}", "ليلى", &"x".repeat(40)] {
            assert_eq!(name_fault(name), None, "{name}");
        }
        for name in ["", " \u{3000}"] {
            assert_eq!(name_fault(name), Some("has no name"), "{name:?}");
        }
        assert_eq!(name_fault(&"é".repeat(41)), Some("has a name of more than 40 characters"));
        for name in ["A\nda", "A\u{1b}[2J", "A\u{202e}da", "A\u{2066}"] {
            assert_eq!(name_fault(name), Some("has a control character in the name"), "{name:?}");
        }
    }
}
