//! Skill loss of good and bad players.

use coach::{DiamantReview, Review};
use serde_json::json;

use crate::bot_games::{edition, for_two, play};
use crate::testdata::review;

fn reviewed(told: &record::Record) -> DiamantReview {
    match review(told).unwrap() {
        Review::Diamant(review) => review,
        Review::Troll(_) => panic!("it is Diamant"),
    }
}

fn assert_adds_up(review: &DiamantReview) {
    for player in &review.players {
        let parts = player.own + player.others + player.cards + player.guessing;
        assert!((player.result - player.fair - parts).abs() < 1e-6, "{player:?}");
    }
}

/// Against a perfect player, the mean loss is the difference between the win rate and one half. docs/coach.md has the
/// same over many more games: a few are enough to distinguish good from bad.
#[test]
fn a_coin_loses_half_of_the_win_and_the_oracle_nothing() {
    let mut lost = 0.0;
    let games = 6;
    for seed in 0..games {
        let review = reviewed(&play(for_two(), None, &["coin:0.5", "oracle"], seed));
        assert!(review.exact && review.tries.is_none());
        assert_adds_up(&review);
        let [coin, oracle] = &review.players[..] else { panic!("two play") };
        assert!(oracle.skill_loss < 1e-6 && oracle.accuracy > 99.999 && oracle.costliest.is_empty());
        assert!(coin.accuracy < 80.0 && !coin.costliest.is_empty(), "{coin:?}");
        assert!((coin.skill_loss + coin.own).abs() < 1e-6, "where values are exact every loss is a part");
        lost += coin.skill_loss;
    }
    let mean = lost / f64::from(u32::try_from(games).unwrap());
    assert!((25.0..75.0).contains(&mean), "{mean}");
}

#[test]
fn the_better_player_of_five_loses_less_and_everything_adds_up() {
    let mut lost = [0.0; 2];
    for seed in 0..3 {
        let line_up = ["coin:0.5", "renard", "renard", "renard", "kazik"];
        let review = reviewed(&play(edition(json!("iello-2016")), None, &line_up, seed));
        assert!(!review.exact && review.tries.unwrap() > 500, "{:?}", review.tries);
        assert_adds_up(&review);
        lost[0] += review.players[0].skill_loss;
        lost[1] += review.players[1].skill_loss;
        assert!(review.players.iter().all(|player| player.error < 5.0), "{:?}", review.players);
    }
    assert!(lost[0] > lost[1], "{lost:?}");
}

#[test]
fn whoever_rests_makes_it_another_game_of_two() {
    let record::Record::Diamant(mut told) = play(for_two(), None, &["turn:5", "turn:6"], 7) else {
        panic!("it is Diamant")
    };
    let rest = serde_json::from_value(json!([1])).unwrap();
    let step = |card: &str, leave: &[u8]| json!({ "card": card, "leave": leave });
    let steps = json!([step("9", &[0])]);
    told.expeditions.truncate(4);
    told.expeditions.push(record::Expedition { rest, steps: serde_json::from_value(steps).unwrap() });
    let review = reviewed(&record::Record::Diamant(told));
    assert!(!review.exact);
    assert_adds_up(&review);
}
