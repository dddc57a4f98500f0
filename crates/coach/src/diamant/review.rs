//! The review of a game of Diamant, for programs.
//!
//! Chances of winning are in points: 100 is a certain win. They are rounded to a billionth of a point, because the last
//! digits differ between machines.

use advice::master::Taught;
use advice::review::{self, JudgedDecision};
use diamant::Decision;
use game::{BySeat, Game, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use super::moment::MomentReview;
use crate::number::{count, points, rounded, small};

/// A game of Diamant, reviewed.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DiamantReview {
    /// Whether every value is exact. Otherwise they are estimated.
    pub exact: bool,
    /// How often every choice was tried, where values are estimated.
    pub tries: Option<u32>,
    /// Whether the master was taught another game and this is the nearest: then estimates are rougher than their errors say.
    pub nearest_game: bool,
    /// Everybody, in the order of seats.
    pub players: Vec<PlayerReview>,
    /// Every decision, in the order of the game.
    pub decisions: Vec<DecisionReview>,
    /// Everybody's chance of winning from the beginning to the end.
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

/// How somebody played, and what the result is made of: `result` − `fair` = `own` + `others` + `cards` + `guessing`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PlayerReview {
    /// The name.
    pub name: String,
    /// The score.
    pub score: u32,
    /// What came of it, in points: 100 for the win, a part of it when it is shared.
    pub result: f64,
    /// What everybody has before the first card, in points.
    pub fair: f64,
    /// What one's own decisions changed, in points. At most 0 where values are exact.
    pub own: f64,
    /// What the decisions of the others changed, in points.
    pub others: f64,
    /// The luck of the cards, in points.
    pub cards: f64,
    /// The luck of guessing, in points: what came of choosing at once with the others.
    pub guessing: f64,
    /// What the decisions cost together, in points.
    pub skill_loss: f64,
    /// The standard error of the skill loss; 0 where values are exact.
    pub error: f64,
    /// From 0 to 100: 100·exp(−0.35 · the mean loss of the decisions that mattered).
    pub accuracy: f64,
    /// How many decisions there were.
    pub decisions: u32,
    /// How many of them mattered: one choice was better by half a point or more.
    pub mattered: u32,
    /// The costliest decisions, at most three, by their place in the list of all.
    pub costliest: Vec<u32>,
}

/// One decision of one player.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DecisionReview {
    /// How many moves had been made before: the step of the replay that shows the moment.
    pub moves: u32,
    /// What there was to see.
    #[serde(flatten)]
    pub moment: MomentReview,
    /// Who decided.
    pub seat: u8,
    /// What was chosen.
    #[schema(value_type = String)]
    pub choice: &'static str,
    /// What going on was worth.
    pub r#continue: ChoiceWorth,
    /// What leaving was worth.
    pub leave: ChoiceWorth,
    /// With which chance the master would have gone on, from 0 to 1.
    pub mix: f64,
    /// What the worse choice costs, in points: how critical the moment was.
    pub stakes: f64,
    /// What the choice cost compared with the master's mix, in points.
    pub loss: f64,
    /// The standard error of the loss, in points; 0 where values are exact.
    pub error: f64,
}

/// What a choice is worth while the others choose as the master would.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ChoiceWorth {
    /// The chance of winning, in points.
    pub win: f64,
    /// Rubies: brought home by leaving, or in hand after one more card. Relics count what they are worth.
    pub rubies: f64,
}

/// Everybody's chance of winning at a moment.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct CurvePoint {
    /// How many moves had been made.
    pub moves: u32,
    /// The chances of all seats, in points.
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
        choice: match judged.decision {
            Decision::Continue => "continue",
            Decision::Leave => "leave",
        },
        r#continue: worth(Decision::Continue),
        leave: worth(Decision::Leave),
        mix: rounded(judged.weighed.stay),
        stakes: points(judged.weighed.stakes()),
        loss: points(judged.loss()),
        error: points(judged.error()),
    }
}
