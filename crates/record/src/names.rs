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
        } else if name.chars().any(char::is_control) {
            "has a control character in the name"
        } else {
            continue;
        };
        return Err(Refusal::of_file(format!("players: seat {seat} {fault}")));
    }
    Ok(())
}
