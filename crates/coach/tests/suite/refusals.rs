//! What cannot be reviewed.

use coach::{NoReview, review};

use crate::testdata::testdata;

#[test]
fn only_finished_and_possible_games_are_reviewed() {
    assert_eq!(review(&testdata("examples/portal-trap.json")), Err(NoReview::Running));
    assert_eq!(review(&testdata("examples/running.json")), Err(NoReview::Running));
    assert_eq!(review(&testdata("examples/troll-dragon.json")), Err(NoReview::Running));
    let record::Record::Diamant(mut told) = testdata("records/classic-2005.json") else {
        panic!("it is Diamant")
    };
    told.players.truncate(1);
    let refused = review(&record::Record::Diamant(told));
    assert!(matches!(refused, Err(NoReview::Impossible(_))), "{refused:?}");
}
