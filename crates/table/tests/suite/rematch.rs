//! Game after game at one table.

use protocol::{GameKind, PhaseWord};
use serde_json::json;
use table::{HostWish, Refusal, Wish};

use crate::kit::{ADA, BO, CY, DI, Given, ZOE, diamant, name, seat, seconds, told, troll};

/// Ada, Bo and a bot have played a game of Diamant.
fn after_a_game() -> Given {
    let mut given = Given::seated(1, diamant(&json!({})), 2);
    given.arrive(ZOE);
    given.add_bots(&["turn:3"]);
    given.start();
    given.finish(|| true);
    given
}

#[test]
fn a_game_begins_when_all_who_are_here_want_it() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    assert_eq!(told(&given.wish(ADA, Wish::Ready)), ["ready-said 0"]);
    assert!(given.wish(ADA, Wish::Ready).is_empty());
    given.wish(BO, Wish::Ready);
    assert_eq!(told(&given.wish(CY, Wish::Ready)), ["ready-said 2", "game-began", "drawn"]);
}

#[test]
fn those_who_are_away_are_not_waited_for() {
    let mut given = Given::seated(1, diamant(&json!({"grace": 30})), 3);
    given.depart(CY);
    given.pass(seconds(31));
    given.wish(ADA, Wish::Ready);
    assert_eq!(told(&given.wish(BO, Wish::Ready))[1], "game-began");
    assert_eq!(told(&given.pass(seconds(0)))[0], "stood-in 2");
}

#[test]
fn being_too_few_is_no_reason_to_refuse_readiness() {
    let mut given = Given::seated(1, diamant(&json!({})), 1);
    assert_eq!(told(&given.wish(ADA, Wish::Ready)), ["ready-said 0"]);
    given.add_bots(&["turn:3", "turn:3"]);
    assert_eq!(told(&given.wish(ADA, Wish::Ready))[0], "game-began");
}

#[test]
fn a_rematch_keeps_seats_bots_and_onlookers() {
    let mut given = after_a_game();
    let seats = given.scene().seats;
    let (first, deal) = (given.table.game_id(), given.scene().deal.game.clone());
    given.wish(BO, Wish::Ready);
    let began = given.wish(ADA, Wish::Ready);
    assert_eq!(told(&began)[..2], ["ready-said 0", "game-began"]);
    assert_eq!(given.scene().seats, seats);
    assert!(given.table.connected().any(|who| who == ZOE));
    assert_eq!(given.table.phase(), PhaseWord::Playing);
    assert_eq!(given.table.game_id(), Some(deal));
    assert_ne!(given.table.game_id(), first);
}

#[test]
fn the_end_of_a_game_shows_its_deal_and_the_next_one_is_sealed() {
    let given = after_a_game();
    let ended = crate::kit::messages(&given.entries);
    let [.., ended, sealed] = &ended[..] else { panic!("a game was played") };
    assert_eq!(Some(&ended.scene.deal.game), given.table.game_id().as_ref());
    assert_eq!(ended.scene.deal.commitment.len(), 64);
    assert_ne!(sealed.scene.deal, ended.scene.deal);
}

#[test]
fn a_host_need_not_wait_for_everybody() {
    let mut given = after_a_game();
    assert_eq!(told(&given.start())[0], "game-began");
}

#[test]
fn who_leaves_makes_the_others_say_anew_that_they_want_to_play() {
    let mut given = Given::seated(1, diamant(&json!({})), 4);
    for who in [ADA, BO, CY] {
        given.wish(who, Wish::Ready);
    }
    given.wish(DI, Wish::StandUp);
    assert!(given.scene().seats.iter().all(|seat| !seat.ready));
    for change in [
        HostWish::Move { from: seat(0), to: seat(1) },
        HostWish::Options(Box::new(diamant(&json!({"clock": 9})))),
    ] {
        given.wish(BO, Wish::Ready);
        given.host(change);
        assert!(given.scene().seats.iter().all(|seat| !seat.ready));
    }
}

#[test]
fn another_game_can_be_agreed_on_and_bots_learn_it() {
    let mut given = after_a_game();
    given.host(HostWish::Options(Box::new(troll("step", &json!({})))));
    assert_eq!(given.table.options().kind(), GameKind::Troll);
    let seats = given.scene().seats;
    assert_eq!((seats[2].name.as_str(), seats[2].bot.as_deref()), ("turn:3", Some("optimal")));
    given.start();
    assert_eq!(given.table.phase(), PhaseWord::Playing);
}

#[test]
fn between_games_people_come_and_go() {
    let mut given = after_a_game();
    given.host(HostWish::Clear(seat(2)));
    given.wish(DI, Wish::Sit(name("Di")));
    assert_eq!(told(&given.start())[0], "game-began");
    let record = given.table.record().unwrap().to_json();
    assert!(record.contains(r#""players":["Ada","Bo","Di"]"#), "{record}");
}

#[test]
fn a_game_for_fewer_is_not_agreed_on_by_more() {
    let mut given = Given::seated(1, diamant(&json!({})), 4);
    given.add_bots(&["turn:3", "turn:3"]);
    let wish = Wish::Host(HostWish::Options(Box::new(troll("live", &json!({})))));
    assert_eq!(given.refused(ADA, wish), Refusal::Players { min: 2, max: 5, players: 6 });
}
