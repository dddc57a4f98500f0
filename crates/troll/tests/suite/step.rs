//! The two modes of the race are one game: whatever happens step by step can happen live.

use game::conformance::Chooser;
use game::{Game, Move};
use proptest::prelude::*;
use troll::{Action, Draft, Race, Troll};

use crate::moves::{act, any_answer, play};

proptest! {
    #[test]
    fn a_game_step_by_step_is_a_live_game_in_which_nobody_hurries(players in 2_usize..=5, seed: u64) {
        let [mut step, mut live] = [Race::Step, Race::Live].map(|race| {
            Troll::new(Draft { race, ..Draft::default() }.check().unwrap(), players).unwrap()
        });
        let mut chooser = Chooser::new(seed);
        while let Some(answer) = any_answer(&step, &mut chooser) {
            let stepped = play(&mut step, answer).unwrap();
            let lived = match answer {
                Move::Ballot(ballot) => {
                    let seat = ballot.voters().lone().unwrap();
                    let action = ballot.choice(seat).unwrap();
                    if action == Action::Stay { continue }
                    act(&mut live, seat, action)
                }
                Move::Chance(_) | Move::Race(..) => play(&mut live, answer),
            };
            prop_assert_eq!(lived, Ok(stepped));
        }
        prop_assert_eq!(live.standings(), step.standings());
    }
}
