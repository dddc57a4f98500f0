//! Where the cells of a tunnel lie that turns at every hazard and never runs into the camp or itself.
//!
//! It never goes up again: it runs along a row, turns down at a hazard, and at the next one turns to the side where there is
//! more room. So each row and each column between rows is used once.

use diamant::{Card, Edition, Tunnel};
use protocol::{DiamantScene, GameField, PathCardScene};
use record::EditionField;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Heading {
    Left,
    Right,
    Down,
}

/// Whether the tunnel of this game turns at hazards.
pub(super) fn turns(game: &GameField) -> bool {
    let GameField::Diamant(field) = game else { return false };
    let id = match &field.edition {
        EditionField::Published(id) => id,
        EditionField::House(house) => &house.base,
    };
    Edition::by_id(id).is_some_and(|edition| edition.tunnel == Tunnel::TurnsAtHazards)
}

/// Row and column of the camp, of every card, and of the place behind the last one.
pub(super) fn spots(game: &DiamantScene) -> Vec<(usize, usize)> {
    let (mut row, mut column, mut least, mut most) = (0_i32, 0_i32, 0_i32, 0_i32);
    let mut heading = Heading::Right;
    let mut spots = vec![(row, column)];
    for hazard in game.path.iter().copied().map(is_hazard).chain([false]) {
        match heading {
            Heading::Left => column -= 1,
            Heading::Right => column += 1,
            Heading::Down => row += 1,
        }
        (least, most) = (least.min(column), most.max(column));
        if hazard {
            heading = match heading {
                Heading::Left | Heading::Right => Heading::Down,
                Heading::Down if column - least > most - column => Heading::Left,
                Heading::Down => Heading::Right,
            };
        }
        spots.push((row, column));
    }
    let place = |number: i32| usize::try_from(number).expect("the least column is the first");
    spots.into_iter().map(|(row, column)| (place(row), place(column - least))).collect()
}

fn is_hazard(card: PathCardScene) -> bool {
    matches!(card.card.0, Card::Hazard(_))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn cave(cards: &[&str]) -> DiamantScene {
        let cards: Vec<_> =
            cards.iter().map(|card| serde_json::json!({ "card": card, "rubies": 0 })).collect();
        let mut scene = serde_json::to_value(empty()).unwrap();
        scene["path"] = cards.into();
        serde_json::from_value(scene).unwrap()
    }

    fn empty() -> DiamantScene {
        let text = r#"{"format":"tacora-record/1","game":"diamant","edition":"classic-2005","players":["A","B","C"],"expeditions":[]}"#;
        let told = record::read(text).unwrap();
        let steps = table::replay(&told).unwrap();
        let protocol::GameScene::Diamant(game) = steps[0].game.clone() else { panic!("this is Diamant") };
        game
    }

    #[test]
    fn the_path_turns_where_a_hazard_lies_and_nowhere_else() {
        let game = cave(&["5", "snake", "7", "gas", "9", "scorpion", "11", "rockfall", "1"]);
        let expected =
            [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (3, 0), (4, 0), (4, 1), (4, 2)];
        assert_eq!(spots(&game), expected);
    }

    #[test]
    fn no_two_cells_of_any_path_lie_on_the_same_spot() {
        for bits in 0_u32..1 << 10 {
            let cards: Vec<&str> =
                (0..10).map(|bit| if bits >> bit & 1 == 1 { "snake" } else { "5" }).collect();
            let all = spots(&cave(&cards));
            let different: BTreeSet<_> = all.iter().collect();
            assert_eq!(different.len(), 12, "{cards:?}");
            let neighbours =
                all.windows(2).all(|two| two[0].0.abs_diff(two[1].0) + two[0].1.abs_diff(two[1].1) == 1);
            assert!(neighbours, "{cards:?}");
        }
    }
}
