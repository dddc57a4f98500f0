//! The training of the master.

use std::num::NonZeroUsize;
use std::sync::Arc;

use advice::master::Master;
use arena::{Exploit, Training, Watch};
use diamant::{Edition, Rules};

fn rules(edition: &str) -> Arc<Rules> {
    Arc::new(Edition::by_id(edition).unwrap().draft(None).unwrap().check().unwrap())
}

fn tiny(edition: &str) -> Training {
    let mut training = Training::new(rules(edition), 3).unwrap();
    (training.rounds, training.games) = (2, 20);
    training
}

fn run(training: &Training, threads: usize) -> Master {
    training.run(NonZeroUsize::new(threads).unwrap(), &Watch::default()).unwrap()
}

#[test]
fn the_same_seed_trains_the_same_on_any_number_of_threads() {
    for edition in ["classic-2005", "incan-gold"] {
        let training = tiny(edition);
        let alone = run(&training, 1);
        assert_eq!(alone.bytes(), run(&training, 3).bytes(), "{edition}");
        assert_eq!(Master::read(&alone.bytes()).unwrap(), alone);
        let mut other = training.clone();
        other.seed = 2;
        assert_ne!(alone.bytes(), run(&other, 1).bytes(), "{edition}");
    }
}

#[test]
fn the_work_is_known_beforehand() {
    let (training, watch) = (tiny("classic-2005"), Watch::default());
    training.run(NonZeroUsize::MIN, &watch).unwrap();
    // Nothing is fitted to the beginning of the game, where all scores are 0.
    let fitted_once_less = training.work() - 6 * training.games;
    assert_eq!(watch.played(), fitted_once_less);
}

#[test]
fn training_can_be_stopped() {
    let watch = Watch::default();
    watch.stop();
    assert!(tiny("classic-2005").run(NonZeroUsize::MIN, &watch).is_none());
}

#[test]
fn nobody_trains_for_a_table_that_cannot_be_played() {
    assert!(Training::new(rules("classic-2005"), 9).is_err());
}

#[test]
fn whoever_never_leaves_is_beaten_by_an_answer() {
    let mut exploit = Exploit::new(rules("classic-2005"), 3, "never".parse().unwrap()).unwrap();
    (exploit.training.rounds, exploit.training.games, exploit.games) = (3, 100, 600);
    let watch = Watch::default();
    let found = exploit.run(NonZeroUsize::new(2).unwrap(), &watch).unwrap();
    assert!(found.win_share > 0.9 && found.points > 50.0, "{found:?}");
    assert_eq!(found, exploit.run(NonZeroUsize::MIN, &Watch::default()).unwrap());
}
