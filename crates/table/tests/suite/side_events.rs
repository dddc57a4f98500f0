//! Reactions and changed choices fill a log, but they cannot keep anybody from playing.

use protocol::{Choice, Reaction};
use serde_json::json;
use table::{MAX_SIDE_EVENTS, Refusal, Wish};

use crate::kit::{ADA, BO, Given, ZOE, diamant};

fn with_a_full_log() -> Given {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    for _ in 0..MAX_SIDE_EVENTS + 100 {
        let reaction = Wish::React(Reaction::Wow);
        if given.try_wish(ZOE, None, reaction).is_err() {
            return given;
        }
    }
    panic!("reactions have no limit");
}

#[test]
fn reactions_cannot_stop_a_game() {
    let mut given = with_a_full_log();
    assert_eq!(given.refused(ZOE, Wish::React(Reaction::Wow)), Refusal::HistoryFull);
    given.finish(|| true);
}

#[test]
fn a_full_log_takes_a_choice_but_no_change_of_mind() {
    let mut given = with_a_full_log();
    given.act(ADA, Choice::Continue);
    assert_eq!(given.refused_act(ADA, Choice::Leave), Refusal::HistoryFull);
    given.act(BO, Choice::Leave);
}
