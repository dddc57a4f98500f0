//! Simulated games of Troll & Dragon, for the chance of winning.

use game::driver::Unlogged;
use game::{Ballot, BySeat, Game, Move, Turn};
use troll::{Action, Chance, Troll};

use super::tried::Tried;
use crate::luck::Luck;
use crate::troll_turn::{Habits, Tempo};

/// The maximum number of moves in a simulation. Under the published rules games end after some hundred; house rules
/// with poor dice and full rooms would allow any number. Whoever leads then counts as the winner.
const MOST_MOVES: u32 = 1_500;

/// The number of games that are played from the beginning to find out how long they are.
const SAMPLE: u32 = 8;

/// Simulates choices. All players maximise each turn's haul. The dice are the same for all choices that are compared,
/// and the same whenever the same game is reviewed.
pub(super) struct WinTries {
    habits: Habits,
    tempo: Tempo,
}

impl WinTries {
    pub(super) fn new(game: &Troll, tempo: Tempo) -> WinTries {
        WinTries { habits: Habits::new(game.view(None).rules(), tempo), tempo }
    }

    /// The approximate mean number of moves of a game under these rules.
    pub(super) fn mean_length(&mut self, beginning: &Troll) -> u32 {
        let length = |time| {
            let mut dice = Dice { luck: Luck::of(u64::MAX, time), turn: 0, drawn: 0 };
            self.play_on(beginning.clone(), Action::Roll, &mut dice).1
        };
        (0..SAMPLE).map(length).sum::<u32>() / SAMPLE
    }

    /// Simulates each of these choices of the active player this many times, at least twice.
    pub(super) fn try_out(&mut self, game: &Troll, choices: &[Action], question: u64, times: u32) -> Tried {
        let active = game.view(None).active();
        let mut tried = Tried::new(choices.len());
        for time in 0..times.max(2) {
            let luck = Luck::of(question, time);
            let shares: Vec<BySeat<f64>> =
                choices.iter().map(|choice| self.end(game.clone(), *choice, luck)).collect();
            tried.add(&shares, active);
        }
        tried
    }

    /// The result after this choice, with this luck.
    fn end(&mut self, game: Troll, choice: Action, luck: Luck) -> BySeat<f64> {
        let mut dice = Dice { luck, turn: 0, drawn: 0 };
        shares(&self.play_on(game, choice, &mut dice).0)
    }

    /// Plays to the end, or for [`MOST_MOVES`]; also returns the number of moves.
    fn play_on(&mut self, mut game: Troll, choice: Action, dice: &mut Dice) -> (Troll, u32) {
        let mut answer = self.act(&game, choice, dice);
        for moves in 1..=MOST_MOVES {
            let active = game.view(None).active();
            game.play(&answer, &mut Unlogged).expect("whoever is asked answers");
            if game.view(None).active() != active {
                dice.next_turn();
            }
            answer = match game.turn() {
                Turn::Over => return (game, moves),
                Turn::Chance(outcomes) => Move::Chance(game.outcome(dice.below(outcomes))),
                Turn::Ballot(_) | Turn::Race(_) => {
                    let wish = self.habits.choose(game.view(None)).unwrap_or(Action::Throw);
                    self.act(&game, wish, dice)
                }
            };
        }
        (game, MOST_MOVES)
    }

    /// The move that results from this intention. In a live race the throw may come before an intended roll.
    fn act(&self, game: &Troll, wish: Action, dice: &mut Dice) -> Move<Action, Chance> {
        let view = game.view(None);
        match (game.turn(), view.thrower()) {
            (Turn::Race(asked), Some(thrower)) if wish != Action::Leave && asked.contains(thrower) => {
                if dice.happens(self.tempo.roll_is_first()) {
                    Move::Race(view.active(), wish)
                } else {
                    Move::Race(thrower, Action::Throw)
                }
            }
            (Turn::Race(_), _) => Move::Race(view.active(), wish),
            (Turn::Ballot(asked), _) => Move::Ballot(Ballot::collect(asked, |_| wish)),
            (Turn::Chance(_) | Turn::Over, _) => unreachable!("somebody is asked"),
        }
    }
}

/// The dice of one simulation. They restart with every turn, so that a turn does not depend on the previous one.
struct Dice {
    luck: Luck,
    turn: u32,
    drawn: u8,
}

impl Dice {
    fn next_turn(&mut self) {
        self.turn += 1;
        self.drawn = 0;
    }

    fn below(&mut self, outcomes: u32) -> u32 {
        self.drawn = self.drawn.wrapping_add(1);
        self.luck.below(outcomes, self.turn, self.drawn)
    }

    fn happens(&mut self, chance: f64) -> bool {
        self.drawn = self.drawn.wrapping_add(1);
        self.luck.happens(chance, self.turn, self.drawn)
    }
}

/// The result of the game: a shared victory is divided.
pub(super) fn shares(ended: &Troll) -> BySeat<f64> {
    let winners = ended.standings().winners;
    let count = u8::try_from(winners.len()).expect("a table has few seats");
    BySeat::from_fn(|seat| if winners.contains(seat) { 1.0 / f64::from(count) } else { 0.0 })
}
