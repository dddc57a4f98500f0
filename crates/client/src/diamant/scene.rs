//! A game of Diamant as it is narrated.

use protocol::{DiamantScene, Scene, StandingsScene, You};

use super::{odds, state};
use crate::narrated::NarratedScene;
use crate::narration::Narrator;

impl NarratedScene for DiamantScene {
    fn progress(&self, narrator: Narrator<'_>) -> Option<String> {
        let values = [("number", self.expedition.into()), ("total", self.expeditions.into())];
        Some(narrator.words.say("expedition", &values))
    }

    fn part(&self) -> u8 {
        self.expedition
    }

    fn standings(&self) -> Option<&StandingsScene> {
        self.standings.as_ref()
    }

    fn state(&self, scene: &Scene, you: &You, narrator: Narrator<'_>) -> Vec<String> {
        state::lines(self, scene, you, narrator)
    }

    fn beginning(&self, narrator: Narrator<'_>) -> Option<String> {
        self.added_relic.map(|relic| narrator.added(relic))
    }

    fn deck(&self, narrator: Narrator<'_>) -> Vec<String> {
        if self.over { Vec::new() } else { state::deck(self, narrator) }
    }

    fn odds(&self, narrator: Narrator<'_>) -> Option<Vec<String>> {
        (!self.over).then(|| odds::lines(self, narrator))
    }

    fn waiting_name(&self) -> &'static str {
        "waiting-card"
    }

    fn leave_name(&self) -> &'static str {
        "act-leave"
    }
}
