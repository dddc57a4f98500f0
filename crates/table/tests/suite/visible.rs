//! What everybody must be able to see of a game: the scenes of records, move by move.

use serde_json::{Value, json};
use table::{ReplayStep, replay};

/// All steps of a game of Diamant of three with these expeditions.
fn steps(edition: &str, expeditions: &Value) -> Vec<ReplayStep> {
    let mut told = json!({
        "format": "tacora-record/1", "game": "diamant", "edition": edition,
        "players": ["Ada", "Bo", "Cy"], "expeditions": expeditions
    });
    if edition == "portal-2025" {
        told["relics"] = json!(true);
    }
    replay(&record::read(&told.to_string()).unwrap()).unwrap()
}

/// What is seen at the end of such a game.
fn seen(edition: &str, expeditions: &Value) -> Value {
    serde_json::to_value(&steps(edition, expeditions).last().unwrap().game).unwrap()
}

/// The cards on the path.
fn path(game: &Value) -> Vec<&str> {
    game["path"].as_array().unwrap().iter().map(|on_path| on_path["card"].as_str().unwrap()).collect()
}

#[test]
fn a_relic_that_was_taken_is_no_longer_on_the_path() {
    for (edition, relic) in [("portal-2025", "relic 5"), ("iello-2016", "relic")] {
        let found = json!([{"steps": [{"card": "7"}, {"card": relic, "undecided": true}]}]);
        let game = seen(edition, &found);
        assert_eq!((path(&game), &game["taken"]), (vec!["7", relic], &Value::Null));

        let shared = json!([{"steps": [{"card": "7"}, {"card": relic, "leave": [0, 1]}]}]);
        assert_eq!(path(&seen(edition, &shared)), ["7", relic], "two leavers take no relic");

        let taken = json!([{"steps": [{"card": "7"}, {"card": relic, "leave": [1]}]}]);
        let game = seen(edition, &taken);
        assert_eq!((path(&game), &game["taken"]), (vec!["7"], &json!(1)));

        let later = json!([{"steps": [{"card": "7"}, {"card": relic, "leave": [1]}, {"card": "9", "undecided": true}]}]);
        let game = seen(edition, &later);
        assert_eq!((path(&game), &game["taken"]), (vec!["7", "9"], &json!(1)));
    }
}

/// Two expeditions in which snakes are the trap: one snake is left in the game.
fn two_snake_traps() -> Vec<Value> {
    vec![json!({"steps": [{"card": "snake"}, {"card": "snake"}]}); 2]
}

#[test]
fn a_hazard_of_which_no_other_card_can_come_is_harmless() {
    let mut expeditions = two_snake_traps();
    expeditions.push(json!({"steps": [{"card": "snake"}, {"card": "lava", "undecided": true}]}));
    let game = seen("iello-2016", &json!(expeditions));
    assert_eq!((&game["met"], &game["harmless"]), (&json!(["snake", "lava"]), &json!(["snake"])));
    assert_eq!(game["traps-left"], 2, "only lava can be a trap now");

    let first = seen("iello-2016", &json!([{"steps": [{"card": "snake", "undecided": true}]}]));
    assert_eq!((&first["met"], &first["harmless"]), (&json!(["snake"]), &Value::Null));
}
