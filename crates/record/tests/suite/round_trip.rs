//! Whatever the engine plays can be written down, read back and judged, and comes to the same.

use diamant::{EDITIONS, Relics};
use game::conformance::Chooser;
use game::{Game, Seat, Standings};
use proptest::prelude::*;
use record::{EditionField, Judgement, Record, TrollOptions};
use serde::Serialize;
use serde_json::{Value, json};

use crate::play::{DiamantGame, Rests, TrollGame, brief};
use crate::testdata;

fn read_back(record: &impl Serialize) -> Judgement {
    let text = serde_json::to_string_pretty(record).unwrap();
    record::read(&text).and_then(Record::judge).unwrap_or_else(|refusal| panic!("{refusal}\n{text}"))
}

/// Scores and winners as the verdict in JSON says them.
fn assert_verdict_says(judgement: &Judgement, standings: &Standings, players: usize, complete: bool) {
    let verdict: Value = serde_json::from_str(&judgement.to_json()).unwrap();
    let scores: Vec<u32> = (0..players).map(|seat| standings.scores[Seat::new(seat).unwrap()]).collect();
    let said: Vec<&Value> =
        verdict["players"].as_array().unwrap().iter().map(|player| &player["score"]).collect();
    assert_eq!(json!(said), json!(scores));
    let winners: Vec<usize> = standings.winners.into_iter().map(Seat::index).collect();
    assert_eq!(verdict["winners"], json!(winners));
    assert_eq!(verdict["complete"], json!(complete));
}

pub(crate) fn people(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("Person “{number}” \\ \u{1F48E}")).collect()
}

/// A published edition, with or without relics where it leaves a choice.
pub(crate) fn published(chooser: &mut Chooser) -> (EditionField, Option<bool>) {
    let edition = *chooser.one_of(&EDITIONS);
    let relics = *chooser.one_of(&[None, Some(true), Some(false)]);
    let wanted = relics.map(|with| if with { Relics::With } else { Relics::Without });
    let relics = relics.filter(|_| edition.draft(wanted).is_ok());
    (EditionField::Published(edition.id.to_owned()), relics)
}

/// House rules that differ along any of the axes.
pub(crate) fn house(chooser: &mut Chooser) -> EditionField {
    let mut edition = json!({
        "name": "Any house",
        "base": chooser.one_of(&EDITIONS).id,
        "players": [2, 8],
        "expeditions": 1 + chooser.below(10),
        "sprung": chooser.one_of(&["one-copy-out", "stays"]),
        "first-decision": chooser.one_of(&["after-first-card", "before-first-card"]),
        "remainder": chooser.one_of(&["of-the-whole-path", "card-by-card"]),
        "tie-break": chooser.one_of(&["shared", "most-relics"]),
        "chests": chooser.one_of(&["open", "hidden"]),
    });
    if chooser.flip() {
        edition["treasures"] =
            json!((0..=chooser.below(4)).map(|_| 1 + chooser.below(99)).collect::<Vec<_>>());
        edition["hazards"] = json!({"snake": 2, "mummy": 2 + chooser.below(3)});
    }
    match chooser.below(3) {
        0 => edition["relics"] = json!(false),
        1 => {
            edition["relics"] = json!({
                "entry": chooser.one_of(&["all-at-set-up", "one-per-expedition"]),
                "worth": chooser.one_of(&["printed", "by-exit"]),
                "values": (0..=chooser.below(10)).map(|_| 1 + chooser.below(4)).take(10).collect::<Vec<_>>(),
                "left-behind": chooser.one_of(&["out-of-the-game", "back-into-the-deck"]),
            });
        }
        _ => {}
    }
    EditionField::House(serde_json::from_value(edition).unwrap())
}

/// Options of Troll & Dragon that differ along any of the axes.
pub(crate) fn troll_options(chooser: &mut Chooser) -> TrollOptions {
    TrollOptions {
        ends: Some((*chooser.one_of(&[troll::Ends::OneRoom, troll::Ends::BothRooms])).into()),
        troll: Some((*chooser.one_of(&[troll::TrollMood::Strict, troll::TrollMood::Kind])).into()),
        race: Some((*chooser.one_of(&[troll::Race::Live, troll::Race::Step])).into()),
        ..TrollOptions::default()
    }
}

fn check_diamant(edition: EditionField, relics: Option<bool>, seed: u64, players: usize, moves: usize) {
    let chooser = &mut Chooser::new(seed);
    let boldness = 4 + chooser.below(12);
    let mut played = DiamantGame::new(edition, relics, people(players));
    played.play(moves, Rests::Never, chooser, |_, _, chooser| chooser.below(16) >= boldness);
    if chooser.flip() {
        played.record = brief(played.record);
    }

    let judged = read_back(&played.record);
    let Judgement::Diamant(judgement) = &judged else { panic!("a record of Diamant") };
    assert_eq!(judgement.game, played.game);
    assert_eq!(judgement.record, played.record);
    assert_verdict_says(&judged, &played.game.standings(), players, played.game.view(None).is_over());
}

/// A number of moves at which a record stops; most are more than any game has.
pub(crate) fn any_length() -> impl Strategy<Value = usize> {
    prop_oneof![0_usize..60, Just(10_000)]
}

proptest! {
    #[test]
    fn a_game_of_any_published_edition_is_judged_as_it_was_played(
        seed: u64, players in 3_usize..=8, moves in any_length(),
    ) {
        let (edition, relics) = published(&mut Chooser::new(seed));
        check_diamant(edition, relics, seed, players, moves);
    }

    #[test]
    fn a_game_by_any_house_rules_is_judged_as_it_was_played(
        seed: u64, players in 2_usize..=8, moves in any_length(),
    ) {
        check_diamant(house(&mut Chooser::new(seed)), None, seed, players, moves);
    }

    #[test]
    fn a_game_of_troll_and_dragon_is_judged_as_it_was_played(
        seed: u64, players in 2_usize..=5, moves in any_length(),
    ) {
        let chooser = &mut Chooser::new(seed);
        let mut played = TrollGame::new(troll_options(chooser), people(players));
        played.play(moves, chooser, |game, seat, chooser| {
            *chooser.one_of(&game.actions(seat).collect::<Vec<_>>())
        });

        let judged = read_back(&played.record);
        let Judgement::Troll(judgement) = &judged else { panic!("a record of Troll & Dragon") };
        prop_assert_eq!(&judgement.game, &played.written.0);
        prop_assert_eq!(&judgement.record, &played.record);
        let written = &played.written.0;
        assert_verdict_says(&judged, &written.standings(), players, written.view(None).is_over());
    }
}

#[test]
fn a_record_is_written_as_it_was_read() {
    for name in ["examples/portal-trap.json", "examples/running.json", "examples/troll-dragon.json"] {
        let text = testdata::text(name);
        let again: Value = serde_json::from_str(&record::read(&text).unwrap().to_json()).unwrap();
        let written: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(again, without_empty(written), "{name}");
    }
}

/// `"leave": []` says what its absence says.
fn without_empty(mut value: Value) -> Value {
    match &mut value {
        Value::Object(object) => {
            object.retain(|key, value| key != "leave" || *value != json!([]));
            object.values_mut().for_each(|value| *value = without_empty(value.take()));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| *item = without_empty(item.take())),
        _ => {}
    }
    value
}
