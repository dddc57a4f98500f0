//! What may come next, in sentences. The numbers are those of `tacora odds`.

use std::collections::BTreeMap;

use advice::Outlook;
use diamant::{Card, Hazard, HazardSet};
use table::{DangerScene, DiamantScene, GameScene, Scene, TrollScene};

use super::Teller;

impl Teller<'_> {
    /// What may come next, as far as it can be said of this game.
    pub(crate) fn odds(self, scene: &Scene) -> Vec<String> {
        match scene.game.as_deref() {
            Some(GameScene::Diamant(game)) if !game.over => self.cave_odds(game),
            Some(GameScene::Troll(game)) => self.dice_odds(game),
            _ => vec![self.say("terminal-no-odds")],
        }
    }

    fn cave_odds(self, game: &DiamantScene) -> Vec<String> {
        let outlook = outlook(game);
        let trap = outlook.trap();
        let values = [
            ("traps", trap.ways.into()),
            ("cards", trap.total.into()),
            ("percent", (100.0 * trap.as_f64()).round().into()),
        ];
        let mut lines = vec![self.words.say("odds", &values)];
        if !game.inside.is_empty() {
            lines.push(self.decimal("terminal-gain", outlook.gain()));
            lines.push(self.decimal("terminal-reveals", outlook.reveals_left()));
        }
        lines
    }

    fn dice_odds(self, game: &TrollScene) -> Vec<String> {
        let Some(DangerScene { ways, outcomes }) = game.danger else {
            return vec![self.say("terminal-no-odds")];
        };
        let percent = (100.0 * f64::from(ways) / f64::from(outcomes)).round();
        let values = [("ways", ways.into()), ("outcomes", outcomes.into()), ("percent", percent.into())];
        vec![self.words.say(if game.hall.is_some() { "danger-dragon" } else { "danger-troll" }, &values)]
    }

    /// A sentence about a number with one figure after the point, or after the comma, as the language has it.
    fn decimal(self, name: &str, number: f64) -> String {
        let text = format!("{number:.1}");
        let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
        self.words.say(name, &[("whole", whole.into()), ("tenths", tenths.into())])
    }
}

/// The outlook of everybody who sees this scene.
fn outlook(game: &DiamantScene) -> Outlook {
    let left: BTreeMap<Card, u8> =
        game.may_come.iter().filter_map(|(card, count)| Some((card.parse().ok()?, *count))).collect();
    let met = game.met.iter().filter_map(|word| Hazard::from_word(word));
    let met = met.fold(HazardSet::EMPTY, HazardSet::with);
    let inside = u8::try_from(game.inside.len()).unwrap_or(u8::MAX);
    Outlook::seen(left, met, inside)
}
