//! A wish that comes twice with the same key is carried out once.

use protocol::{Choice, Reaction};
use serde_json::json;
use table::{Key, Refusal, Wish};

use crate::kit::{ADA, BO, Given, diamant, key, milliseconds, seconds, told};

#[test]
fn the_same_key_twice_is_carried_out_once() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    let wow = Wish::React(Reaction::Wow);
    assert_eq!(told(&given.try_wish(ADA, Some(key("k")), wow.clone()).unwrap()), ["reacted 0"]);
    assert!(given.try_wish(ADA, Some(key("k")), wow.clone()).unwrap().is_empty());
    assert_eq!(told(&given.try_wish(BO, Some(key("k")), wow.clone()).unwrap()), ["reacted 1"]);
    assert_eq!(told(&given.try_wish(ADA, Some(key("l")), wow).unwrap()), ["reacted 0"]);
}

#[test]
fn a_key_is_known_after_a_restart() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    let wow = Wish::React(Reaction::Wow);
    given.try_wish(ADA, Some(key("k")), wow.clone()).unwrap();
    given.table = given.folded();
    assert!(given.try_wish(ADA, Some(key("k")), wow).unwrap().is_empty());
}

#[test]
fn a_key_outlives_many_others() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    let wow = Wish::React(Reaction::Wow);
    given.try_wish(ADA, Some(key("first")), wow.clone()).unwrap();
    for number in 0..100 {
        given.try_wish(BO, Some(key(&format!("{number}"))), wow.clone()).unwrap();
    }
    assert!(given.try_wish(ADA, Some(key("first")), wow).unwrap().is_empty());
}

#[test]
fn a_refused_wish_leaves_its_key_unused() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    let stale = Wish::Act { question: 0, choice: Choice::Leave };
    given.try_wish(ADA, Some(key("k")), stale).unwrap_err();
    let act = Wish::Act { question: given.question(), choice: Choice::Leave };
    assert_eq!(told(&given.try_wish(ADA, Some(key("k")), act).unwrap()), ["answered 0"]);
}

#[test]
fn a_choice_that_is_sent_again_does_not_undo_a_later_one() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    let question = given.question();
    let act = |choice| Wish::Act { question, choice };
    given.try_wish(ADA, Some(key("k")), act(Choice::Leave)).unwrap();
    given.try_wish(ADA, Some(key("l")), act(Choice::Continue)).unwrap();
    given.try_wish(ADA, Some(key("k")), act(Choice::Leave)).unwrap();
    assert_eq!(given.table.look().you(Some(ADA)).choice, Some(Choice::Continue));
}

#[test]
fn a_roll_that_is_sent_again_rolls_once() {
    let mut given = crate::race::in_the_hall(2, &json!({}));
    given.pass(milliseconds(800));
    let roll = Wish::Act { question: given.question(), choice: Choice::Roll };
    assert_eq!(told(&given.try_wish(ADA, Some(key("k")), roll.clone()).unwrap()), ["raced 0", "drawn"]);
    given.pass(milliseconds(800));
    assert!(given.try_wish(ADA, Some(key("k")), roll).unwrap().is_empty());
}

#[test]
fn a_key_is_short_and_visible() {
    for text in ["k", &"k".repeat(64)] {
        assert!(Key::new(text).is_ok());
    }
    for text in ["", "a b", "é", &"k".repeat(65)] {
        assert!(Key::new(text).is_err(), "{text}");
    }
}

#[test]
fn a_key_stands_for_one_wish() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    given.try_wish(ADA, Some(key("k")), Wish::React(Reaction::Wow)).unwrap();
    for restarted in [false, true] {
        if restarted {
            given.table = given.folded();
        }
        let other = given.try_wish(ADA, Some(key("k")), Wish::React(Reaction::Thanks)).unwrap_err();
        assert_eq!(other, Refusal::KeyReused);
        let act = Wish::Act { question: given.question(), choice: Choice::Leave };
        assert_eq!(given.try_wish(ADA, Some(key("k")), act).unwrap_err(), Refusal::KeyReused);
        assert!(given.try_wish(ADA, Some(key("k")), Wish::React(Reaction::Wow)).unwrap().is_empty());
    }
}

#[test]
fn nobody_pushes_out_the_keys_of_another() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    let wow = Wish::React(Reaction::Wow);
    given.try_wish(ADA, Some(key("first")), wow.clone()).unwrap();
    for number in 0..1_000 {
        given.try_wish(BO, Some(key(&format!("{number}"))), wow.clone()).unwrap();
    }
    assert!(given.try_wish(ADA, Some(key("first")), wow).unwrap().is_empty());
}

#[test]
fn a_key_is_forgotten_after_a_day() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    let wow = Wish::React(Reaction::Wow);
    given.try_wish(ADA, Some(key("k")), wow.clone()).unwrap();
    given.now = given.now + seconds(24 * 60 * 60 - 1);
    assert!(given.try_wish(ADA, Some(key("k")), wow.clone()).unwrap().is_empty());
    given.now = given.now + seconds(1);
    assert_eq!(told(&given.try_wish(ADA, Some(key("k")), wow).unwrap()), ["reacted 0"]);
}

#[test]
fn keys_in_logs_of_earlier_versions_are_known() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    let wow = Wish::React(Reaction::Wow);
    given.try_wish(ADA, Some(key("k")), wow.clone()).unwrap();
    let text = serde_json::to_string(&given.log()).unwrap();
    let place = text.find("\"k ").unwrap();
    let old = format!("{}{}", &text[..place + 2], &text[place + 2 + 17..]);
    let log: Vec<table::Logged> = serde_json::from_str(&old).unwrap();
    given.table = table::Table::fold(&log, given.now).unwrap();
    assert!(given.try_wish(ADA, Some(key("k")), wow).unwrap().is_empty());
}
