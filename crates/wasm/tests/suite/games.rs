//! Whole games without a server.

use serde_json::{Value, json};

use crate::kit::{Page, diamant, troll};

/// Goes on twice, then leaves.
fn cautious() -> impl FnMut(&Value) -> usize {
    let mut asked = 0;
    move |_| {
        asked += 1;
        usize::from(asked % 3 == 0)
    }
}

#[test]
fn a_game_alone_is_played_to_its_end_against_every_character() {
    for character in &bots::CHARACTERS {
        let mut page = Page::new(1);
        let code = page.begin(&diamant(), &["Ada"], &[character.id, "renard"]);
        page.play(&code, cautious());
        let finished = page.finished.clone().expect("the game is over");
        let record: Value = serde_json::from_str(finished["record"].as_str().unwrap()).unwrap();
        let verified = page.done("POST", "/api/verifications", record.clone());
        assert_eq!(verified["complete"], true, "{}", character.id);
        let verdict = page.done("POST", "/api/verdicts", record.clone());
        assert_eq!(verdict["players"][0]["name"], "Ada");
        let replay = page.done("POST", "/api/replays", record);
        assert!(replay["steps"].as_array().unwrap().len() > 10);
    }
}

#[test]
fn people_at_one_device_play_both_games_to_their_end() {
    for game in [diamant(), troll()] {
        let mut page = Page::new(2);
        let code = page.begin(&game, &["Ada", "Bo", "Cy"], &[]);
        page.play(&code, cautious());
        let record = page.finished.clone().expect("the game is over")["record"].as_str().unwrap().to_owned();
        let review = page.done("POST", "/api/reviews", serde_json::from_str(&record).unwrap());
        assert_eq!(review["game"], game["name"]);
    }
}

#[test]
fn a_game_goes_on_from_its_log_with_the_same_messages() {
    let mut page = Page::new(3);
    let code = page.begin(&diamant(), &["Ada"], &["hugo", "minerva"]);
    let (scene, you) = (page.scene.clone(), page.you.clone());
    let mut again = Page::new(4);
    again.now = page.now - 500_000;
    let log = page.log.clone();
    assert_eq!(again.ask(json!({ "action": "load", "table": code, "log": log }))["status"], 204);
    again.log.clone_from(&page.log);
    let look = again.ask(json!({ "action": "listen", "table": code }));
    assert_eq!(look["body"]["scene"], scene);
    assert_eq!(look["body"]["you"], you);
    (again.scene, again.you) = (scene, you);
    again.play(&code, cautious());
    assert!(again.finished.is_some());
}

#[test]
fn hints_and_records_of_a_running_game_are_there() {
    let mut page = Page::new(5);
    let code = page.begin(&diamant(), &["Ada"], &["renard", "hugo"]);
    page.now += 60_000;
    page.ask(json!({ "action": "tick", "table": code }));
    let hint = page.done("GET", &format!("/api/tables/{code}/hint"), Value::Null);
    assert_eq!(hint["question"], page.scene["question"]["number"]);
    let record = page.done("GET", &format!("/api/tables/{code}/record"), Value::Null);
    assert_eq!(record["players"][0], "Ada");
    assert!(record["deal"].get("secret").is_none(), "the secret leaves only when the game is over");
}

#[test]
fn a_new_table_goes_on_from_a_moment_of_a_record() {
    let mut page = Page::new(6);
    let code = page.begin(&troll(), &["Ada"], &["cautious", "bold"]);
    page.play(&code, |_| 0);
    let record: Value =
        serde_json::from_str(page.finished.clone().unwrap()["record"].as_str().unwrap()).unwrap();
    let mut again = Page::new(7);
    let made =
        again.done("POST", "/api/tables", json!({ "from": { "record": record, "moves": 2 }, "name": "Ada" }));
    let code = made["table"].as_str().unwrap().to_owned();
    let look = again.ask(json!({ "action": "listen", "table": code }));
    assert_eq!(look["body"]["scene"]["options"]["game"]["name"], "troll-dragon");
}

#[test]
fn the_catalogue_is_that_of_a_server() {
    let mut page = Page::new(8);
    let editions = page.done("GET", "/api/editions", Value::Null);
    assert_eq!(editions["editions"].as_array().unwrap().len(), record::official_editions().len());
    let bots = page.done("GET", "/api/bots", Value::Null);
    assert_eq!(bots["characters"].as_array().unwrap().len(), bots::CHARACTERS.len());
}
