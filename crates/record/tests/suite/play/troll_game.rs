//! A game of Troll & Dragon and the record of it.

use game::conformance::Chooser;
use game::driver::Dealer;
use game::{Ballot, Game, Move, Seat, Turn};
use record::{FairDeal, SeatNumber, TrollOptions, TrollRecord, TrollStep, TrollTurn};
use troll::{Action, Chance, Event, Troll};

/// A game that writes down what happens in it.
pub(crate) struct TrollGame {
    pub(crate) game: Troll,
    pub(crate) record: TrollRecord,
    /// Who rolls the dice; the chooser if nobody does.
    pub(crate) deal: Option<FairDeal>,
}

impl TrollGame {
    /// A new game for these people.
    pub(crate) fn new(options: TrollOptions, players: Vec<String>) -> TrollGame {
        let record = TrollRecord {
            format: "tacora-record/1".to_owned(),
            game: "troll-dragon".to_owned(),
            options,
            players,
            deal: None,
            turns: vec![TrollTurn::default()],
        };
        let game = Troll::new(record.rules().unwrap(), record.players.len()).unwrap();
        TrollGame { game, record, deal: None }
    }

    /// Plays until this many steps are written down, or to the end.
    pub(crate) fn play(
        &mut self,
        steps: usize,
        chooser: &mut Chooser,
        mut choose: impl FnMut(&Troll, Seat, &mut Chooser) -> Action,
    ) {
        let mut written = 0;
        while written < steps {
            let answer = match self.game.turn() {
                Turn::Chance(outcomes) => Move::Chance(match &mut self.deal {
                    Some(deal) => deal.deal(&self.game, outcomes),
                    None => self.game.outcome(chooser.below(outcomes)),
                }),
                Turn::Ballot(seats) => {
                    Move::Ballot(Ballot::collect(seats, |seat| choose(&self.game, seat, chooser)))
                }
                Turn::Race(seats) => {
                    let seat = *chooser.one_of(&seats.into_iter().collect::<Vec<_>>());
                    Move::Race(seat, choose(&self.game, seat, chooser))
                }
                Turn::Over => return,
            };
            written += usize::from(self.carry_out(&answer));
        }
    }

    /// Makes a move and writes it down; `false` when it is one that nobody writes down.
    fn carry_out(&mut self, answer: &Move<Action, Chance>) -> bool {
        let thrower = self.game.view(None).thrower();
        let mut events = Vec::new();
        self.game.play(answer, &mut events).unwrap();
        let step = told(answer, thrower);
        let written = step.is_some();
        let turn = self.record.turns.last_mut().expect("a record has a turn from the beginning");
        turn.steps.extend(step);
        if events.iter().any(|event| matches!(event, Event::TurnPassed { .. })) {
            self.record.turns.push(TrollTurn::default());
        }
        written
    }
}

/// The step that tells of this move. Taking up dice is told by what they show, staying by the throw that follows.
fn told(answer: &Move<Action, Chance>, thrower: Option<Seat>) -> Option<TrollStep> {
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
