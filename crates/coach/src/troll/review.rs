//! The review of a game of Troll & Dragon, for programs. Values are 1 for a diamond and 3 for a nugget; chances of
//! winning are in points, 100 for a certain win.

use advice::troll_review::{Judged, SeatReview, TurnReview, WinReview, WinWeighed};
use game::{Game, Seat};
use protocol::Choice;
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

/// The review of a game of Troll & Dragon. The yield of a turn is exact (1 for a diamond, 3 for a nugget); chances of winning are
/// estimated, in points: 100 is a certain win.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollReview {
    /// The number of simulations for choices that did not have the best yield; other choices have a quarter of that.
    pub tries: u32,
    /// The players, in the order of seats.
    pub players: Vec<TrollPlayerReview>,
    /// All turns, in the order of the game.
    pub turns: Vec<TrollTurnReview>,
}

/// How a player did, and the parts of the score: `score` = `expected` − `lost` + `dice` + `race` + `gifts`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollPlayerReview {
    /// The name.
    pub name: String,
    /// The score.
    pub score: u32,
    /// The number of turns.
    pub turns: u32,
    /// The average yield of these turns if every choice is the best one.
    pub expected: f64,
    /// The yield that their choices gave away.
    pub lost: f64,
    /// The luck of the dice.
    pub dice: f64,
    /// The luck of live races, if both sides are equally fast; 0 without live races.
    pub race: f64,
    /// The treasure that the Dragon took from others and gave to this player.
    pub gifts: u32,
    /// 100 · exp(−`lost` / `expected`): 100 if nothing was given away.
    pub accuracy: f64,
    /// The costliest choices, at most three, each as the index of the turn and the index of the choice in it.
    pub costliest: Vec<[u32; 2]>,
    /// The effect of the choices on the chance of winning.
    pub win: TrollWinReview,
    /// The choices that significantly cost the most chance of winning, at most three, in the same form.
    pub win_costliest: Vec<[u32; 2]>,
}

/// One turn.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollTurnReview {
    /// The seat.
    pub seat: u8,
    /// The average yield of such a turn if every choice is the best one.
    pub expected: f64,
    /// The yield: `expected` − `lost` + `dice` + `race`.
    pub brought: u32,
    /// The yield that the choices gave away.
    pub lost: f64,
    /// The luck of the dice.
    pub dice: f64,
    /// The luck of a live race.
    pub race: f64,
    /// All moves with more than one legal choice.
    pub choices: Vec<TrollChoiceReview>,
}

/// One choice of the active player.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollChoiceReview {
    /// The number of moves before the choice, which is the step of the replay that shows it.
    pub moves: u32,
    /// The choice.
    pub choice: Choice,
    /// The choice with the best yield.
    pub best: Choice,
    /// The value of the treasure that was not safe yet.
    pub risk: u32,
    /// The yield that the choice gave away.
    pub lost: f64,
    /// All legal choices.
    pub choices: Vec<TrollChoiceWorth>,
    /// The advice of the coach: `best`, unless another choice wins significantly more often.
    pub advised: Choice,
    /// The cost of the choice in chance of winning compared with `advised`, in points.
    pub win_loss: f64,
    /// The standard error of `win-loss`.
    pub win_error: f64,
}

/// The value of a choice.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollChoiceWorth {
    /// The choice.
    pub choice: Choice,
    /// The average yield of the turn after it.
    pub worth: f64,
    /// The chance of winning after it, in points. Absent in hints.
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
    pub fn worth_of(&self, choice: Choice) -> Option<f64> {
        self.choices.iter().find(|one| one.choice == choice).map(|one| one.worth)
    }

    /// The chance of winning by this choice, in points.
    pub fn win_of(&self, choice: Choice) -> Option<f64> {
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
        choice: (*action).into(),
        worth: rounded(*worth),
        win: Some(points(*win)),
    };
    TrollChoiceReview {
        moves: count(judged.number),
        choice: judged.chosen.into(),
        best: judged.best_or_chosen().into(),
        risk: worth(judged.beside),
        lost: rounded(judged.lost()),
        choices: judged.choices.iter().zip(&weighed.wins).map(worth_of).collect(),
        advised: judged.choices[weighed.advised].0.into(),
        win_loss: points(weighed.loss()),
        win_error: points(weighed.error),
    }
}
