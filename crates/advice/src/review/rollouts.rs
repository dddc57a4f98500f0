//! The judge of every game that is too large to be solved: tries what happens, many times.

use diamant::{Decision, Diamant, View};
use game::driver::Unlogged;
use game::{Ballot, BySeat, Game, MAX_SEATS, Move, Seat, SeatSet, Turn};

use super::{Appraisal, Judge, Weighed};

/// Somebody who plays any game well.
pub trait Player {
    /// With which chance the onlooker of this view should go on.
    fn stay(&self, view: &View<'_>) -> f64;

    /// Everybody's chance of winning when an expedition is about to begin, or the game is over.
    fn shares(&self, game: &Diamant) -> BySeat<f64>;
}

/// Judges by playing on to the end of the expedition as the master would, again and again. The cards and the luck of all who
/// mix are the same for every choice that is compared, and the same whenever the same game is judged.
pub struct Rollouts<'a> {
    master: &'a dyn Player,
    times: u32,
    asked: u64,
}

impl<'a> Rollouts<'a> {
    /// A judge that tries every choice so many times.
    pub fn new(master: &'a dyn Player, times: u32) -> Rollouts<'a> {
        Rollouts { master, times: times.max(2), asked: 0 }
    }

    /// Everybody's chance of winning after these choices, with this luck.
    fn outcome(&self, game: &Diamant, chosen: Ballot<Decision>, luck: Luck) -> BySeat<f64> {
        let mut game = game.clone();
        let expedition = game.view(None).expedition();
        let mut turn = 1;
        let mut answer = Move::Ballot(chosen);
        loop {
            game.play(&answer, &mut Unlogged).expect("only what is asked for is answered");
            if game.view(None).expedition() != expedition {
                return self.master.shares(&game);
            }
            answer = match game.turn() {
                Turn::Chance(cards) => {
                    turn += 1;
                    Move::Chance(game.outcome(luck.below(cards, turn)))
                }
                Turn::Ballot(inside) => Move::Ballot(self.ballot(&game, inside, luck, turn)),
                Turn::Race(_) | Turn::Over => return self.master.shares(&game),
            };
        }
    }

    /// What the master chooses in every seat inside.
    fn ballot(&self, game: &Diamant, inside: SeatSet, luck: Luck, turn: u32) -> Ballot<Decision> {
        Ballot::collect(inside, |seat| {
            let stay = self.master.stay(&game.view(Some(seat)));
            luck.decide(stay, turn, seat)
        })
    }
}

impl Judge for Rollouts<'_> {
    fn appraise(&mut self, game: &Diamant, chosen: Ballot<Decision>) -> Appraisal {
        let inside = chosen.voters();
        let mix = BySeat::from_fn(|seat| {
            if inside.contains(seat) { self.master.stay(&game.view(Some(seat))) } else { 0.0 }
        });
        self.asked += 1;
        let mut tally = Tally::new(inside);
        for time in 0..self.times {
            let luck = Luck { seed: scramble((self.asked << 32) | u64::from(time)) };
            let mixed = Ballot::collect(inside, |seat| luck.decide(mix[seat], 0, seat));
            let shares = self.outcome(game, mixed, luck);
            let mut after = (mixed == chosen).then_some(shares);
            for seat in inside {
                let drawn = mixed.choice(seat).expect("everybody inside has a choice");
                let flipped = mixed.with(seat, other(drawn));
                let otherwise = self.outcome(game, flipped, luck);
                if flipped == chosen {
                    after = Some(otherwise);
                }
                match drawn {
                    Decision::Continue => tally.compare(seat, &shares, &otherwise),
                    Decision::Leave => tally.compare(seat, &otherwise, &shares),
                }
            }
            let after = after.unwrap_or_else(|| self.outcome(game, chosen, luck));
            tally.add(&shares, &after);
        }
        tally.appraisal(chosen, &mix, self.times)
    }
}

fn other(decision: Decision) -> Decision {
    match decision {
        Decision::Continue => Decision::Leave,
        Decision::Leave => Decision::Continue,
    }
}

/// What the tries come to, added up.
struct Tally {
    inside: SeatSet,
    before: BySeat<f64>,
    after: BySeat<f64>,
    /// For each who chooses: by how much everybody is better off if that one goes on.
    better: BySeat<BySeat<f64>>,
    /// The squares of what each is better off by going on.
    squares: BySeat<f64>,
}

impl Tally {
    fn new(inside: SeatSet) -> Tally {
        let none = BySeat::default();
        Tally { inside, before: none, after: none, better: BySeat::default(), squares: none }
    }

    fn add(&mut self, before: &BySeat<f64>, after: &BySeat<f64>) {
        for (seat, share) in before.iter() {
            self.before[seat] += share;
            self.after[seat] += after[seat];
        }
    }

    fn compare(&mut self, seat: Seat, goes_on: &BySeat<f64>, leaves: &BySeat<f64>) {
        for (who, share) in goes_on.iter() {
            self.better[seat][who] += share - leaves[who];
        }
        self.squares[seat] += (goes_on[seat] - leaves[seat]).powi(2);
    }

    /// The chances before are those of the mix that was drawn; the worth of a choice lies so far above or below them that the
    /// mix of both gives them again.
    fn appraisal(&self, chosen: Ballot<Decision>, mix: &BySeat<f64>, times: u32) -> Appraisal {
        let times = f64::from(times);
        let mean = |sums: &BySeat<f64>| BySeat::from_fn(|seat| sums[seat] / times);
        let before = mean(&self.before);
        let weighed = BySeat::from_fn(|seat| {
            let decision = chosen.choice(seat).filter(|_| self.inside.contains(seat))?;
            let better = mean(&self.better[seat]);
            let stay = mix[seat];
            let by = match decision {
                Decision::Continue => 1.0 - stay,
                Decision::Leave => -stay,
            };
            let variance = (self.squares[seat] / times - better[seat].powi(2)).max(0.0);
            Some(Weighed {
                stay,
                go_on: before[seat] + (1.0 - stay) * better[seat],
                leave: before[seat] - stay * better[seat],
                error: (variance / (times - 1.0)).sqrt(),
                effect: BySeat::from_fn(|who| by * better[who]),
            })
        });
        Appraisal { before, after: mean(&self.after), weighed }
    }
}

/// The luck of one try: a number for every card and every choice in it, always the same.
#[derive(Clone, Copy)]
struct Luck {
    seed: u64,
}

impl Luck {
    /// 32 bits, for this place in this turn.
    fn number(self, turn: u32, place: usize) -> u64 {
        scramble(self.seed ^ (u64::from(turn) << 8 | place as u64)) >> 32
    }

    /// A number below this one.
    fn below(self, count: u32, turn: u32) -> u32 {
        let card = MAX_SEATS;
        u32::try_from((self.number(turn, card) * u64::from(count)) >> 32).expect("less than the count")
    }

    /// Going on, with this chance.
    fn decide(self, stay: f64, turn: u32, seat: Seat) -> Decision {
        let number = u32::try_from(self.number(turn, seat.index())).expect("32 bits");
        if f64::from(number) < stay * 4_294_967_296.0 { Decision::Continue } else { Decision::Leave }
    }
}

/// The mixing step of SplitMix64: every number to another that looks like chance.
fn scramble(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
