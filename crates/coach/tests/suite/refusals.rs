//! What cannot be reviewed.

use coach::{NoReview, review};

fn testdata(name: &str) -> record::Record {
    let path = format!("{}/../../testdata/{name}", env!("CARGO_MANIFEST_DIR"));
    record::read(&std::fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn only_finished_and_possible_games_of_diamant_are_reviewed() {
    assert_eq!(review(&testdata("examples/portal-trap.json")), Err(NoReview::Running));
    assert_eq!(review(&testdata("examples/running.json")), Err(NoReview::Running));
    assert_eq!(review(&testdata("records/troll-dragon.json")), Err(NoReview::NoCoach));
    let record::Record::Diamant(mut told) = testdata("records/classic-2005.json") else {
        panic!("it is Diamant")
    };
    told.players.truncate(1);
    let refused = review(&record::Record::Diamant(told));
    assert!(matches!(refused, Err(NoReview::Impossible(_))), "{refused:?}");
}
