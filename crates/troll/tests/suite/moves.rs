//! Answers to whatever the game asks.

use game::conformance::Chooser;
use game::{Ballot, Game, Move, Seat, Turn};
use troll::{Action, Chance, Event, Illegal, Troll};

/// Lets the seat act, whether the game holds a ballot or a race.
pub(crate) fn act(game: &mut Troll, seat: Seat, action: Action) -> Result<Vec<Event>, Illegal> {
    let answer = match game.turn() {
        Turn::Race(_) => Move::Race(seat, action),
        Turn::Ballot(_) | Turn::Chance(_) | Turn::Over => Move::Ballot(Ballot::of(seat, action)),
    };
    play(game, answer)
}

/// Lets the dice show this.
pub(crate) fn show(game: &mut Troll, chance: Chance) -> Result<Vec<Event>, Illegal> {
    play(game, Move::Chance(chance))
}

pub(crate) fn play(game: &mut Troll, answer: Move<Action, Chance>) -> Result<Vec<Event>, Illegal> {
    let mut events = Vec::new();
    game.play(&answer, &mut events)?;
    Ok(events)
}

/// Some legal answer; nothing when the game is over.
pub(crate) fn any_answer(game: &Troll, chooser: &mut Chooser) -> Option<Move<Action, Chance>> {
    let mut pick = |seat| *chooser.one_of(&game.actions(seat).collect::<Vec<_>>());
    Some(match game.turn() {
        Turn::Over => return None,
        Turn::Ballot(seats) => Move::Ballot(Ballot::collect(seats, pick)),
        Turn::Race(seats) => {
            let choices: Vec<_> = seats.into_iter().map(|seat| (seat, pick(seat))).collect();
            let (seat, action) = *chooser.one_of(&choices);
            Move::Race(seat, action)
        }
        Turn::Chance(outcomes) => Move::Chance(game.outcome(chooser.below(outcomes))),
    })
}
