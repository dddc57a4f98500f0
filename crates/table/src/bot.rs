//! A bot at a table: one of the cast or of the catalogue of either game.

use std::time::Duration;

use bots::{Bot, CHARACTERS, DiamantBot, TrollBot, UnknownBot};
use diamant::Diamant;
use game::{Game, Seat};
use rand::Rng;
use troll::Troll;

use crate::choice::Choice;
use crate::options::GameKind;

/// A bot that knows how to play the game of a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TableBot {
    /// For Diamant.
    Diamant(DiamantBot),
    /// For Troll & Dragon.
    Troll(TrollBot),
}

/// How long a bot without a character seems to think.
const USUAL_THINKING: (Duration, Duration) = (Duration::from_millis(600), Duration::from_millis(1_600));

impl TableBot {
    /// The bot of this game with this name.
    pub fn named(kind: GameKind, name: &str) -> Result<TableBot, UnknownBot> {
        match kind {
            GameKind::Diamant => match name.parse()? {
                // It solves an expedition when it is first asked, and nobody else is served meanwhile.
                DiamantBot::Oracle => {
                    let hint = "it thinks too long for a table and plays in simulations only".to_owned();
                    Err(UnknownBot { name: name.to_owned(), hint })
                }
                bot => Ok(TableBot::Diamant(bot)),
            },
            GameKind::Troll => name.parse().map(TableBot::Troll),
        }
    }

    /// The bot that plays when nobody has asked for another.
    pub fn usual(kind: GameKind) -> TableBot {
        let name = match kind {
            GameKind::Diamant => "kazik",
            GameKind::Troll => "optimal",
        };
        TableBot::named(kind, name).expect("the usual bots exist")
    }

    /// The name that gives this bot.
    pub fn word(self) -> String {
        match self {
            TableBot::Diamant(bot) => bot.to_string(),
            TableBot::Troll(bot) => bot.to_string(),
        }
    }

    /// What people call it.
    pub fn display_name(self) -> String {
        let word = self.word();
        let character = CHARACTERS.iter().find(|character| character.id == word);
        character.map_or(word, |character| character.name.to_owned())
    }

    /// How long it seems to think, between the shortest and the longest.
    pub(crate) fn thinking(self) -> (Duration, Duration) {
        let word = self.word();
        let character = CHARACTERS.iter().find(|character| character.id == word);
        character.map_or(USUAL_THINKING, |character| (*character.thinking.start(), *character.thinking.end()))
    }

    /// How long it waits before each roll of a live race.
    pub(crate) fn pace(self) -> Duration {
        match self {
            TableBot::Diamant(_) => Duration::ZERO,
            TableBot::Troll(bot) => bot.pace(),
        }
    }
}

/// A game in which bots of a table can choose.
pub(crate) trait Botted: Game {
    /// The choice of the bot in this seat; the first thing allowed if the bot is one of another game.
    fn bot_choice(&self, seat: Seat, bot: TableBot, generator: &mut dyn Rng) -> Option<Choice>;
}

impl Botted for Diamant {
    fn bot_choice(&self, seat: Seat, bot: TableBot, generator: &mut dyn Rng) -> Option<Choice> {
        match bot {
            TableBot::Diamant(bot) => Some(bot.choose(&self.view(Some(seat)), generator).into()),
            TableBot::Troll(_) => self.actions(seat).next().map(Choice::from),
        }
    }
}

impl Botted for Troll {
    fn bot_choice(&self, seat: Seat, bot: TableBot, generator: &mut dyn Rng) -> Option<Choice> {
        let view = self.view(Some(seat));
        match bot {
            TableBot::Troll(bot) if view.active() == seat => Some(bot.choose(&view, generator).into()),
            // Whoever has the dragon dice can only throw them.
            TableBot::Troll(_) | TableBot::Diamant(_) => self.actions(seat).next().map(Choice::from),
        }
    }
}
