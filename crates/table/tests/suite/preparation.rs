//! The procedure before the first draw: commitments first, then the nonces, and nobody who keeps the table waiting.

use protocol::{News, PhaseWord};
use serde_json::{Value, json};
use table::{Event, HostWish, PersonId, Refusal, Table, Wish};

use crate::kit::{
    ADA, BO, CY, DI, Given, at, diamant, key, messages, name, news, received, seat, seconds, told,
};

/// Somebody, and what they do.
type Step = (PersonId, fn(&Given) -> Wish);

/// Ada, Bo and Cy, of whom the first two have committed, and a bot.
fn committed() -> Given {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    given.add_bots(&["suzette"]);
    given.wish(ADA, given.commit(1));
    given.wish(BO, given.commit(2));
    given
}

/// The same, when the commitments are published.
fn revealing() -> Given {
    let mut given = committed();
    given.start();
    given
}

fn deal(given: &Given) -> Value {
    let record: Value = serde_json::from_str(&given.table.record().unwrap().to_json()).unwrap();
    record["deal"].clone()
}

fn nonces(bytes: &[u8]) -> Value {
    bytes.iter().map(|byte| json!(format!("{byte:02x}").repeat(32))).collect()
}

fn verifies(mut given: Given) {
    given.finish(|| true);
    let record = record::read(&given.table.record().unwrap().to_json()).unwrap();
    assert!(record.verify().unwrap().is_complete());
}

#[test]
fn all_commitments_are_published_before_a_nonce_and_all_nonces_before_a_draw() {
    let mut given = committed();
    let published = given.start();
    assert_eq!(told(&published), ["commitments-published"]);
    let seats = messages(&published)[0].scene.deal.seats.clone().unwrap();
    let of = |byte| Some(seal::Nonce::new([byte; 32]).commitment(&given.game()).to_string());
    assert_eq!(
        seats.iter().map(|seat| seat.commitment.clone()).collect::<Vec<_>>(),
        [of(1), of(2), None, None]
    );
    assert_eq!(seats.iter().map(|seat| seat.bot).collect::<Vec<_>>(), [false, false, false, true]);
    assert_eq!(given.table.phase(), PhaseWord::Seating);

    assert_eq!(told(&given.wish(BO, given.reveal(2))), [""; 0]);
    let began = given.wish(ADA, given.reveal(1));
    assert_eq!(told(&began)[..2], ["game-began", "drawn"]);
    let News::GameBegan { deal: Some(deal), .. } = news(&began).swap_remove(0) else { panic!() };
    assert_eq!(json!(deal.nonces), nonces(&[1, 2, 0, 0]));
    assert_eq!((deal.version, deal.bots.clone()), (2, Some(vec![3])));
    assert_eq!(messages(&began)[0].scene.deal.seats, None);
    verifies(given);
}

#[test]
fn nobody_sees_a_nonce_before_all_are_in() {
    let mut given = committed();
    given.wish(CY, given.commit(3));
    given.start();
    given.wish(BO, given.reveal(2));
    let entries = given.wish(ADA, given.reveal(1));
    assert!(messages(&entries).is_empty());
    let mut all = vec![format!("{:?} {:?}", given.table, given.entries)];
    for message in messages(&given.entries).into_iter().chain([&given.table.look()]) {
        all.extend([None, Some(ADA), Some(BO), Some(CY)].map(|onlooker| received(message, onlooker)));
    }
    for byte in [1, 2] {
        let nonce = nonces(&[byte])[0].as_str().unwrap().to_owned();
        let bytes = vec![byte.to_string(); 32].join(", ");
        assert!(all.iter().all(|text| !text.contains(&nonce) && !text.contains(&bytes)));
    }
    let began = given.wish(CY, given.reveal(3));
    let told: String = messages(&began).into_iter().map(|message| received(message, None)).collect();
    for nonce in nonces(&[1, 2, 3]).as_array().unwrap() {
        assert!(told.contains(nonce.as_str().unwrap()), "everybody sees all of them before the first draw");
    }
}

#[test]
fn a_table_where_nobody_commits_begins_at_once() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    given.add_bots(&["suzette"]);
    assert_eq!(told(&given.start())[..2], ["game-began", "drawn"]);
    assert_eq!(deal(&given)["nonces"], nonces(&[0, 0, 0, 0]));
    assert_eq!(deal(&given)["commitments"], json!([null, null, null, null]));
    verifies(given);
}

#[test]
fn a_commitment_may_be_replaced_until_it_is_published() {
    let mut given = committed();
    assert!(messages(&given.wish(ADA, given.commit(9))).is_empty());
    given.start();
    assert_eq!(given.refused(ADA, given.commit(1)), Refusal::StaleDeal);
    assert!(given.wish(ADA, given.commit(9)).is_empty(), "asking twice does no harm");
    assert_eq!(given.refused(ADA, given.reveal(1)), Refusal::WrongNonce);
    given.wish(ADA, given.reveal(9));
    assert!(given.wish(ADA, given.reveal(9)).is_empty(), "asking twice does no harm");
    given.wish(BO, given.reveal(2));
    assert_eq!(deal(&given)["nonces"], nonces(&[9, 2, 0, 0]));
}

#[test]
fn a_nonce_is_refused_that_is_early_late_unannounced_or_another() {
    let mut given = committed();
    assert_eq!(given.refused(ADA, given.reveal(1)), Refusal::NotRevealing);
    given.start();
    assert_eq!(given.refused(CY, given.reveal(3)), Refusal::NotRevealing);
    assert_eq!(given.refused(ADA, given.reveal(2)), Refusal::WrongNonce);
    let game = seal::GameId::new("another").unwrap();
    let another = Wish::Reveal { game, nonce: seal::Nonce::new([1; 32]) };
    assert_eq!(given.refused(ADA, another), Refusal::StaleDeal);
    for (who, byte) in [(ADA, 1), (BO, 2)] {
        given.wish(who, given.reveal(byte));
    }
    assert_eq!(given.refused(ADA, given.reveal(1)), Refusal::StaleDeal);
    for refusal in [Refusal::NotRevealing, Refusal::WrongNonce, Refusal::StaleDeal, Refusal::DroppedFromDeal]
    {
        assert!(refusal.slug().starts_with("table/"));
    }
}

#[test]
fn seats_order_and_options_stay_as_they_are_until_the_first_draw() {
    let mut given = revealing();
    for wish in [
        HostWish::AddBot("suzette".to_owned()),
        HostWish::Clear(seat(3)),
        HostWish::Move { from: seat(0), to: seat(1) },
        HostWish::Options(Box::new(diamant(&json!({"clock": 60})))),
    ] {
        assert_eq!(given.refused(ADA, Wish::Host(wish)), Refusal::GameIsOn);
    }
    assert_eq!(given.refused(DI, Wish::Sit(name("Di"))), Refusal::GameIsOn);
    assert_eq!(given.refused(ADA, Wish::Sit(name("Lady"))), Refusal::GameIsOn);
    assert!(
        given.start().is_empty() && given.wish(CY, Wish::Ready).is_empty(),
        "it has been asked for already"
    );
}

#[test]
fn a_seat_that_does_not_reveal_is_dropped_and_the_others_commit_anew() {
    let mut given = revealing();
    let first = given.scene().deal.clone();
    given.wish(ADA, given.reveal(1));
    assert!(given.pass(seconds(9)).is_empty());
    let restarted = given.pass(seconds(1));
    assert_eq!(news(&restarted), [News::DealRestarted { dropped: vec![1] }]);
    let second = given.scene().deal.clone();
    assert!(second.game != first.game && second.commitment != first.commitment);
    assert_eq!((&second.seats, &second.dropped), (&None, &vec![1]));

    assert_eq!(given.refused(BO, given.commit(2)), Refusal::DroppedFromDeal);
    let stale = Wish::Commit {
        game: seal::GameId::new(first.game.clone()).unwrap(),
        commitment: seal::Nonce::new([1; 32]).commitment(&given.game()),
    };
    assert_eq!(given.refused(ADA, stale), Refusal::StaleDeal);
    assert_eq!(told(&given.wish(ADA, given.commit(7))), ["commitments-published"]);
    assert_eq!(told(&given.wish(ADA, given.reveal(7)))[..2], ["game-began", "drawn"]);
    let told = deal(&given);
    assert_eq!((&told["nonces"], &told["restarts"]), (&nonces(&[7, 0, 0, 0]), &json!(1)));
    assert_eq!(told["dropped"], json!([1]));
    verifies(given);
}

#[test]
fn whoever_does_not_commit_anew_is_not_waited_for_long_and_not_dropped() {
    let mut given = committed();
    given.wish(CY, given.commit(3));
    given.start();
    given.wish(ADA, given.reveal(1));
    given.wish(CY, given.reveal(3));
    given.pass(seconds(10));
    given.wish(CY, given.commit(4));
    assert_eq!(told(&given.pass(seconds(5))), ["commitments-published"]);
    given.wish(CY, given.reveal(4));
    assert_eq!(deal(&given)["nonces"], nonces(&[0, 0, 4, 0]));
    assert_eq!(deal(&given)["dropped"], json!([1]));
    verifies(given);
}

#[test]
fn silent_seats_delay_a_game_only_so_often_as_there_are_seats() {
    let people = [ADA, BO, CY, DI];
    let mut given = Given::seated(1, diamant(&json!({})), 4);
    let commit_all = |given: &mut Given| {
        for who in people {
            let _dropped_ones_may_not = given.try_wish(who, None, given.commit(5));
        }
    };
    commit_all(&mut given);
    given.start();
    for round in 0..people.len() {
        assert_ne!(given.table.phase(), PhaseWord::Playing);
        for who in people.into_iter().skip(round + 1) {
            given.wish(who, given.reveal(5));
        }
        given.pass(seconds(10));
        commit_all(&mut given);
    }
    assert_eq!(given.table.phase(), PhaseWord::Playing);
    assert_eq!((&deal(&given)["dropped"], &deal(&given)["restarts"]), (&json!([0, 1, 2, 3]), &json!(4)));
    verifies(given);
}

#[test]
fn somebody_who_is_away_is_not_waited_for() {
    let mut given = committed();
    given.depart(BO);
    given.pass(seconds(given.table.options().field().grace.into()));
    given.start();
    given.wish(ADA, given.reveal(1));
    assert_eq!(given.table.phase(), PhaseWord::Playing);
    assert_eq!((&deal(&given)["nonces"], deal(&given).get("dropped")), (&nonces(&[1, 0, 0, 0]), None));
}

#[test]
fn whoever_leaves_before_revealing_is_dropped_at_once_and_a_bot_plays() {
    for leave in
        [|given: &mut Given| given.wish(BO, Wish::StandUp), |given: &mut Given| given.host(HostWish::Ban(BO))]
    {
        let mut given = revealing();
        let told = leave(&mut given);
        assert!(news(&told).contains(&News::DealRestarted { dropped: vec![1] }));
        given.wish(ADA, given.commit(1));
        given.wish(ADA, given.reveal(1));
        let told = deal(&given);
        assert_eq!((&told["bots"], &told["dropped"]), (&json!([1, 3]), &json!([1])));
        verifies(given);
    }
}

#[test]
fn whoever_leaves_after_revealing_has_added_to_the_deal() {
    let mut given = revealing();
    given.wish(BO, given.reveal(2));
    given.wish(BO, Wish::StandUp);
    given.wish(ADA, given.reveal(1));
    assert_eq!((&deal(&given)["nonces"], &deal(&given)["bots"]), (&nonces(&[1, 2, 0, 0]), &json!([3])));
    assert!(given.scene().seats[1].bot.is_some());
    verifies(given);
}

#[test]
fn whoever_leaves_while_the_others_commit_anew_is_not_waited_for() {
    let mut given = committed();
    given.wish(CY, given.commit(3));
    given.start();
    given.wish(ADA, given.reveal(1));
    given.wish(CY, given.reveal(3));
    given.pass(seconds(10));
    given.wish(ADA, given.commit(1));
    assert!(told(&given.wish(CY, Wish::StandUp)).contains(&"commitments-published".to_owned()));
}

#[test]
fn a_table_taken_from_its_log_in_the_middle_goes_on() {
    for stage in 0..4 {
        let mut given = committed();
        let steps: [Step; 3] = [
            (ADA, |_| Wish::Host(HostWish::Start)),
            (BO, |given| given.reveal(2)),
            (ADA, |given| given.reveal(1)),
        ];
        for (number, (who, wish)) in steps.into_iter().enumerate() {
            if number == stage {
                let log = serde_json::to_string(&given.log()).unwrap();
                let log: Vec<table::Logged> = serde_json::from_str(&log).unwrap();
                given.table = Table::fold(&log, given.now).unwrap();
            }
            let wish = wish(&given);
            let key = key(&format!("step-{number}"));
            given.try_wish(who, Some(key.clone()), wish.clone()).unwrap();
            assert!(
                given.try_wish(who, Some(key), wish).unwrap().is_empty(),
                "the same key, and nothing more"
            );
        }
        assert_eq!(deal(&given)["nonces"], nonces(&[1, 2, 0, 0]));
        verifies(given);
    }
}

#[test]
fn after_a_long_sleep_the_seats_have_their_full_time() {
    let mut given = revealing();
    given.table = Table::fold(&given.log(), given.now + seconds(3_600)).unwrap();
    given.now = given.now + seconds(3_600);
    given.arrive(ADA);
    assert!(given.pass(seconds(9)).is_empty());
    given.wish(BO, given.reveal(2));
    given.wish(ADA, given.reveal(1));
    assert_eq!(given.table.phase(), PhaseWord::Playing);
}

#[test]
fn every_seat_of_a_device_reveals_its_own() {
    let mut given = Given::seated(1, diamant(&json!({})), 2);
    given.wish(ADA, Wish::SitBeside(name("Ann")));
    given.wish(ADA, given.commit(1));
    given.wish(at(ADA, 2), given.commit(3));
    given.start();
    assert_eq!(given.refused(at(ADA, 2), given.reveal(1)), Refusal::WrongNonce);
    given.wish(at(ADA, 2), given.reveal(3));
    given.wish(ADA, given.reveal(1));
    assert_eq!(deal(&given)["nonces"], nonces(&[1, 0, 3]));
}

/// A log of a version whose deals were of version 1, with a game that is on.
#[test]
fn a_game_that_was_begun_with_a_deal_of_version_1_is_played_to_its_end() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/logs/deal-version-1.ndjson");
    let text = std::fs::read_to_string(path).unwrap();
    let log: Vec<table::Logged> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(log.iter().any(|logged| matches!(logged.event, Event::NonceGiven { .. })));
    let entries = Table::retell(log.clone()).unwrap();
    let now = log.last().unwrap().at;
    let mut given = Given::new(1, diamant(&json!({})), None);
    given.now = now;
    given.table = Table::fold(&log, now).unwrap();
    given.entries = entries;
    assert_eq!(given.table.phase(), PhaseWord::Playing);
    given.finish(|| true);
    let told = deal(&given);
    assert_eq!((told.get("version"), &told["nonces"][0]), (None, &json!("ad".repeat(16))));
    let record = record::read(&given.table.record().unwrap().to_json()).unwrap();
    assert!(record.verify().unwrap().is_complete());

    given.wish(ADA, given.commit(1));
    given.start();
    given.wish(ADA, given.reveal(1));
    assert_eq!(deal(&given)["version"], 2, "the next one is of version 2");
}
