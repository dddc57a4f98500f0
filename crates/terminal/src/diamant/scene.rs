//! A game of Diamant as the terminal shows it.

use protocol::{DiamantScene, Fact, GameScene, Scene, You};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{last_look, rows, stage, tunnel};
use crate::screen::{Look, Row};
use crate::shown::ShownScene;
use client::Narrator;

impl ShownScene for DiamantScene {
    fn odds_name(&self) -> &'static str {
        "terminal-odds"
    }

    fn last_look(&self, facts: &[Fact]) -> Option<GameScene> {
        last_look::last_look(self, facts).map(GameScene::from)
    }

    fn stage_name(&self) -> &'static str {
        "path-title"
    }

    fn draw(&self, scene: &Scene, area: Rect, buffer: &mut Buffer, look: Look, narrator: Narrator<'_>) {
        let turns = tunnel::turns(&scene.options.game);
        stage::draw(self, turns, scene.seats.len(), area, buffer, look, narrator);
    }

    fn rows(&self, scene: &Scene, you: &You, look: Look, narrator: Narrator<'_>) -> (Vec<String>, Vec<Row>) {
        rows::rows(self, scene, you, look, narrator)
    }
}
