//! Who may have their choice weighed, where and when.

use game::{Game, Seat};
use protocol::{Choice, Listing};
use serde_json::{Value, json};
use table::{HostWish, OpenGame, Refusal, Table, Wish};

use crate::kit::{ADA, BEGINNING, BO, CY, Given, ZOE, at, diamant, seat, troll};

fn hints() -> Value {
    json!({"hints": "on"})
}

/// Who sees what lies before this person.
fn asked(given: &Given, who: impl Into<table::Wisher>) -> Result<Seat, Refusal> {
    given.table.position(who).map(|position| {
        assert_eq!(position.question, given.question());
        position.seat
    })
}

#[test]
fn whoever_is_asked_may_ask_until_all_have_chosen() {
    let mut given = Given::playing(1, diamant(&hints()), 3);
    assert_eq!(asked(&given, ADA), Ok(seat(0)));
    given.act(BO, Choice::Leave);
    assert_eq!(asked(&given, BO), Ok(seat(1)), "they may still change their mind");
    let OpenGame::Diamant(game) = given.table.position(ADA).unwrap().game else { panic!("it is Diamant") };
    assert_eq!(game.view(None).inside().len(), 3, "what is sealed has not happened");
    for who in [ADA, CY] {
        given.act(who, Choice::Continue);
    }
    assert_eq!(asked(&given, BO), Err(Refusal::NotAsked), "who is at home has nothing to choose");
}

#[test]
fn it_is_off_unless_it_is_agreed() {
    let given = Given::playing(1, diamant(&json!({})), 3);
    assert_eq!(asked(&given, ADA), Err(Refusal::HintsOff));
    assert_eq!(serde_json::to_value(given.table.options().field()).unwrap().get("hints"), None);
}

#[test]
fn it_is_for_those_who_play() {
    let mut given = Given::seated(1, diamant(&hints()), 3);
    assert_eq!(asked(&given, ADA), Err(Refusal::NoGame));
    given.start();
    assert_eq!(asked(&given, ZOE), Err(Refusal::NotSeated), "onlookers look on");
    assert_eq!(asked(&given, at(ADA, 1)), Err(Refusal::NotYours));
}

#[test]
fn a_throw_of_the_dragon_dice_is_no_choice() {
    let mut given = Given::playing(1, troll("step", &hints()), 2);
    assert_eq!(asked(&given, ADA), Err(Refusal::NothingToWeigh), "nor is the first roll");
    assert_eq!(asked(&given, BO), Err(Refusal::NotAsked));
    // Until somebody has come into the hall and others throw.
    for _ in 0..400 {
        let look = given.table.look();
        let (who, you) =
            look.seats.iter().find(|(_, you)| !you.actions.is_empty()).expect("somebody is asked");
        let who = who.expect("no bot plays here");
        if you.actions == [Choice::Throw] {
            assert_eq!(asked(&given, who), Err(Refusal::NothingToWeigh));
            return;
        }
        let wanted = [Choice::Enter, Choice::KeepKey, Choice::KeepDoor, Choice::Roll, Choice::Stay];
        let choice = wanted.into_iter().find(|choice| you.actions.contains(choice)).expect("they may go on");
        given.act(who, choice);
    }
    panic!("nobody came into the hall");
}

/// A table in the lobby is for strangers, who play against each other.
#[test]
fn tables_in_the_lobby_have_none() {
    let mut given = Given::seated(1, diamant(&hints()), 3);
    let public = || Wish::Host(HostWish::List(Listing::Public));
    assert_eq!(given.refused(ADA, public()), Refusal::HintsInPublic);
    given.host(HostWish::Options(Box::new(diamant(&json!({})))));
    given.wish(ADA, public());
    let on = Wish::Host(HostWish::Options(Box::new(diamant(&hints()))));
    assert_eq!(given.refused(ADA, on), Refusal::HintsInPublic);
    let made = Table::make(ADA, Listing::Public, diamant(&hints()), None, BEGINNING, &mut given.generator);
    assert_eq!(made.unwrap_err(), Refusal::HintsInPublic);
}

/// The record of a whole game, as a table writes it.
fn played() -> String {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    given.finish(|| true);
    given.table.record().unwrap().to_json()
}

fn going_on(record: String) -> Given {
    let starting_point = Some(table::StartingPoint::new(record, 1));
    let mut given = Given::new(1, diamant(&hints()), starting_point).with_people(3);
    given.start();
    given
}

#[test]
fn a_game_that_goes_on_from_a_record_has_hints_only_if_that_game_is_over_for_sure() {
    assert_eq!(asked(&going_on(played()), ADA), Ok(seat(0)), "its secret proves it");
    let mut record: Value = serde_json::from_str(&played()).unwrap();
    record.as_object_mut().unwrap().remove("deal");
    assert_eq!(asked(&going_on(record.to_string()), ADA), Err(Refusal::HintsFromRecord), "nothing proves it");
}
