//! A game of Diamant as the terminal shows it.

use protocol::{DiamantScene, Fact, GameScene, Scene, StandingsScene, You};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{last_look, odds, rows, stage, state, tunnel};
use crate::screen::{Look, Row};
use crate::shown::ShownScene;
use crate::telling::Teller;

impl ShownScene for DiamantScene {
    fn progress(&self, teller: Teller<'_>) -> Option<String> {
        let values = [("number", self.expedition.into()), ("total", self.expeditions.into())];
        Some(teller.words.say("expedition", &values))
    }

    fn part(&self) -> u8 {
        self.expedition
    }

    fn standings(&self) -> Option<&StandingsScene> {
        self.standings.as_ref()
    }

    fn state(&self, scene: &Scene, you: &You, teller: Teller<'_>) -> Vec<String> {
        state::lines(self, scene, you, teller)
    }

    fn odds(&self, teller: Teller<'_>) -> Option<Vec<String>> {
        (!self.over).then(|| odds::lines(self, teller))
    }

    fn odds_name(&self) -> &'static str {
        "terminal-odds"
    }

    fn waiting_name(&self) -> &'static str {
        "waiting-card"
    }

    fn leave_name(&self) -> &'static str {
        "act-leave"
    }

    fn last_look(&self, facts: &[Fact]) -> Option<GameScene> {
        last_look::last_look(self, facts).map(GameScene::from)
    }

    fn stage_name(&self) -> &'static str {
        "path-title"
    }

    fn draw(&self, scene: &Scene, area: Rect, buffer: &mut Buffer, look: Look, teller: Teller<'_>) {
        let turns = tunnel::turns(&scene.options.game);
        stage::draw(self, turns, scene.seats.len(), area, buffer, look, teller);
    }

    fn rows(&self, scene: &Scene, you: &You, look: Look, teller: Teller<'_>) -> (Vec<String>, Vec<Row>) {
        rows::rows(self, scene, you, look, teller)
    }
}
