//! Selects the judge for a game of Diamant: the solution if there is one, otherwise simulation.

use advice::master::{Master, Taught};
use advice::review::{self, Judge, Rollouts, TwoPlayerJudge};
use advice::two_player::{Solutions, base_table};
use diamant::{Diamant, PlayedMove, Rules};
use game::{Game, Move};
use record::{DiamantRecord, Judged};

use super::review::{DiamantReview, Method};

/// How many ends of expeditions are simulated for one review: about half a second of work.
const OUTCOMES: u32 = 400_000;

/// How often all explorers inside respond to each other before their choices are judged.
const ROUNDS: u32 = 12;

/// More simulations of a choice than this would make no visible difference.
const MOST_TRIES: u32 = 20_000;

pub(super) fn review(told: &Judged<DiamantRecord>) -> DiamantReview {
    let (ended, moves, players) = (&told.game, &told.moves, &told.record.players);
    // If somebody rested, it was a different game.
    if moves.iter().all(|made| made.resting.is_empty()) && is_solved(ended.rules(), ended.seats().len()) {
        let judged = appraised(ended, moves, &mut TwoPlayerJudge::new(&Solutions::keeping(base_table(), 1)));
        return DiamantReview::new(&judged, players, Method::Exact);
    }
    let (tries, taught) = (tries(moves), Taught::of(ended.rules()));
    let master = Master::of(ended.rules(), ended.seats().len());
    let judged = appraised(ended, moves, &mut Rollouts::new(master, tries).answering(ROUNDS));
    DiamantReview::new(&judged, players, Method::Estimated { tries, taught })
}

fn appraised(ended: &Diamant, moves: &[PlayedMove], judge: &mut impl Judge) -> review::Review {
    let start = Diamant::new(ended.rules().clone(), ended.seats().len()).expect("it has been played");
    review::review(start, moves.iter().copied(), judge).expect("the referee has played it")
}

/// Whether this is the solved two-player game.
pub(crate) fn is_solved(rules: &Rules, players: usize) -> bool {
    players == 2 && base_table().game().is_played_by(rules)
}

/// How often each choice is simulated. A simulation of an opening plays the mix, the actual choices, and every choice
/// reversed; the rounds before it, each with a tenth of the simulations, play everything except the actual choices.
fn tries(moves: &[PlayedMove]) -> u32 {
    let of_a_try = moves.iter().map(|made| match made.answer {
        Move::Ballot(ballot) => {
            let choices = u32::try_from(ballot.voters().len()).expect("a table has eight seats");
            choices + 2 + ROUNDS * (choices + 1) / 10
        }
        Move::Chance(_) | Move::Race(..) => 0,
    });
    (OUTCOMES / of_a_try.sum::<u32>().max(1)).min(MOST_TRIES)
}
