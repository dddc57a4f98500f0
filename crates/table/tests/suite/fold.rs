//! The log is the table: folding it gives the same table, retelling it the same messages.

use proptest::prelude::*;
use table::{Broken, Entry, Event, Logged, Table};

use crate::input::{Input, agreement, game_input};
use crate::kit::{Given, PEOPLE, ZOE, received};

/// Everything that a table shows.
fn shown(table: &Table, given: &Given) -> Vec<String> {
    let look = table.look();
    let onlookers = PEOPLE.iter().map(|(who, _)| Some(*who)).chain([None]);
    let mut shown: Vec<String> = onlookers.map(|onlooker| received(&look, onlooker)).collect();
    shown.extend(PEOPLE.map(|(who, _)| format!("{:?}", table.whisper(who))));
    shown.push(table.record().map_or_else(String::new, |record| record.to_json()));
    shown.push(format!("{:?} {} {}", table.due(given.now), table.events(), table.messages()));
    shown.push(format!("{:?} {:?} {:?}", table.phase(), table.host(), table.game_id()));
    shown
}

fn notices(entries: &[Entry]) -> Vec<String> {
    entries.iter().map(|entry| format!("{:?}", entry.notice)).collect()
}

fn play(seed: u64, options: u8, bots: usize, inputs: &[Input], mut each: impl FnMut(&Given)) -> Given {
    let mut given = Given::seated(seed, agreement(options), 3);
    given.arrive(ZOE);
    let bot = if matches!(options, 4..=6) { "bold" } else { "turn:3" };
    given.add_bots(&vec![bot; bots]);
    given.start();
    for input in inputs {
        given.feed(*input);
        each(&given);
    }
    given
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn after_every_step_the_log_gives_the_same_table(
        seed in 0_u64..1_000, options in 0_u8..7, bots in 0_usize..2,
        inputs in proptest::collection::vec(game_input(), 60)
    ) {
        play(seed, options, bots, &inputs, |given| {
            assert_eq!(shown(&given.folded(), given), shown(&given.table, given));
        });
    }

    #[test]
    fn retelling_a_log_tells_what_was_told(
        seed in 0_u64..1_000, options in 0_u8..7, bots in 0_usize..2,
        inputs in proptest::collection::vec(game_input(), 200)
    ) {
        let given = play(seed, options, bots, &inputs, |_| {});
        let retold = Table::retell(given.log()).unwrap();
        prop_assert_eq!(notices(&retold), notices(&given.entries));
    }

    #[test]
    fn a_log_in_which_resting_is_only_implied_tells_the_same(
        seed in 0_u64..1_000, options in 0_u8..7, bots in 0_usize..2,
        inputs in proptest::collection::vec(game_input(), 200)
    ) {
        let given = play(seed, options, bots, &inputs, |_| {});
        let is_implied = |logged: &Logged| matches!(logged.event, Event::Rested { .. });
        let (_, entries): (Vec<Entry>, Vec<Entry>) =
            given.entries.iter().cloned().partition(|entry| is_implied(&entry.logged));
        let log = entries.iter().map(|entry| entry.logged.clone()).collect();
        let retold = Table::retell(log).unwrap();
        prop_assert_eq!(notices(&retold), notices(&entries));
    }

    #[test]
    fn a_damaged_log_is_refused_or_still_gives_a_table(
        seed in 0_u64..1_000, options in 0_u8..7, bots in 0_usize..2,
        inputs in proptest::collection::vec(game_input(), 60),
        damage in proptest::collection::vec((0_u8..3, any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..3)
    ) {
        let given = play(seed, options, bots, &inputs, |_| {});
        let mut log = given.log();
        for (kind, place, other) in damage {
            let (place, other) = (place.index(log.len()), other.index(log.len()));
            match kind {
                0 => drop(log.remove(place)),
                1 => log.insert(place, log[other].clone()),
                _ => log.swap(place, other),
            }
        }
        if let Ok(table) = Table::fold(&log, given.now) {
            let _it_can_be_looked_at = table.look();
        }
    }

    #[test]
    fn events_survive_the_way_to_the_store_and_back(
        seed in 0_u64..1_000, options in 0_u8..7, inputs in proptest::collection::vec(game_input(), 120)
    ) {
        let given = play(seed, options, 1, &inputs, |_| {});
        for logged in given.log() {
            let text = serde_json::to_string(&logged).unwrap();
            let again: Logged = serde_json::from_str(&text).unwrap();
            prop_assert_eq!(serde_json::to_string(&again).unwrap(), text);
        }
    }
}

#[test]
fn rules_in_full_survive_the_store_too() {
    let house = serde_json::json!({"game": {"name": "diamant", "edition":
        {"name": "Ours", "base": "portal-2025", "players": [2, 8], "expeditions": 3}}});
    let dice = serde_json::json!({"game": {"name": "troll-dragon", "options":
        {"ends": "both-rooms", "dice": {"dragon": [2, 2], "treasure": [0, 0, 1, 1, 2, 3]}}}});
    for options in [house, dice] {
        let given = Given::playing(1, crate::kit::diamant(&options), 2);
        let text = serde_json::to_string(&given.log()).unwrap();
        let log: Vec<Logged> = serde_json::from_str(&text).unwrap();
        assert_eq!(Table::fold(&log, given.now).unwrap().look(), given.table.look());
    }
}

#[test]
fn a_log_that_does_not_begin_is_broken() {
    let given = Given::seated(1, agreement(0), 2);
    assert!(matches!(Table::fold(&[], given.now), Err(Broken::Beginning)));
    assert!(matches!(Table::fold(&given.log()[1..], given.now), Err(Broken::Beginning)));
    assert!(matches!(Table::retell(Vec::new()), Err(Broken::Beginning)));
}

#[test]
fn an_event_that_cannot_follow_is_named() {
    let given = Given::playing(1, agreement(0), 3);
    let log = given.log();
    let began = log.iter().position(|logged| matches!(logged.event, Event::GameBegan { .. })).unwrap();
    let twice: Vec<Logged> = log.iter().cloned().chain([log[began].clone()]).collect();
    let event = u32::try_from(twice.len()).unwrap();
    let refused = Table::fold(&twice, given.now).unwrap_err();
    assert!(matches!(refused, Broken::OutOfPlace { event: named } if named == event), "{refused}");
}
