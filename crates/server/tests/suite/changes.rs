//! A stream that tells only what has changed tells as much as one that tells everything.

use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::support::company::{Company, diamant};
use crate::support::player::{Player, Stream};
use crate::whole_games::{decide, open_house};

/// A stream of changes from this message on, or from now.
async fn changes(player: &Player, code: &str, after: Option<&str>) -> Stream {
    let after = after.map(|after| format!("&after={after}")).unwrap_or_default();
    let path = format!("/api/tables/{code}/events?scene=changes{after}");
    Stream::open(player.request(Method::GET, &path).header("accept", "application/x-ndjson")).await
}

/// The message as it would be with the whole scene; `scene` is the one before it, and then the one of this message.
fn whole(mut line: Value, scene: &mut Value) -> Value {
    if let Some(changes) = line.as_object_mut().unwrap().remove("changes") {
        for (member, value) in changes.as_object().unwrap() {
            match value {
                Value::Null => drop(scene.as_object_mut().unwrap().remove(member)),
                value => scene[member] = value.clone(),
            }
        }
        line["scene"] = scene.clone();
    } else if let Some(given) = line.get("scene") {
        *scene = given.clone();
    }
    line
}

/// Everything until the game is over from a stream of changes that breaks every few messages, made whole again.
async fn made_whole(player: Player, code: String, mut stream: Stream, every: usize) -> Vec<Value> {
    let (mut seen, mut scene, mut has_scene) = (Vec::new(), Value::Null, false);
    loop {
        let line = stream.next().await.unwrap();
        if !line["id"].as_str().unwrap().contains('.') {
            let names = [line.get("scene"), line.get("changes")].map(|told| told.is_some());
            assert_eq!(names, [!has_scene, has_scene], "only the first message of a stream has everything");
            has_scene = true;
        }
        let line = whole(line, &mut scene);
        let over = line["news"]["type"] == "game-ended";
        seen.push(line);
        if over {
            return seen;
        }
        if seen.len() % every == 0 {
            let last = seen.last().unwrap()["id"].as_str().unwrap();
            stream = changes(&player, &code, Some(last)).await;
            has_scene = false;
        }
    }
}

async fn told_the_same(options: Value) {
    let app = open_house().await;
    let company = Company::seated(&app, options).await;
    let onlooker = Player::new(&app, "Dee").await;
    let (mut games, mut looks) = (JoinSet::new(), Vec::new());
    for player in &company.players {
        let (player, code) = (player.clone(), company.code.clone());
        let stream = player.stream(&code, None).await;
        games.spawn(async move { player.play_to_the_end(&code, stream, decide).await });
    }
    for player in [&company.players[1], &onlooker] {
        let steady = player.stream(&company.code, None).await;
        let mut shaky = Vec::new();
        for every in [3, 7, usize::MAX] {
            let (player, code) = (player.clone(), company.code.clone());
            let stream = changes(&player, &code, None).await;
            shaky.push(tokio::spawn(made_whole(player, code, stream, every)));
        }
        looks.push((player, steady, shaky));
    }
    company.begin().await;
    for (player, mut steady, shaky) in looks {
        let mut told = Vec::new();
        while told.last().is_none_or(|line: &Value| line["news"]["type"] != "game-ended") {
            told.push(steady.next().await.unwrap());
        }
        for shaky in shaky {
            assert_eq!(shaky.await.unwrap(), told);
        }
        // By now it is no longer in memory.
        let mut again = changes(player, &company.code, told[0]["id"].as_str()).await;
        let (mut retold, mut scene) = (vec![told[0].clone()], Value::Null);
        while retold.len() < told.len() {
            retold.push(whole(again.next().await.unwrap(), &mut scene));
        }
        assert_eq!(retold, told);
    }
    games.join_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_changed_in_the_cave_adds_up_to_everything() {
    told_the_same(diamant(json!({ "bots": "instant" }))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_changed_with_dice_adds_up_to_everything() {
    let stock = json!({ "diamonds": 30, "nuggets": 20 });
    let game = json!({ "name": "troll-dragon", "options": { "race": "step", "stock": stock } });
    told_the_same(json!({ "game": game, "bots": "instant" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_something_else_than_all_or_changes_is_refused() {
    let app = open_house().await;
    let company = Company::playing(&app, json!({})).await;
    let path = company.path("/events?scene=half");
    let (status, slug) = company.players[0].refused(Method::GET, &path, None).await;
    assert_eq!((status, slug.as_str()), (400, "request/query"));
}
