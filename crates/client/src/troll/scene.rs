//! A game of Troll & Dragon as it is narrated.

use protocol::{Scene, StandingsScene, TrollScene, You};

use super::{odds, state};
use crate::narrated::NarratedScene;
use crate::narration::Narrator;

impl NarratedScene for TrollScene {
    fn part(&self) -> u8 {
        self.active
    }

    fn standings(&self) -> Option<&StandingsScene> {
        Some(&self.standings)
    }

    fn state(&self, scene: &Scene, _: &You, narrator: Narrator<'_>) -> Vec<String> {
        state::lines(self, scene, narrator)
    }

    fn odds(&self, narrator: Narrator<'_>) -> Option<Vec<String>> {
        odds::lines(self, narrator)
    }

    fn waiting_name(&self) -> &'static str {
        "waiting-dice"
    }

    fn leave_name(&self) -> &'static str {
        "act-out"
    }

    fn active(&self) -> Option<u8> {
        Some(self.active)
    }

    fn is_race(&self) -> bool {
        self.hall.is_some()
    }
}
