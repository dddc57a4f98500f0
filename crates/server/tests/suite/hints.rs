//! What the master would do, asked over the network.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::company::{Company, diamant};
use crate::support::player::Player;
use crate::support::test_app::TestApp;
use crate::whole_games::open_house;

async fn learning(app: &TestApp) -> Company {
    Company::playing(app, json!({ "hints": "on" })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_learns_what_the_choices_are_worth() {
    let app = open_house().await;
    let company = learning(&app).await;
    let look = company.look(0).await;
    assert_eq!(look["scene"]["options"]["hints"], "on", "everybody sees it");
    let before = look["id"].clone();
    let told = company.players[0].get(&company.path("/hint")).await;
    assert_eq!(told["question"], look["scene"]["question"]["number"]);
    let hint = &told["hint"];
    assert_eq!((&hint["game"], &hint["exact"]), (&json!("diamant"), &json!(false)));
    let number = |value: &Value| value.as_f64().unwrap_or_else(|| panic!("{hint}"));
    for choice in ["continue", "leave"] {
        assert!((0.0..=100.0).contains(&number(&hint[choice]["win"])), "{hint}");
        assert!(number(&hint[choice]["rubies"]) >= 0.0, "{hint}");
    }
    assert!((0.0..=1.0).contains(&number(&hint["mix"])) && number(&hint["error"]) >= 0.0, "{hint}");
    for language in words::Language::ALL {
        let said = hint["said"][language.code()].as_str().unwrap();
        assert!(said.contains('±') || said.contains(" près"), "{hint}");
    }
    // It may be asked again after choosing, for a choice may be changed; and nobody hears of it.
    company.choose(0, "leave").await;
    assert_eq!(company.players[0].get(&company.path("/hint")).await, told);
    assert_eq!(company.look(1).await["id"].as_str().unwrap().split('.').next(), next(&before).as_deref());
}

/// The id of the message that says that somebody has chosen.
fn next(id: &Value) -> Option<String> {
    let number: u32 = id.as_str()?.parse().ok()?;
    Some((number + 1).to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_the_base_deck_are_told_exactly() {
    let app = open_house().await;
    let player = Player::new(&app, "Ada").await;
    let edition = json!({ "name": "for two", "base": "classic-2005", "players": [2, 8] });
    let game = json!({ "name": "diamant", "edition": edition });
    let code = player.make(json!({ "game": game, "hints": "on" }), "Ada").await;
    player.post(&format!("/api/tables/{code}/bots"), json!({ "bot": "renard" })).await;
    player.post(&format!("/api/tables/{code}/start"), json!({})).await;
    let hint = player.get(&format!("/api/tables/{code}/hint")).await["hint"].clone();
    assert_eq!((&hint["exact"], &hint["error"], &hint["tries"]), (&json!(true), &json!(0.0), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_are_weighed_too() {
    let app = open_house().await;
    let dice = json!({ "name": "troll-dragon", "options": { "race": "step" } });
    let company = Company::seated(&app, json!({ "game": dice, "hints": "on" })).await;
    company.begin().await;
    let nothing = company.refused(0, Method::GET, "/hint", None).await;
    assert_eq!(nothing, (409, "table/nothing-to-weigh".to_owned()), "the first roll is no choice");
    assert_eq!(company.refused(1, Method::GET, "/hint", None).await, (409, "table/not-asked".to_owned()));
    // Four trolls at once end a turn before there is anything to choose.
    let mut active = 0;
    let hint = loop {
        company.choose(active, "roll").await;
        let look = company.look(0).await;
        active = usize::try_from(look["scene"]["game"]["active"].as_u64().unwrap()).unwrap();
        if company.look(active).await["you"]["actions"].as_array().unwrap().len() > 1 {
            break company.players[active].get(&company.path("/hint")).await["hint"].clone();
        }
    };
    assert_eq!((&hint["game"], hint["choices"][0]["worth"].is_f64()), (&json!("troll-dragon"), true));
    assert!(hint["said"]["en"].as_str().unwrap().starts_with("Best: "), "{hint}");
}

/// A table at which Ada has left the cave and the others have not. The next card may be a trap, after which all are asked
/// again: then it is another table.
async fn ada_is_home(app: &TestApp) -> Company {
    loop {
        let company = learning(app).await;
        for (seat, choice) in [(0, "leave"), (1, "continue"), (2, "continue")] {
            company.choose(seat, choice).await;
        }
        if company.look(0).await["you"]["actions"].is_null() {
            return company;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_refused_to_all_others_and_everywhere_else() {
    let app = open_house().await;
    let company = learning(&app).await;
    let ask = |who: Player, path: String| async move { who.refused(Method::GET, &path, None).await };
    let onlooker = Player::new(&app, "Zoe").await;
    let [ada, bo] = [0, 1].map(|seat: usize| company.players[seat].clone());
    let hint = company.path("/hint");
    assert_eq!(ask(onlooker, hint.clone()).await, (403, "table/not-seated".to_owned()));
    assert_eq!(ask(bo, company.path("/hint?seat=0")).await, (403, "table/not-your-seat".to_owned()));
    let stranger = app.get(&hint).await;
    assert_eq!(crate::support::test_app::refusal(stranger).await, (401, "person/unknown".to_owned()));
    let ada_home = ada_is_home(&app).await;
    let not_asked = ada_home.refused(0, Method::GET, "/hint", None).await;
    assert_eq!(not_asked, (409, "table/not-asked".to_owned()));

    let alone = Company::playing(&app, json!({})).await;
    let off = alone.refused(0, Method::GET, "/hint", None).await;
    assert_eq!(off, (409, "table/hints-off".to_owned()));
    let nowhere = ask(ada.clone(), "/api/tables/K7QM2XNP4T/hint".to_owned()).await;
    assert_eq!(nowhere, (404, "table/unknown".to_owned()));
}

/// Whoever meets strangers plays for themselves.
#[tokio::test(flavor = "multi_thread")]
async fn tables_in_the_lobby_have_none() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({ "hints": "on" }))).await;
    let public = json!({ "listing": "public" });
    let no = (409, "table/hints-in-public".to_owned());
    assert_eq!(company.refused(0, Method::PUT, "/listing", Some(public)).await, no);
    let both = json!({ "options": diamant(json!({ "hints": "on" })), "listing": "public" });
    assert_eq!(company.players[0].refused(Method::POST, "/api/tables", Some(both)).await, no);
}
