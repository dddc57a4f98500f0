//! The page about a bot's strength.

use std::num::NonZeroUsize;
use std::sync::Arc;

use arena::{Strength, StrengthTable, Watch};
use diamant::Edition;

fn strength() -> Strength {
    let rules = Arc::new(Edition::by_id("classic-2005").unwrap().draft(None).unwrap().check().unwrap());
    let table = |players| StrengthTable {
        edition: "The base deck".to_owned(),
        rules: rules.clone(),
        players,
        games: 240,
    };
    Strength {
        champion: "turn:6".parse().unwrap(),
        rivals: ["never", "turn:6", "master-table"].map(|name| name.parse().unwrap()).to_vec(),
        tables: [3, 4].map(table).to_vec(),
        seed: 1,
        command: "tacora strength --seed 1".to_owned(),
    }
}

#[test]
fn each_rival_is_met_in_both_directions() {
    let watch = Watch::default();
    let page = strength().page(NonZeroUsize::MIN, &watch).unwrap();
    assert_eq!(watch.played(), strength().work());
    assert!(page.contains("\ntacora strength --seed 1\n"), "{page}");
    assert!(page.contains("## The base deck, 3 players\n"), "{page}");
    assert!(page.contains("| rival | one `turn:6` among 3 of it | one of it among 3 `turn:6` |"), "{page}");
    // A bot that never leaves never wins anything; equal bots share everything.
    assert_eq!(page.matches("| `turn:6` | 33.3 ± 0.0 % | 33.3 ± 0.0 % |").count(), 1, "{page}");
    assert_eq!(page.matches("| `turn:6` | 25.0 ± 0.0 % | 25.0 ± 0.0 % |").count(), 1, "{page}");
    assert!(page.lines().filter(|line| line.starts_with("| `never` |")).count() == 2, "{page}");
}

/// In the table of all verdicts and above each table.
#[test]
fn the_figures_are_judged() {
    let page = strength().page(NonZeroUsize::MIN, &Watch::default()).unwrap();
    let verdict = "More than a fair share is taken from it by `master-table`. Within the interval of a fair share: `turn:6`. \
                   It does not take more than its own among `turn:6`, `master-table`.";
    assert_eq!(page.matches(verdict).count(), 4, "{page}");

    let mut harmless = strength();
    harmless.rivals.truncate(1);
    let page = harmless.page(NonZeroUsize::MIN, &Watch::default()).unwrap();
    assert_eq!(page.matches("No rival takes more than its fair share. A fair share is").count(), 2, "{page}");
}

#[test]
fn what_was_not_played_is_not_told() {
    let watch = Watch::default();
    watch.stop();
    let page = strength().page(NonZeroUsize::MIN, &watch).unwrap();
    assert!(page.contains("| `never` | – | – |") && page.contains("Not played."), "{page}");
}
