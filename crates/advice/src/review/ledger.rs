//! How the chance of winning changed, from the first card to the last.

use std::cmp::Ordering;

use diamant::{Decision, Diamant, Illegal, PlayedMove};
use game::driver::Unlogged;
use game::{Ballot, BySeat, Game, Move, Seat};

use super::{Appraisal, Judge, JudgedDecision};

/// A reviewed game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The game at its end.
    pub game: Diamant,
    /// Every decision in game order, simultaneous ones in seat order.
    pub decisions: Vec<JudgedDecision>,
    /// Everybody's chance of winning from the beginning to the end.
    pub curve: Vec<CurvePoint>,
    /// The parts of everybody's result.
    pub parts: BySeat<Parts>,
}

/// Everybody's chance of winning at one moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CurvePoint {
    /// The number of moves before it.
    pub moves: usize,
    /// The chances.
    pub shares: BySeat<f64>,
}

/// The difference between a fair share of the win and the result, in shares of the win.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Parts {
    /// The chance before the first card: 1/2 for two players, 1/3 for three …
    pub fair: f64,
    /// The effect of one's own decisions.
    pub own: f64,
    /// The effect of the others' decisions.
    pub others: f64,
    /// The luck of the cards.
    pub cards: f64,
    /// The luck of guessing: the effect of choosing simultaneously.
    pub guessing: f64,
    /// The result: 1 for a win, a share of it, or 0.
    pub result: f64,
}

impl Parts {
    /// The difference that is missing for the parts to add up: only rounding.
    pub fn residual(&self) -> f64 {
        let parts = self.own + self.others + self.cards + self.guessing;
        self.result - self.fair - parts
    }
}

/// Reviews a game from its beginning to its end. The moves must lead there.
pub fn review(
    start: Diamant,
    moves: impl IntoIterator<Item = PlayedMove>,
    judge: &mut impl Judge,
) -> Result<Review, Illegal> {
    let mut ledger = Ledger::open(start);
    for (number, made) in moves.into_iter().enumerate() {
        ledger.game.rest(made.resting, &mut Unlogged);
        if let Move::Ballot(chosen) = made.answer {
            let appraisal = judge.appraise(&ledger.game, chosen);
            ledger.enter(number, chosen, &appraisal);
        }
        ledger.game.play(&made.answer, &mut Unlogged)?;
        ledger.moves = number + 1;
    }
    Ok(ledger.close())
}

struct Ledger {
    game: Diamant,
    moves: usize,
    /// Everybody's chance of winning after the last choices.
    shares: BySeat<f64>,
    decisions: Vec<JudgedDecision>,
    curve: Vec<CurvePoint>,
    parts: BySeat<Parts>,
}

impl Ledger {
    fn open(game: Diamant) -> Ledger {
        let seats = game.seats();
        let fair = share(seats.len());
        let shares = BySeat::from_fn(|seat| if seats.contains(seat) { fair } else { 0.0 });
        Ledger {
            parts: BySeat::from_fn(|seat| Parts { fair: shares[seat], ..Parts::default() }),
            curve: vec![CurvePoint { moves: 0, shares }],
            decisions: Vec::new(),
            moves: 0,
            shares,
            game,
        }
    }

    /// Records the change since the last choices, and the effect of these.
    fn enter(&mut self, moves: usize, chosen: Ballot<Decision>, appraisal: &Appraisal) {
        let Appraisal { before, after, weighed } = appraisal;
        for seat in self.game.seats() {
            let effect = |of: Seat| weighed[of].map_or(0.0, |weighed| weighed.effect[seat]);
            let others = chosen.voters().without(seat).into_iter().map(effect).sum::<f64>();
            let own = effect(seat);
            let parts = &mut self.parts[seat];
            parts.cards += before[seat] - self.shares[seat];
            parts.own += own;
            parts.others += others;
            parts.guessing += after[seat] - before[seat] - own - others;
        }
        for seat in chosen.voters() {
            let decision = chosen.choice(seat).expect("a voter has chosen");
            self.decisions.extend(JudgedDecision::new(&self.game, moves, seat, decision, weighed));
        }
        // If people decide before the first card, nothing lies between two openings.
        self.forget_from(moves);
        self.curve.push(CurvePoint { moves, shares: *before });
        self.curve.push(CurvePoint { moves: moves + 1, shares: *after });
        self.shares = *after;
    }

    /// Drops the points of the curve from this move on. The curve is sorted by moves.
    fn forget_from(&mut self, moves: usize) {
        while self.curve.last().is_some_and(|point| point.moves >= moves) {
            self.curve.pop();
        }
    }

    fn close(mut self) -> Review {
        let winners = self.game.standings().winners;
        let win = share(winners.len());
        let shares = BySeat::from_fn(|seat| if winners.contains(seat) { win } else { 0.0 });
        for seat in self.game.seats() {
            let parts = &mut self.parts[seat];
            parts.result = shares[seat];
            parts.cards += shares[seat] - self.shares[seat];
        }
        self.forget_from(self.moves);
        self.curve.push(CurvePoint { moves: self.moves, shares });
        Review { game: self.game, decisions: self.decisions, curve: self.curve, parts: self.parts }
    }
}

/// A fair share among this many.
fn share(count: usize) -> f64 {
    u8::try_from(count).map_or(0.0, |count| 1.0 / f64::from(count.max(1)))
}

impl Review {
    /// The decisions of this seat.
    pub fn decisions_of(&self, seat: Seat) -> impl Iterator<Item = &JudgedDecision> {
        self.decisions.iter().filter(move |decision| decision.seat == seat)
    }

    /// The total cost of this seat's decisions, in shares of the win: a half separates a player who always loses from
    /// one of two perfect players.
    pub fn skill_loss(&self, seat: Seat) -> f64 {
        self.decisions_of(seat).map(JudgedDecision::loss).sum()
    }

    /// The standard error of the skill loss; 0 if it is exact.
    pub fn error(&self, seat: Seat) -> f64 {
        self.decisions_of(seat).map(|decision| decision.error().powi(2)).sum::<f64>().sqrt()
    }

    /// From 0 to 100: 100·exp(−0.35 · the mean loss, in points, of the decisions that mattered). 100 if none did.
    pub fn accuracy(&self, seat: Seat) -> f64 {
        let (mut count, mut points) = (0.0, 0.0);
        for decision in self.decisions_of(seat).filter(|decision| decision.mattered()) {
            count += 1.0;
            points += 100.0 * decision.loss();
        }
        if count > 0.0 { 100.0 * (-0.35 * points / count).exp() } else { 100.0 }
    }

    /// The decisions of this seat that certainly cost a tenth of a point or more, the costliest first: at most three.
    pub fn costliest(&self, seat: Seat) -> Vec<&JudgedDecision> {
        let costs = |decision: &&JudgedDecision| decision.loss() >= 0.001 && decision.is_certain();
        let mut costly: Vec<&JudgedDecision> = self.decisions_of(seat).filter(costs).collect();
        costly.sort_by(|one, other| other.loss().partial_cmp(&one.loss()).unwrap_or(Ordering::Equal));
        costly.truncate(3);
        costly
    }
}
