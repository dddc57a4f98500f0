//! Random games of Diamant, for the tests that compare what a front end says and shows with the engine.

use diamant::Diamant;
use game::conformance::Chooser;
use game::{Ballot, Choice as _, Game, Move, Seat, Turn};
use record::{ChestsWord, DiamantRecord, Record, Recorded};

/// Who plays.
pub(crate) const PEOPLE: [&str; 5] = ["Ada", "Bo", "Cy", "Di", "Eve"];

/// Every edition, as it is or as one may agree to play it.
pub(crate) const BOXES: [(&str, Option<bool>, Option<ChestsWord>); 6] = [
    ("classic-2005", None, None),
    ("iello-2016", None, None),
    ("iello-numbered", Some(true), None),
    ("portal-2025", Some(true), Some(ChestsWord::Hidden)),
    ("portal-2025", None, None),
    ("incan-gold", None, Some(ChestsWord::Open)),
];

/// So many of them.
pub(crate) fn people(count: usize) -> Vec<String> {
    PEOPLE[..count].iter().map(|name| (*name).to_owned()).collect()
}

/// Any choice of this seat. Where all are open, mostly the first: who leaves as often as not sees little of a cave.
fn choose<G: Game>(game: &G, seat: Seat, chooser: &mut Chooser) -> G::Action {
    let actions: Vec<G::Action> = game.actions(seat).collect();
    let patient = actions.len() == G::Action::ALL.len() && chooser.below(3) > 0;
    if patient { actions[0] } else { *chooser.one_of(&actions) }
}

/// What comes next in a random game, until it is over.
pub(crate) fn answer<G: Game>(game: &G, chooser: &mut Chooser) -> Option<Move<G::Action, G::Chance>> {
    Some(match game.turn() {
        Turn::Chance(outcomes) => Move::Chance(game.outcome(chooser.below(outcomes))),
        Turn::Ballot(seats) => Move::Ballot(Ballot::collect(seats, |seat| choose(game, seat, chooser))),
        Turn::Race(seats) => {
            let seat = *chooser.one_of(&seats.into_iter().collect::<Vec<_>>());
            Move::Race(seat, choose(game, seat, chooser))
        }
        Turn::Over => return None,
    })
}

/// A random game of Diamant: its record, and the game at the beginning and after every move.
pub(crate) fn diamant(mut told: DiamantRecord, seed: u64) -> (Record, Vec<Diamant>) {
    let mut chooser = Chooser::new(seed);
    let mut game = told.clone().judge().unwrap().game;
    let mut games = vec![game.clone()];
    while let Some(answer) = answer(&game, &mut chooser) {
        let mut events = Vec::new();
        let before = game.clone();
        game.play(&answer, &mut events).unwrap();
        told.write(&before, &answer, &events);
        games.push(game.clone());
    }
    (Record::Diamant(told), games)
}
