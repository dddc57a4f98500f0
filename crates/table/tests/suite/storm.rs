//! Anything at any moment: the table never breaks, never gets stuck, and never tells what it must not.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use protocol::PhaseWord;
use table::{Entry, Event, Notice, PersonId, Table};

use crate::input::{Input, agreement, anything};
use crate::kit::{Given, PEOPLE, received, seconds, told};
use crate::sealed::otherwise;

/// Whoever is here can act, or the table itself has something to do.
fn is_not_stuck(given: &Given) {
    let here: Vec<PersonId> = given.table.connected().collect();
    if given.table.phase() != PhaseWord::Playing || here.is_empty() {
        return;
    }
    let look = given.table.look();
    let mut seats = look.seats.iter().zip(look.scene.seats.iter());
    let somebody_can_act = seats.any(|((who, you), seat)| {
        seat.stand_in.is_none() && !you.actions.is_empty() && who.is_some_and(|who| here.contains(&who))
    });
    assert!(somebody_can_act || given.table.due(given.now).is_some(), "the table is stuck");
}

/// Messages count without a gap, and whispers follow them.
fn is_numbered(given: &Given) {
    let mut last = 0;
    let mut whispered: Vec<(PersonId, u32)> = Vec::new();
    for entry in &given.entries {
        match &entry.notice {
            Notice::Everybody(message) => {
                last += 1;
                whispered.clear();
                assert_eq!(message.number, last);
            }
            Notice::One(whisper) => {
                let earlier =
                    whispered.iter().filter(|(who, _)| *who == whisper.who).map(|(_, number)| *number);
                assert_eq!((whisper.after, whisper.number), (last, earlier.max().unwrap_or(0) + 1));
                whispered.push((whisper.who, whisper.number));
            }
            Notice::Nobody => {}
        }
    }
    assert_eq!((given.table.messages(), given.table.events() as usize), (last, given.entries.len()));
}

/// Whoever comes sees what was told last, so that what is told next can be told as what has changed since.
fn shows_what_was_told_last(given: &Given) {
    let told = given.entries.iter().rev().find_map(|entry| match &entry.notice {
        Notice::Everybody(message) => Some(&message.scene),
        Notice::One(_) | Notice::Nobody => None,
    });
    assert_eq!(Some(&given.table.look().scene), told);
}

/// A game ends before another begins.
fn has_one_game_at_a_time(given: &Given) {
    let mut on = false;
    for entry in &given.entries {
        match entry.logged.event {
            Event::GameBegan { .. } => assert!(!std::mem::replace(&mut on, true), "two games are open"),
            Event::GameEnded => assert!(std::mem::replace(&mut on, false), "no game was open"),
            Event::Drawn { .. } | Event::Opened | Event::Raced { .. } => assert!(on, "no game is open"),
            _ => {}
        }
    }
    assert_eq!(on, given.table.phase() == PhaseWord::Playing);
}

/// Had the others chosen otherwise, nobody would see a difference.
fn keeps_choices_sealed(given: &Given) {
    let log = given.log();
    for onlooker in PEOPLE.iter().map(|(who, _)| Some(*who)).chain([None]) {
        let you = given.table.look().you(onlooker);
        let own: Vec<u8> = you.seat.into_iter().chain(you.beside.iter().map(|other| other.seat)).collect();
        let [one, other] =
            [log.clone(), otherwise(&log, &own)].map(|log| Table::fold(&log, given.now).unwrap());
        assert_eq!(received(&one.look(), onlooker), received(&other.look(), onlooker));
        let whisper = |table: &Table| onlooker.and_then(|who| table.whisper(who));
        assert_eq!(whisper(&one), whisper(&other));
    }
}

/// Every seat is seen by the one person whose it is, whether they sit there alone or at a device with others.
fn has_one_owner_for_each_seat(given: &Given) {
    let look = given.table.look();
    let mut seen = vec![0; look.seats.len()];
    for (who, _) in PEOPLE {
        let you = look.you(Some(who));
        for seat in you.seat.into_iter().chain(you.beside.iter().map(|other| other.seat)) {
            assert_eq!(look.seats[usize::from(seat)].0, Some(who));
            seen[usize::from(seat)] += 1;
        }
    }
    let people: Vec<i32> = look.seats.iter().map(|(who, _)| i32::from(who.is_some())).collect();
    assert_eq!(seen, people);
}

/// The log retells what was told.
fn is_retold(given: &Given) {
    let told = |entry: Entry| format!("{:?}", entry.notice);
    let retold = Table::retell(given.log()).unwrap().into_iter().map(told);
    assert!(retold.eq(given.entries.iter().cloned().map(told)));
}

/// Everybody but one falls silent; with a clock the game is played to its end all the same.
fn ends_in_silence(mut given: Given) {
    if given.table.phase() != PhaseWord::Playing || given.table.options().field().clock.is_none() {
        return;
    }
    let Some((stays, _)) = PEOPLE.into_iter().find(|(who, _)| given.table.may_enter(Some(*who)).is_ok())
    else {
        return;
    };
    given.arrive(stays);
    for _ in 0..2_000 {
        if given.table.phase() != PhaseWord::Playing {
            return;
        }
        given.pass(seconds(60));
    }
    panic!("the game never ends");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_table_weathers_anything(
        seed in any::<u64>(), options in 0_u8..7, people in 1_usize..5,
        inputs in proptest::collection::vec(anything(), 0..220)
    ) {
        let mut given = Given::seated(seed, agreement(options), people);
        for input in &inputs {
            given.feed(*input);
            is_not_stuck(&given);
            has_one_owner_for_each_seat(&given);
            shows_what_was_told_last(&given);
            if let Input::Answer(0..8) = input {
                keeps_choices_sealed(&given);
            }
        }
        is_numbered(&given);
        has_one_game_at_a_time(&given);
        keeps_choices_sealed(&given);
        is_retold(&given);
        ends_in_silence(given);
    }
}

#[test]
fn a_storm_reaches_the_end_of_games() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let inputs = proptest::collection::vec(anything(), 1_500);
    let mut kinds = std::collections::BTreeSet::new();
    for options in 0..7 {
        let inputs: Vec<Input> = inputs.new_tree(&mut runner).unwrap().current();
        let mut given = Given::seated(options.into(), agreement(options), 4);
        for input in inputs {
            given.feed(input);
        }
        kinds
            .extend(told(&given.entries).iter().filter_map(|word| word.split(' ').next()).map(str::to_owned));
    }
    for word in
        ["game-ended", "raced", "opened", "stood-in", "handed-back", "host-passed", "agreed", "seat-left"]
    {
        assert!(kinds.contains(word), "{word} in {kinds:?}");
    }
}
