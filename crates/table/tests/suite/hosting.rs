//! What a host may do, and who is host.

use protocol::{Choice, Door, Listing};
use serde_json::json;
use table::{HostWish, PersonId, Refusal, Wish};

use crate::kit::{ADA, BO, CY, DI, Given, ZOE, diamant, name, seat, seconds, stood_in, told, troll};

#[test]
fn a_host_clears_seats_and_changes_their_order() {
    let mut given = Given::seated(1, diamant(&json!({})), 4);
    assert_eq!(told(&given.host(HostWish::Move { from: seat(3), to: seat(0) })), ["moved"]);
    assert_eq!(given.table.seated_people(), [Some(DI), Some(ADA), Some(BO), Some(CY)]);
    assert_eq!(told(&given.host(HostWish::Clear(seat(0)))), ["seat-left 0"]);
    assert_eq!(given.table.seated_people(), [Some(ADA), Some(BO), Some(CY)]);
    assert!(given.host(HostWish::Move { from: seat(1), to: seat(1) }).is_empty());
}

#[test]
fn who_is_banned_between_games_loses_the_seat_and_stays_away() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    assert_eq!(told(&given.host(HostWish::Ban(CY))), ["seat-left 2"]);
    assert!(given.table.is_banned(CY));
    assert_eq!(given.refused(CY, Wish::Sit(name("Cy"))), Refusal::Banned);
    assert_eq!(given.refused(CY, Wish::React(protocol::Reaction::Wow)), Refusal::Banned);
    assert!(given.host(HostWish::Ban(CY)).is_empty());
    assert!(given.table.is_banned(CY) && given.folded().is_banned(CY));
}

#[test]
fn who_is_banned_while_playing_finishes_the_game_in_silence() {
    let mut given = Given::playing(1, diamant(&json!({"chat": "words"})), 3);
    assert!(told(&given.host(HostWish::Ban(CY))).is_empty());
    assert!(!given.table.is_banned(CY) && !given.folded().is_banned(CY));
    assert_eq!(given.scene().seats[2].bot, None);
    assert_eq!(given.refused(CY, Wish::React(protocol::Reaction::Wow)), Refusal::Banned);
    assert_eq!(given.refused(CY, Wish::Say("Hello".to_owned())), Refusal::Banned);
    assert_eq!(given.refused(ADA, Wish::Host(HostWish::PassOn(seat(2)))), Refusal::NobodyThere);
    assert_eq!(told(&given.act(CY, Choice::Continue)), ["answered 2"]);
    given.finish(|| true);
    assert!(given.table.is_banned(CY) && given.folded().is_banned(CY));
    assert_eq!(given.table.seated_people(), [Some(ADA), Some(BO)]);
}

#[test]
fn who_is_banned_while_away_loses_the_seat_at_once() {
    let mut given = Given::playing(1, diamant(&json!({"grace": 30})), 3);
    given.depart(CY);
    given.pass(seconds(30));
    assert_eq!(told(&given.host(HostWish::Ban(CY))), ["seat-left 2"]);
    assert_eq!(given.scene().seats[2].bot.as_deref(), Some("kazik"));
    assert!(given.table.is_banned(CY));
}

#[test]
fn nobody_who_is_connected_is_cleared_from_a_game() {
    let mut given = Given::playing(1, diamant(&json!({"grace": 30, "clock": 10})), 3);
    let clear = || Wish::Host(HostWish::Clear(seat(1)));
    assert_eq!(given.refused(ADA, clear()), Refusal::StillPlaying);
    given.pass(seconds(10));
    assert!(given.scene().seats[1].stand_in.is_some(), "the clock ran out");
    assert_eq!(given.refused(ADA, clear()), Refusal::StillPlaying);
    given.depart(BO);
    assert_eq!(told(&given.wish(ADA, clear())), ["seat-left 1", "handed-back 0"]);
    assert_eq!(given.scene().seats[1].bot.as_deref(), Some("kazik"));
    assert_eq!(given.refused(ADA, clear()), Refusal::GameIsOn);
}

#[test]
fn sending_somebody_away_closes_the_door_of_a_private_table() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    let (stays, newcomer) = (ZOE, PersonId(0x4e57));
    given.arrive(stays);
    assert_eq!(given.table.may_enter(None), Ok(()), "an open door is open to everybody");
    given.host(HostWish::Ban(CY));
    for table in [&given.table, &given.folded()] {
        assert_eq!(table.door(), Door::Closed);
        for (who, entry) in [
            (Some(ADA), Ok(())),
            (Some(BO), Ok(())),
            (Some(stays), Ok(())),
            (Some(CY), Err(Refusal::Banned)),
            (Some(newcomer), Err(Refusal::DoorClosed)),
            (None, Err(Refusal::DoorClosed)),
        ] {
            assert_eq!(table.may_enter(who), entry, "{who:?}");
        }
    }
    assert_eq!(given.refused(newcomer, Wish::Sit(name("New"))), Refusal::DoorClosed);
    given.host(HostWish::Door(Door::Open));
    assert_eq!((given.table.may_enter(None), given.folded().may_enter(Some(newcomer))), (Ok(()), Ok(())));
    given.arrive(newcomer);
    given.host(HostWish::Door(Door::Closed));
    assert_eq!(given.table.may_enter(Some(newcomer)), Ok(()), "who came while it was open stays");
    given.host(HostWish::List(Listing::Public));
    assert_eq!(given.table.may_enter(None), Ok(()), "a public table has no door");
}

#[test]
fn who_is_banned_does_not_keep_the_table_awake() {
    let mut given = Given::playing(1, diamant(&json!({"clock": 20})), 3);
    given.host(HostWish::Ban(ZOE));
    for who in [ADA, BO, CY] {
        given.depart(who);
    }
    given.arrive(ZOE);
    given.pass(seconds(10));
    given.now = given.now + seconds(100);
    assert_eq!(given.table.due(given.now), None);
    assert_eq!(given.table.connected().collect::<Vec<PersonId>>(), []);
}

#[test]
fn a_host_passes_on_what_only_a_host_may() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    assert_eq!(told(&given.host(HostWish::PassOn(seat(1)))), ["host-passed 1"]);
    assert_eq!(given.table.host(), BO);
    assert_eq!(given.refused(ADA, Wish::Host(HostWish::Start)), Refusal::NotHost);
    assert!(given.host(HostWish::PassOn(seat(1))).is_empty());
}

#[test]
fn a_host_who_is_away_is_followed_by_the_first_who_is_here() {
    let mut given = Given::seated(1, diamant(&json!({"grace": 30})), 3);
    given.depart(ADA);
    given.depart(BO);
    assert_eq!(told(&given.pass(seconds(29))), [""; 0]);
    assert_eq!(told(&given.pass(seconds(1))), ["host-passed 2"]);
    assert_eq!(given.table.host(), CY);
    assert!(given.arrive(ADA).is_empty());
    assert_eq!(given.table.host(), CY);
}

#[test]
fn a_host_who_does_not_play_is_still_host() {
    let mut given = Given::seated(1, diamant(&json!({})), 4);
    given.wish(ADA, Wish::StandUp);
    given.start();
    given.pass(seconds(300));
    assert_eq!(given.table.host(), ADA);
}

#[test]
fn whatever_somebody_does_gives_them_their_seat_back() {
    let wishes = [
        Wish::Sit(name("Ada")),
        Wish::React(protocol::Reaction::Wow),
        Wish::Say("Hello".to_owned()),
        Wish::Host(HostWish::List(protocol::Listing::Public)),
        Wish::Host(HostWish::Ban(ZOE)),
        Wish::Host(HostWish::StandIn(seat(2))),
    ];
    for wish in wishes {
        let mut given = Given::playing(1, diamant(&json!({"clock": 20, "chat": "words"})), 3);
        given.wish(BO, Wish::Act { question: given.question(), choice: protocol::Choice::Continue });
        assert_eq!(stood_in(&given.pass(seconds(20))), [0, 2]);
        given.wish(ADA, wish.clone());
        assert_eq!(given.scene().seats[0].stand_in, None, "{wish:?}");
    }
}

#[test]
fn what_is_agreed_can_be_changed_between_games() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    let wild = troll("step", &json!({"clock": 60}));
    assert_eq!(told(&given.host(HostWish::Options(Box::new(wild.clone())))), ["agreed"]);
    assert_eq!(*given.scene().options, wild);
    assert!(given.host(HostWish::Options(Box::new(wild))).is_empty());
    assert_eq!(given.scene().players, [2, 5]);
}
