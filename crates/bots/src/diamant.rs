//! The bots of Diamant: all strategies that people have published.

mod character;
mod master;
mod oracle;
mod parse;
pub mod playout;
mod share;
mod strategy;
mod temper;

pub use character::{CHARACTERS, Character};
pub use oracle::Oracle;
pub use parse::DIAMANT_CATALOGUE;
pub use share::Share;
pub use temper::Temper;

use ::diamant::{Decision, Diamant, View};
use game::{Game, Seat, SeatSet};
use rand::{Rng, RngExt};

use crate::bot::{Bot, BotGame};

/// A strategy for Diamant.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum DiamantBot {
    /// Stays with this probability.
    Coin(Share),
    /// Leaves once this many cards are on the path.
    Turn(u8),
    /// Leaves when it carries this much.
    Gems(u16),
    /// Leaves when this many different hazards are on the path.
    Hazards(u8),
    /// Leaves when this many rubies are on the path.
    Path(u16),
    /// Leaves when it carries this much or this many hazards are on the path.
    GemsOrHazards(u16, u8),
    /// Leaves when it carries this much or this many cards are on the path.
    GemsOrTurn(u16, u8),
    /// Leaves when this many hazards or cards are on the path.
    HazardsOrTurn(u8, u8),
    /// Leaves when the chance of a trap on the next card is above this.
    Risk(Share),
    /// Leaves when one more card brings less than this many times what it puts at risk.
    Myopic(f64),
    /// Compares like [`DiamantBot::Myopic`], but at random: it leaves half of the time when the rubies still to find
    /// are `balance` times those at risk, and more often the fewer they are. Several of these bots rarely leave
    /// together.
    Wary {
        /// The ratio at which leaving and staying are equally likely.
        balance: f64,
        /// How sharply it changes from staying to leaving.
        keenness: f64,
    },
    /// Leaves when it carries a threshold that depends on its lead.
    Lead {
        /// The initial threshold.
        base: i16,
        /// The minimum lead.
        lead: u16,
        /// Added to the threshold with that lead.
        ahead: i16,
        /// Added to the threshold without it.
        behind: i16,
    },
    /// Leaves when it carries this much, or for a relic when at most this many are inside.
    Hunter(u16, u8),
    /// Never leaves.
    Never,
    /// Plays the solved two-player game perfectly; if there is no solution, plays like the fox.
    Oracle,
    /// Plays to win by a trained table and a look ahead.
    Master,
    /// Plays by the same table without a look ahead.
    MasterTable,
    /// Plays like a character.
    Character(Temper),
}

impl DiamantBot {
    /// Whether it uses a trained table, which exists only for the published games.
    pub fn was_trained(self) -> bool {
        matches!(self, DiamantBot::Master | DiamantBot::MasterTable | DiamantBot::Character(Temper::Owl))
    }
}

impl BotGame for Diamant {
    const TITLE: &'static str = "Diamant";
    const NAME: &'static str = "diamant";
    const CATALOGUE: &'static [&'static str] = &DIAMANT_CATALOGUE;
    type Bot = DiamantBot;
}

/// A bot and the oracle that it asks.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    bot: DiamantBot,
    oracle: &'a Oracle,
}

impl DiamantBot {
    /// The bot, with this oracle if it needs one.
    pub fn asking(self, oracle: &Oracle) -> Asking<'_> {
        Asking { bot: self, oracle }
    }
}

/// The generators of all seats.
pub trait Generators {
    /// The generator of this seat.
    fn of(&mut self, seat: Seat) -> impl Rng;
}

impl Asking<'_> {
    /// Which of these seats leave, if all of them are played by this bot.
    ///
    /// A bot that does not mind the lead is asked once for all of them: in the cave they all see and carry the same.
    #[inline]
    pub fn leaving(&self, game: &Diamant, seats: SeatSet, generators: &mut impl Generators) -> SeatSet {
        if self.bot.minds_the_lead() {
            return self.leaving_one_by_one(game, seats, generators);
        }
        match seats.first().and_then(|first| self.bot.stay(&game.view(Some(first)))) {
            None => SeatSet::EMPTY,
            Some(stay) if stay >= 1.0 => SeatSet::EMPTY,
            Some(stay) if stay > 0.0 => leaving_at_random(stay, seats, generators),
            Some(_) => seats,
        }
    }

    // Not inlined: few bots need it, and all would save its registers.
    #[inline(never)]
    fn leaving_one_by_one(
        &self,
        game: &Diamant,
        seats: SeatSet,
        generators: &mut impl Generators,
    ) -> SeatSet {
        let leaves =
            |seat: &Seat| self.choose(&game.view(Some(*seat)), &mut generators.of(*seat)) == Decision::Leave;
        seats.into_iter().filter(leaves).collect()
    }
}

/// Which of these seats leave, if each continues with this probability.
#[inline(never)]
fn leaving_at_random(stay: f64, seats: SeatSet, generators: &mut impl Generators) -> SeatSet {
    seats.into_iter().filter(|seat| !generators.of(*seat).random_bool(stay)).collect()
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

/// Uses a new oracle without a cache: for many games, [share](DiamantBot::asking) one.
impl Bot<Diamant> for DiamantBot {
    #[inline]
    fn choose(&self, view: &View<'_>, generator: &mut dyn Rng) -> Decision {
        self.asking(&Oracle::default()).choose(view, generator)
    }
}

/// The onlooker's lead over the best of the others; negative when behind. `None` if chests are hidden: these bots do
/// not remember them.
fn lead(view: &View<'_>) -> Option<i32> {
    let me = view.onlooker()?;
    let mut best_other = None;
    for seat in view.seats().without(me) {
        best_other = best_other.max(Some(view.points(seat)?));
    }
    let number = |points| i32::try_from(points).unwrap_or(i32::MAX);
    Some(number(view.points(me)?) - number(best_other?))
}
