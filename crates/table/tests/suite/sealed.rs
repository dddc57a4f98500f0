//! Sealed choices: changed until the last one is in, and known to their owner alone.

use proptest::prelude::*;
use proptest::sample::subsequence;
use protocol::{Choice, News, SeatChoice};
use serde_json::json;
use table::{Entry, Event, Logged, PersonId, Table};

use crate::kit::{ADA, BO, CY, DI, Given, ZOE, diamant, messages, news, received, told, whispers};

#[test]
fn a_choice_can_be_changed_until_the_last_one_is_in() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    assert_eq!(told(&given.act(ADA, Choice::Leave)), ["answered 0"]);
    let amended = given.act(ADA, Choice::Continue);
    assert!(told(&amended).is_empty());
    assert!(given.act(ADA, Choice::Continue).is_empty(), "the same again is nothing new");
    given.act(BO, Choice::Leave);
    given.act(ADA, Choice::Leave);
    given.act(ADA, Choice::Continue);
    let opened = given.act(CY, Choice::Leave);
    let chosen = [Choice::Continue, Choice::Leave, Choice::Leave];
    let chosen: Vec<SeatChoice> =
        (0..).zip(chosen).map(|(seat, choice)| SeatChoice { seat, choice }).collect();
    assert!(matches!(&news(&opened)[0], News::Opened { choices, .. } if *choices == chosen));
}

#[test]
fn changing_a_choice_is_told_to_its_owner_alone() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    given.act(ADA, Choice::Leave);
    let number = given.table.messages();
    for (nth, choice) in (1..).zip([Choice::Continue, Choice::Leave]) {
        let amended = given.act(ADA, choice);
        let [whisper] = &whispers(&amended)[..] else { panic!("one whisper, not {amended:?}") };
        assert_eq!((whisper.who, whisper.after, whisper.number), (ADA, number, nth));
        assert_eq!((whisper.you.choice, amended.len()), (Some(choice), 1));
        assert_eq!(given.table.whisper(ADA).as_ref(), Some(*whisper));
    }
    assert_eq!((given.table.messages(), given.table.whisper(BO)), (number, None));
    given.act(BO, Choice::Leave);
    assert_eq!(given.table.whisper(ADA), None, "the message to everybody has told it");
}

#[test]
fn others_see_who_still_thinks_or_with_hidden_timing_how_many() {
    for (timing, thinking, seat) in [("shown", Some(vec![0, 2]), Some(1)), ("hidden", None, None)] {
        let mut given = Given::playing(1, diamant(&json!({"timing": timing})), 3);
        let answered = given.act(BO, Choice::Leave);
        assert_eq!(news(&answered), [News::Answered { seat }]);
        let question = given.scene().question.unwrap();
        assert_eq!((question.waiting, question.thinking), (2, thinking));
    }
}

/// Bo, Cy and Di answer in this order, then change their choices; Ada thinks on.
#[derive(Clone, Debug)]
struct Secrets {
    order: Vec<PersonId>,
    choices: Vec<Choice>,
    changes: Vec<(usize, Choice)>,
}

fn choice() -> impl Strategy<Value = Choice> {
    prop_oneof![Just(Choice::Continue), Just(Choice::Leave)]
}

fn secrets() -> impl Strategy<Value = Secrets> {
    let order = Just(vec![BO, CY, DI]).prop_shuffle();
    let changes = proptest::collection::vec((0_usize..3, choice()), 0..6);
    let choices = proptest::collection::vec(choice(), 3);
    (order, choices, changes).prop_map(|(order, choices, changes)| Secrets { order, choices, changes })
}

/// What each of these received until the reveal, byte for byte, and what they see when they look.
fn all_received(timing: &str, seed: u64, secrets: &Secrets) -> Vec<Vec<String>> {
    let mut given = Given::playing(seed, diamant(&json!({"timing": timing})), 4);
    for (at, who) in secrets.order.iter().enumerate() {
        given.act(*who, secrets.choices[at]);
        for (nth, (whose, choice)) in secrets.changes.iter().enumerate() {
            if nth % 3 == at && *whose <= at {
                given.act(secrets.order[*whose], *choice);
            }
        }
    }
    let look = given.table.look();
    let received_by = |onlooker: Option<PersonId>| {
        let told =
            messages(&given.entries).into_iter().chain([&look]).map(|message| received(message, onlooker));
        let alone = whispers(&given.entries).into_iter().filter(|whisper| Some(whisper.who) == onlooker);
        told.chain(alone.map(|whisper| format!("{whisper:?}"))).collect()
    };
    [None, Some(ADA), Some(ZOE)].map(received_by).to_vec()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nobody_receives_anything_that_depends_on_the_choices_of_others(
        seed in 0_u64..8, one in secrets(), other in secrets()
    ) {
        let other = Secrets { order: one.order.clone(), ..other };
        prop_assert_eq!(all_received("shown", seed, &one), all_received("shown", seed, &other));
    }

    #[test]
    fn with_hidden_timing_not_even_who_answered_first(seed in 0_u64..8, one in secrets(), other in secrets()) {
        prop_assert_eq!(all_received("hidden", seed, &one), all_received("hidden", seed, &other));
    }

    #[test]
    fn those_who_have_chosen_receive_nothing_of_the_others_either(
        choices in proptest::collection::vec(choice(), 2), other in proptest::collection::vec(choice(), 2),
        changes in subsequence(vec![CY, DI], 0..=2)
    ) {
        let bo = |choices: &[Choice], changes: &[PersonId]| {
            let mut given = Given::playing(3, diamant(&json!({})), 4);
            given.act(BO, Choice::Leave);
            for (who, choice) in [CY, DI].into_iter().zip(choices) {
                given.act(who, *choice);
            }
            for who in changes {
                let now = given.table.look().you(Some(*who)).choice;
                given.act(*who, if now == Some(Choice::Leave) { Choice::Continue } else { Choice::Leave });
            }
            let entries: Vec<Entry> = given.entries;
            messages(&entries).into_iter().map(|message| received(message, Some(BO))).collect::<Vec<_>>()
        };
        prop_assert_eq!(bo(&choices, &changes), bo(&other, &[]));
    }
}

/// The log, had everybody but one sealed the opposite of what is sealed now. Only in Diamant do several seal.
pub(crate) fn otherwise(log: &[Logged], but: &[u8]) -> Vec<Logged> {
    let moved = |logged: &Logged| {
        matches!(
            logged.event,
            Event::GameBegan { .. } | Event::Drawn { .. } | Event::Opened | Event::Raced { .. }
        )
    };
    let last = log.iter().rposition(moved).unwrap_or(log.len());
    let change = |(place, mut logged): (usize, Logged)| {
        if let Event::Sealed { seat, choice } = &mut logged.event {
            let changes = place > last && !but.iter().any(|but| usize::from(*but) == seat.index());
            *choice = match *choice {
                Choice::Continue if changes => Choice::Leave,
                Choice::Leave if changes => Choice::Continue,
                other => other,
            };
        }
        logged
    };
    log.iter().cloned().enumerate().map(change).collect()
}

#[test]
fn what_others_have_sealed_makes_no_difference_and_what_one_has_sealed_oneself_does() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    given.act(ADA, Choice::Leave);
    given.act(BO, Choice::Leave);
    given.act(BO, Choice::Continue);
    let seen = |log: &[Logged]| received(&Table::fold(log, given.now).unwrap().look(), Some(BO));
    assert_eq!(seen(&otherwise(&given.log(), &[1])), seen(&given.log()));
    assert_ne!(seen(&otherwise(&given.log(), &[0])), seen(&given.log()));
}

#[test]
fn the_comparison_of_all_that_is_received_can_fail() {
    let one = Secrets { order: vec![BO, CY, DI], choices: vec![Choice::Leave; 3], changes: Vec::new() };
    let other = Secrets { order: vec![CY, BO, DI], ..one.clone() };
    assert_ne!(all_received("shown", 1, &one), all_received("shown", 1, &other));
}
