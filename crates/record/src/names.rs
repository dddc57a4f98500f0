//! The names of the players in a record.

use crate::refusal::Refusal;

/// The longest name, in characters.
const LONGEST: usize = 40;

/// Refuses names that cannot be shown.
pub(crate) fn check(players: &[String]) -> Result<(), Refusal> {
    for (seat, name) in players.iter().enumerate() {
        let fault = if name.trim().is_empty() {
            "has no name"
        } else if name.chars().count() > LONGEST {
            "has a name of more than 40 characters"
        } else if name.chars().any(|c| c.is_control() || turns_direction(c)) {
            "has a control character in the name"
        } else {
            continue;
        };
        return Err(Refusal::of_file(format!("players: seat {seat} {fault}")));
    }
    Ok(())
}

/// Whether the character changes the direction of what is written after the name.
fn turns_direction(c: char) -> bool {
    matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}
