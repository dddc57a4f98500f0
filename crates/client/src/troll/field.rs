//! What is agreed about a game of Troll & Dragon, in words.

use protocol::TrollField;
use record::TrollRecord;
use troll::{Ends, Race, TrollMood};

use crate::narrated::NarratedField;
use crate::narration::Narrator;

impl NarratedField for TrollField {
    fn title(&self, narrator: Narrator<'_>) -> String {
        narrator.say("game-troll-dragon")
    }

    fn rules(&self, narrator: Narrator<'_>) -> Vec<String> {
        let Ok(rules) = TrollRecord::begin(self.options.clone(), Vec::new()).rules() else {
            return Vec::new();
        };
        let settings = rules.settings();
        let say = |name: &str| narrator.say(name);
        let [first, second] = settings.dragon_faces;
        let dice = [("first", first.into()), ("second", second.into())];
        let aid = ["aid-diamond", "aid-troll", "aid-door", "aid-gold", "aid-dragon", "aid-out"].map(say);
        let mut lines: Vec<String> = [self.title(narrator)].into_iter().chain(aid).collect();
        lines.push(narrator.words.say("rules-td-dragon-faces", &dice));
        lines.extend((settings.troll == TrollMood::Kind).then(|| say("rules-td-variant-kind")));
        lines.extend(["rules-td-share", "rules-td-two"].map(say));
        lines.push(say(match settings.race {
            Race::Live => "rules-td-race-live",
            Race::Step => "rules-td-race-step",
        }));
        lines.push(say(match settings.ends {
            Ends::OneRoom => "rules-td-end",
            Ends::BothRooms => "rules-td-end-both",
        }));
        lines
    }

    /// That the first seat starts: people play one after another.
    fn before_seating(&self, narrator: Narrator<'_>) -> Option<String> {
        Some(narrator.say("seating-first"))
    }
}
