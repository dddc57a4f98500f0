//! Resting is a move: the moves of a log alone replay a game. Logs from before that was so are read as they were written.

use protocol::{PhaseWord, StandIn};
use serde_json::{Value, json};
use table::{Event, Logged, Table};

use crate::kit::{ADA, BO, CY, Given, diamant, seconds};

fn game(table: &Table) -> Value {
    serde_json::to_value(table.look().scene.game).unwrap()
}

/// Somebody goes away for longer than the table waits.
fn away(given: &mut Given, who: table::PersonId) {
    given.depart(who);
    given.pass(seconds(31));
}

/// A game in which Cy rests, comes back and rests again, and Bo rests until somebody else has the seat.
fn restless(seed: u64) -> Given {
    let mut given = Given::playing(seed, diamant(&json!({"absence": "rest"})), 4);
    away(&mut given, CY);
    given.act(ADA, protocol::Choice::Continue);
    given.arrive(CY);
    away(&mut given, BO);
    away(&mut given, CY);
    given.wish(BO, table::Wish::StandUp);
    given.finish(|| seed.is_multiple_of(2));
    given
}

#[test]
fn moves_alone_replay_a_game() {
    for seed in 0..10 {
        let given = restless(seed);
        let log = given.log();
        let began = log.iter().position(|logged| matches!(logged.event, Event::GameBegan { .. })).unwrap();
        let ended = log.iter().position(|logged| matches!(logged.event, Event::GameEnded)).unwrap();
        let (before, game_itself) = log[..ended].split_at(began + 1);
        let moves: Vec<&Logged> = game_itself.iter().filter(|logged| logged.event.is_move()).collect();
        let others = game_itself.len() - moves.len();
        assert!(others >= 5, "people went, came back and left: {others}");

        let replayed = Table::fold(before.iter().chain(moves), given.now).unwrap();
        let played = Table::fold(&log[..ended], given.now).unwrap();
        assert_eq!(game(&replayed), game(&played));
        assert_eq!(replayed.record().unwrap().to_json(), played.record().unwrap().to_json());
        assert!(played.record().unwrap().to_json().contains("\"rest\":[2]"), "somebody rested");
    }
}

#[test]
fn a_rest_comes_right_before_what_leads_to_it() {
    let log = restless(1).log();
    let rested = |logged: &Logged| matches!(logged.event, Event::Rested { .. });
    let leads_to_rest = |logged: &Logged| {
        matches!(
            logged.event,
            Event::StoodIn { by: StandIn::Rest, .. } | Event::HandedBack { .. } | Event::SeatLeft { .. }
        )
    };
    let pairs: Vec<_> = log.windows(2).filter(|pair| rested(&pair[0])).collect();
    assert!(pairs.len() >= 5, "{log:?}");
    assert!(pairs.iter().all(|pair| leads_to_rest(&pair[1])), "{pairs:?}");
}

/// A log of a version that wrote down who is stood in for and left it to the reader who rests.
#[test]
fn a_game_whose_log_only_implies_who_rests_is_played_to_its_end() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/logs/resting-implied.ndjson");
    let text = std::fs::read_to_string(path).unwrap();
    let log: Vec<Logged> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(!log.iter().any(|logged| matches!(logged.event, Event::Rested { .. })));
    let now = log.last().unwrap().at;
    let mut given = Given::new(1, diamant(&json!({})), None);
    given.now = now;
    given.table = Table::fold(&log, now).unwrap();
    given.entries = Table::retell(log).unwrap();
    assert_eq!(given.table.phase(), PhaseWord::Playing);
    // As the version that wrote it showed the table.
    let shown = game(&given.table);
    assert_eq!(
        (&shown["expedition"], &shown["inside"], &shown["resting"]),
        (&json!(3), &json!([0, 2, 3]), &json!([1, 2]))
    );

    let host = given.table.host();
    given.arrive(host);
    given.finish(|| false);
    let record = given.table.record().unwrap();
    let record: Value = serde_json::from_str(&record.to_json()).unwrap();
    let rests: Vec<&Value> =
        record["expeditions"].as_array().unwrap().iter().map(|expedition| &expedition["rest"]).collect();
    let nobody = &Value::Null;
    assert_eq!(rests, [nobody, &json!([1, 2, 3]), &json!([1]), &json!([1, 2]), &json!([1, 2])]);
    let record = record::read(&record.to_string()).unwrap();
    assert!(record.verify().unwrap().is_complete());
}
