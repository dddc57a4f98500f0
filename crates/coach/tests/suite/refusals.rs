//! What cannot be reviewed.

use coach::NoReview;

use crate::testdata::{review, testdata};

#[test]
fn only_finished_games_are_reviewed() {
    assert_eq!(review(&testdata("examples/portal-trap.json")), Err(NoReview::Running));
    assert_eq!(review(&testdata("examples/running.json")), Err(NoReview::Running));
    assert_eq!(review(&testdata("examples/troll-dragon.json")), Err(NoReview::Running));
}
