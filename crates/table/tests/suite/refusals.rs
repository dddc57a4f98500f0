//! Every way to be refused. The kit holds each of them to having changed nothing.

use protocol::{Choice, Listing};
use serde_json::json;
use table::{HostWish, Name, Options, OptionsFault, Refusal, StartingPoint, Table, Wish};

use crate::kit::{ADA, BEGINNING, BO, CY, DI, Given, ZOE, diamant, milliseconds, name, seat, seconds, troll};

/// Refuses with this slug and a sentence that can be shown.
#[track_caller]
fn is_refused(refusal: &Refusal, slug: &str) {
    assert_eq!(refusal.slug(), slug);
    assert!(refusal.to_string().len() > 10, "{refusal}");
}

#[test]
fn what_is_for_hosts_is_refused_to_others() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    for who in [BO, ZOE] {
        let wishes =
            [HostWish::Start, HostWish::Clear(seat(0)), HostWish::Ban(ADA), HostWish::PassOn(seat(1))];
        for wish in wishes {
            is_refused(&given.refused(who, Wish::Host(wish)), "table/not-host");
        }
    }
}

#[test]
fn what_is_for_those_who_sit_is_refused_to_onlookers() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    let act = Wish::Act { question: given.question(), choice: Choice::Leave };
    for wish in [Wish::StandUp, Wish::Ready, act, given.commit(1), given.reveal(1)] {
        is_refused(&given.refused(ZOE, wish), "table/not-seated");
    }
}

#[test]
fn seats_that_are_not_there_are_refused() {
    let mut given = Given::seated(1, diamant(&json!({})), 2);
    let no_seat = seat(2);
    for wish in [
        HostWish::Clear(no_seat),
        HostWish::Move { from: no_seat, to: seat(0) },
        HostWish::Move { from: seat(0), to: no_seat },
        HostWish::PassOn(no_seat),
    ] {
        is_refused(&given.refused(ADA, Wish::Host(wish)), "table/no-such-seat");
    }
    given.add_bots(&["kazik"]);
    given.start();
    is_refused(&given.refused(ADA, Wish::Host(HostWish::StandIn(seat(3)))), "table/no-such-seat");
    for wish in [HostWish::StandIn(seat(2)), HostWish::PassOn(seat(2))] {
        is_refused(&given.refused(ADA, Wish::Host(wish)), "table/nobody-there");
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let mut given = Given::seated(1, diamant(&json!({})), 4);
    // One of the other game, and one that thinks too long.
    for bot in ["optimal", "oracle"] {
        let no_bot = Wish::Host(HostWish::AddBot(bot.to_owned()));
        is_refused(&given.refused(ADA, no_bot), "table/unknown-bot");
    }
    is_refused(&Refusal::from(Name::new(" ").unwrap_err()), "table/bad-name");
    for nonsense in [
        json!({"clock": 4}),
        json!({"clock": 3601}),
        json!({"grace": 4}),
        json!({"interval": 99}),
        json!({"stand-in": "bold"}),
        json!({"game": {"name": "diamant", "edition": "portal-2026"}}),
        json!({"game": {"name": "diamant", "edition": "classic-2005", "relics": true}}),
        json!({"game": {"name": "troll-dragon", "options": {}}, "absence": "rest"}),
    ] {
        let wish = Wish::Host(HostWish::Options(Box::new(diamant(&nonsense))));
        is_refused(&given.refused(ADA, wish), "table/bad-options");
    }
    let no_camp = Options::check(troll("live", &json!({"absence": "rest"}))).unwrap_err();
    assert_eq!(no_camp, OptionsFault::NoCamp);
    is_refused(&given.refused(ADA, Wish::Host(HostWish::Ban(ADA))), "table/oneself");
    given.start();
    is_refused(&given.refused(ADA, Wish::Host(HostWish::StandIn(seat(0)))), "table/oneself");
}

#[test]
fn while_a_game_is_on_the_table_stays_as_it_is() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    let options = Box::new(diamant(&json!({"clock": 60})));
    for wish in [
        HostWish::AddBot("kazik".to_owned()),
        HostWish::Move { from: seat(0), to: seat(1) },
        HostWish::Options(options),
        HostWish::Start,
    ] {
        is_refused(&given.refused(ADA, Wish::Host(wish)), "table/game-is-on");
    }
    for wish in [Wish::Ready, Wish::Sit(name("Lady"))] {
        is_refused(&given.refused(ADA, wish), "table/game-is-on");
    }
    is_refused(&given.refused(DI, Wish::Sit(name("Di"))), "table/game-is-on");
    for wish in [given.commit(1), given.reveal(1)] {
        is_refused(&given.refused(ADA, wish), "table/stale-deal");
    }
}

#[test]
fn while_no_game_is_on_nothing_is_chosen() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    is_refused(&given.refused_act(ADA, Choice::Leave), "table/no-game");
    is_refused(&given.refused(ADA, Wish::Host(HostWish::StandIn(seat(1)))), "table/no-game");
    given.start();
    given.finish(|| true);
    is_refused(&given.refused_act(ADA, Choice::Leave), "table/no-game");
}

#[test]
fn as_many_play_as_the_rules_allow() {
    let mut given = Given::seated(1, diamant(&json!({})), 2);
    let refusal = given.refused(ADA, Wish::Host(HostWish::Start));
    assert_eq!(refusal, Refusal::Players { min: 3, max: 8, players: 2 });
    is_refused(&refusal, "table/wrong-players");
    given.add_bots(&["kazik"; 6]);
    is_refused(&given.refused(CY, Wish::Sit(name("Cy"))), "table/full");
    let wish = Wish::Host(HostWish::Options(Box::new(troll("live", &json!({})))));
    assert_eq!(given.refused(ADA, wish), Refusal::Players { min: 2, max: 5, players: 8 });
}

#[test]
fn an_answer_to_another_question_is_stale() {
    let mut given = Given::playing(1, diamant(&json!({})), 3);
    let question = given.question();
    for question in [0, question - 1, question + 1, u32::MAX] {
        is_refused(&given.refused(ADA, Wish::Act { question, choice: Choice::Leave }), "table/stale-choice");
    }
    for who in [ADA, BO, CY] {
        given.act(who, Choice::Continue);
    }
    is_refused(&given.refused(ADA, Wish::Act { question, choice: Choice::Leave }), "table/stale-choice");
}

#[test]
fn only_those_who_are_asked_choose_and_only_what_they_may() {
    let mut given = Given::playing(1, troll("live", &json!({})), 2);
    is_refused(&given.refused_act(BO, Choice::Roll), "table/not-asked");
    is_refused(&given.refused_act(ADA, Choice::Throw), "table/illegal-choice");
    is_refused(&given.refused_act(ADA, Choice::Enter), "table/illegal-choice");
    is_refused(&given.refused_act(ADA, Choice::Continue), "table/illegal-choice");
}

#[test]
fn in_a_race_the_dice_rest_between_two_rolls() {
    let mut given = crate::race::in_the_hall(2, &json!({}));
    given.pass(milliseconds(300));
    let refusal = given.refused_act(ADA, Choice::Roll);
    assert_eq!(refusal, Refusal::TooSoon { milliseconds: 500 });
    is_refused(&refusal, "table/too-soon");
}

#[test]
fn what_cannot_be_said_is_refused() {
    let mut given = Given::seated(1, diamant(&json!({})), 2);
    is_refused(&given.refused(ADA, Wish::Say("Hello".to_owned())), "table/reactions-only");
    let mut given = Given::seated(1, diamant(&json!({"chat": "words"})), 2);
    for text in ["", "   ", "\u{200b}", "\u{301}", "a\u{202e}b", "a\nb", &"x".repeat(201)] {
        is_refused(&given.refused(ADA, Wish::Say(text.to_owned())), "table/bad-text");
    }
    given.wish(ADA, Wish::Say("é".repeat(200)));
    is_refused(&given.refused(BO, Wish::Sit(name("Ada"))), "table/name-taken");
}

#[test]
fn who_was_removed_can_do_nothing() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    given.host(HostWish::Ban(ZOE));
    for wish in [Wish::StandUp, Wish::Ready, Wish::Sit(name("Zoe")), Wish::Host(HostWish::Start)] {
        is_refused(&given.refused(ZOE, wish), "table/removed");
    }
    given.pass(seconds(1));
}

#[test]
fn a_table_is_not_made_from_nonsense() {
    let make = |options, starting_point| {
        let mut generator = Given::new(1, diamant(&json!({})), None).generator;
        Table::make(ADA, Listing::Private, options, starting_point, BEGINNING, &mut generator)
            .map(|_| ())
            .unwrap_err()
    };
    is_refused(&make(diamant(&json!({"clock": 1})), None), "table/bad-options");
    let starting_point = StartingPoint::new("{}".to_owned(), 0);
    is_refused(&make(diamant(&json!({})), Some(starting_point)), "table/bad-record");
}
