//! The games that have bots. Nothing else in this crate lists them.

use diamant::Diamant;
use troll::Troll;

use crate::bot::BotGame;

/// The bots of one game.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue {
    /// How files and programs name the game.
    pub game: &'static str,
    /// What the game is called.
    pub title: &'static str,
    /// One example of every bot.
    pub bots: &'static [&'static str],
    is_bot: fn(&str) -> bool,
}

/// The bots of every game. A game is added by one line.
pub const CATALOGUES: &[Catalogue] = &[Catalogue::of::<Diamant>(), Catalogue::of::<Troll>()];

impl Catalogue {
    const fn of<G: BotGame>() -> Catalogue {
        let is_bot = |name: &str| name.parse::<G::Bot>().is_ok();
        Catalogue { game: G::NAME, title: G::TITLE, bots: G::CATALOGUE, is_bot }
    }
}

/// The hint for a name that is no bot of this game but one of another.
pub(crate) fn other_game<G: BotGame>(name: &str) -> Option<String> {
    let other = CATALOGUES.iter().find(|other| other.game != G::NAME && (other.is_bot)(name))?;
    Some(format!("it plays {}, not {}", other.title, G::TITLE))
}
