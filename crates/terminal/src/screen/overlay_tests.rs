//! What can be laid above the picture: how things stand, and the rules of this table.

use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use record::Record;
use words::{Language, Words};

use super::draw::draw;
use super::keys::KeyCommand;
use super::look::{Colours, Look, Signs};
use super::replaying::Replay;
use client::{Narrator, Recording};

const LOOK: Look =
    Look { signs: Signs::Unicode, colours: Colours::On, odds: true, mouse: false, glance: Duration::ZERO };

/// A trap, and the card after it: one of the two hazards is out, and a relic of 2016 lies on the path.
const TRAPPED: &str = r#"{"format":"tacora-record/1","game":"diamant","edition":"iello-2016","players":["A","B","C"],"expeditions":[
    {"steps":[{"card":"snake"},{"card":"9"},{"card":"snake"}]},{"steps":[{"card":"relic"},{"card":"7"}]}]}"#;
const NUMBERED: &str = r#"{"format":"tacora-record/1","game":"diamant","edition":"portal-2025","relics":true,"chests":"hidden",
    "players":["A","B","C"],"expeditions":[{"steps":[{"card":"9"}]}]}"#;
const DICE: &str = r#"{"format":"tacora-record/1","game":"troll-dragon","options":{"ends":"both-rooms","troll":"kind","race":"step"},
    "players":["A","B","C"],"turns":[{"steps":[{"cave":["diamond","diamond","troll","key"]}]}]}"#;

/// The end of this record after these keys, in a window of this size.
fn shown(told: &str, keys: &[KeyCommand], (columns, rows): (u16, u16)) -> String {
    let record: Record = record::read(told).unwrap();
    let recording = Recording::of(&record).unwrap();
    let words = Words::new(Language::ENGLISH);
    let mut replay = Replay::new(&recording, Narrator { words: &words }, LOOK);
    replay.act(KeyCommand::Last);
    for key in keys {
        replay.act(*key);
    }
    replay.picture.last_look = None;
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| drop(draw(frame, &replay.picture, replay.narrator))).unwrap();
    terminal.backend().to_string()
}

#[test]
fn the_card_that_left_the_game_is_shown_in_every_size() {
    for size in [(200, 60), (120, 40)] {
        let screen = shown(TRAPPED, &[], size);
        assert!(screen.contains("Out of the game: snakes × 1."), "{size:?}\n{screen}");
    }
    // There is not room for every sentence on a small screen, but a key shows them all.
    let small = shown(TRAPPED, &[], (80, 24));
    assert!(small.contains("Anyone leaving alone now takes relics worth 5."), "{small}");
    let state = shown(TRAPPED, &[KeyCommand::State], (60, 20));
    for line in ["Anyone leaving alone now takes relics worth 5.", "Out of the game: snakes × 1."] {
        assert!(state.contains(line), "{state}");
    }
    assert_eq!(
        shown(TRAPPED, &[KeyCommand::State, KeyCommand::State], (60, 20)),
        shown(TRAPPED, &[], (60, 20))
    );
}

#[test]
fn a_face_up_pile_shows_what_was_added_and_what_comes_next() {
    let screen = shown(NUMBERED, &[], (120, 40));
    for line in ["Shuffled in for this expedition: relic 5.", "Next on the pile: relic 7."] {
        assert!(screen.contains(line), "{screen}");
    }
}

#[test]
fn a_relic_says_what_it_is_worth_now_on_a_small_card_too() {
    let screen = shown(TRAPPED, &[], (40, 12));
    assert!(screen.contains("╦ 5"), "{screen}");
}

#[test]
fn a_key_shows_the_rules_of_this_very_table() {
    let rules = shown(NUMBERED, &[KeyCommand::Rules], (200, 60));
    for line in ["You’re playing with relics.", "Only you know what’s in your chest", "5, 7, 8, 10 and 12"]
    {
        assert!(rules.contains(line), "{rules}");
    }
    let rules = shown(DICE, &[KeyCommand::Rules], (200, 60));
    for line in ["When both rooms are empty", "A kind Troll", "Taking turns", "On the second: 2"] {
        assert!(rules.contains(line), "{rules}");
    }
    assert!(shown(DICE, &[KeyCommand::State], (80, 24)).contains("It’s A’s turn."));
}

#[test]
fn what_is_longer_than_the_window_can_be_scrolled() {
    let first = shown(NUMBERED, &[KeyCommand::Rules], (60, 20));
    assert!(first.contains("↑↓") && !first.contains("If there’s a tie"), "{first}");
    let mut keys = vec![KeyCommand::Rules];
    keys.extend([KeyCommand::Down; 30]);
    let last = shown(NUMBERED, &keys, (60, 20));
    assert!(last.contains("If there’s a tie"), "{last}");
    keys.push(KeyCommand::Rules);
    keys.push(KeyCommand::Rules);
    assert_eq!(shown(NUMBERED, &keys, (60, 20)), first, "it opens at its beginning");
    assert_eq!(
        shown(NUMBERED, &[KeyCommand::Rules, KeyCommand::Help], (60, 20)),
        shown(NUMBERED, &[KeyCommand::Help], (60, 20))
    );
}
