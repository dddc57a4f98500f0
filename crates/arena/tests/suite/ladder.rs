//! The characters in order of strength.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread;

use arena::{Tournament, Watch};
use bots::{CHARACTERS, DiamantBot};
use diamant::Edition;

/// Each plays alone among three of Renard, with the same cards, and wins more than the one before. Minerva's look ahead
/// is slow, so her table plays for her.
#[test]
fn everyone_of_the_cast_is_harder_to_beat_than_the_one_before() {
    let rules = Arc::new(Edition::by_id("classic-2005").unwrap().draft(None).unwrap().check().unwrap());
    let renard: DiamantBot = "renard".parse().unwrap();
    let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let taken = CHARACTERS.each_ref().map(|character| {
        let name = if character.id == "minerva" { "master-table" } else { character.id };
        let line_up = vec![name.parse().unwrap(), renard, renard, renard];
        let mut tournament = Tournament::new(rules.clone(), line_up).unwrap();
        tournament.games = 8_000;
        100.0 * tournament.run(threads, &Watch::default()).bots[0].win_share
    });
    assert!(taken.windows(2).all(|pair| pair[0] + 1.0 < pair[1]), "{taken:?}");
}
