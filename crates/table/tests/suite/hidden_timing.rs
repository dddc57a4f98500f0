//! With hidden timing nothing tells who has already chosen: worlds that differ only in that look the same until the
//! ballot is opened.

use std::collections::BTreeSet;
use std::time::Duration;

use protocol::{Choice, News, Vote};
use serde_json::{Value, json};
use table::{HostWish, PersonId, Wish};

use crate::kit::{ADA, BO, CY, DI, Given, ZOE, diamant, messages, news, received, seat, seconds, told};

/// All that Ada and an onlooker receive until the first ballot is opened, with its moment.
fn received_by_others(given: &Given) -> Vec<(u64, String, String)> {
    let opened = |entry: &table::Entry| matches!(entry.logged.event, table::Event::Opened);
    let until = given.entries.iter().position(opened).unwrap_or(given.entries.len());
    given.entries[..until]
        .iter()
        .flat_map(|entry| {
            let entry = std::slice::from_ref(entry);
            let to_others = |message| (received(message, Some(ADA)), received(message, Some(ZOE)));
            messages(entry).into_iter().map(move |message| {
                let (ada, zoe) = to_others(message);
                (entry[0].logged.at.0, ada, zoe)
            })
        })
        .collect()
}

/// Somebody of Bo and Cy has chosen; then this happens. It must look the same, whoever it was.
fn looks_the_same(more: &Value, then: impl Fn(&mut Given)) {
    let world = |chooser: PersonId, timing: &str| {
        let mut options = more.clone();
        options["timing"] = json!(timing);
        let mut given = Given::playing(3, diamant(&options), 4);
        given.act(chooser, Choice::Continue);
        then(&mut given);
        received_by_others(&given)
    };
    assert_eq!(world(BO, "hidden"), world(CY, "hidden"));
    assert_ne!(world(BO, "shown"), world(CY, "shown"), "the comparison can fail");
}

fn pass(given: &mut Given, duration: Duration) {
    given.pass(duration);
}

#[test]
fn when_the_clock_runs_out() {
    looks_the_same(&json!({"clock": 20}), |given| pass(given, seconds(20)));
}

#[test]
fn when_somebody_is_away() {
    for absence in ["bot", "rest"] {
        looks_the_same(&json!({"grace": 30, "absence": absence}), |given| {
            given.depart(BO);
            pass(given, seconds(120));
        });
    }
}

#[test]
fn when_somebody_leaves_the_table() {
    looks_the_same(&json!({}), |given| {
        given.wish(BO, Wish::StandUp);
        pass(given, seconds(120));
    });
}

#[test]
fn when_the_others_let_a_bot_play() {
    looks_the_same(&json!({"grace": 30}), |given| {
        given.host(HostWish::StandIn(seat(1)));
        for who in [CY, DI] {
            given.wish(who, Wish::Vote { seat: seat(1), vote: Vote::Agree });
        }
        pass(given, seconds(120));
    });
}

#[test]
fn when_somebody_who_was_away_chooses_without_connecting() {
    looks_the_same(&json!({"grace": 30}), |given| {
        for who in [BO, CY] {
            given.depart(who);
        }
        pass(given, seconds(31));
        // One more has chosen in either world, and each was stood in for.
        let chooser = if given.table.look().you(Some(BO)).choice.is_some() { CY } else { BO };
        given.act(chooser, Choice::Leave);
        pass(given, seconds(31));
    });
}

#[test]
fn when_somebody_without_a_connection_chooses_they_are_away_at_the_same_moment() {
    let away_at = |acts: bool| {
        let mut given = Given::playing(3, diamant(&json!({"grace": 30, "timing": "hidden"})), 4);
        given.depart(BO);
        given.pass(seconds(10));
        if acts {
            given.act(BO, Choice::Continue);
        }
        given.pass(seconds(60));
        let away =
            given.entries.iter().find(|entry| matches!(entry.logged.event, table::Event::StoodIn { .. }));
        away.map(|entry| entry.logged.at)
    };
    assert!(away_at(true).is_some());
    assert_eq!(away_at(true), away_at(false));
}

#[test]
fn the_stand_in_chooses_when_all_others_have() {
    let mut given = Given::playing(3, diamant(&json!({"grace": 30, "timing": "hidden"})), 3);
    given.depart(BO);
    assert_eq!(told(&given.pass(seconds(100))), ["stood-in 1"]);
    assert_eq!(told(&given.act(ADA, Choice::Leave)), ["answered"]);
    given.act(CY, Choice::Leave);
    assert!(told(&given.pass(seconds(5))).contains(&"opened".to_owned()));
}

#[test]
fn who_comes_back_by_choosing_is_back_when_the_ballot_is_opened() {
    let mut given = Given::playing(3, diamant(&json!({"clock": 20, "timing": "hidden"})), 3);
    for who in [ADA, CY] {
        given.act(who, Choice::Continue);
    }
    let late = told(&given.pass(seconds(20)));
    let place = |what: &str| late.iter().position(|told| told.starts_with(what)).unwrap();
    assert!(place("opened") < place("stood-in 1"), "{late:?}");
    assert_eq!(told(&given.act(BO, Choice::Continue)), ["answered"]);
    assert!(given.scene().seats[1].stand_in.is_some());
    given.act(ADA, Choice::Continue);
    let opened = told(&given.act(CY, Choice::Continue));
    assert_eq!(&opened[..2], ["opened", "handed-back 1"]);
    assert_eq!(given.folded().look(), given.table.look());
}

/// Two people and a bot; the second has chosen or not, and the first, the host, lets a bot play for them.
fn stood_in_by_agreement(timing: &str, absence: &str, has_chosen: bool) -> Given {
    let options = diamant(&json!({"grace": 30, "timing": timing, "absence": absence, "bots": "instant"}));
    let mut given = Given::seated(3, options, 2);
    given.add_bots(&["kazik"]);
    given.start();
    given.pass(seconds(1));
    if has_chosen {
        given.act(BO, Choice::Leave);
    }
    given.host(HostWish::StandIn(seat(1)));
    given.pass(seconds(31));
    given
}

#[test]
fn whoever_has_chosen_has_the_seat_back_when_the_ballot_is_opened() {
    for absence in ["bot", "rest"] {
        let mut given = stood_in_by_agreement("hidden", absence, true);
        assert!(given.scene().seats[1].stand_in.is_some(), "nobody may learn that they have chosen");
        let opened = told(&given.act(ADA, Choice::Continue));
        assert_eq!(&opened[..2], ["opened", "handed-back 1"], "{absence}");
        assert_eq!(given.scene().seats[1].stand_in, None);
        let choices = news(&given.entries).into_iter().rev().find_map(|news| match news {
            News::Opened { choices, .. } => Some(choices),
            _ => None,
        });
        assert_eq!(choices.unwrap()[1].choice, Choice::Leave, "{absence}: it counts");
        assert_eq!(given.folded().look(), given.table.look());
    }
}

#[test]
fn whoever_has_not_chosen_is_stood_in_for_until_they_act() {
    let mut given = stood_in_by_agreement("hidden", "bot", false);
    assert!(given.scene().seats[1].stand_in.is_some());
    given.act(ADA, Choice::Continue);
    assert!(told(&given.pass(seconds(10))).contains(&"opened".to_owned()));
    assert!(given.scene().seats[1].stand_in.is_some());
}

#[test]
fn no_bot_takes_over_from_somebody_who_is_seen_to_have_chosen() {
    let mut given = stood_in_by_agreement("shown", "bot", true);
    assert_eq!(given.scene().seats[1].stand_in, None);
    assert_eq!(given.scene().stand_in_vote, None, "the question is answered");
    assert!(stood_in_by_agreement("shown", "bot", false).scene().seats[1].stand_in.is_some());
    given.act(ADA, Choice::Continue);
    let asked = given.scene().question.map(|question| question.seats);
    assert_eq!(asked.as_deref(), Some(&[0, 2][..]), "the player is in the camp");
    given.host(HostWish::StandIn(seat(1)));
    given.pass(seconds(31));
    assert_eq!(given.scene().seats[1].stand_in, None, "whoever is not asked keeps nobody waiting");
}

/// When the bot on the last seat chooses in the first ballot, after it was asked.
fn thought_for(seed: u64) -> u64 {
    let mut given = Given::seated(seed, diamant(&json!({"timing": "hidden", "bots": "natural"})), 2);
    given.add_bots(&["kazik"]);
    given.start();
    let began = given.now;
    let chose = given.pass(seconds(60)).into_iter().find_map(|entry| {
        matches!(entry.logged.event, table::Event::Sealed { .. }).then_some(entry.logged.at)
    });
    u64::try_from(chose.expect("a bot chooses").since(began).as_millis()).unwrap()
}

#[test]
fn nobody_can_foresee_how_long_a_bot_thinks() {
    let times: BTreeSet<u64> = (0..12).map(thought_for).collect();
    assert!(times.len() > 6, "{times:?}");
    assert_eq!(thought_for(3), thought_for(3), "but the log tells");
}
