//! What a bot is, and what a game must offer to have bots.

use std::fmt::Display;
use std::str::FromStr;

use game::Game;
use rand::Rng;

use crate::name::UnknownBot;

/// A player that decides by what its seat may see. It is stateless: the same view and the same numbers from the
/// generator give the same choice.
pub trait Bot<G: Game> {
    /// The choice of the seat whose view this is.
    fn choose(&self, view: &G::View<'_>, generator: &mut dyn Rng) -> G::Action;
}

/// A game that has bots.
pub trait BotGame: Game {
    /// What the game is called.
    const TITLE: &'static str;
    /// How files and programs name it.
    const NAME: &'static str;
    /// One example of every bot.
    const CATALOGUE: &'static [&'static str];
    /// Its bots. A name gives a bot, and a bot gives its name.
    type Bot: Bot<Self> + Copy + Display + FromStr<Err = UnknownBot>;
}
