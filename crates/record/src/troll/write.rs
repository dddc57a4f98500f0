//! Writing down a game of Troll & Dragon while it is played.

use game::{Game, Move, Seat};
use troll::{Action, Chance, Event, Troll};

use super::file::{TrollRecord, TrollStep, TrollTurn};
use super::rules::TrollOptions;
use crate::read::FORMAT;
use crate::recorded::Recorded;
use crate::seat_number::SeatNumber;

impl TrollRecord {
    /// The record of a game in which nothing has happened yet. Whether it can be played is seen when its rules are made.
    pub fn begin(options: TrollOptions, players: Vec<String>) -> TrollRecord {
        TrollRecord {
            format: FORMAT.to_owned(),
            game: TrollRecord::GAME.to_owned(),
            options,
            players,
            deal: None,
            turns: Vec::new(),
        }
    }

    /// Writes down a move that was accepted: the game before it, the move, and what it told.
    ///
    /// Written from the first move on, the record tells of the game at every moment, except that taking up dice is told
    /// by what they show, and staying in the hall by the throw that follows. Until then it stops before these.
    pub(super) fn add(&mut self, before: &Troll, answer: &Move<Action, Chance>, events: &[Event]) {
        if self.turns.is_empty() {
            self.turns.push(TrollTurn::default());
        }
        let step = step_of(answer, before.view(None).thrower());
        self.turns.last_mut().expect("there is a turn now").steps.extend(step);
        if events.iter().any(|event| matches!(event, Event::TurnPassed { .. })) {
            self.turns.push(TrollTurn::default());
        }
    }
}

/// The step that tells of this move, if one does.
fn step_of(answer: &Move<Action, Chance>, thrower: Option<Seat>) -> Option<TrollStep> {
    let nothing = TrollStep::default();
    let action = match *answer {
        Move::Chance(Chance::Cave(roll)) => {
            let faces = roll.faces().iter().map(|face| (*face).into()).collect();
            return Some(TrollStep { cave: Some(faces), ..nothing });
        }
        Move::Chance(Chance::Treasure(nuggets)) => return Some(TrollStep { hall: Some(nuggets), ..nothing }),
        Move::Chance(Chance::Dragon(throw)) => {
            let by = thrower.map(SeatNumber::from);
            return Some(TrollStep { dragon: Some(throw.0.map(Into::into)), by, ..nothing });
        }
        Move::Ballot(ballot) => ballot.voters().first().and_then(|seat| ballot.choice(seat))?,
        Move::Race(_, action) => action,
    };
    match action {
        Action::Keep(find) => Some(TrollStep { keep: Some(vec![find.into()]), ..nothing }),
        Action::Enter => Some(TrollStep { enter: Some(true), ..nothing }),
        Action::Leave => Some(TrollStep { leave: Some(true), ..nothing }),
        Action::Roll | Action::Stay | Action::Throw => None,
    }
}
