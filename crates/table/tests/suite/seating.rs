//! Sitting down, being called something, standing up.

use protocol::{Listing, PhaseWord, Reaction};
use serde_json::json;
use table::{HostWish, Refusal, Wish};

use crate::kit::{ADA, BO, CY, Given, ZOE, diamant, name, news, received, seat, told, troll};

#[test]
fn a_table_begins_with_its_making_and_a_sealed_deal() {
    let given = Given::new(1, diamant(&json!({})), None);
    assert_eq!(told(&given.entries), ["made", "deal-sealed"]);
    assert_eq!((given.table.phase(), given.table.host()), (PhaseWord::Seating, ADA));
    assert_eq!(given.scene().deal.commitment.len(), 64);
    assert_eq!(given.scene().players, [3, 8]);
}

#[test]
fn who_sits_down_takes_the_next_seat() {
    let mut given = Given::new(1, diamant(&json!({})), None);
    assert_eq!(told(&given.wish(ADA, Wish::Sit(name("Ada")))), ["sat 0"]);
    assert_eq!(told(&given.wish(BO, Wish::Sit(name("Bo")))), ["sat 1"]);
    let look = given.table.look();
    assert_eq!((look.you(Some(BO)).seat, look.you(Some(ZOE)).seat), (Some(1), None));
    assert_eq!(
        (look.you(Some(ADA)).host, look.you(Some(BO)).host, look.you(None).host),
        (true, false, false)
    );
    assert_eq!(given.table.seated_people(), [Some(ADA), Some(BO)]);
}

#[test]
fn a_name_can_be_changed_between_games_but_not_to_that_of_another() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    assert_eq!(told(&given.wish(BO, Wish::Sit(name(" Bodo ")))), ["sat 1"]);
    assert_eq!(given.scene().seats[1].name, "Bodo");
    assert_eq!(given.refused(BO, Wish::Sit(name("Cy"))), Refusal::NameTaken);
    assert_eq!(given.refused(ZOE, Wish::Sit(name("Ada"))), Refusal::NameTaken);
    given.start();
    assert_eq!(given.refused(BO, Wish::Sit(name("Bo"))), Refusal::GameIsOn);
}

#[test]
fn sitting_down_where_one_sits_says_nothing() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    assert!(given.wish(BO, Wish::Sit(name("Bo"))).is_empty());
    given.start();
    assert!(given.wish(BO, Wish::Sit(name("Bo"))).is_empty());
}

#[test]
fn between_games_the_later_seats_move_up() {
    let mut given = Given::seated(1, diamant(&json!({})), 4);
    assert_eq!(told(&given.wish(BO, Wish::StandUp)), ["seat-left 1"]);
    let names: Vec<String> = given.scene().seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(names, ["Ada", "Cy", "Di"]);
    assert_eq!(given.table.look().you(Some(CY)).seat, Some(1));
}

#[test]
fn in_a_game_a_bot_takes_the_seat_of_who_stands_up_for_good() {
    let mut given = Given::playing(1, diamant(&json!({"stand-in": "turn:3"})), 3);
    assert_eq!(told(&given.wish(BO, Wish::StandUp)), ["seat-left 1"]);
    let scene = given.scene();
    assert_eq!((scene.seats[1].name.as_str(), scene.seats[1].bot.as_deref()), ("Bo", Some("turn:3")));
    assert_eq!(given.refused_act(BO, protocol::Choice::Leave), Refusal::NotSeated);
    given.arrive(BO);
    assert_eq!(given.table.seated_people(), [Some(ADA), None, Some(CY)]);
}

#[test]
fn no_more_sit_down_than_can_play() {
    let mut given = Given::new(1, troll("live", &json!({})), None).with_people(4);
    given.add_bots(&["bold"]);
    assert_eq!(given.refused(ZOE, Wish::Sit(name("Zoe"))), Refusal::Full);
    assert_eq!(given.refused(ADA, Wish::Host(HostWish::AddBot("bold".to_owned()))), Refusal::Full);
}

#[test]
fn bots_have_names_of_their_own() {
    let mut given = Given::seated(1, diamant(&json!({})), 1);
    given.wish(BO, Wish::Sit(name("Kazik")));
    given.add_bots(&["kazik", "kazik", "turn:6"]);
    let seats = given.scene().seats;
    let called: Vec<(&str, Option<&str>)> =
        seats.iter().map(|seat| (seat.name.as_str(), seat.bot.as_deref())).collect();
    let bots = [("Kazik 2", Some("kazik")), ("Kazik 3", Some("kazik")), ("turn:6", Some("turn:6"))];
    assert_eq!(called, [&[("Ada", None), ("Kazik", None)][..], &bots].concat());
}

#[test]
fn a_bot_with_a_long_word_has_a_name_that_can_be_stored() {
    let mut given = Given::seated(1, diamant(&json!({})), 2);
    given.add_bots(&["myopic:1e-200", "myopic:1e-200"]);
    let log = serde_json::to_string(&given.log()).unwrap();
    let log: Vec<table::Logged> = serde_json::from_str(&log).unwrap();
    let folded = table::Table::fold(&log, given.now).unwrap();
    assert_eq!(folded.look(), given.table.look());
    let names: Vec<String> = given.scene().seats.iter().map(|seat| seat.name.clone()).collect();
    assert!(names[2] != names[3] && names.iter().all(|name| name.chars().count() <= 40), "{names:?}");
    given.start();
    assert!(given.table.record().unwrap().judge().is_ok());
}

#[test]
fn everybody_may_react_and_what_is_said_is_what_the_table_allows() {
    let mut given = Given::seated(1, diamant(&json!({"chat": "words"})), 3);
    assert_eq!(told(&given.wish(BO, Wish::React(Reaction::Wow))), ["reacted 1"]);
    assert_eq!(told(&given.wish(ZOE, Wish::React(Reaction::Wow))), ["reacted"]);
    let said = given.wish(CY, Wish::Say("  Hello!  ".to_owned()));
    assert!(matches!(&news(&said)[..], [protocol::News::Said { seat: Some(2), text }] if text == "Hello!"));
}

#[test]
fn onlookers_see_what_everybody_sees_and_nothing_else() {
    let given = Given::playing(1, diamant(&json!({})), 3);
    let look = given.table.look();
    assert_eq!(received(&look, Some(ZOE)), received(&look, None));
    assert!(look.you(None).actions.is_empty());
    assert!(!look.you(Some(BO)).actions.is_empty());
}

#[test]
fn a_table_is_listed_by_its_host() {
    let mut given = Given::seated(1, diamant(&json!({})), 1);
    assert_eq!(told(&given.host(HostWish::List(Listing::Public))), ["listed"]);
    assert_eq!(given.table.listing(), Listing::Public);
    assert!(given.host(HostWish::List(Listing::Public)).is_empty());
    assert_eq!(given.refused(ADA, Wish::Host(HostWish::Clear(seat(7)))), Refusal::NoSuchSeat);
}

#[test]
fn nobody_sits_down_with_a_name_that_looks_like_another() {
    let mut given = Given::seated(1, diamant(&json!({})), 2);
    given.add_bots(&["kazik"]);
    for taken in ["ADA", "Аdа", "ꓮda", "ɑdɑ", "B0", "kazik"] {
        assert_eq!(given.refused(CY, Wish::Sit(name(taken))), Refusal::NameTaken, "{taken}");
    }
    given.wish(ADA, Wish::Sit(name("ADA")));
    assert_eq!(given.scene().seats[0].name, "ADA");
}
