//! Streams that break and go on: nothing is missing, nothing comes twice, and every byte is the same.

use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::support::back_end::Place;
use crate::support::company::{Company, diamant};
use crate::support::hand_clock::HandClock;
use crate::support::player::{Player, Stream};
use crate::support::socket::Socket;
use crate::support::test_app::TestApp;
use crate::whole_games::open_house;

/// How somebody goes on.
#[derive(Clone, Copy)]
enum Resume {
    /// With a stream after a message that is said in the header.
    Header,
    /// With a stream after a message that is said in the query.
    Query,
    /// With a socket.
    Socket,
}

/// What somebody goes on with.
enum Resumed {
    Stream(Stream),
    Socket(Socket),
}

impl Resumed {
    async fn next_text(&mut self) -> Option<String> {
        match self {
            Resumed::Stream(stream) => stream.next_text().await,
            Resumed::Socket(socket) => socket.next_text().await.map(|text| text + "\n"),
        }
    }

    async fn next(&mut self) -> Option<Value> {
        Some(serde_json::from_str(&self.next_text().await?).unwrap())
    }
}

/// Goes on after this message.
async fn resumed(player: &Player, code: &str, after: &str, how: Resume) -> Resumed {
    match how {
        Resume::Header => Resumed::Stream(player.stream(code, Some(after)).await),
        Resume::Query => {
            let request = player.request(Method::GET, &format!("/api/tables/{code}/events?after={after}"));
            Resumed::Stream(Stream::open(request.header("accept", "application/x-ndjson")).await)
        }
        Resume::Socket => Resumed::Socket(player.socket(code, &format!("?after={after}")).await),
    }
}

fn id_of(text: &str) -> String {
    serde_json::from_str::<Value>(text).unwrap()["id"].as_str().unwrap().to_owned()
}

fn is_the_end(text: &str) -> bool {
    text.contains("\"type\":\"game-ended\"")
}

/// Everything until the end of the game, on one connection.
async fn steady(mut stream: Resumed) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    while !seen.last().is_some_and(|text| is_the_end(text)) {
        seen.push(stream.next_text().await.unwrap());
    }
    seen
}

/// Everything until the end of the game, on connections of both kinds that break after a few messages, again and again.
async fn shaky(player: Player, code: String, mut stream: Resumed, mut dice: u64) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    while !seen.last().is_some_and(|text| is_the_end(text)) {
        seen.push(stream.next_text().await.unwrap());
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if dice >> 62 == 0 {
            drop(stream);
            let after = id_of(seen.last().unwrap());
            let how =
                [Resume::Header, Resume::Query, Resume::Socket, Resume::Socket][(dice >> 60 & 3) as usize];
            stream = resumed(&player, &code, &after, how).await;
        }
    }
    seen
}

/// Plays to the end and changes sealed choices on the way, so that there is something to whisper.
async fn waver(player: Player, code: String, mut stream: Stream) {
    let path = format!("/api/tables/{code}/act");
    loop {
        let line = stream.next().await.unwrap();
        if line["news"]["type"] == "game-ended" {
            return;
        }
        let question = &line["scene"]["question"]["number"];
        if line["you"]["actions"].is_array() && line["you"]["choice"].is_null() {
            let carried = line["scene"]["game"]["carried"].as_u64().unwrap();
            let choices: &[&str] = if carried < 5 {
                &["leave", "continue", "leave", "continue"]
            } else {
                &["continue", "leave"]
            };
            for choice in choices {
                let body = json!({ "question": question, "choice": choice });
                player.try_send(Method::POST, &path, Some(body)).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_breaks_all_the_time_tells_the_same_as_one_that_never_does() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({ "bots": "instant" }))).await;
    company.players[0].post(&company.path("/bots"), json!({ "bot": "renard" })).await;
    let onlooker = Player::new(&app, "Dee").await;
    let (mut steadies, mut shakies, mut games) = (Vec::new(), Vec::new(), JoinSet::new());
    for (dice, player) in (1..).zip(company.players.iter().chain([&onlooker])) {
        let code = company.code.clone();
        let streams = [player.stream(&code, None).await, player.stream(&code, None).await];
        let [one, other] = streams;
        steadies.push(tokio::spawn(steady(Resumed::Stream(one))));
        shakies.push(tokio::spawn(shaky(player.clone(), code.clone(), Resumed::Stream(other), dice)));
        if dice <= 3 {
            games.spawn(waver(player.clone(), code.clone(), player.stream(&code, None).await));
        }
    }
    company.begin().await;
    games.join_all().await;
    let mut whispers = 0;
    for ((steady, shaky), player) in
        steadies.into_iter().zip(shakies).zip(company.players.iter().chain([&onlooker]))
    {
        let (steady, shaky) = (steady.await.unwrap(), shaky.await.unwrap());
        whispers += steady.iter().filter(|text| id_of(text).contains('.')).count();
        assert_eq!(steady, shaky);
        // By now most of it is no longer in memory.
        assert!(steady.len() > 40, "{} messages", steady.len());
        let ways = [Resume::Query, Resume::Socket, Resume::Header];
        for (seen, how) in [0, steady.len() / 2, steady.len() - 3].into_iter().zip(ways) {
            let again = resumed(player, &company.code, &id_of(&steady[seen]), how).await;
            assert_eq!(self::steady(again).await, steady[seen + 1..]);
        }
    }
    assert!(whispers > 0, "somebody changed a sealed choice");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_everything_goes_on_where_it_was_with_sealed_choices_intact() {
    let place = Place::new().await;
    let clock = HandClock::new();
    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), clock.clone()).await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let mut streams = Vec::new();
    for seat in 0..3 {
        streams.push(company.stream(seat).await);
    }
    company.begin().await;
    company.choose(0, "leave").await;
    company.choose(1, "leave").await;
    company.choose(1, "continue").await;
    company.react(2, "hurry").await;
    company.choose(1, "leave").await;
    let mut seen: Vec<Vec<String>> = Vec::new();
    for stream in &mut streams {
        let mut texts: Vec<String> = Vec::new();
        while !texts.last().is_some_and(|text| text.contains("hurry")) {
            texts.push(stream.next_text().await.unwrap());
        }
        seen.push(texts);
    }
    // What only Bo was told.
    seen[1].push(streams[1].next_text().await.unwrap());
    drop(streams);
    let looks = [company.look(0).await, company.look(1).await, company.look(2).await];
    app.stop().await;
    store.close().await;

    let store = place.open().await;
    let app = TestApp::at_the_time_of(store, clock).await;
    let company = company.at(&app);
    for (seat, look) in looks.iter().enumerate() {
        assert_eq!(company.look(seat).await, *look);
    }
    assert_eq!(looks[1]["you"]["choice"], "leave");
    let mut streams = Vec::new();
    for (seat, texts) in seen.iter().enumerate() {
        let mut again =
            resumed(&company.players[seat], &company.code, &id_of(&texts[0]), Resume::Query).await;
        for text in &texts[1..] {
            assert_eq!(again.next_text().await.as_ref(), Some(text));
        }
        let how = if seat == 0 { Resume::Socket } else { Resume::Header };
        let last = id_of(texts.last().unwrap());
        streams.push(resumed(&company.players[seat], &company.code, &last, how).await);
    }
    company.choose(2, "continue").await;
    let choices = json!([
        { "seat": 0, "choice": "leave" }, { "seat": 1, "choice": "leave" }, { "seat": 2, "choice": "continue" }
    ]);
    for stream in &mut streams[..2] {
        let opened = stream.next().await.unwrap();
        assert_eq!((&opened["news"]["type"], &opened["news"]["choices"]), (&json!("opened"), &choices));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mark_that_makes_no_sense_is_refused_and_one_of_the_future_is_taken_for_none() {
    let app = open_house().await;
    let company = Company::playing(&app, json!({})).await;
    let ada = &company.players[0];
    for mark in ["x", "-1", "1.", "1.2.3", "4294967296", "%20", "1%200"] {
        let path = company.path(&format!("/events?after={mark}"));
        assert_eq!(ada.refused(Method::GET, &path, None).await, (400, "request/mark".to_owned()), "{mark}");
        let request = ada.request(Method::GET, &company.path("/events")).header("last-event-id", mark);
        assert_eq!(request.send().await.unwrap().status(), 400, "{mark}");
    }
    let request = ada.request(Method::GET, &company.path("/events"));
    let no_text = reqwest::header::HeaderValue::from_bytes(b"17\xff").unwrap();
    assert_eq!(request.header("last-event-id", no_text).send().await.unwrap().status(), 400);
    let look = company.look(0).await;
    let last = look["id"].as_str().unwrap();
    for mark in ["0", "4294967295", "4294967295.4294967295", &format!("{last}.1")] {
        assert_eq!(ada.stream(&company.code, Some(mark)).await.next().await.unwrap(), look, "{mark}");
    }
    // An empty header is what a browser sends that has seen nothing.
    assert_eq!(ada.stream(&company.code, Some("")).await.next().await.unwrap(), look);
}
