//! How things stand, for those who ask.

use protocol::{Hints, PhaseWord, Scene, You};

use super::Narrator;
use crate::any;

impl Narrator<'_> {
    /// Everything that lies open, one sentence a line, and this person's own chest.
    pub fn state(self, scene: &Scene, you: &You) -> Vec<String> {
        let mut lines = match scene.game.as_deref() {
            None => {
                let more = any::field(&scene.options.game).before_seating(self);
                [self.phase(scene.phase)].into_iter().chain(more).collect()
            }
            Some(game) => any::scene(game).state(scene, you, self),
        };
        lines.extend((scene.options.hints == Hints::On).then(|| self.say("terminal-hints-on")));
        lines
    }

    /// The rules of this table: what everything does, and what is agreed.
    pub fn rules(self, scene: &Scene) -> Vec<String> {
        any::field(&scene.options.game).rules(self)
    }

    /// That others may ask what the master would do, where that is agreed.
    pub fn hints(self, scene: &Scene) -> Option<String> {
        (scene.options.hints == Hints::On).then(|| self.say("hints-on"))
    }

    /// How far the table is.
    pub fn phase(self, phase: PhaseWord) -> String {
        self.say(match phase {
            PhaseWord::Seating => "phase-seating",
            PhaseWord::Playing => "phase-playing",
            PhaseWord::Over => "phase-over",
        })
    }

    /// How long there is to choose.
    pub fn clock(self, seconds: u64) -> String {
        self.words.say("clock-left", &[("seconds", seconds.into())])
    }

    /// Who is being waited for.
    pub fn waiting(self, scene: &Scene) -> String {
        let nobody = scene.game.as_deref().map_or("waiting-card", |game| any::scene(game).waiting_name());
        match &scene.question {
            _ if scene.phase != PhaseWord::Playing => self.phase(scene.phase),
            None => self.say(nobody),
            Some(question) => match question.thinking.as_deref() {
                Some([]) => self.say(nobody),
                Some(seats) => {
                    let values = [("names", self.names(scene, seats).into()), ("count", seats.len().into())];
                    self.words.say("waiting-for", &values)
                }
                None => self.words.say("waiting-count", &[("count", question.waiting.into())]),
            },
        }
    }
}
