//! What happens at a table, in sentences: the same that the web client says.

mod news;
mod odds;
mod state;

pub use news::standings;

use ::diamant::{Card, Gems, Relic};
use protocol::{CardWord, Choice, RelicWord, Scene, TreasureWord};
use words::Words;

use crate::any;

/// Something that is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// It.
    pub text: String,
    /// Whether it must not be missed.
    pub urgent: bool,
}

impl Sentence {
    /// Something that may be missed.
    pub fn plain(text: String) -> Sentence {
        Sentence { text, urgent: false }
    }

    /// Something that must not be missed.
    pub fn urgent(text: String) -> Sentence {
        Sentence { text, urgent: true }
    }
}

/// Says things in the reader's language.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    /// The words of that language.
    pub words: &'a Words,
}

impl Narrator<'_> {
    /// The sentence of this name that needs no value.
    pub fn say(self, name: &str) -> String {
        self.words.say(name, &[])
    }

    /// A name and what belongs to it, with a colon as the language has it.
    pub fn pair(self, name: &str, value: &str) -> String {
        self.words.say("pair", &[("name", name.into()), ("value", value.into())])
    }

    /// What the person or bot on this seat is called.
    pub fn name(self, scene: &Scene, seat: u8) -> String {
        let Some(found) = scene.seats.get(usize::from(seat)) else { return self.say("somebody") };
        // The bots of the dice game have no name of their own: they are called what they are.
        let kind = match found.bot.as_deref() {
            Some("cautious") => self.say("new-bot-cautious"),
            Some("bold") => self.say("new-bot-bold"),
            Some("optimal") => self.say("new-bot-optimal"),
            _ => return found.name.clone(),
        };
        let bot = found.bot.as_deref().unwrap_or_default();
        found.name.strip_prefix(bot).map_or_else(|| found.name.clone(), |number| kind + number)
    }

    /// Several people as one says them.
    pub fn names(self, scene: &Scene, seats: &[u8]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(scene, *seat)).collect();
        self.words.list(&names)
    }

    /// What a card is called on a label or in a list.
    pub fn card(self, card: impl Into<CardWord>) -> String {
        match card.into().0 {
            Card::Treasure(gems) => self.words.say("card-treasure", &[("worth", gems.worth().into())]),
            Card::Hazard(hazard) => self.words.say(&format!("hazard-{}", hazard.word()), &[]),
            Card::Relic(Relic::Plain) => self.say("card-relic"),
            Card::Relic(Relic::Numbered(worth)) => {
                self.words.say("card-relic-numbered", &[("worth", worth.into())])
            }
        }
    }

    /// A relic in a sentence, with an article where the language has one.
    pub fn relic(self, relic: RelicWord) -> String {
        match relic.0 {
            Relic::Numbered(worth) => self.words.say("relic-numbered", &[("worth", worth.into())]),
            Relic::Plain => self.say("relic-plain"),
        }
    }

    /// An amount as diamonds and rubies.
    pub fn stones(self, amount: u16) -> String {
        let gems = Gems::new(amount);
        let values = [("diamonds", gems.diamonds().into()), ("rubies", gems.rubies().into())];
        self.words.say("stones", &values).trim().to_owned()
    }

    /// An amount of treasure.
    pub fn treasure(self, treasure: TreasureWord) -> String {
        let values = [("diamonds", treasure.diamonds.into()), ("nuggets", treasure.nuggets.into())];
        self.words.say("treasure", &values)
    }

    /// What stands on the button.
    pub fn choice(self, choice: Choice, scene: &Scene) -> String {
        self.say(match choice {
            Choice::Continue => "act-continue",
            Choice::Leave => scene.game.as_deref().map_or("act-leave", |game| any::scene(game).leave_name()),
            Choice::Roll => "act-roll",
            Choice::KeepKey => "act-keep-key",
            Choice::KeepDoor => "act-keep-door",
            Choice::Enter => "act-enter",
            Choice::Stay => "act-stay",
            Choice::Throw => "act-throw",
        })
    }
}
