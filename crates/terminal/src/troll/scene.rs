//! A game of Troll & Dragon as the terminal shows it.

use protocol::{Scene, TrollScene, You};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{rows, stage};
use crate::screen::{Look, Row};
use crate::shown::ShownScene;
use client::Narrator;

impl ShownScene for TrollScene {
    fn odds_name(&self) -> &'static str {
        "terminal-odds-dice"
    }

    fn stage_name(&self) -> &'static str {
        if self.hall.is_some() { "room-hall" } else { "room-cave" }
    }

    fn draw(&self, _: &Scene, area: Rect, buffer: &mut Buffer, look: Look, narrator: Narrator<'_>) {
        stage::draw(self, area, buffer, look, narrator);
    }

    fn rows(&self, scene: &Scene, _: &You, _: Look, narrator: Narrator<'_>) -> (Vec<String>, Vec<Row>) {
        rows::rows(self, scene, narrator)
    }
}
