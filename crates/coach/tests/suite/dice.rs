//! The review of a game of Troll & Dragon.

use coach::{Detail, Review, TrollChoiceReview, TrollReview};
use words::{Language, Words};

use crate::testdata::{review, testdata};

fn reviewed() -> TrollReview {
    match review(&testdata("records/troll-dragon.json")).unwrap() {
        Review::Troll(review) => review,
        Review::Diamant(_) => panic!("it is Troll & Dragon"),
    }
}

#[test]
fn the_parts_of_every_player_and_of_every_turn_add_up() {
    let review = reviewed();
    for player in &review.players {
        let sum = player.expected - player.lost + player.dice + player.race + f64::from(player.gifts);
        assert!((sum - f64::from(player.score)).abs() < 1e-6, "{player:?}");
    }
    for turn in &review.turns {
        let sum = turn.expected - turn.lost + turn.dice + turn.race;
        assert!((sum - f64::from(turn.brought)).abs() < 1e-6, "{turn:?}");
    }
}

#[test]
fn the_costliest_moments_are_their_own_and_the_costliest_first() {
    let review = reviewed();
    for (seat, player) in review.players.iter().enumerate() {
        let own = |place: &[u32; 2]| usize::from(review.turns[place[0] as usize].seat) == seat;
        assert!(player.costliest.len() <= 3 && player.costliest.iter().all(own));
        let costs: Vec<f64> = review.moments(&player.costliest).map(|(_, choice)| choice.lost).collect();
        assert!(costs.is_sorted_by(|one, other| one >= other) && costs.iter().all(|cost| *cost > 0.0));
    }
}

#[test]
fn what_a_win_is_made_of_adds_up_and_what_cost_most_of_it_is_certain() {
    let review = reviewed();
    for player in &review.players {
        let win = player.win;
        assert!((win.fair + win.own + win.others + win.luck - win.result).abs() < 1e-6, "{win:?}");
        let costly: Vec<&TrollChoiceReview> =
            review.moments(&player.win_costliest).map(|(_, choice)| choice).collect();
        assert!(costly.len() <= 3 && costly.is_sorted_by(|one, other| one.win_loss >= other.win_loss));
        for choice in costly {
            let [advised, chosen] = [choice.advised, choice.choice].map(|of| choice.win_of(of).unwrap());
            assert!((advised - chosen - choice.win_loss).abs() < 1e-6, "{choice:?}");
            assert!(choice.win_loss > 2.0 * choice.win_error, "{choice:?}");
        }
    }
}

#[test]
fn for_programs() {
    let json = review(&testdata("records/troll-dragon.json")).unwrap().to_json();
    insta::assert_json_snapshot!(serde_json::from_str::<serde_json::Value>(&json).unwrap());
}

#[test]
fn for_people_in_every_language() {
    let told = review(&testdata("records/troll-dragon.json")).unwrap();
    for language in Language::ALL {
        insta::assert_snapshot!(
            format!("dice_{language}"),
            told.account(&Words::new(language), Detail::Full)
        );
    }
}
