//! The players of a record: their names can be shown.

use words::name_fault;

use crate::refusal::Refusal;

/// Refuses names that cannot be shown.
pub(crate) fn check(players: &[String]) -> Result<(), Refusal> {
    let fault = players.iter().enumerate().find_map(|(seat, name)| Some((seat, name_fault(name)?)));
    fault.map_or(Ok(()), |(seat, fault)| Err(Refusal::of_file(format!("players: seat {seat} {fault}"))))
}
