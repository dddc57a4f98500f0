//! The expedition that is being trained: what is already known, the current strategy, and work on threads.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use advice::master::{Cells, Master, Situation};
use bots::playout::{Luck, Playout, decide};
use bots::{Bot, DiamantBot};
use diamant::{Decision, Rules, View};
use game::{BySeat, Game, Seat, SeatSet};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::deal::seed_of;
use crate::tournament::Watch;

/// How many games a thread takes at a time.
const CHUNK: u64 = 250;

pub(super) struct Lesson<'a> {
    pub(super) rules: &'a Arc<Rules>,
    pub(super) players: usize,
    pub(super) expedition: u8,
    /// The expeditions after this one.
    pub(super) known: &'a Master,
    /// The probability of continuing in every cell, in the current strategy.
    pub(super) stay: Vec<f64>,
    pub(super) seed: u64,
    pub(super) pupils: Pupils,
}

/// Who trains.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pupils {
    /// All seats train together.
    Everyone,
    /// One seat trains against this bot, which has all others.
    OneAgainst(DiamantBot),
}

/// The seat that trains, if only one does. All seats are equivalent.
pub(super) const PUPIL: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => unreachable!(),
};

/// A training game: its number and its random generators.
pub(super) struct Begun {
    pub(super) number: u64,
    pub(super) luck: Luck<SmallRng>,
}

/// Results of threads that can be merged in any order.
pub(super) trait Gathered: Send {
    fn empty(lesson: &Lesson<'_>) -> Self;
    fn join(&mut self, other: Self);
}

impl Lesson<'_> {
    /// Collects results of `play` over this many games, on threads; `None` if it was stopped.
    pub(super) fn gather<T: Gathered>(
        &self,
        round: u64,
        games: u64,
        threads: NonZeroUsize,
        watch: &Watch,
        play: impl Fn(&Lesson<'_>, &mut Begun, &mut T) + Sync,
    ) -> Option<T> {
        let next = AtomicU64::new(0);
        let work = || {
            let mut gathered = T::empty(self);
            while !watch.is_stopped() {
                let first = next.fetch_add(CHUNK, Ordering::Relaxed);
                if first >= games {
                    break;
                }
                for game in first..games.min(first + CHUNK) {
                    if watch.is_stopped() {
                        break;
                    }
                    play(self, &mut self.begin(round * games + game), &mut gathered);
                }
                watch.add(games.min(first + CHUNK) - first);
            }
            gathered
        };
        let mut all = T::empty(self);
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                all.join(worker.join().expect("a worker does not panic"));
            }
        });
        (!watch.is_stopped()).then_some(all)
    }

    fn begin(&self, number: u64) -> Begun {
        let seed = seed_of(self.seed ^ u64::from(self.expedition) << 56, number);
        let luck = Luck { cards: SmallRng::seed_from_u64(seed), choices: SmallRng::seed_from_u64(!seed) };
        Begun { number, luck }
    }

    /// The cell of the onlooker, who is asked.
    pub(super) fn cell(&self, view: &View<'_>) -> usize {
        let situation = Situation::of(view).expect("a seat looks on");
        Cells::of(self.players).number(&situation)
    }

    /// The onlooker's choice in the current strategy.
    pub(super) fn choose(&self, view: &View<'_>, generator: &mut SmallRng) -> Decision {
        match self.pupils {
            Pupils::OneAgainst(bot) if view.onlooker() != Some(PUPIL) => bot.choose(view, generator),
            Pupils::OneAgainst(_) | Pupils::Everyone => decide(self.stay[self.cell(view)], generator),
        }
    }

    /// Whether the earlier expeditions are also played by other strategies.
    pub(super) fn meets_strangers(&self) -> bool {
        matches!(self.pupils, Pupils::Everyone)
    }

    /// The seats that train.
    pub(super) fn learning(&self) -> SeatSet {
        match self.pupils {
            Pupils::Everyone => SeatSet::first_n(self.players),
            Pupils::OneAgainst(_) => SeatSet::only(PUPIL),
        }
    }

    /// Everyone's chance of winning at the end of the expedition, played with the current strategy.
    pub(super) fn finish(&self, mut playout: Playout, luck: &mut Luck<SmallRng>) -> BySeat<f64> {
        playout.finish(luck, |view, generator| self.choose(view, generator));
        let to_play = self.rules.expeditions() - self.expedition;
        self.known.win_shares(to_play, playout.game.seats(), &playout.game.standings())
    }
}
