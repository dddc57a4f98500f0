//! What everybody must be able to see of a game: the scenes of records, move by move.

use protocol::ReplayStep;
use serde_json::{Value, json};
use table::replay;

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
        assert_eq!(game["pedestals"], json!([{"at": 1, "card": relic, "seat": 1}]));
    }
}

#[test]
fn each_pedestal_tells_who_took_its_relic() {
    let first = json!([{"steps": [
        {"card": "relic"}, {"card": "7"}, {"card": "relic", "leave": [2]}, {"card": "relic", "leave": [0]}, {"card": "9"},
    ]}]);
    let game = seen("iello-2016", &first);
    let took = |at: u8, seat: u8| json!({"at": at, "card": "relic", "seat": seat});
    assert_eq!(game["pedestals"], json!([took(0, 2), took(2, 2), took(3, 0)]));
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

#[test]
fn a_hazard_card_that_left_the_game_is_named() {
    let game = seen("iello-2016", &json!(two_snake_traps()));
    assert_eq!(game["removed"], json!({"snake": 2}));
}

#[test]
fn a_relic_without_a_number_shows_what_it_would_bring_now() {
    let lying = json!([{"steps": [{"card": "relic"}, {"card": "relic", "undecided": true}]}]);
    let worths = |game: &Value| -> Vec<Value> {
        game["path"].as_array().unwrap().iter().map(|on_path| on_path["worth"].clone()).collect()
    };
    assert_eq!(worths(&seen("iello-2016", &lying)), [5, 5]);

    let three_left = json!([{"steps": [
        {"card": "relic"}, {"card": "relic"}, {"card": "relic", "leave": [0]},
        {"card": "relic"}, {"card": "9"}, {"card": "relic", "undecided": true}
    ]}]);
    assert_eq!(worths(&seen("iello-2016", &three_left)), [json!(10), Value::Null, json!(10)]);
}

#[test]
fn the_relic_that_was_added_and_the_next_one_are_seen() {
    let piles: Vec<[Value; 2]> = steps("portal-2025", &json!(two_snake_traps()))
        .iter()
        .map(|step| serde_json::to_value(&step.game).unwrap())
        .map(|game| [game["added-relic"].clone(), game["next-relic"].clone()])
        .collect();
    assert_eq!(piles.first().unwrap(), &[json!("relic 5"), json!("relic 7")]);
    assert_eq!(piles.last().unwrap(), &[json!("relic 8"), json!("relic 10")]);
    let none = seen("classic-2005", &json!([{"steps": [{"card": "9", "undecided": true}]}]));
    assert_eq!((&none["added-relic"], &none["next-relic"]), (&Value::Null, &Value::Null));
}

/// The standings at the end of a game of the dice of two with these turns.
fn tie(stock: &Value, turns: &Value) -> Value {
    let told = json!({
        "format": "tacora-record/1", "game": "troll-dragon", "options": {"race": "step", "stock": stock},
        "players": ["Ada", "Bo"], "turns": turns
    });
    let steps = replay(&record::read(&told.to_string()).unwrap()).unwrap();
    serde_json::to_value(&steps.last().unwrap().game).unwrap()["standings"].clone()
}

#[test]
fn a_tie_says_how_it_was_decided() {
    let diamonds = |count: usize| {
        let faces: Vec<&str> = ["diamond"; 4].into_iter().take(count).chain(["troll"; 4]).take(4).collect();
        json!({"cave": faces})
    };
    let shared = json!([
        {"steps": [diamonds(1), {"leave": true}]}, {"steps": [diamonds(1), {"leave": true}]}
    ]);
    let stock = json!({"diamonds": 2, "nuggets": 9});
    assert_eq!(tie(&stock, &shared), json!({"scores": [1, 1], "winners": [0, 1], "tie": "shared"}));

    let broken = json!([
        {"steps": [diamonds(3), {"leave": true}]},
        {"steps": [{"cave": ["key", "door", "troll", "troll"]}, {"enter": true}, {"hall": [1, 0]}, {"leave": true}]}
    ]);
    let stock = json!({"diamonds": 9, "nuggets": 1});
    assert_eq!(tie(&stock, &broken), json!({"scores": [3, 3], "winners": [1], "tie": "nuggets"}));
}
