//! What the choices of a game of Troll & Dragon did to the chances of winning.

use game::driver::Unlogged;
use game::{BySeat, Game, Move, Seat};
use troll::{Action, Chance, Illegal, Troll};

use super::turn::{Judged, TurnReview};
use super::win_tries::{WinTries, shares};
use crate::troll_turn::Tempo;

/// A finished game, judged by the chance of winning.
#[derive(Clone, PartialEq, Debug)]
pub struct WinReview {
    /// How often the choices were tried where the best one was not made; elsewhere a quarter as often.
    pub tries: u32,
    /// What was weighed at every choice of every turn, in the order of the game.
    pub choices: Vec<WinWeighed>,
    /// What everybody's result is made of.
    pub parts: BySeat<WinParts>,
}

/// A choice, while everybody, the player included, goes on as the best player of turns would.
#[derive(Clone, PartialEq, Debug)]
pub struct WinWeighed {
    /// Who chose.
    pub seat: Seat,
    /// The chance of winning by each choice, in the order of the turn's review.
    pub wins: Vec<f64>,
    /// Which of them the coach advises: the one that brings home most, unless another certainly wins more often.
    pub advised: usize,
    /// By how much the choice that was made changed everybody's chance, compared with that.
    pub effect: BySeat<f64>,
    /// The standard error of that change for who chose; 0 if they chose so.
    pub error: f64,
}

impl WinWeighed {
    /// What the choice cost who made it.
    pub fn loss(&self) -> f64 {
        (-self.effect[self.seat]).max(0.0)
    }
}

/// What lies between a fair share of the win and the result, in shares of the win.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct WinParts {
    /// One of two, one of three …
    pub fair: f64,
    /// What one's own choices changed.
    pub own: f64,
    /// What the others' choices changed.
    pub others: f64,
    /// All the rest: dice, races, who began, and what cannot be told apart from it by trying.
    pub luck: f64,
    /// What came of it: the win, a share of it, or nothing.
    pub result: f64,
}

/// A choice that was the best is tried so many times less often: only what is shown beside it depends on that.
const LESS_OFTEN: u32 = 4;

/// More tries of a choice than this add nothing that anybody could see.
const MOST_TRIES: u32 = 5_000;

/// About how many moves are played for one review, however long games by its rules are. By the published rules it is less.
const MOST_MOVES: u32 = 25_000_000;

/// Weighs every choice of these turns, which are those of the whole game, by playing about so many games to their end.
pub fn win_review(
    mut game: Troll,
    moves: &[Move<Action, Chance>],
    turns: &[TurnReview],
    tempo: Tempo,
    games: u32,
) -> Result<WinReview, Illegal> {
    let mut win_tries = WinTries::new(&game, tempo);
    let affordable = MOST_MOVES / win_tries.mean_length(&game).max(1);
    let tries = tries(turns, games.min(affordable));
    let mut choices = Vec::new();
    let mut judged = turns.iter().flat_map(|turn| turn.choices.iter().map(|choice| (turn.active, choice)));
    let mut next = judged.next();
    for (number, answer) in moves.iter().enumerate() {
        if let Some((seat, choice)) = next.filter(|(_, choice)| choice.number == number) {
            let tries = if choice.was_best() { tries / LESS_OFTEN } else { tries };
            let question = Question { number, game: &game, choice, tries };
            choices.push(question.weigh(seat, &mut win_tries));
            next = judged.next();
        }
        game.play(answer, &mut Unlogged)?;
    }
    let parts = parts(&game, &choices);
    Ok(WinReview { tries, choices, parts })
}

/// How often every choice can be tried.
fn tries(turns: &[TurnReview], games: u32) -> u32 {
    let choices = turns.iter().flat_map(|turn| &turn.choices);
    let of_a_try = choices.map(|choice| {
        let count = u32::try_from(choice.choices.len()).expect("there are few choices");
        if choice.was_best() { count } else { LESS_OFTEN * count }
    });
    (games * LESS_OFTEN / of_a_try.sum::<u32>().max(1)).min(MOST_TRIES)
}

/// A choice that is to be weighed.
struct Question<'a> {
    number: usize,
    game: &'a Troll,
    choice: &'a Judged,
    tries: u32,
}

impl Question<'_> {
    fn weigh(&self, seat: Seat, win_tries: &mut WinTries) -> WinWeighed {
        let actions: Vec<Action> = self.choice.choices.iter().map(|(action, _)| *action).collect();
        let place = |wanted| actions.iter().position(|action| *action == wanted).expect("it was possible");
        let (chosen, brings_most) = (place(self.choice.chosen), place(self.choice.best_or_chosen()));
        let tried = win_tries.try_out(self.game, &actions, self.number as u64, self.tries);
        let advised = tried.advised(brings_most, seat);
        WinWeighed {
            seat,
            wins: (0..actions.len()).map(|choice| tried.win(choice, seat)).collect(),
            advised,
            effect: BySeat::from_fn(|who| tried.better(chosen, advised, who)),
            error: tried.error(chosen, advised, seat),
        }
    }
}

fn parts(ended: &Troll, choices: &[WinWeighed]) -> BySeat<WinParts> {
    let seats = ended.seats();
    let result = shares(ended);
    let count = u8::try_from(seats.len()).expect("a table has few seats");
    BySeat::from_fn(|seat| {
        if !seats.contains(seat) {
            return WinParts::default();
        }
        let changed = |own: bool| -> f64 {
            choices
                .iter()
                .filter(|choice| (choice.seat == seat) == own)
                .map(|choice| choice.effect[seat])
                .sum()
        };
        let (fair, result) = (1.0 / f64::from(count), result[seat]);
        let (own, others) = (changed(true), changed(false));
        WinParts { fair, own, others, luck: result - fair - own - others, result }
    })
}

impl WinReview {
    /// What this seat's choices cost together.
    pub fn skill_loss(&self, seat: Seat) -> f64 {
        self.choices_of(seat).map(WinWeighed::loss).sum()
    }

    /// The standard error of what this seat's choices changed.
    pub fn error(&self, seat: Seat) -> f64 {
        self.choices_of(seat).map(|choice| choice.error.powi(2)).sum::<f64>().sqrt()
    }

    fn choices_of(&self, seat: Seat) -> impl Iterator<Item = &WinWeighed> {
        self.choices.iter().filter(move |choice| choice.seat == seat)
    }
}
