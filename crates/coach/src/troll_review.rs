//! The review of a game of Troll & Dragon, in the shape that programs read. All numbers are of worth: 1 for a diamond, 3 for a
//! nugget.

use advice::troll_review::{Judged, SeatReview, TurnReview};
use game::{Game, Seat};
use serde::Serialize;
use troll::{Action, Troll, worth};
use utoipa::ToSchema;

use crate::number::{count, rounded, small};

/// How many moments of a player are told.
const COSTLIEST: usize = 3;

/// A choice that gave away less than this was as good as the best.
const NOTHING: f64 = 1e-9;

/// A game of Troll & Dragon, reviewed. Every value is exact for what a turn brings home.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollReview {
    /// Everybody, in the order of seats.
    pub players: Vec<DicePlayerReview>,
    /// Every turn, in the order of the game.
    pub turns: Vec<DiceTurnReview>,
}

/// How somebody played, and what the score is made of: `score` = `expected` − `lost` + `dice` + `race` + `gifts`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DicePlayerReview {
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
}

/// One turn.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DiceTurnReview {
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
    pub choices: Vec<DiceChoiceReview>,
}

/// One choice of the active player.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DiceChoiceReview {
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
    pub choices: Vec<DiceChoiceWorth>,
}

/// What a choice was worth.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DiceChoiceWorth {
    /// The choice.
    #[schema(value_type = String)]
    pub choice: &'static str,
    /// What the turn brings home on average after it.
    pub worth: f64,
}

impl TrollReview {
    pub(crate) fn new(ended: &Troll, turns: &[TurnReview], names: &[String]) -> TrollReview {
        let turn_reviews: Vec<DiceTurnReview> = turns.iter().map(turn).collect();
        let player = |(seat, name): (Seat, &String)| DicePlayerReview {
            costliest: costliest(seat, &turn_reviews),
            ..player(ended, turns, seat, name)
        };
        TrollReview {
            players: ended.seats().into_iter().zip(names).map(player).collect(),
            turns: turn_reviews,
        }
    }
}

impl DicePlayerReview {
    /// The costliest choices with their turns, each turn counted from 1; the costliest first.
    pub fn moments<'a>(&self, review: &'a TrollReview) -> impl Iterator<Item = (u32, &'a DiceChoiceReview)> {
        self.costliest.iter().filter_map(move |[turn, choice]| {
            let found = review.turns.get(*turn as usize)?.choices.get(*choice as usize)?;
            Some((turn + 1, found))
        })
    }
}

impl DiceChoiceReview {
    /// What this choice was worth.
    pub fn worth_of(&self, choice: &str) -> Option<f64> {
        self.choices.iter().find(|one| one.choice == choice).map(|one| one.worth)
    }
}

fn player(ended: &Troll, turns: &[TurnReview], seat: Seat, name: &str) -> DicePlayerReview {
    let sum = SeatReview::of(seat, turns);
    let score = ended.standings().scores[seat];
    DicePlayerReview {
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
    }
}

/// Where the costliest choices of this seat are.
fn costliest(seat: Seat, turns: &[DiceTurnReview]) -> Vec<[u32; 2]> {
    let own = turns.iter().enumerate().filter(|(_, turn)| usize::from(turn.seat) == seat.index());
    let choices = own.flat_map(|(number, turn)| {
        turn.choices
            .iter()
            .enumerate()
            .map(move |(place, choice)| (choice.lost, [count(number), count(place)]))
    });
    let mut costly: Vec<(f64, [u32; 2])> = choices.filter(|(lost, _)| *lost > NOTHING).collect();
    costly.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    costly.into_iter().take(COSTLIEST).map(|(_, place)| place).collect()
}

fn turn(judged: &TurnReview) -> DiceTurnReview {
    DiceTurnReview {
        seat: small(judged.active.index()),
        expected: rounded(judged.expected),
        brought: judged.brought,
        lost: rounded(judged.lost()),
        dice: rounded(judged.dice),
        race: rounded(judged.race),
        choices: judged.choices.iter().map(choice).collect(),
    }
}

fn choice(judged: &Judged) -> DiceChoiceReview {
    // Of equally good choices the one that was made is the best.
    let best = if judged.lost() > NOTHING { judged.best().0 } else { judged.chosen };
    let worth_of =
        |(action, worth): &(Action, f64)| DiceChoiceWorth { choice: action.word(), worth: rounded(*worth) };
    DiceChoiceReview {
        moves: count(judged.number),
        choice: judged.chosen.word(),
        best: best.word(),
        risk: worth(judged.beside),
        lost: rounded(judged.lost()),
        choices: judged.choices.iter().map(worth_of).collect(),
    }
}
