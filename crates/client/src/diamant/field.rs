//! What is agreed about a game of Diamant, in words.

use diamant::{Chests, LeftBehind, RelicEntry, RelicRules, RelicWorth, TieBreak};
use protocol::DiamantField;
use record::DiamantRecord;

use crate::narrated::NarratedField;
use crate::narration::Narrator;

impl NarratedField for DiamantField {
    fn title(&self, narrator: Narrator<'_>) -> String {
        self.edition.title(narrator.words)
    }

    fn rules(&self, narrator: Narrator<'_>) -> Vec<String> {
        let agreed = DiamantRecord::begin(self.edition.clone(), self.relics, Vec::new());
        let Ok(rules) = agreed.with_chests(self.chests).rules() else { return Vec::new() };
        let settings = rules.settings();
        let relics = settings.relics.as_ref();
        let say = |name: &str| narrator.say(name);
        let mut lines = vec![self.title(narrator), say("aid-treasure"), say("aid-hazard")];
        lines.extend(relics.map(|_| say("aid-relic")));
        lines.extend([say("aid-continue"), say("aid-leave")]);
        match relics {
            Some(relics) => {
                lines.extend([say("aid-alone"), say("rules-table-relics")]);
                lines.extend(about_relics(relics, narrator));
            }
            None => lines.push(say("rules-table-no-relics")),
        }
        lines.push(say(match settings.chests {
            Chests::Open => "rules-chests-open",
            Chests::Hidden => "rules-chests-hidden",
        }));
        lines.push(narrator.words.say("rules-end-game", &[("count", settings.expeditions.into())]));
        lines.push(say(match settings.tie_break {
            TieBreak::Shared => "rules-tie-shared",
            TieBreak::MostRelics => "rules-tie-most-relics",
        }));
        lines
    }
}

/// When relics come, what they are worth, and what becomes of those that nobody takes.
fn about_relics(relics: &RelicRules, narrator: Narrator<'_>) -> [String; 3] {
    let entry = match relics.entry {
        RelicEntry::AllAtSetUp => "rules-entry-all-at-set-up",
        RelicEntry::OnePerExpedition => "rules-entry-one-per-expedition",
    };
    let worth = match relics.worth {
        RelicWorth::Printed => "rules-worth-printed",
        RelicWorth::ByExit => "rules-worth-by-exit",
    };
    let behind = match relics.left_behind {
        LeftBehind::OutOfTheGame => "rules-behind-out-of-the-game",
        LeftBehind::BackIntoTheDeck => "rules-behind-back-into-the-deck",
    };
    let values: Vec<String> = relics.values.iter().map(u8::to_string).collect();
    let worth = narrator.words.say(worth, &[("values", narrator.words.list(&values).into())]);
    [narrator.say(entry), worth, narrator.say(behind)]
}
