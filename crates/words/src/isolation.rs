//! Names that are written from right to left, in sentences that are not.

use fluent_bundle::FluentValue;

/// Between these marks a text has a direction of its own and does not turn what stands around it.
const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];

/// A value that may stand in any sentence: a name that is written from right to left gets marks around it.
pub(crate) fn isolated<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) if turns(text) => format!("{}{text}{}", ISOLATE[0], ISOLATE[1]).into(),
        other => other.clone(),
    }
}

/// Whether something outside of isolation marks is written from right to left.
fn turns(text: &str) -> bool {
    let mut depth = 0_u32;
    text.chars().any(|letter| {
        match letter {
            '\u{2068}' => depth += 1,
            '\u{2069}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && is_right_to_left(letter)
    })
}

/// Hebrew, Arabic and the other scripts of the blocks that Unicode keeps for this direction.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}'
        | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}
