//! A bot plays for somebody who is connected only if every other player agrees and the player does not object.

use protocol::{Choice, News, Reaction, Reason, StandIn, Vote};
use serde_json::json;
use table::{HostWish, Refusal, Wish};

use crate::kit::{ADA, BO, CY, DI, Given, ZOE, diamant, news, seat, seconds, told, troll};

fn ask() -> HostWish {
    HostWish::StandIn(seat(1))
}

fn vote(vote: Vote) -> Wish {
    Wish::Vote { seat: seat(1), vote }
}

fn playing(people: usize) -> Given {
    Given::playing(1, diamant(&json!({"grace": 30})), people)
}

#[test]
fn a_bot_takes_over_when_all_others_agree_and_the_player_stays_silent() {
    let mut given = playing(3);
    assert_eq!(news(&given.host(ask())), [News::StandInAsked { seat: 1 }]);
    let open = given.scene().stand_in_vote.unwrap();
    assert_eq!((open.seat, open.agreed), (1, vec![0]));
    assert_eq!(open.earliest, (given.now + seconds(30)).0);
    given.wish(CY, vote(Vote::Agree));
    assert_eq!(given.scene().stand_in_vote.unwrap().agreed, [0, 2]);
    assert!(given.pass(seconds(29)).is_empty());
    let passed = given.pass(seconds(1));
    assert_eq!(news(&passed)[0], News::StoodIn { seat: 1, by: StandIn::Bot, why: Reason::Agreed });
    assert_eq!(given.scene().stand_in_vote, None);
    assert!(given.host(ask()).is_empty(), "there is nothing more to ask");
    assert_eq!(told(&given.wish(BO, Wish::React(Reaction::Thanks)))[0], "handed-back 1");
}

#[test]
fn the_host_alone_replaces_nobody() {
    let mut given = playing(3);
    given.host(ask());
    assert!(given.host(ask()).is_empty(), "asking twice asks once");
    assert!(given.pass(seconds(89)).is_empty());
    assert_eq!(news(&given.pass(seconds(1))), [News::StandInDropped { seat: 1 }]);
    assert_eq!(given.scene().seats[1].stand_in, None);
}

#[test]
fn somebody_who_changes_their_mind_stops_it() {
    let mut given = playing(4);
    given.host(ask());
    given.wish(CY, vote(Vote::Agree));
    given.wish(DI, vote(Vote::Agree));
    let changed = given.wish(CY, vote(Vote::Refuse));
    assert_eq!(news(&changed), [News::StandInVoted { seat: 1, by: Some(2), vote: Vote::Refuse }]);
    assert!(given.wish(CY, vote(Vote::Refuse)).is_empty());
    assert!(given.pass(seconds(40)).is_empty());
    given.wish(CY, vote(Vote::Agree));
    assert_eq!(told(&given.pass(seconds(1)))[0], "stood-in 1");
}

#[test]
fn the_player_says_that_they_are_here_or_gives_the_seat_away() {
    let mut given = playing(3);
    given.host(ask());
    given.wish(CY, vote(Vote::Agree));
    assert_eq!(news(&given.wish(BO, vote(Vote::Refuse))), [News::StandInDropped { seat: 1 }]);
    assert!(given.pass(seconds(100)).is_empty());
    given.host(ask());
    given.wish(CY, vote(Vote::Agree));
    assert_eq!(news(&given.act(BO, Choice::Continue))[0], News::StandInDropped { seat: 1 });
    given.host(ask());
    let gave = given.wish(BO, vote(Vote::Agree));
    assert_eq!(news(&gave)[0], News::StoodIn { seat: 1, by: StandIn::Bot, why: Reason::Agreed });
    assert_eq!(given.scene().seats[1].stand_in, Some(StandIn::Bot));
}

#[test]
fn two_people_alone_get_the_same_notice() {
    let mut given = Given::seated(1, diamant(&json!({"grace": 30})), 2);
    given.add_bots(&["kazik"]);
    given.start();
    given.pass(seconds(1));
    given.host(ask());
    assert!(given.pass(seconds(29)).is_empty());
    assert_eq!(told(&given.pass(seconds(1)))[0], "stood-in 1");
}

#[test]
fn only_those_who_are_connected_have_to_agree() {
    let mut given = Given::playing(1, diamant(&json!({"grace": 30})), 4);
    given.host(ask());
    given.wish(CY, vote(Vote::Agree));
    given.depart(DI);
    assert!(told(&given.pass(seconds(30))).contains(&"stood-in 1".to_owned()));
}

#[test]
fn who_may_ask_and_answer() {
    let mut given = playing(3);
    assert_eq!(given.refused(CY, vote(Vote::Agree)), Refusal::NothingAsked);
    assert_eq!(given.refused(BO, Wish::Host(ask())), Refusal::NotHost);
    assert_eq!(given.refused(ADA, Wish::Host(HostWish::StandIn(seat(0)))), Refusal::Oneself);
    given.host(ask());
    assert_eq!(given.refused(ZOE, vote(Vote::Agree)), Refusal::NotSeated);
    let other = Wish::Vote { seat: seat(2), vote: Vote::Agree };
    assert_eq!(given.refused(ADA, other), Refusal::NothingAsked);
    assert_eq!(
        news(&given.host(HostWish::StandIn(seat(2)))),
        [News::StandInDropped { seat: 1 }, News::StandInAsked { seat: 2 }]
    );
}

#[test]
fn an_open_question_is_in_the_log() {
    let mut given = playing(3);
    given.host(ask());
    given.wish(CY, vote(Vote::Agree));
    assert_eq!(given.folded().look(), given.table.look());
}

#[test]
fn it_works_in_a_race_too() {
    let mut given = Given::playing(2, troll("live", &json!({"grace": 30})), 3);
    given.host(HostWish::PassOn(seat(1)));
    given.host(HostWish::StandIn(seat(0)));
    given.wish(CY, Wish::Vote { seat: seat(0), vote: Vote::Agree });
    assert!(told(&given.pass(seconds(30))).contains(&"stood-in 0".to_owned()));
}
