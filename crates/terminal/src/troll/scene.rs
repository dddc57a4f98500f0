//! A game of Troll & Dragon as the terminal shows it.

use protocol::{Scene, StandingsScene, TrollScene, You};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{odds, rows, stage, state};
use crate::screen::{Look, Row};
use crate::shown::ShownScene;
use crate::telling::Teller;

impl ShownScene for TrollScene {
    fn part(&self) -> u8 {
        self.active
    }

    fn standings(&self) -> Option<&StandingsScene> {
        Some(&self.standings)
    }

    fn state(&self, scene: &Scene, _: &You, teller: Teller<'_>) -> Vec<String> {
        state::lines(self, scene, teller)
    }

    fn odds(&self, teller: Teller<'_>) -> Option<Vec<String>> {
        odds::lines(self, teller)
    }

    fn odds_name(&self) -> &'static str {
        "terminal-odds-dice"
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

    fn stage_name(&self) -> &'static str {
        if self.hall.is_some() { "room-hall" } else { "room-cave" }
    }

    fn draw(&self, _: &Scene, area: Rect, buffer: &mut Buffer, look: Look, teller: Teller<'_>) {
        stage::draw(self, area, buffer, look, teller);
    }

    fn rows(&self, scene: &Scene, _: &You, _: Look, teller: Teller<'_>) -> (Vec<String>, Vec<Row>) {
        rows::rows(self, scene, teller)
    }
}
