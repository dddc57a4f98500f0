//! What card may come next, in sentences. The numbers are those of `tacora odds`.

use std::collections::BTreeMap;

use advice::Outlook;
use diamant::{Card, HazardSet};
use protocol::DiamantScene;

use crate::narration::Narrator;

/// The chance of a trap and, for those who are inside, what the next cards may bring.
pub(super) fn lines(game: &DiamantScene, narrator: Narrator<'_>) -> Vec<String> {
    let outlook = outlook(game);
    let trap = outlook.trap();
    let values = [
        ("traps", trap.ways.into()),
        ("cards", trap.total.into()),
        ("percent", (100.0 * trap.as_f64()).round().into()),
    ];
    let mut lines = vec![narrator.words.say("odds", &values)];
    if !game.inside.is_empty() {
        lines.push(narrator.decimal("terminal-gain", outlook.gain()));
        lines.push(narrator.decimal("terminal-reveals", outlook.reveals_left()));
    }
    lines
}

/// The outlook of everybody who sees this scene.
fn outlook(game: &DiamantScene) -> Outlook {
    let left: BTreeMap<Card, u8> = game.may_come.iter().map(|(card, count)| (card.0, *count)).collect();
    let met = game.met.iter().fold(HazardSet::EMPTY, |met, hazard| met.with(hazard.0));
    let inside = u8::try_from(game.inside.len()).unwrap_or(u8::MAX);
    Outlook::seen(left, met, inside)
}
