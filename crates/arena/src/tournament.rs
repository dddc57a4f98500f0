//! Many games on all cores.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::{DiamantBot, Oracle};
use diamant::{Diamant, Rules, WrongPlayers};

use crate::deal::CardBox;
use crate::match_up::MatchUp;
use crate::summary::Summary;
use crate::tally::{Tally, Ties};

/// How many deals a thread takes at a time.
const CHUNK: u64 = 512;

/// How many expeditions the oracle of a tournament caches: more than most tournaments need, at most half a gigabyte.
const EXPEDITIONS_KEPT: usize = 2048;

/// A line-up and the settings of the tournament.
#[derive(Clone, Debug)]
pub struct Tournament {
    rules: Arc<Rules>,
    line_up: Vec<DiamantBot>,
    /// The number of games.
    pub games: u64,
    /// The seed for the cards and the bots' random choices.
    pub seed: u64,
    /// How a shared first place counts.
    pub ties: Ties,
    /// Whether the line-up rotates around the table.
    pub rotation: Rotation,
}

/// Whether the line-up rotates around the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rotation {
    /// Every deal is played once from every seat.
    EverySeat,
    /// The first bot has seat 0 in every game.
    Fixed,
}

/// The progress of a running tournament, and a way to stop it.
#[derive(Default, Debug)]
pub struct Watch {
    stop: AtomicBool,
    played: AtomicU64,
}

impl Watch {
    /// Stops after the games that are in progress.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Counts this many more games.
    pub(crate) fn add(&self, games: u64) {
        self.played.fetch_add(games, Ordering::Relaxed);
    }

    /// The number of games played so far.
    pub fn played(&self) -> u64 {
        self.played.load(Ordering::Relaxed)
    }
}

impl Tournament {
    /// A tournament of this line-up; an error if the rules are for another number of players.
    pub fn new(rules: Arc<Rules>, line_up: Vec<DiamantBot>) -> Result<Tournament, WrongPlayers> {
        Diamant::new(rules.clone(), line_up.len())?;
        let rotation = Rotation::EverySeat;
        Ok(Tournament { rules, line_up, games: 100_000, seed: 1, ties: Ties::Share, rotation })
    }

    /// The bots, in the order given.
    pub fn line_up(&self) -> &[DiamantBot] {
        &self.line_up
    }

    /// Plays the tournament on this many threads.
    pub fn run(&self, threads: NonZeroUsize, watch: &Watch) -> Summary {
        let begun = Instant::now();
        let card_box = CardBox::new(&self.rules);
        let oracle = Oracle::keeping(EXPEDITIONS_KEPT);
        let next_chunk = AtomicU64::new(0);
        let mut tally = Tally::new(self.line_up.len());
        let threads = (threads.get() as u64).min(self.deals().div_ceil(CHUNK));
        thread::scope(|scope| {
            let work = || self.work(&card_box, &oracle, &next_chunk, watch);
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                tally.add(&worker.join().expect("a worker does not panic"));
            }
        });
        Summary::new(self, &tally, begun.elapsed().max(Duration::from_nanos(1)))
    }

    /// The loop of one thread: takes chunks of deals until there are none.
    fn work(&self, card_box: &CardBox, oracle: &Oracle, next_chunk: &AtomicU64, watch: &Watch) -> Tally {
        let mut match_up = MatchUp::new(&self.rules, card_box, &self.line_up, oracle, self.ties, self.seed);
        let (rotations, deals) = (self.rotations(), self.deals());
        while !watch.is_stopped() {
            let first = next_chunk.fetch_add(1, Ordering::Relaxed).saturating_mul(CHUNK);
            if first >= deals {
                break;
            }
            let before = match_up.tally.games;
            for deal in first..deals.min(first + CHUNK) {
                if watch.is_stopped() {
                    break;
                }
                // The last deal is cut short if the number of games is not a multiple of the rotations.
                let left = self.games - deal * rotations;
                let rotations = usize::try_from(left.min(rotations)).expect("at most eight");
                match_up.play_deal(deal, rotations, watch);
            }
            watch.add(match_up.tally.games - before);
        }
        match_up.into_tally()
    }

    fn deals(&self) -> u64 {
        self.games.div_ceil(self.rotations())
    }

    fn rotations(&self) -> u64 {
        match self.rotation {
            Rotation::EverySeat => self.line_up.len() as u64,
            Rotation::Fixed => 1,
        }
    }
}
