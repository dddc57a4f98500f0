//! The last look into a cave: the scene after the end of an expedition shows only the next one.

use protocol::{DiamantFact, DiamantScene, Fact, PathCardScene};

/// The cave as it was when the expedition ended with these facts: the trap lies there, what the last one took does not, and
/// everybody is home.
pub(super) fn last_look(cave: &DiamantScene, facts: &[Fact]) -> Option<DiamantScene> {
    let ended = |fact: &Fact| matches!(fact, Fact::Diamant(DiamantFact::ExpeditionEnded { .. }));
    if !facts.iter().any(ended) {
        return None;
    }
    let trap = facts.iter().find_map(|fact| match fact {
        Fact::Diamant(DiamantFact::TrapSprung { hazard, .. }) => Some(*hazard),
        _ => None,
    });
    let mut cave = DiamantScene { inside: Vec::new(), ..cave.clone() };
    for fact in facts {
        if let Fact::Diamant(DiamantFact::RelicTaken { relic, .. }) = fact {
            let taken = cave.path.iter().position(|lying| lying.card == (*relic).into());
            taken.map(|place| cave.path.remove(place));
        }
    }
    cave.path.extend(trap.map(|hazard| PathCardScene::bare(hazard.into())));
    Some(cave)
}
