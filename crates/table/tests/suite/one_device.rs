//! Several people at one device: each with a seat of their own, all of them one identity.

use protocol::{Choice, PhaseWord, Reaction};
use seal::Nonce;
use serde_json::json;
use table::{AddedNonces, Event, HostWish, Refusal, Table, Wish};

use crate::kit::{
    ADA, BO, CY, Given, ZOE, at, diamant, name, news, received, seat, seconds, stood_in, told, troll,
    whispers,
};

/// A table at which Ada sits with two people beside her, and Bo alone; seats 0, 1 and 2, and 3.
fn shared(options: &serde_json::Value) -> Given {
    let mut given = Given::seated(1, diamant(options), 1);
    for called in ["Ann", "Abe"] {
        given.wish(ADA, Wish::SitBeside(name(called)));
    }
    given.arrive(BO);
    given.wish(BO, Wish::Sit(name("Bo")));
    given
}

#[test]
fn whoever_sits_beside_somebody_has_a_seat_and_a_name_of_their_own() {
    let mut given = shared(&json!({}));
    let look = given.table.look();
    let names: Vec<&str> = look.scene.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Ann", "Abe", "Bo"]);
    let hosts: Vec<bool> = look.scene.seats.iter().map(|seat| seat.host).collect();
    assert_eq!(hosts, [true, false, false, false]);
    assert_eq!(given.table.people().collect::<Vec<_>>(), [ADA, BO]);
    assert_eq!(given.table.seated_people(), [Some(ADA), Some(ADA), Some(ADA), Some(BO)]);
    let you = look.you(Some(ADA));
    let beside: Vec<u8> = you.beside.iter().map(|other| other.seat).collect();
    assert_eq!((you.seat, beside), (Some(0), vec![1, 2]));
    assert!(look.you(Some(BO)).beside.is_empty() && look.you(Some(ZOE)).beside.is_empty());
    assert_eq!(given.refused(ADA, Wish::SitBeside(name("Bo"))), Refusal::NameTaken);
    assert!(given.wish(ADA, Wish::SitBeside(name("Ann"))).is_empty(), "asked twice, she sits once");
    assert_eq!(told(&given.wish(at(ADA, 2), Wish::Sit(name("Abel")))), ["sat 2"]);
    assert_eq!(given.scene().seats[2].name, "Abel");
}

#[test]
fn only_the_device_speaks_for_its_seats() {
    let mut given = shared(&json!({}));
    let (commit, reveal) = (given.commit(1), given.reveal(1));
    for wish in [Wish::StandUp, Wish::Ready, commit, reveal, Wish::React(Reaction::Wow)] {
        assert_eq!(given.refused(at(BO, 1), wish.clone()), Refusal::NotYours);
        assert_eq!(given.refused(at(BO, 7), wish), Refusal::NotYours);
    }
    given.start();
    assert_eq!(given.refused_act(at(BO, 1), Choice::Leave), Refusal::NotYours);
    assert_eq!(given.refused(ADA, Wish::SitBeside(name("Amy"))), Refusal::GameIsOn);
}

#[test]
fn each_seals_a_choice_of_their_own_and_the_last_one_opens_all() {
    let mut given = shared(&json!({}));
    given.start();
    assert_eq!(told(&given.act(at(ADA, 1), Choice::Leave)), ["answered 1"]);
    assert_eq!(told(&given.act(ADA, Choice::Continue)), ["answered 0"]);
    given.act(BO, Choice::Continue);
    let changed = given.act(at(ADA, 1), Choice::Continue);
    let [whisper] = &whispers(&changed)[..] else { panic!("one whisper, not {changed:?}") };
    assert_eq!((whisper.who, whisper.number, whisper.you.seat), (ADA, 1, Some(0)));
    assert_eq!(whisper.you.beside[0].choice, Some(Choice::Continue));
    let again = given.act(ADA, Choice::Leave);
    assert_eq!(whispers(&again)[0].number, 2, "the whispers to a device are counted together");
    assert_eq!(told(&given.act(at(ADA, 2), Choice::Leave))[0], "opened");
}

#[test]
fn other_devices_learn_nothing_more_than_before() {
    let seen = |choices: [Choice; 2]| {
        let mut given = shared(&json!({}));
        given.start();
        let entries: Vec<_> =
            (0..).zip(choices).flat_map(|(number, choice)| given.act(at(ADA, number), choice)).collect();
        let messages = crate::kit::messages(&entries).into_iter();
        let mut all: Vec<String> = messages.map(|message| received(message, Some(BO))).collect();
        all.push(received(&given.table.look(), None));
        all
    };
    assert_eq!(seen([Choice::Leave, Choice::Leave]), seen([Choice::Continue, Choice::Leave]));
    assert_eq!(seen([Choice::Leave, Choice::Leave]), seen([Choice::Leave, Choice::Continue]));
}

#[test]
fn everybody_at_the_device_has_to_be_ready() {
    let mut given = shared(&json!({}));
    assert_eq!(told(&given.wish(ADA, Wish::Ready)), ["ready-said 0"]);
    given.wish(BO, Wish::Ready);
    assert_eq!(told(&given.wish(at(ADA, 2), Wish::Ready)), ["ready-said 2"]);
    assert_eq!(told(&given.wish(at(ADA, 1), Wish::Ready))[..2], ["ready-said 1", "game-began"]);
}

#[test]
fn each_adds_to_the_deal() {
    let mut given = shared(&json!({}));
    given.wish(ADA, given.commit(1));
    given.wish(at(ADA, 2), given.commit(3));
    given.host(HostWish::Move { from: seat(2), to: seat(0) });
    given.start();
    given.wish(ADA, given.reveal(3));
    let began = given.wish(at(ADA, 1), given.reveal(1));
    let Event::GameBegan { added: AddedNonces::Version2 { revealed } } = &began[1].logged.event else {
        panic!("{began:?}")
    };
    let [one, three] = [1, 3].map(|byte| Some(Nonce::new([byte; 32])));
    assert_eq!(revealed[..], [three, one, None, None], "whoever changes places keeps it");
}

#[test]
fn one_who_stands_up_leaves_the_others_where_they_are() {
    let mut given = shared(&json!({}));
    assert_eq!(told(&given.wish(ADA, Wish::StandUp)), ["seat-left 0"]);
    let you = given.table.look().you(Some(ADA));
    assert_eq!((you.seat, you.beside.len(), you.host), (Some(0), 1, true));
    given.add_bots(&["turn:3"]);
    given.start();
    assert_eq!(told(&given.wish(at(ADA, 1), Wish::StandUp)), ["seat-left 1"]);
    assert_eq!(given.scene().seats[1].bot.as_deref(), Some("kazik"));
    assert_eq!(given.refused_act(at(ADA, 1), Choice::Leave), Refusal::NotYours);
    assert!(!given.table.look().you(Some(ADA)).actions.is_empty());
}

#[test]
fn when_the_device_is_gone_all_of_its_people_are_away_and_all_come_back_with_it() {
    let mut given = shared(&json!({}));
    given.start();
    given.depart(ADA);
    assert_eq!(stood_in(&given.pass(seconds(31))), [0, 1, 2]);
    assert_eq!(told(&given.arrive(ADA)), ["handed-back 0", "handed-back 1", "handed-back 2"]);
}

#[test]
fn a_clock_runs_out_for_one_and_only_she_takes_her_seat_back() {
    let mut given = shared(&json!({"clock": 20}));
    given.start();
    for who in [at(ADA, 0), at(ADA, 2), BO.into()] {
        given.act(who, Choice::Continue);
    }
    assert_eq!(stood_in(&given.pass(seconds(21))), [1]);
    given.wish(ADA, Wish::React(Reaction::Hurry));
    assert!(given.scene().seats[1].stand_in.is_some(), "the others at the device do not speak for her");
    given.pass(seconds(5));
    let back = given.act(at(ADA, 1), Choice::Leave);
    assert_eq!(told(&back)[0], "handed-back 1");
}

#[test]
fn the_host_may_let_a_bot_play_for_somebody_at_the_same_device() {
    let mut given = shared(&json!({}));
    given.start();
    assert_eq!(told(&given.host(HostWish::StandIn(seat(1)))), ["stood-in 1"]);
    assert_eq!(given.refused(ADA, Wish::Host(HostWish::StandIn(seat(0)))), Refusal::Oneself);
    assert_eq!(told(&given.wish(at(ADA, 2), Wish::Host(HostWish::StandIn(seat(0))))), ["stood-in 0"]);
}

#[test]
fn whoever_is_sent_away_leaves_all_seats() {
    for plays in [false, true] {
        let mut given = shared(&json!({"grace": 30}));
        given.host(HostWish::PassOn(seat(3)));
        if plays {
            given.start();
            given.depart(ADA);
            given.pass(seconds(30));
        }
        given.host(HostWish::Ban(ADA));
        assert!(given.table.seated_people().iter().all(|who| *who != Some(ADA)));
        assert_eq!(given.table.seated_people().len(), if plays { 4 } else { 1 });
    }
}

#[test]
fn a_call_comes_from_the_seat_that_is_named() {
    let mut given = shared(&json!({"chat": "words"}));
    assert_eq!(told(&given.wish(at(ADA, 1), Wish::React(Reaction::Wow))), ["reacted 1"]);
    assert_eq!(told(&given.wish(at(ADA, 2), Wish::Say("Hello".to_owned()))), ["said 2"]);
    assert_eq!(told(&given.wish(ADA, Wish::React(Reaction::Wow))), ["reacted 0"]);
}

#[test]
fn one_device_plays_whole_games_that_fold_from_their_log() {
    let games = [diamant(&json!({})), troll("step", &json!({})), troll("live", &json!({"interval": 100}))];
    for options in games {
        let mut given = Given::new(7, options, None);
        given.arrive(ADA);
        for called in ["Ann", "Abe", "Ami"] {
            given.wish(ADA, Wish::SitBeside(name(called)));
        }
        given.start();
        let mut count = 0;
        given.finish(|| {
            count += 1;
            count % 3 == 0
        });
        assert_eq!(given.table.phase(), PhaseWord::Over);
        let log: Vec<table::Logged> =
            serde_json::from_str(&serde_json::to_string(&given.log()).unwrap()).unwrap();
        let folded = Table::fold(&log, given.now).unwrap();
        assert_eq!(received(&folded.look(), Some(ADA)), received(&given.table.look(), Some(ADA)));
        assert!(news(&given.entries).iter().any(|news| matches!(news, protocol::News::GameEnded { .. })));
    }
}

#[test]
fn a_log_from_before_devices_were_shared_still_folds() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    given.wish(CY, Wish::React(Reaction::Wow));
    let log = serde_json::to_string(&given.log()).unwrap();
    let old = ["sat", "reacted"];
    for logged in given.log() {
        let logged = serde_json::to_value(logged).unwrap();
        let is_old = old.iter().any(|word| logged["type"] == *word);
        assert!(!is_old || logged.get("seat").is_none(), "{logged}");
    }
    let log: Vec<table::Logged> = serde_json::from_str(&log).unwrap();
    assert_eq!(Table::fold(&log, given.now).unwrap().look(), given.table.look());
}
