//! The review of a game of Diamant, for programs.
//!
//! Chances of winning are in points: 100 is a certain win. They are rounded to a billionth of a point, because the last
//! digits differ between machines.

use advice::master::Taught;
use advice::review::{self, JudgedDecision};
use diamant::Decision;
use game::{BySeat, Game, Seat};
use protocol::Choice;
use serde::Serialize;
use utoipa::ToSchema;

use super::moment::MomentReview;
use crate::number::{count, points, rounded, small};

/// The review of a game of Diamant. Chances of winning are in points: 100 is a certain win.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DiamantReview {
    /// Whether all values are exact. Otherwise they are estimated.
    pub exact: bool,
    /// The number of simulations per choice, if values are estimated.
    pub tries: Option<u32>,
    /// Whether the master was trained for a similar game only. Estimates are then rougher than their errors say.
    pub nearest_game: bool,
    /// The players, in the order of seats.
    pub players: Vec<PlayerReview>,
    /// All decisions, in the order of the game.
    pub decisions: Vec<DecisionReview>,
    /// The chances of winning over the course of the game.
    pub curve: Vec<CurvePoint>,
}

/// The source of the values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Method {
    Exact,
    Estimated { tries: u32, taught: Taught },
}

impl Method {
    /// How often every choice was simulated, if values are estimated.
    pub(crate) fn tries(self) -> Option<u32> {
        match self {
            Method::Exact => None,
            Method::Estimated { tries, .. } => Some(tries),
        }
    }

    /// Whether the master was trained for another game.
    pub(crate) fn nearest_game(self) -> bool {
        matches!(self, Method::Estimated { taught: Taught::NearestGame, .. })
    }
}

/// How a player did, and the parts of the result: `result` − `fair` = `own` + `others` + `cards` + `guessing`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PlayerReview {
    /// The name.
    pub name: String,
    /// The score.
    pub score: u32,
    /// The result in points: 100 for a win, a share of it for a shared win.
    pub result: f64,
    /// The chance of winning before the first card, in points.
    pub fair: f64,
    /// The effect of the player's own decisions, in points. At most 0 if values are exact.
    pub own: f64,
    /// The effect of the decisions of the others, in points.
    pub others: f64,
    /// The luck of the cards, in points.
    pub cards: f64,
    /// The luck of guessing, in points: the effect of choosing at the same time as the others.
    pub guessing: f64,
    /// The total cost of the decisions, in points.
    pub skill_loss: f64,
    /// The standard error of `skill-loss`; 0 if values are exact.
    pub error: f64,
    /// From 0 to 100: 100·exp(−0.35 · the mean loss of the decisions that mattered).
    pub accuracy: f64,
    /// The number of decisions.
    pub decisions: u32,
    /// The number of decisions that mattered: one choice was better by at least half a point.
    pub mattered: u32,
    /// The costliest decisions, at most three, as indexes into `decisions`.
    pub costliest: Vec<u32>,
}

/// One decision of one player.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DecisionReview {
    /// The number of moves before the decision, which is the step of the replay that shows it.
    pub moves: u32,
    /// The visible position.
    #[serde(flatten)]
    pub moment: MomentReview,
    /// The seat that decided.
    pub seat: u8,
    /// The choice.
    pub choice: Choice,
    /// The value of continuing.
    pub r#continue: ChoiceWorth,
    /// The value of leaving.
    pub leave: ChoiceWorth,
    /// The probability with which the master would have continued, from 0 to 1.
    pub mix: f64,
    /// The cost of the worse choice, in points.
    pub stakes: f64,
    /// The cost of the choice compared with the master, in points.
    pub loss: f64,
    /// The standard error of `loss`, in points; 0 if values are exact.
    pub error: f64,
}

/// The value of a choice if the others play like the master.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ChoiceWorth {
    /// The chance of winning, in points.
    pub win: f64,
    /// The expected rubies: brought home by leaving, or carried after one more card. Relics count with their value.
    pub rubies: f64,
}

/// The chances of winning at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct CurvePoint {
    /// The number of moves before it.
    pub moves: u32,
    /// The chance of each seat, in points.
    pub shares: Vec<f64>,
}

impl DiamantReview {
    pub(crate) fn new(judged: &review::Review, names: &[String], method: Method) -> DiamantReview {
        let seats = judged.game.seats();
        let shares = |shares: &BySeat<f64>| seats.into_iter().map(|seat| points(shares[seat])).collect();
        DiamantReview {
            exact: method == Method::Exact,
            tries: method.tries(),
            nearest_game: method.nearest_game(),
            players: seats.into_iter().zip(names).map(|(seat, name)| player(judged, seat, name)).collect(),
            decisions: judged.decisions.iter().map(decision).collect(),
            curve: judged
                .curve
                .iter()
                .map(|point| CurvePoint { moves: count(point.moves), shares: shares(&point.shares) })
                .collect(),
        }
    }

    /// The costliest decisions of this player, the costliest first.
    pub fn costliest(&self, player: &PlayerReview) -> impl Iterator<Item = &DecisionReview> {
        player.costliest.iter().filter_map(|place| self.decisions.get(*place as usize))
    }
}

fn player(judged: &review::Review, seat: Seat, name: &str) -> PlayerReview {
    let parts = judged.parts[seat];
    let place = |costly: &JudgedDecision| judged.decisions.iter().position(|decision| decision == costly);
    PlayerReview {
        name: name.to_owned(),
        score: judged.game.standings().scores[seat],
        result: points(parts.result),
        fair: points(parts.fair),
        own: points(parts.own),
        others: points(parts.others),
        cards: points(parts.cards),
        guessing: points(parts.guessing),
        skill_loss: points(judged.skill_loss(seat)),
        error: points(judged.error(seat)),
        accuracy: rounded(judged.accuracy(seat)),
        decisions: count(judged.decisions_of(seat).count()),
        mattered: count(judged.decisions_of(seat).filter(|decision| decision.mattered()).count()),
        costliest: judged.costliest(seat).into_iter().filter_map(place).map(count).collect(),
    }
}

fn decision(judged: &JudgedDecision) -> DecisionReview {
    let worth = |decision| ChoiceWorth {
        win: points(judged.weighed.worth(decision)),
        rubies: rounded(judged.rubies.by(decision)),
    };
    DecisionReview {
        moves: count(judged.moves),
        moment: (&judged.moment).into(),
        seat: small(judged.seat.index()),
        choice: judged.decision.into(),
        r#continue: worth(Decision::Continue),
        leave: worth(Decision::Leave),
        mix: rounded(judged.weighed.stay),
        stakes: points(judged.weighed.stakes()),
        loss: points(judged.loss()),
        error: points(judged.error()),
    }
}
