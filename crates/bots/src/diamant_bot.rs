//! The bots of Diamant: every strategy that people have published, side by side.

mod master;
mod oracle;
mod parse;
mod share;
mod strategy;

pub(crate) use master::by_the_table;
pub use oracle::Oracle;
pub use parse::DIAMANT_CATALOGUE;
pub use share::Share;
pub(crate) use strategy::{trap_chance, wary};

use diamant::{Decision, Diamant, View};
use game::Seat;
use rand::{Rng, RngExt};

use crate::Bot;
use crate::character::Temper;

/// A way to play Diamant.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum DiamantBot {
    /// Stays with this chance.
    Coin(Share),
    /// Leaves once this many cards lie.
    Turn(u8),
    /// Leaves when it carries this much.
    Gems(u16),
    /// Leaves when this many different hazards lie.
    Hazards(u8),
    /// Leaves when this many rubies lie on the path.
    Path(u16),
    /// Leaves when it carries this much or this many hazards lie.
    GemsOrHazards(u16, u8),
    /// Leaves when it carries this much or this many cards lie.
    GemsOrTurn(u16, u8),
    /// Leaves when this many hazards or cards lie.
    HazardsOrTurn(u8, u8),
    /// Leaves when the chance of a trap on the next card is above this.
    Risk(Share),
    /// Leaves when one more card brings less than this many times what it endangers.
    Myopic(f64),
    /// Weighs as [`DiamantBot::Myopic`] does, but leaves by chance: evenly when the rubies still to find are `balance` times
    /// those endangered, and the likelier, the fewer they are. Among its like it rarely leaves with the others.
    Wary {
        /// Where leaving and staying are equally likely.
        balance: f64,
        /// How sharply it turns from staying to leaving.
        keenness: f64,
    },
    /// Leaves when it carries a threshold that depends on its lead.
    Lead {
        /// The threshold to start from.
        base: i16,
        /// The lead that counts.
        lead: u16,
        /// What is added with that lead.
        ahead: i16,
        /// What is added without it.
        behind: i16,
    },
    /// Leaves when it carries this much, or for a relic when at most this many are inside.
    Hunter(u16, u8),
    /// Never leaves.
    Never,
    /// Plays the solved game of two perfectly; where there is no solution, as the fox does.
    Oracle,
    /// Plays for the win by a trained table, and looks ahead from where it stands.
    Master,
    /// Plays by the same table without looking ahead.
    MasterTable,
    /// Plays as a character does.
    Character(Temper),
}

impl DiamantBot {
    /// Whether it plays by a trained table, which knows the published games only.
    pub fn was_trained(self) -> bool {
        matches!(self, DiamantBot::Master | DiamantBot::MasterTable | DiamantBot::Character(Temper::Owl))
    }
}

/// A bot and the oracle that it asks.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    bot: DiamantBot,
    oracle: &'a Oracle,
}

impl DiamantBot {
    /// The bot, asking this oracle if it needs one.
    pub fn asking(self, oracle: &Oracle) -> Asking<'_> {
        Asking { bot: self, oracle }
    }
}

impl Bot<Diamant> for Asking<'_> {
    #[inline]
    fn choose(&self, view: &View<'_>, generator: &mut dyn Rng) -> Decision {
        let stay = match self.bot {
            DiamantBot::Oracle => self.oracle.stay(view).unwrap_or_else(|| Temper::Fox.stay(view)),
            DiamantBot::Master | DiamantBot::Character(Temper::Owl) => {
                master::by_looking_ahead(view, generator)
            }
            bot => bot.stay(view).expect("all others say it by the view alone"),
        };
        let goes_on = stay >= 1.0 || (stay > 0.0 && generator.random_bool(stay));
        if goes_on { Decision::Continue } else { Decision::Leave }
    }
}

/// With an oracle of its own that keeps nothing: let those who play many games [ask](DiamantBot::asking) one that does.
impl Bot<Diamant> for DiamantBot {
    #[inline]
    fn choose(&self, view: &View<'_>, generator: &mut dyn Rng) -> Decision {
        self.asking(&Oracle::default()).choose(view, generator)
    }
}

/// By how much the onlooker leads the best of the others; negative when behind. Nothing when chests are hidden:
/// whoever asks this does not remember.
pub(crate) fn lead(view: &View<'_>) -> Option<i32> {
    let standings = view.standings()?;
    let me: Seat = view.onlooker()?;
    let score = |seat| i32::try_from(standings.scores[seat]).unwrap_or(i32::MAX);
    let best_other = view.seats().without(me).into_iter().map(score).max()?;
    Some(score(me) - best_other)
}
