//! Going on from a moment of somebody's record.

use protocol::{Listing, OptionsField, PhaseWord};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use record::Record;
use serde_json::{Value, json};
use table::{HostWish, Refusal, StartingPoint, Table, Wish, replay};

use crate::kit::{ADA, BEGINNING, Given, diamant, messages, name, troll};

/// The record of a finished game for three.
fn finished(options: OptionsField, seed: u64) -> Record {
    let mut given = Given::playing(seed, options, 3);
    let mut generator = SmallRng::seed_from_u64(seed);
    given.finish(|| generator.random_ratio(1, 3));
    given.table.record().unwrap()
}

fn refused(record: &str, moves: u32) -> Refusal {
    let starting_point = Some(StartingPoint::new(record.to_owned(), moves));
    let mut generator = SmallRng::seed_from_u64(1);
    let made =
        Table::make(ADA, Listing::Private, diamant(&json!({})), starting_point, BEGINNING, &mut generator);
    made.map(|_| ()).unwrap_err()
}

#[test]
fn no_game_goes_on_from_a_record_in_which_the_dragon_did_not_wait() {
    let mut record: Value = serde_json::from_str(&crate::race::racing(2).record).unwrap();
    record["turns"][0]["steps"][2] = json!({"dragon": ["blank", "blank"], "by": 1});
    let refusal = refused(&record.to_string(), 5);
    assert!(
        matches!(&refusal, Refusal::StartingPoint(reason) if reason.to_string().contains("the dragon dice wait"))
    );
}

#[test]
fn a_game_goes_on_from_any_moment_of_a_record() {
    for (seed, options) in (0..).zip([
        diamant(&json!({})),
        diamant(&json!({"game": {"name": "diamant", "edition": "classic-2005"}})),
        troll("live", &json!({})),
        troll("step", &json!({})),
    ]) {
        let record = finished(options.clone(), seed);
        let steps = replay(&record).unwrap();
        let mut generator = SmallRng::seed_from_u64(seed);
        for _ in 0..6 {
            let moves = generator.random_range(0..steps.len() - 1);
            let starting_point = StartingPoint::new(record.to_json(), u32::try_from(moves).unwrap());
            let mut given = Given::new(seed + 99, diamant(&json!({"stand-in": null})), Some(starting_point));
            assert_eq!(given.scene().options.game, options.game);
            given = given.with_people(3);
            let drawn_before = given.scene().deal.after;
            let began = given.start();
            assert_eq!(
                messages(&began)[0].scene.game.as_deref(),
                Some(&steps[moves].game),
                "after {moves} moves"
            );
            given.finish(|| generator.random_ratio(1, 3));
            assert_eq!(given.table.phase(), PhaseWord::Over);
            let whole = record::read(&given.table.record().unwrap().to_json()).unwrap();
            let verified = whole.verify().unwrap();
            assert!(verified.is_complete());
            assert_eq!(verified.draws_before(), drawn_before);
        }
    }
}

#[test]
fn as_many_play_on_as_the_record_has() {
    let record = finished(diamant(&json!({})), 1).to_json();
    let mut given = Given::new(1, diamant(&json!({})), Some(StartingPoint::new(record, 2))).with_people(2);
    let wrong = |players| Refusal::Players { min: 3, max: 3, players };
    assert_eq!(given.refused(ADA, Wish::Host(HostWish::Start)), wrong(2));
    given.add_bots(&["turn:3", "turn:3"]);
    assert_eq!(given.refused(ADA, Wish::Host(HostWish::Start)), wrong(4));
    given.wish(crate::kit::BO, Wish::StandUp);
    given.wish(ADA, Wish::Sit(name("Somebody else")));
    given.start();
    let record: Value = serde_json::from_str(&given.table.record().unwrap().to_json()).unwrap();
    assert_eq!(record["players"][0], "Somebody else");
}

#[test]
fn the_game_is_that_of_the_record_whatever_is_agreed() {
    let record = finished(diamant(&json!({})), 1).to_json();
    let mut given = Given::new(1, diamant(&json!({})), Some(StartingPoint::new(record, 2))).with_people(3);
    let game = given.scene().options.game.clone();
    let other = OptionsField { stand_in: None, ..troll("live", &json!({"clock": 60})) };
    given.host(HostWish::Options(Box::new(other)));
    assert_eq!((given.scene().options.game.clone(), given.scene().options.clock), (game, Some(60)));
}

#[test]
fn the_next_game_starts_at_the_beginning() {
    let record = finished(diamant(&json!({})), 1).to_json();
    let mut given = Given::new(1, diamant(&json!({})), Some(StartingPoint::new(record, 9))).with_people(3);
    given.start();
    given.finish(|| true);
    let began = given.start();
    let game = serde_json::to_value(&messages(&began)[0].scene.game).unwrap();
    assert_eq!((&game["expedition"], &game["path"]), (&json!(1), &json!([])));
    given.finish(|| true);
    assert!(given.table.record().unwrap().verify().unwrap().is_complete());
}

#[test]
fn a_game_that_is_over_does_not_go_on() {
    let record = finished(diamant(&json!({})), 1);
    let moves = u32::try_from(replay(&record).unwrap().len()).unwrap() - 1;
    assert_eq!(refused(&record.to_json(), moves).to_string(), "the game is over at this moment");
    let beyond = refused(&record.to_json(), moves + 1);
    assert_eq!(beyond.to_string(), format!("this record has only {moves} moves"));
    assert_eq!(refused(&record.to_json(), u32::MAX).slug(), "table/bad-record");
}

#[test]
fn what_is_no_record_is_refused_with_a_sentence() {
    let record = |players: Value, card: &str| {
        json!({"format": "tacora-record/1", "game": "diamant", "edition": "portal-2025", "players": players,
            "expeditions": [{"steps": [{"card": card, "undecided": true}]}]})
        .to_string()
    };
    let three = json!(["A", "B", "C"]);
    for bad in [
        String::new(),
        "{}".to_owned(),
        "not JSON".to_owned(),
        record(three.clone(), "dragon"),
        record(three.clone(), "ram"),
        record(json!(["A"]), "9"),
        record(json!(["A", "B", "\n"]), "9"),
        record(three.clone(), "9").replace("portal-2025", "portal-2026"),
        record(three, "9").replace("diamant", "chess"),
    ] {
        let refusal = refused(&bad, 1);
        assert_eq!(
            refusal.slug(),
            if bad.contains("2026") { "table/bad-options" } else { "table/bad-record" }
        );
        assert!(refusal.to_string().len() > 10, "{refusal}");
    }
}

#[test]
fn a_record_is_replayed_step_by_step() {
    let record = finished(troll("live", &json!({})), 2);
    let steps = replay(&record).unwrap();
    assert!(steps[0].facts.is_empty());
    assert!(steps[1..].iter().all(|step| !step.facts.is_empty()));
    let last = serde_json::to_value(&steps.last().unwrap().game).unwrap();
    assert_eq!(last["over"], true);
}
