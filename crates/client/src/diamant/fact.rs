//! The facts of Diamant in sentences.

use protocol::{DiamantFact, DiamantScene, GameScene, RelicWord, Scene};

use crate::narrated::NarratedFact;
use crate::narration::{Narrator, Sentence};

impl NarratedFact for DiamantFact {
    fn is_end(&self) -> bool {
        *self == DiamantFact::GameEnded
    }

    fn sentences(&self, scene: &Scene, _: Option<&Scene>, narrator: Narrator<'_>) -> Vec<Sentence> {
        narrator.diamant_fact(self, scene).into_iter().chain(narrator.deck_fact(self)).collect()
    }
}

impl Narrator<'_> {
    /// What came of the deck with this fact: the relic that was added, or the hazard card that left the game.
    fn deck_fact(self, fact: &DiamantFact) -> Option<Sentence> {
        let text = match fact {
            DiamantFact::ExpeditionBegan { relic: Some(relic), .. } => self.added(*relic),
            DiamantFact::ExpeditionEnded { removed: Some(hazard), .. } => {
                self.words.say("fact-hazard-out", &[("hazard", self.card(*hazard).into())])
            }
            _ => return None,
        };
        Some(Sentence::plain(text))
    }

    /// Which relic was shuffled into the deck.
    pub(super) fn added(self, relic: RelicWord) -> String {
        self.words.say("fact-relic-added", &[("relic", self.relic(relic).into())])
    }

    /// What happened in the cave. What the next sentence says anyway has none.
    fn diamant_fact(self, fact: &DiamantFact, scene: &Scene) -> Option<Sentence> {
        let who = |seats: &[u8]| [("names", self.names(scene, seats).into()), ("count", seats.len().into())];
        let text = match fact {
            DiamantFact::ExpeditionBegan { number, .. } => {
                self.words.say("fact-began", &[("number", (*number).into())])
            }
            DiamantFact::TreasureFound { worth, each, stays } => {
                let values = [
                    ("worth", (*worth).into()),
                    ("count", inside(scene).into()),
                    ("each", (*each).into()),
                    ("stays", (*stays).into()),
                ];
                self.words.say("fact-treasure", &values)
            }
            DiamantFact::HazardMet { hazard } => {
                let spent = cave(scene).is_some_and(|game| game.harmless.contains(hazard));
                let sentence = if spent { "fact-hazard-harmless" } else { "fact-hazard" };
                self.words.say(sentence, &[("hazard", self.card(*hazard).into())])
            }
            DiamantFact::RelicFound { relic } => {
                self.words.say("fact-relic", &[("relic", self.relic(*relic).into())])
            }
            DiamantFact::TrapSprung { hazard, caught, lost } => {
                let [names, count] = who(caught);
                let hazard = ("hazard", self.card(*hazard).into());
                let amount = ("amount", (*lost).into());
                let values = [hazard, names, count, amount, ("lost", self.stones(*lost).into())];
                return Some(Sentence::urgent(self.words.say("fact-trap", &values)));
            }
            DiamantFact::Decided { leaving } if leaving.is_empty() => self.say("fact-all-go-on"),
            DiamantFact::DeckRanOut { .. } => self.say("fact-deck-out"),
            DiamantFact::CameHome { leavers, carried, share, stays } => {
                let [names, count] = who(leavers);
                let values = [
                    names,
                    count,
                    ("carried", (*carried).into()),
                    ("share", (*share).into()),
                    ("stays", (*stays).into()),
                    ("amount", (carried + share).into()),
                    ("total", self.stones(carried + share).into()),
                ];
                self.words.say("fact-home", &values)
            }
            DiamantFact::RelicTaken { seat, relic, worth } => {
                let values = [
                    ("name", self.name(scene, *seat).into()),
                    ("relic", self.relic(*relic).into()),
                    ("worth", (*worth).into()),
                ];
                self.words.say("fact-relic-taken", &values)
            }
            DiamantFact::RelicLost { relic } => {
                self.words.say("fact-relic-lost", &[("relic", self.relic(*relic).into())])
            }
            DiamantFact::ExpeditionEnded { to_bank, .. } => {
                self.words.say("fact-expedition-ended", &[("bank", (*to_bank).into())])
            }
            DiamantFact::RestNamed { resting } if !resting.is_empty() => {
                self.words.say("fact-resting", &who(resting))
            }
            DiamantFact::Decided { .. } | DiamantFact::RestNamed { .. } | DiamantFact::GameEnded => {
                return None;
            }
        };
        Some(Sentence::plain(text))
    }
}

/// How many are in the cave.
fn inside(scene: &Scene) -> usize {
    cave(scene).map_or(0, |game| game.inside.len())
}

fn cave(scene: &Scene) -> Option<&DiamantScene> {
    if let GameScene::Diamant(game) = scene.game.as_deref()? { Some(game) } else { None }
}
