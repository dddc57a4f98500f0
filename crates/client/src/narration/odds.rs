//! What may come next, in sentences.

use protocol::Scene;

use super::Narrator;
use crate::any;

impl Narrator<'_> {
    /// What may come next, as far as it can be said of this game.
    pub fn odds(self, scene: &Scene) -> Vec<String> {
        let odds = scene.game.as_deref().and_then(|game| any::scene(game).odds(self));
        odds.unwrap_or_else(|| vec![self.say("terminal-no-odds")])
    }

    /// A sentence about a number with one figure after the point, or after the comma, as the language has it.
    pub fn decimal(self, name: &str, number: f64) -> String {
        let text = format!("{number:.1}");
        let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
        // As a number, so that what is counted can agree with it.
        let whole: i64 = whole.parse().unwrap_or_default();
        self.words.say(name, &[("whole", whole.into()), ("tenths", tenths.into())])
    }
}
