//! The exact exploitability of a bot in the two-player game.
//!
//! A bot that decides by its view alone is known in every position, so the best answer can be computed backwards, from
//! the last expedition to the first.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use advice::Unsolved;
use advice::two_player::{BestAnswer, PerfectRival, Question, Rival, SeenRival, TwoPlayerGame, base_table};
use bots::{DiamantBot, Temper};
use diamant::{Rules, View};
use serde::Serialize;
use thiserror::Error;

use crate::tournament::Watch;

/// The search for the best answer to a bot in the two-player game.
#[derive(Clone, Debug)]
pub struct ExactExploit {
    bot: DiamantBot,
    rules: Arc<Rules>,
    game: TwoPlayerGame,
}

/// The result of the best answer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct BestAnswered {
    /// Its chance of winning; a tie counts as half.
    pub win_share: f64,
    /// How many points (hundredths of a win) that is above the fair share.
    pub points: f64,
}

/// Why there is no exact answer.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum NotExact {
    /// This game is not solved.
    #[error(transparent)]
    Unsolved(#[from] Unsolved),
    /// The bot uses more than its view.
    #[error("{0} plays out deals by chance before it decides, so its chances are not known exactly")]
    LooksAhead(DiamantBot),
}

/// How many leads a thread takes at a time.
const CHUNK: usize = 8;

impl ExactExploit {
    /// The best answer to this bot under these rules, if it can be computed.
    pub fn new(rules: Arc<Rules>, bot: DiamantBot) -> Result<ExactExploit, NotExact> {
        let game = TwoPlayerGame::new(&rules)?;
        let bot = match bot {
            DiamantBot::Master | DiamantBot::Character(Temper::Owl) => return Err(NotExact::LooksAhead(bot)),
            // Where it has no solution, it plays like the fox.
            DiamantBot::Oracle if !base_table().game().is_played_by(&rules) => {
                DiamantBot::Character(Temper::Fox)
            }
            bot => bot,
        };
        Ok(ExactExploit { bot, rules, game })
    }

    /// Whether it takes hours instead of minutes: a bot that considers the lead is evaluated in every cave with every
    /// lead.
    pub fn takes_hours(&self) -> bool {
        self.bot.minds_the_lead() && self.work() > 1
    }

    /// The number of leads to solve, over all expeditions.
    pub fn work(&self) -> u64 {
        self.game.chapters().iter().map(|chapter| 2 * u64::from(chapter.longest_lead) + 1).sum()
    }

    /// Computes the answer on this many threads; `None` if it was stopped. `watch` counts leads.
    pub fn run(&self, threads: NonZeroUsize, watch: &Watch) -> Option<BestAnswered> {
        let win = if self.bot == DiamantBot::Oracle {
            answered(BestAnswer::new(self.game.clone(), PerfectRival::new(base_table())), threads, watch)?
        } else {
            let stay = |view: &View<'_>| self.bot.stay(view).expect("such bots were refused");
            let rival = SeenRival::new(self.rules.clone(), self.bot.minds_the_lead(), stay);
            answered(BestAnswer::new(self.game.clone(), rival), threads, watch)?
        };
        Some(BestAnswered { win_share: win, points: 100.0 * (win - 0.5) })
    }
}

/// The chance of winning of this answer, once it is complete.
fn answered<R: Rival>(mut answer: BestAnswer<R>, threads: NonZeroUsize, watch: &Watch) -> Option<f64> {
    while let Some(question) = answer.next() {
        let values = values(&question, threads, watch)?;
        answer.add(values);
    }
    answer.win()
}

/// The chance of winning with every lead; `None` if it was stopped.
fn values<R: Rival>(question: &Question<'_, R>, threads: NonZeroUsize, watch: &Watch) -> Option<Vec<f64>> {
    let leads = question.leads();
    let chunks: Vec<&[i32]> = leads.chunks(CHUNK).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while !watch.is_stopped() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(chunk) = chunks.get(number) else { break };
            found.push((number, question.values(chunk)));
            watch.add(chunk.len() as u64);
        }
        found
    };
    let mut found: Vec<(usize, Vec<f64>)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    found.sort_unstable_by_key(|(number, _)| *number);
    (found.len() == chunks.len()).then(|| found.into_iter().flat_map(|(_, values)| values).collect())
}
