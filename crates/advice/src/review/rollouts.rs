//! The judge for games that are too large to be solved: it simulates them many times.

use diamant::{Decision, Diamant, View};
use game::{Ballot, BySeat, Game, SeatSet};

use super::answers::Answers;
use super::one_try::Try;
use super::tally::Tally;
use super::{Appraisal, Judge};
use crate::playout::Playout;

/// A good strategy for any game.
pub trait Player {
    /// The probability with which the onlooker of this view should continue.
    fn stay(&self, view: &View<'_>) -> f64;

    /// Everybody's chance of winning when an expedition is about to begin, or the game is over.
    fn shares(&self, game: &Diamant) -> BySeat<f64>;
}

/// Judges by playing on to the end of the expedition as the master would, many times. The cards and the random choices
/// are the same for all choices that are compared, and the same whenever the same game is judged.
pub struct Rollouts<'a> {
    master: &'a dyn Player,
    times: u32,
    rounds: u32,
    questions: u64,
}

impl<'a> Rollouts<'a> {
    /// A judge that simulates every choice this many times, and uses the master's mix as it is.
    pub fn new(master: &'a dyn Player, times: u32) -> Rollouts<'a> {
        Rollouts { master, times: times.max(2), rounds: 0, questions: 0 }
    }

    /// The same judge, but before a choice is judged all explorers inside respond to each other's mixes this many
    /// times, each with a tenth of the simulations: a trained table is only approximately right at any one position.
    #[must_use]
    pub fn answering(self, rounds: u32) -> Rollouts<'a> {
        Rollouts { rounds, ..self }
    }

    /// The master's mix here, after all explorers inside have responded to each other.
    fn mix(&mut self, game: &Diamant, inside: SeatSet) -> BySeat<f64> {
        let mix = BySeat::from_fn(|seat| {
            if inside.contains(seat) { self.master.stay(&game.view(Some(seat))) } else { 0.0 }
        });
        if self.rounds == 0 {
            return mix;
        }
        let mut answers = Answers::new(inside, &mix);
        for _ in 0..self.rounds {
            let tally = self.tally(game, inside, &answers.mix(), None, (self.times / 10).max(2));
            answers.answer(|seat| tally.better(seat));
        }
        answers.settled()
    }

    /// Simulates this mix, every single choice against it and, if given, the actual choices.
    fn tally(
        &mut self,
        game: &Diamant,
        inside: SeatSet,
        mix: &BySeat<f64>,
        chosen: Option<Ballot<Decision>>,
        times: u32,
    ) -> Tally {
        self.questions += 1;
        let mut tally = Tally::new(inside);
        for time in 0..times {
            let luck = Try::of(self.questions, time);
            let mixed = Ballot::collect(inside, |seat| luck.decide(mix[seat], seat));
            let shares = self.outcome(game, mixed, luck);
            let mut after = (chosen.is_none_or(|chosen| chosen == mixed)).then_some(shares);
            for seat in inside {
                let drawn = mixed.choice(seat).expect("everybody inside has a choice");
                let flipped = mixed.with(seat, other(drawn));
                let otherwise = self.outcome(game, flipped, luck);
                if chosen == Some(flipped) {
                    after = Some(otherwise);
                }
                match drawn {
                    Decision::Continue => tally.compare(seat, &shares, &otherwise),
                    Decision::Leave => tally.compare(seat, &otherwise, &shares),
                }
            }
            let after = after.or_else(|| Some(self.outcome(game, chosen?, luck)));
            tally.add(&shares, &after.unwrap_or(shares));
        }
        tally
    }

    /// Everybody's chance of winning after these choices, with this luck.
    fn outcome(&self, game: &Diamant, chosen: Ballot<Decision>, luck: Try) -> BySeat<f64> {
        let mut playout = Playout::new(game.clone());
        playout.open(chosen);
        playout.finish(&mut luck.opened(), |view, luck| luck.choose(self.master.stay(view), view));
        self.master.shares(&playout.game)
    }
}

impl Judge for Rollouts<'_> {
    fn appraise(&mut self, game: &Diamant, chosen: Ballot<Decision>) -> Appraisal {
        let inside = chosen.voters();
        let mix = self.mix(game, inside);
        self.tally(game, inside, &mix, Some(chosen), self.times).appraisal(chosen, &mix)
    }
}

fn other(decision: Decision) -> Decision {
    match decision {
        Decision::Continue => Decision::Leave,
        Decision::Leave => Decision::Continue,
    }
}
