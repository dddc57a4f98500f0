//! The facts of Troll & Dragon in sentences.

use protocol::{DragonWord, Scene, TrollFact};
use troll::Face;

use crate::any;
use crate::narrated::NarratedFact;
use crate::narration::{Narrator, Sentence};

impl NarratedFact for TrollFact {
    fn is_end(&self) -> bool {
        *self == TrollFact::GameEnded
    }

    fn sentences(&self, scene: &Scene, before: Option<&Scene>, narrator: Narrator<'_>) -> Vec<Sentence> {
        let active = |scene: &Scene| scene.game.as_deref().and_then(|game| any::scene(game).active());
        // Whoever did this was at play before it: afterwards it may be the next one's turn.
        let active = before.and_then(active).or_else(|| active(scene)).unwrap_or_default();
        narrator.troll_fact(self, scene, active).into_iter().chain(narrator.shares(self, scene)).collect()
    }
}

impl Narrator<'_> {
    /// What happened in the turn of this seat. Dice that were only taken up have no sentence.
    fn troll_fact(self, fact: &TrollFact, scene: &Scene, active: u8) -> Option<Sentence> {
        let name = ("name", self.name(scene, active).into());
        let text = match fact {
            TrollFact::CaveRolled { roll, taken } => {
                let roll: Vec<String> = roll.iter().map(|face| self.face((*face).into())).collect();
                let values = [name, ("roll", self.words.list(&roll).into()), ("taken", (*taken).into())];
                self.words.say("fact-cave-rolled", &values)
            }
            TrollFact::Kept { find } => {
                self.words.say("fact-kept", &[name, ("find", self.face((*find).into()).into())])
            }
            TrollFact::TrollCame { lost } => {
                let values = [name, ("lost", (*lost).into())];
                return Some(Sentence::urgent(self.words.say("fact-troll", &values)));
            }
            TrollFact::HallEntered { thrower } => {
                let thrower = ("thrower", self.name(scene, *thrower).into());
                self.words.say("fact-hall", &[name, thrower])
            }
            TrollFact::HallRolled { taken, .. } => {
                self.words.say("fact-hall-rolled", &[name, ("taken", (*taken).into())])
            }
            TrollFact::DragonThrown { by, throw, .. } => {
                let faces: Vec<String> = throw.iter().filter_map(|face| self.dragon_face(*face)).collect();
                let by = ("name", self.name(scene, *by).into());
                self.words.say("fact-dragon-thrown", &[by, ("faces", self.words.list(&faces).into())])
            }
            TrollFact::EyeOpened { .. } => return Some(Sentence::urgent(self.say("dragon-one-eye"))),
            TrollFact::DragonAwoke { lost, .. } => {
                let values = [name, ("lost", self.treasure(*lost).into())];
                return Some(Sentence::urgent(self.words.say("fact-dragon-awoke", &values)));
            }
            TrollFact::Left { brought, .. } => {
                self.words.say("fact-left", &[name, ("brought", self.treasure(*brought).into())])
            }
            TrollFact::TurnPassed { to } => {
                self.words.say("fact-turn", &[("name", self.name(scene, *to).into())])
            }
            TrollFact::DiceTaken { .. } | TrollFact::Stayed | TrollFact::GameEnded => return None,
        };
        Some(Sentence::plain(text))
    }

    /// Who gets what when the dragon has woken, and how much of it was in the Troll's Hand.
    fn shares(self, fact: &TrollFact, scene: &Scene) -> Option<Sentence> {
        let TrollFact::DragonAwoke { shares, from_hand, .. } = fact else { return None };
        let shares = (0..).zip(shares).filter(|(_, share)| share.diamonds + share.nuggets > 0);
        let told: Vec<String> = shares
            .map(|(seat, share)| {
                let name = ("name", self.name(scene, seat).into());
                self.words.say("fact-dragon-share", &[name, ("share", self.treasure(*share).into())])
            })
            .collect();
        let values = [("shares", self.words.list(&told).into()), ("hand", (*from_hand).into())];
        (!told.is_empty()).then(|| Sentence::plain(self.words.say("fact-dragon-shares", &values)))
    }

    /// What a cave die shows.
    pub fn face(self, face: Face) -> String {
        self.words.say(&format!("die-{}", face.name()), &[])
    }

    /// What several cave dice show, side by side.
    pub fn faces(self, faces: impl IntoIterator<Item = Face>) -> String {
        let faces: Vec<String> = faces.into_iter().map(|face| self.face(face)).collect();
        self.words.row(&faces)
    }

    /// What a dragon die shows, if it was thrown.
    fn dragon_face(self, face: DragonWord) -> Option<String> {
        Some(self.say(match face {
            DragonWord::Dragon => "dragon-dragon",
            DragonWord::Blank => "dragon-blank",
            DragonWord::Aside => return None,
        }))
    }
}
