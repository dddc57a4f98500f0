//! The effect of the choices in a game of Troll & Dragon on the chances of winning.

use game::driver::Unlogged;
use game::{BySeat, Game, Move, Seat};
use troll::{Action, Chance, Illegal, Troll};

use super::turn::{Judged, TurnReview};
use super::win_tries::{WinTries, shares};
use crate::troll_turn::Tempo;

/// A finished game, judged by the chance of winning.
#[derive(Clone, PartialEq, Debug)]
pub struct WinReview {
    /// How often choices were simulated if the best one was not made; otherwise a quarter of that.
    pub tries: u32,
    /// The values at every choice of every turn, in the order of the game.
    pub choices: Vec<WinWeighed>,
    /// The parts of everybody's result.
    pub parts: BySeat<WinParts>,
}

/// A choice, if everybody including the player then maximises each turn's haul.
#[derive(Clone, PartialEq, Debug)]
pub struct WinWeighed {
    /// Who chose.
    pub seat: Seat,
    /// The chance of winning by each choice, in the order of the turn's review.
    pub wins: Vec<f64>,
    /// The index of the advised choice: the one that brings home most, unless another certainly wins more often.
    pub advised: usize,
    /// How much the choice changed everybody's chance compared with the advised one.
    pub effect: BySeat<f64>,
    /// The standard error of that change for the deciding player; 0 if they followed the advice.
    pub error: f64,
}

impl WinWeighed {
    /// The cost of the choice for the player.
    pub fn loss(&self) -> f64 {
        (-self.effect[self.seat]).max(0.0)
    }
}

/// The difference between a fair share of the win and the result, in shares of the win.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct WinParts {
    /// A fair share: 1/2 for two players, 1/3 for three …
    pub fair: f64,
    /// The effect of one's own choices.
    pub own: f64,
    /// The effect of the others' choices.
    pub others: f64,
    /// The rest: dice, races, who began, and everything that the simulation cannot separate from them.
    pub luck: f64,
    /// The result: 1 for a win, a share of it, or 0.
    pub result: f64,
}

/// The best choice is simulated this many times less often, because only the displayed values depend on it.
const LESS_OFTEN: u32 = 4;

/// More simulations of a choice than this would make no visible difference.
const MOST_TRIES: u32 = 5_000;

/// About how many moves are played for one review, however long games are under its rules. Under the published rules it
/// is less.
const MOST_MOVES: u32 = 25_000_000;

/// Evaluates every choice of these turns, which must be all turns of the game, by playing about this many games to
/// their end.
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
        game.replay(answer, &mut Unlogged)?;
    }
    let parts = parts(&game, &choices);
    Ok(WinReview { tries, choices, parts })
}

/// How often each choice can be simulated.
fn tries(turns: &[TurnReview], games: u32) -> u32 {
    let choices = turns.iter().flat_map(|turn| &turn.choices);
    let of_a_try = choices.map(|choice| {
        let count = u32::try_from(choice.choices.len()).expect("there are few choices");
        if choice.was_best() { count } else { LESS_OFTEN * count }
    });
    (games * LESS_OFTEN / of_a_try.sum::<u32>().max(1)).min(MOST_TRIES)
}

/// A choice to be evaluated.
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
    /// The total cost of this seat's choices.
    pub fn skill_loss(&self, seat: Seat) -> f64 {
        self.choices_of(seat).map(WinWeighed::loss).sum()
    }

    /// The standard error of the effect of this seat's choices.
    pub fn error(&self, seat: Seat) -> f64 {
        self.choices_of(seat).map(|choice| choice.error.powi(2)).sum::<f64>().sqrt()
    }

    fn choices_of(&self, seat: Seat) -> impl Iterator<Item = &WinWeighed> {
        self.choices.iter().filter(move |choice| choice.seat == seat)
    }
}
