//! Tables over WebSockets: the same messages as a stream, and commands on the same connection.

use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::sealed_choices::begun;
use crate::support::back_end::{Place, fresh_store};
use crate::support::company::{Company, diamant};
use crate::support::hand_clock::HandClock;
use crate::support::player::{Player, Stream};
use crate::support::socket::Socket;
use crate::support::test_app::TestApp;
use crate::whole_games::{assert_fair_and_complete, assert_no_gap, decide, open_house};

/// What a command to choose looks like.
fn act(question: u64, choice: &str) -> Value {
    json!({ "operation": "act", "body": { "question": question, "choice": choice } })
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_are_played_over_sockets_from_the_seats_to_the_last_card() {
    let app = open_house().await;
    for (game, bot) in [
        (json!({ "name": "diamant", "edition": "portal-2025", "relics": true }), "renard"),
        (
            json!({ "name": "troll-dragon", "options": { "race": "live", "stock": { "diamonds": 6, "nuggets": 3 } } }),
            "bold:100",
        ),
    ] {
        let host = Player::new(&app, "Ada").await;
        let code = host.make(json!({ "game": game, "bots": "instant", "interval": 100 }), "Ada").await;
        let mut sockets = vec![host.socket(&code, "").await];
        for name in ["Bo", "Cy"] {
            let mut socket = Player::new(&app, name).await.socket(&code, "").await;
            let answer = socket.ask(json!({ "operation": "sit", "body": { "name": name } })).await;
            assert_eq!(answer["status"], 200, "{answer}");
            sockets.push(socket);
        }
        let answer = sockets[0].ask(json!({ "operation": "add_bot", "body": { "bot": bot } })).await;
        assert_eq!(answer["status"], 200, "{answer}");
        for socket in &mut sockets {
            let answer = socket.ask(json!({ "operation": "say_ready" })).await;
            assert_eq!(answer["status"], 200, "{answer}");
        }
        let mut games = JoinSet::new();
        for socket in sockets {
            games.spawn(socket.play_to_the_end(decide));
        }
        for messages in games.join_all().await {
            assert_no_gap(&messages);
        }
        let record = host.request(Method::GET, &format!("/api/tables/{code}/record")).send().await.unwrap();
        assert_fair_and_complete(&record.text().await.unwrap());
    }
}

/// The same as one line of NDJSON and as one frame.
async fn both(stream: &mut Stream, socket: &mut Socket) -> String {
    let line = stream.next_text().await.unwrap();
    assert_eq!(Some(line.trim_end()), socket.next_text().await.as_deref());
    line
}

#[tokio::test(flavor = "multi_thread")]
async fn two_sockets_and_a_stream_at_one_table_are_told_the_same_byte_by_byte() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({ "bots": "instant" }))).await;
    let [ada, bo, cy] = &company.players[..] else { unreachable!() };
    let code = company.code.clone();
    let mut watched = Vec::new();
    // Those who only watch receive the same in fewer pieces.
    let zoe = Player::new(&app, "Zoe").await;
    let visitor =
        |path: &str| reqwest::Client::new().get(format!("http://{}{}", app.address, company.path(path)));
    let stream = visitor("/events").header("accept", "application/x-ndjson");
    watched.push((Stream::open(stream).await, Socket::open(visitor("/socket")).await.unwrap()));
    for player in [ada, bo, cy, &zoe] {
        for scene in ["whole", "changes"] {
            let path = company.path(&format!("/events?scene={scene}"));
            let stream = player.request(Method::GET, &path).header("accept", "application/x-ndjson");
            watched
                .push((Stream::open(stream).await, player.socket(&code, &format!("?scene={scene}")).await));
        }
    }
    let mut games = JoinSet::new();
    for player in [ada, bo] {
        games.spawn(player.socket(&code, "").await.play_to_the_end(decide));
    }
    let (stream, player, table) = (cy.stream(&code, None).await, cy.clone(), code.clone());
    games.spawn(async move { player.play_to_the_end(&table, stream, decide).await });
    company.begin().await;
    games.join_all().await;
    for (mut stream, mut socket) in watched {
        let mut messages: Vec<Value> = Vec::new();
        while messages.last().is_none_or(|message| message["news"]["type"] != "game-ended") {
            messages.push(serde_json::from_str(&both(&mut stream, &mut socket).await).unwrap());
        }
        assert_no_gap(&messages);
        assert!(messages.len() > 40, "{} messages", messages.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_resumes_after_any_message_also_after_a_whisper() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let (mut stream, mut socket) =
        (company.stream(1).await, company.players[1].socket(&company.code, "").await);
    company.begin().await;
    let question = company.question().await;
    for choice in ["leave", "continue", "leave"] {
        assert_eq!(socket.ask(act(question, choice)).await["status"], 200);
    }
    company.choose(0, "leave").await;
    company.choose(2, "continue").await;
    company.react(2, "bravo").await;
    let mut seen: Vec<String> = Vec::new();
    while !seen.last().is_some_and(|line| line.contains("bravo")) {
        seen.push(both(&mut stream, &mut socket).await.trim_end().to_owned());
    }
    let ids: Vec<String> = seen
        .iter()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["id"].as_str().unwrap().to_owned())
        .collect();
    assert!(ids.iter().any(|id| id.ends_with(".1")), "Bo was told something alone: {ids:?}");
    for (number, id) in ids.iter().enumerate() {
        for by_header in [false, true] {
            let player = &company.players[1];
            let mut socket = if by_header {
                let request = player.request(Method::GET, &company.path("/socket"));
                Socket::open(request.header("last-event-id", id)).await.unwrap()
            } else {
                player.socket(&company.code, &format!("?after={id}")).await
            };
            for line in &seen[number + 1..] {
                assert_eq!(socket.next_text().await.as_ref(), Some(line), "after {id}");
            }
        }
    }
    let request = company.players[1].request(Method::GET, &company.path("/socket?after=x"));
    let (status, problem) = Socket::open(request).await.err().unwrap();
    assert_eq!((status, &problem["slug"]), (400, &json!("request/mark")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_over_a_socket_does_what_the_request_does_and_is_refused_like_it() {
    let app = open_house().await;
    let company = Company::playing(&app, json!({})).await;
    let question = company.question().await;
    let mut bo = company.players[1].socket(&company.code, "").await;
    let mut nobody = Socket::open(app.client.get(app.url(&company.path("/socket")))).await.unwrap();
    let stale = json!({ "question": question + 1, "choice": "leave" });
    for (command, status, slug) in [
        (json!({ "operation": "act", "body": stale }), 409, "table/stale-choice"),
        (act(question, "roll"), 409, "table/illegal-choice"),
        (act(question, "fly"), 400, "request/body"),
        (json!({ "operation": "act" }), 400, "request/body"),
        (json!({ "operation": "act", "body": [question, "leave"] }), 400, "request/body"),
        (json!({ "operation": "dance" }), 400, "request/body"),
        (json!({ "operation": "say_ready", "colour": "red" }), 400, "request/body"),
        (json!({ "operation": "say_ready" }), 409, "table/game-is-on"),
        (json!({ "operation": "start" }), 403, "table/not-host"),
        (json!({ "operation": "clear", "target": 0 }), 403, "table/not-host"),
        (json!({ "operation": "clear" }), 400, "request/body"),
        (json!({ "operation": "clear", "target": 9 }), 404, "table/no-such-seat"),
        (json!({ "operation": "ban" }), 400, "request/body"),
        (json!({ "operation": "ban", "person": "me" }), 404, "person/unknown-id"),
        (
            json!({ "operation": "react", "body": { "reaction": "wow" }, "seat": 0 }),
            403,
            "table/not-your-seat",
        ),
        (json!({ "operation": "react", "body": { "reaction": "wow" }, "key": "" }), 400, "request/key"),
        (json!({ "operation": "say", "body": { "text": "hello" } }), 409, "table/reactions-only"),
    ] {
        assert_eq!(bo.refused(command.clone()).await, (status, slug.to_owned()), "{command}");
    }
    let refused = nobody.refused(act(question, "leave")).await;
    assert_eq!(refused, (401, "person/unknown".to_owned()));
    let made = company.players[0].post("/api/me/tokens", json!({ "label": "eyes", "right": "watch" })).await;
    let mut eyes = company.players[0].with_token(&made).socket(&company.code, "").await;
    assert_eq!(eyes.refused(act(question, "leave")).await, (403, "person/may-only-watch".to_owned()));

    // Who is told on the same connection gets the answer together with the message.
    let done = bo.ask(act(question, "leave")).await;
    assert_eq!((&done["status"], &done["problem"]), (&json!(200), &Value::Null));
    assert_eq!(company.look(1).await["you"]["choice"], "leave");
    assert_eq!(bo.until("answered").await["id"], done["done"]["message"].to_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_is_sent_again_after_a_break_is_carried_out_once() {
    let store = fresh_store().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let company = Company::playing(&app, json!({})).await;
    let events = async || store.events(&company.code.parse().unwrap(), 0, 10_000).await.unwrap().len();
    let (before, question) = (events().await, company.question().await);
    let bo = &company.players[1];
    let command = json!({ "operation": "act", "key": "once",
        "body": { "question": question, "choice": "leave" } });
    let mut broken = bo.socket(&company.code, "").await;
    let mut ada = company.players[0].socket(&company.code, "").await;
    broken.send(command.clone()).await;
    ada.until("answered").await;
    drop(broken);
    for _ in 0..2 {
        let answer = bo.socket(&company.code, "").await.ask(command.clone()).await;
        assert_eq!(answer["status"], 200, "{answer}");
    }
    // The key is the same over HTTP.
    let request = bo.request(Method::POST, &company.path("/act")).header("idempotency-key", "once");
    assert_eq!(request.json(&command["body"]).send().await.unwrap().status(), 200);
    assert_eq!(events().await, before + 1);
    let mut other = command.clone();
    other["body"]["choice"] = json!("continue");
    let refused = bo.socket(&company.code, "").await.refused(other).await;
    assert_eq!(refused, (422, "request/key-reused".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_people_at_one_device_share_a_socket() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let mut bo = company.players[1].socket(&company.code, "").await;
    let beside = bo.ask(json!({ "operation": "sit_beside", "body": { "name": "Ann" } })).await;
    assert_eq!(beside["status"], 200, "{beside}");
    company.begin().await;
    let question = company.question().await;
    for seat in [1, 3] {
        let mut command = act(question, "leave");
        command["seat"] = json!(seat);
        assert_eq!(bo.ask(command).await["status"], 200);
    }
    let you = company.look(1).await["you"].clone();
    assert_eq!((&you["choice"], &you["beside"][0]["choice"]), (&json!("leave"), &json!("leave")));
}

/// What Ada and an onlooker receive over sockets while the others choose this over sockets.
async fn recording(place: &Place, company: &Company, choices: &[(usize, &str)]) -> Vec<Vec<String>> {
    let store = place.open().await;
    let app = TestApp::at_the_time_of(store, HandClock::new()).await;
    let company = company.at(&app);
    let question = company.question().await;
    let mut watching = Vec::new();
    for query in ["?after=1", "?after=1&scene=changes"] {
        watching.push(company.players[0].socket(&company.code, query).await);
        let nobody = app.client.get(app.url(&company.path(&format!("/socket{query}"))));
        watching.push(Socket::open(nobody).await.unwrap());
    }
    let mut choosing = [
        company.players[1].socket(&company.code, "").await,
        company.players[2].socket(&company.code, "").await,
    ];
    for (seat, choice) in choices {
        assert_eq!(choosing[seat - 1].ask(act(question, choice)).await["status"], 200);
    }
    company.react(0, "good-game").await;
    let mut seen = Vec::new();
    for socket in watching {
        seen.push(socket.texts_until("\"good-game\"").await);
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_seal_over_sockets_is_in_no_byte_that_anybody_else_receives() {
    let original = Place::new().await;
    let company = begun(&original, json!({ "timing": "hidden" })).await;
    let mut recordings = Vec::new();
    let plays: [&[(usize, &str)]; 3] = [
        &[(1, "leave"), (2, "continue")],
        &[(2, "leave"), (2, "continue"), (1, "continue")],
        &[(1, "continue"), (1, "leave"), (2, "leave"), (1, "continue")],
    ];
    for choices in plays {
        recordings.push(recording(&original.copy().await, &company, choices).await);
    }
    assert!(recordings[0].iter().all(|texts| texts.len() > 2), "something was received");
    for other in &recordings[1..] {
        assert_eq!(recordings[0], *other);
    }
}
