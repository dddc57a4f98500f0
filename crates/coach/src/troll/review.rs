//! The review of a game of Troll & Dragon, for programs. Values are 1 for a diamond and 3 for a nugget; chances of
//! winning are in points, 100 for a certain win.

use advice::troll_review::{Judged, SeatReview, TurnReview, WinReview, WinWeighed};
use game::{Game, Seat};
use serde::Serialize;
use troll::{Action, Troll, worth};
use utoipa::ToSchema;

use super::win::TrollWinReview;
use crate::number::{count, points, rounded, small};

/// The maximum number of costliest moments per player.
const COSTLIEST: usize = 3;

/// A choice that lost less than this was as good as the best.
const NOTHING: f64 = 1e-9;

/// A choice that cost less than this, a tenth of a point, is not worth mentioning.
const LITTLE: f64 = 0.1;

/// A game of Troll & Dragon, reviewed. Every value is exact for what a turn brings home; chances of winning are estimated.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollReview {
    /// How often choices were tried for the win where the one that brings home most was not made; elsewhere a quarter as often.
    pub tries: u32,
    /// Everybody, in the order of seats.
    pub players: Vec<TrollPlayerReview>,
    /// Every turn, in the order of the game.
    pub turns: Vec<TrollTurnReview>,
}

/// How somebody played, and what the score is made of: `score` = `expected` − `lost` + `dice` + `race` + `gifts`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollPlayerReview {
    /// The name.
    pub name: String,
    /// The score.
    pub score: u32,
    /// How many turns they had.
    pub turns: u32,
    /// What these turns bring home on average when every choice is the best one.
    pub expected: f64,
    /// What their choices gave away.
    pub lost: f64,
    /// The luck of the dice.
    pub dice: f64,
    /// The luck of a live race, both sides taken to be equally fast; 0 step by step.
    pub race: f64,
    /// What the Dragon took from others and gave to them.
    pub gifts: u32,
    /// 100 · exp(−`lost` / `expected`): 100 when nothing was given away.
    pub accuracy: f64,
    /// The costliest choices, at most three: the turn by its place in the list, and the choice by its place in the turn.
    pub costliest: Vec<[u32; 2]>,
    /// What the choices did to the chance of winning.
    pub win: TrollWinReview,
    /// The choices that certainly cost most of it, at most three, told in the same way.
    pub win_costliest: Vec<[u32; 2]>,
}

/// One turn.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollTurnReview {
    /// Whose turn it was.
    pub seat: u8,
    /// What such a turn brings home on average when every choice is the best one.
    pub expected: f64,
    /// What it brought home: `expected` − `lost` + `dice` + `race`.
    pub brought: u32,
    /// What the choices gave away.
    pub lost: f64,
    /// The luck of the dice.
    pub dice: f64,
    /// The luck of a live race.
    pub race: f64,
    /// Every move for which there was a choice.
    pub choices: Vec<TrollChoiceReview>,
}

/// One choice of the active player.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollChoiceReview {
    /// How many moves had been made before: the step of the replay that shows the moment.
    pub moves: u32,
    /// What was chosen.
    #[schema(value_type = String)]
    pub choice: &'static str,
    /// What would have been best.
    #[schema(value_type = String)]
    pub best: &'static str,
    /// The worth that lay beside the bag and was not safe.
    pub risk: u32,
    /// What the choice gave away.
    pub lost: f64,
    /// Everything that could be chosen.
    pub choices: Vec<TrollChoiceWorth>,
    /// What the coach advises: what would have been best, unless something else certainly wins more often.
    #[schema(value_type = String)]
    pub advised: &'static str,
    /// What the choice cost of the chance of winning compared with that, in points.
    pub win_loss: f64,
    /// The standard error of that.
    pub win_error: f64,
}

/// What a choice was worth.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollChoiceWorth {
    /// The choice.
    #[schema(value_type = String)]
    pub choice: &'static str,
    /// What the turn brings home on average after it.
    pub worth: f64,
    /// The chance of winning after it, in points. A hint has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<f64>,
}

impl TrollReview {
    pub(crate) fn new(ended: &Troll, turns: &[TurnReview], won: &WinReview, names: &[String]) -> TrollReview {
        let mut weighed = won.choices.iter();
        let turn_reviews: Vec<TrollTurnReview> =
            turns.iter().map(|judged| turn(judged, weighed.by_ref())).collect();
        let player = |(seat, name): (Seat, &String)| TrollPlayerReview {
            costliest: costliest(seat, &turn_reviews, |choice| choice.lost, |choice| choice.lost > NOTHING),
            win_costliest: costliest(seat, &turn_reviews, |choice| choice.win_loss, is_certain),
            ..player(ended, turns, won, (seat, name))
        };
        TrollReview {
            tries: won.tries,
            players: ended.seats().into_iter().zip(names).map(player).collect(),
            turns: turn_reviews,
        }
    }

    /// These choices with their turns, counted from 1.
    pub fn moments(&self, places: &[[u32; 2]]) -> impl Iterator<Item = (u32, &TrollChoiceReview)> {
        places.iter().filter_map(|[turn, choice]| {
            let found = self.turns.get(*turn as usize)?.choices.get(*choice as usize)?;
            Some((turn + 1, found))
        })
    }
}

/// Whether the choice certainly cost some of the win: more than twice the error.
fn is_certain(choice: &TrollChoiceReview) -> bool {
    choice.win_loss >= LITTLE && choice.win_loss > 2.0 * choice.win_error
}

impl TrollChoiceReview {
    /// The value of this choice.
    pub fn worth_of(&self, choice: &str) -> Option<f64> {
        self.choices.iter().find(|one| one.choice == choice).map(|one| one.worth)
    }

    /// The chance of winning by this choice, in points.
    pub fn win_of(&self, choice: &str) -> Option<f64> {
        self.choices.iter().find(|one| one.choice == choice)?.win
    }
}

/// The review of this seat, except for the win and the costliest choices.
fn player(
    ended: &Troll,
    turns: &[TurnReview],
    won: &WinReview,
    (seat, name): (Seat, &str),
) -> TrollPlayerReview {
    let sum = SeatReview::of(seat, turns);
    let score = ended.standings().scores[seat];
    TrollPlayerReview {
        name: name.to_owned(),
        score,
        turns: count(sum.turns),
        expected: rounded(sum.expected),
        lost: rounded(sum.lost),
        dice: rounded(sum.dice),
        race: rounded(sum.race),
        gifts: score - sum.brought,
        accuracy: rounded(sum.accuracy()),
        costliest: Vec::new(),
        win: TrollWinReview::of(seat, won),
        win_costliest: Vec::new(),
    }
}

/// The positions of this seat's choices that cost something, the costliest first.
fn costliest(
    seat: Seat,
    turns: &[TrollTurnReview],
    cost: impl Fn(&TrollChoiceReview) -> f64,
    costs: impl Fn(&TrollChoiceReview) -> bool,
) -> Vec<[u32; 2]> {
    let own = turns.iter().enumerate().filter(|(_, turn)| usize::from(turn.seat) == seat.index());
    let choices = own.flat_map(|(number, turn)| {
        let places = turn.choices.iter().enumerate();
        places.map(move |(place, choice)| (choice, [count(number), count(place)]))
    });
    let mut costly: Vec<(&TrollChoiceReview, [u32; 2])> =
        choices.filter(|(choice, _)| costs(choice)).collect();
    costly.sort_by(|(one, _), (other, _)| cost(other).total_cmp(&cost(one)));
    costly.into_iter().take(COSTLIEST).map(|(_, place)| place).collect()
}

fn turn<'a>(judged: &TurnReview, weighed: impl Iterator<Item = &'a WinWeighed>) -> TrollTurnReview {
    TrollTurnReview {
        seat: small(judged.active.index()),
        expected: rounded(judged.expected),
        brought: judged.brought,
        lost: rounded(judged.lost()),
        dice: rounded(judged.dice),
        race: rounded(judged.race),
        choices: judged
            .choices
            .iter()
            .zip(weighed)
            .map(|(judged, weighed)| choice(judged, weighed))
            .collect(),
    }
}

fn choice(judged: &Judged, weighed: &WinWeighed) -> TrollChoiceReview {
    let worth_of = |((action, worth), win): (&(Action, f64), &f64)| TrollChoiceWorth {
        choice: action.word(),
        worth: rounded(*worth),
        win: Some(points(*win)),
    };
    TrollChoiceReview {
        moves: count(judged.number),
        choice: judged.chosen.word(),
        best: judged.best_or_chosen().word(),
        risk: worth(judged.beside),
        lost: rounded(judged.lost()),
        choices: judged.choices.iter().zip(&weighed.wins).map(worth_of).collect(),
        advised: judged.choices[weighed.advised].0.word(),
        win_loss: points(weighed.loss()),
        win_error: points(weighed.error),
    }
}
