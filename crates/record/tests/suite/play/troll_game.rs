//! A game of Troll & Dragon and the record of it.

use game::conformance::Chooser;
use game::driver::Dealer;
use game::{Ballot, Game, Move, Seat, Turn};
use record::{Recorded, TrollOptions, TrollRecord};
use seal::FairDeal;
use troll::{Action, Chance, Event, Troll};

/// A game that writes down what happens in it.
pub(crate) struct TrollGame {
    pub(crate) game: Troll,
    pub(crate) record: TrollRecord,
    /// Who rolls the dice; the chooser if nobody does.
    pub(crate) deal: Option<FairDeal>,
    /// Every move that was made.
    pub(crate) moves: Vec<Move<Action, Chance>>,
    /// What the moves told.
    pub(crate) events: Vec<Event>,
    /// The game, the moves and the events when something was last written down.
    pub(crate) written: (Troll, usize, usize),
}

impl TrollGame {
    /// A new game for these people.
    pub(crate) fn new(options: TrollOptions, players: Vec<String>) -> TrollGame {
        let record = TrollRecord::begin(options, players);
        let game = Troll::new(record.rules().unwrap(), record.players.len()).unwrap();
        let written = (game.clone(), 0, 0);
        TrollGame { game, record, deal: None, moves: Vec::new(), events: Vec::new(), written }
    }

    /// Makes this many moves, or plays to the end.
    pub(crate) fn play(
        &mut self,
        moves: usize,
        chooser: &mut Chooser,
        mut choose: impl FnMut(&Troll, Seat, &mut Chooser) -> Action,
    ) {
        for _ in 0..moves {
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
            self.make(answer);
        }
    }

    /// Makes a move and writes it down.
    pub(crate) fn make(&mut self, answer: Move<Action, Chance>) {
        let (before, steps) = (self.game.clone(), self.steps());
        let mut events = Vec::new();
        self.game.replay(&answer, &mut events).unwrap();
        self.record.write(&before, &answer, &events);
        self.moves.push(answer);
        self.events.extend(events);
        if self.steps() > steps {
            self.written = (self.game.clone(), self.moves.len(), self.events.len());
        }
    }

    fn steps(&self) -> usize {
        self.record.turns.iter().map(|turn| turn.steps.len()).sum()
    }
}
