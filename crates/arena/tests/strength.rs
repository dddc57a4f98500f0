//! The page about a bot's strength.

use std::num::NonZeroUsize;
use std::sync::Arc;

use arena::{Strength, Watch};
use diamant::Edition;

fn strength() -> Strength {
    let rules = Edition::by_id("classic-2005").unwrap().draft(None).unwrap().check().unwrap();
    Strength {
        champion: "turn:6".parse().unwrap(),
        rivals: ["never", "turn:6"].map(|name| name.parse().unwrap()).to_vec(),
        editions: vec![("The base deck".to_owned(), Arc::new(rules))],
        players: 3..=4,
        games: 240,
        seed: 1,
    }
}

#[test]
fn each_rival_is_met_in_both_directions() {
    let watch = Watch::default();
    let page = strength().page(NonZeroUsize::MIN, &watch).unwrap();
    assert_eq!(watch.played(), strength().work());
    assert!(page.contains("### The base deck, 3 players\n"), "{page}");
    assert!(page.contains("| rival | one `turn:6` among 3 of it | one of it among 3 `turn:6` |"), "{page}");
    // Whoever never leaves never has anything; equals share everything.
    assert_eq!(page.matches("| `turn:6` | 33.3 % | 33.3 % |").count(), 1, "{page}");
    assert_eq!(page.matches("| `turn:6` | 25.0 % | 25.0 % |").count(), 1, "{page}");
    assert!(page.lines().filter(|line| line.starts_with("| `never` |")).count() == 2, "{page}");
}

#[test]
fn what_was_not_played_is_not_told() {
    let watch = Watch::default();
    watch.stop();
    let page = strength().page(NonZeroUsize::MIN, &watch).unwrap();
    assert!(page.contains("| `never` | – | – |"), "{page}");
}
