//! Training of the master by self-play.
//!
//! Expeditions are trained from the last to the first, each by regret matching on the chance of winning: at every
//! decision of one explorer both choices are played to the end of the expedition, and the one with more regret becomes
//! more likely. The value of the end of an expedition is a curve, fitted to games that begin there.
//!
//! All sums over threads are integers: the result depends on the seed alone.

mod exploit;
mod fit;
mod lesson;
mod regrets;
mod start;
mod traversal;

use std::num::NonZeroUsize;
use std::sync::Arc;

use advice::master::{Cells, Chapter, Master, Mixes, WinShares};
use bots::DiamantBot;
use diamant::{Diamant, Rules, WrongPlayers};

use crate::tournament::Watch;
pub use exploit::{Exploit, Exploited};
use lesson::{Lesson, Pupils};
use regrets::Regrets;

/// The settings of a training.
#[derive(Clone, Debug)]
pub struct Training {
    rules: Arc<Rules>,
    players: usize,
    pupils: Pupils,
    /// The seed for cards and choices.
    pub seed: u64,
    /// The number of rounds per expedition; the strategy is updated after each.
    pub rounds: u32,
    /// The number of games per round; in each game every seat trains once.
    pub games: u64,
}

/// Enough that more would hardly improve the tables: a few seconds of one core per seat.
const ROUNDS: u32 = 40;
/// The number of seats that train in a round.
const LESSONS: u64 = 8_000;

impl Training {
    /// The training of a master for this many players under these rules.
    pub fn new(rules: Arc<Rules>, players: usize) -> Result<Training, WrongPlayers> {
        Diamant::new(rules.clone(), players)?;
        let games = LESSONS / players as u64;
        Ok(Training { rules, players, pupils: Pupils::Everyone, seed: 1, rounds: ROUNDS, games })
    }

    /// The training of one player against this bot, which has all other seats and does not learn.
    #[must_use]
    pub fn against(self, bot: DiamantBot) -> Training {
        Training { pupils: Pupils::OneAgainst(bot), games: LESSONS, ..self }
    }

    /// The number of games to play.
    pub fn work(&self) -> u64 {
        u64::from(self.rules.expeditions()) * (u64::from(self.rounds) + fit::ROUNDS) * self.games
    }

    /// Trains on this many threads; `None` if it was stopped.
    pub fn run(&self, threads: NonZeroUsize, watch: &Watch) -> Option<Master> {
        let mut master = Master::untaught(self.players);
        for expedition in (1..=self.rules.expeditions()).rev() {
            let chapter = self.chapter(&master, expedition, threads, watch)?;
            master.learn(chapter);
        }
        Some(master)
    }

    /// Trains one expedition, with the later ones known.
    fn chapter(
        &self,
        known: &Master,
        expedition: u8,
        threads: NonZeroUsize,
        watch: &Watch,
    ) -> Option<Chapter> {
        let cells = Cells::of(self.players);
        let mut regrets = Regrets::new(cells);
        let mut lesson = Lesson {
            rules: &self.rules,
            players: self.players,
            expedition,
            known,
            stay: regrets.play(),
            seed: self.seed,
            pupils: self.pupils,
        };
        for round in 0..self.rounds {
            let found =
                lesson.gather(u64::from(round), self.games, threads, watch, traversal::regret_of_a_game)?;
            regrets.add(round, &found);
            lesson.stay = regrets.play();
        }
        let mixes = match self.pupils {
            Pupils::Everyone => Mixes::nearest(regrets.average()),
            Pupils::OneAgainst(_) => Mixes::nearest(regrets.best()),
        };
        lesson.stay = (0..cells.count()).map(|cell| mixes.stay(cell)).collect();
        let shares =
            if expedition == 1 { WinShares::EVEN } else { fit::shares(&lesson, self.games, threads, watch)? };
        Some(Chapter { shares, mixes })
    }
}
