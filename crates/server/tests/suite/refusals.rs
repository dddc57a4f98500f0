//! What is refused, with which words, and that nothing has changed then.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::company::{Company, diamant};
use crate::support::player::Player;
use crate::whole_games::open_house;

/// A method, the rest of the path, a body, and the status and slug that come back.
type Case = (Method, &'static str, Option<Value>, (u16, &'static str));

async fn all_refused(who: &Player, company: &Company, cases: Vec<Case>) {
    for (method, rest, body, (status, slug)) in cases {
        let before = company.look(0).await;
        let refusal = who.refused(method.clone(), &company.path(rest), body.clone()).await;
        assert_eq!(refusal, (status, slug.to_owned()), "{method} {rest} {body:?}");
        assert_eq!(company.look(0).await, before, "{method} {rest} {body:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_that_do_not_fit_are_refused() {
    let app = open_house().await;
    let company = Company::playing(&app, json!({})).await;
    let question = company.question().await;
    let act = |question: Value, choice: &str| Some(json!({ "question": question, "choice": choice }));
    let now = || json!(question);
    let game = company.look(1).await["scene"]["deal"]["game"].clone();
    let reveal = json!({ "game": game, "nonce": "0".repeat(64) });
    let commit = json!({ "game": game, "commitment": "0".repeat(64) });
    all_refused(
        &company.players[1],
        &company,
        vec![
            (Method::POST, "/act", act(json!(question - 1), "leave"), (409, "table/stale-choice")),
            (Method::POST, "/act", act(json!(question + 1), "leave"), (409, "table/stale-choice")),
            (Method::POST, "/act", act(json!(0), "leave"), (409, "table/stale-choice")),
            (Method::POST, "/act", act(now(), "roll"), (409, "table/illegal-choice")),
            (Method::POST, "/act", act(now(), "fly"), (400, "request/body")),
            (Method::POST, "/act", act(now(), "Leave"), (400, "request/body")),
            (Method::POST, "/act", act(json!(-1), "leave"), (400, "request/body")),
            (Method::POST, "/act", act(json!("1"), "leave"), (400, "request/body")),
            (Method::POST, "/act", Some(json!({ "question": question })), (400, "request/body")),
            (Method::POST, "/act", Some(json!([])), (400, "request/body")),
            (Method::POST, "/act", None, (415, "request/media-type")),
            (Method::POST, "/reactions", Some(json!({ "reaction": "boo" })), (400, "request/body")),
            (Method::POST, "/words", Some(json!({ "text": "hello" })), (409, "table/reactions-only")),
            (Method::PUT, "/nonce", Some(json!({ "game": "x", "nonce": "00" })), (422, "table/bad-nonce")),
            (Method::PUT, "/nonce", Some(reveal), (409, "table/stale-deal")),
            (
                Method::PUT,
                "/commitment",
                Some(json!({ "game": "x", "commitment": "00" })),
                (422, "table/bad-commitment"),
            ),
            (Method::PUT, "/commitment", Some(commit), (409, "table/stale-deal")),
            (Method::POST, "/ready", None, (409, "table/game-is-on")),
            (Method::POST, "/seat", Some(json!({ "name": "Bee" })), (409, "table/game-is-on")),
            (Method::POST, "/seat", Some(json!({ "name": "" })), (422, "table/bad-name")),
        ],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_in_somebody_elses_turn_is_refused() {
    let app = open_house().await;
    let troll = json!({ "game": { "name": "troll-dragon", "options": { "race": "step" } } });
    let company = Company::seated(&app, troll).await;
    company.begin().await;
    let question = company.question().await;
    let roll = json!({ "question": question, "choice": "roll" });
    let cases = vec![(Method::POST, "/act", Some(roll.clone()), (409, "table/not-asked"))];
    let active = company.look(0).await["scene"]["game"]["active"].as_u64().unwrap();
    let other = usize::from(active == 0);
    all_refused(&company.players[other], &company, cases).await;
    let keep = json!({ "question": question, "choice": "keep-key" });
    let cases = vec![(Method::POST, "/act", Some(keep), (409, "table/illegal-choice"))];
    all_refused(&company.players[usize::try_from(active).unwrap()], &company, cases).await;
}

/// What only the host may do.
fn of_the_host() -> Vec<Case> {
    let no = (403, "table/not-host");
    vec![
        (Method::POST, "/start", None, no),
        (Method::POST, "/bots", Some(json!({ "bot": "renard" })), no),
        (Method::DELETE, "/seats/0", None, no),
        (Method::PUT, "/seats/0/place", Some(json!({ "to": 1 })), no),
        (Method::POST, "/seats/0/stand-in", None, no),
        (Method::POST, "/seats/0/host", None, no),
        (Method::PUT, "/options", Some(diamant(json!({}))), no),
        (Method::PUT, "/listing", Some(json!({ "listing": "public" })), no),
        (Method::GET, "/people", None, no),
        (Method::DELETE, "/people/0000000000000001", None, no),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_not_the_host_or_has_no_seat_is_told_so() {
    let app = open_house().await;
    let company = Company::playing(&app, json!({})).await;
    all_refused(&company.players[1], &company, of_the_host()).await;
    let onlooker = Player::new(&app, "Dee").await;
    all_refused(&onlooker, &company, of_the_host()).await;
    let leave = json!({ "question": company.question().await, "choice": "leave" });
    let no = (403, "table/not-seated");
    all_refused(
        &onlooker,
        &company,
        vec![
            (Method::POST, "/act", Some(leave), no),
            (Method::POST, "/ready", None, no),
            (Method::DELETE, "/seat", None, no),
            (Method::PUT, "/nonce", Some(json!({ "game": "x", "nonce": "0".repeat(64) })), no),
            (Method::PUT, "/commitment", Some(json!({ "game": "x", "commitment": "0".repeat(64) })), no),
        ],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_cannot_do_everything_either() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let ada = &company.players[0];
    let no_seat = (404, "table/no-such-seat");
    all_refused(
        ada,
        &company,
        vec![
            (Method::DELETE, "/seats/3", None, no_seat),
            (Method::DELETE, "/seats/8", None, no_seat),
            (Method::DELETE, "/seats/x", None, no_seat),
            (Method::DELETE, "/seats/-1", None, no_seat),
            (Method::DELETE, "/seats/%ff", None, (404, "table/unknown")),
            (Method::PUT, "/seats/0/place", Some(json!({ "to": 3 })), no_seat),
            (Method::PUT, "/seats/0/place", Some(json!({ "to": 200 })), no_seat),
            (Method::POST, "/seats/7/host", None, no_seat),
            (Method::POST, "/seats/1/stand-in", None, (409, "table/no-game")),
            (Method::POST, "/act", Some(json!({ "question": 1, "choice": "leave" })), (409, "table/no-game")),
            (Method::GET, "/record", None, (409, "table/no-game")),
            (Method::POST, "/bots", Some(json!({ "bot": "nobody" })), (422, "table/unknown-bot")),
            (Method::PUT, "/options", Some(diamant(json!({ "clock": 1 }))), (422, "table/bad-options")),
            (Method::PUT, "/options", Some(json!({})), (400, "request/body")),
            (Method::PUT, "/listing", Some(json!({ "listing": "secret" })), (400, "request/body")),
            (Method::DELETE, "/people/me", None, (404, "person/unknown-id")),
            (Method::POST, "/seat", Some(json!({ "name": "Bo" })), (409, "table/name-taken")),
        ],
    )
    .await;
    let oneself = company.path(&format!("/people/{}", ada.id));
    assert_eq!(ada.refused(Method::DELETE, &oneself, None).await, (409, "table/oneself".to_owned()));
    company.players[2].try_send(Method::DELETE, &company.path("/seat"), None).await;
    assert_eq!(
        company.refused(0, Method::POST, "/start", None).await,
        (409, "table/wrong-players".to_owned())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_not_there_is_unknown_to_everybody() {
    let app = open_house().await;
    let ada = Player::new(&app, "Ada").await;
    for code in ["K7QM2XNP4T", "short", "K7QM2XNP4U", "%ff"] {
        for (method, rest, body) in [
            (Method::GET, "", None),
            (Method::GET, "/events", None),
            (Method::GET, "/record", None),
            (Method::POST, "/start", None),
            (Method::POST, "/act", Some(json!({ "question": 1, "choice": "leave" }))),
        ] {
            let refusal = ada.refused(method, &format!("/api/tables/{code}{rest}"), body).await;
            assert_eq!(refusal, (404, "table/unknown".to_owned()), "{code}{rest}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_sent_away_sees_and_does_nothing_any_more() {
    let app = open_house().await;
    let company =
        Company::seated(&app, json!({ "game": { "name": "diamant", "edition": "portal-2025" } })).await;
    let bo = &company.players[1];
    let stream = company.stream(1).await;
    let away = company.path(&format!("/people/{}", bo.id));
    let (status, answer) = company.players[0].try_send(Method::DELETE, &away, None).await;
    assert!(status.is_success(), "{answer}");
    stream.end().await;
    let no = (403, "table/removed");
    let mut cases: Vec<Case> =
        of_the_host().into_iter().map(|(m, rest, body, _)| (m, rest, body, no)).collect();
    cases.extend([
        (Method::GET, "", None, no),
        (Method::GET, "/events", None, no),
        (Method::GET, "/events?after=1", None, no),
        (Method::GET, "/record", None, no),
        (Method::POST, "/act", Some(json!({ "question": 1, "choice": "leave" })), no),
        (Method::POST, "/reactions", Some(json!({ "reaction": "wow" })), no),
        (Method::POST, "/seat", Some(json!({ "name": "Bo" })), no),
        (Method::DELETE, "/seat", None, no),
    ]);
    all_refused(bo, &company, cases).await;
    assert_eq!(company.look(0).await["scene"]["seats"].as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_sent_away_during_a_game_finishes_it_in_silence() {
    let app = open_house().await;
    let company = Company::playing(&app, json!({})).await;
    let (ada, bo) = (&company.players[0], &company.players[1]);
    let mut stream = company.stream(1).await;
    ada.try_send(Method::DELETE, &company.path(&format!("/people/{}", bo.id)), None).await;
    assert_eq!(
        ada.refused(Method::DELETE, &company.path("/seats/1"), None).await,
        (409, "table/still-playing".to_owned())
    );
    let wow = Some(json!({ "reaction": "wow" }));
    let removed = (403, "table/removed".to_owned());
    assert_eq!(bo.refused(Method::POST, &company.path("/reactions"), wow).await, removed);
    company.choose(1, "leave").await;
    assert_eq!(stream.until("answered").await["news"]["seat"], 1);
    assert_eq!(company.look(0).await["scene"]["seats"][1].get("bot"), None, "no bot plays for Bo");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_may_only_watch_or_was_taken_back_does_no_harm() {
    let app = open_house().await;
    let company = Company::playing(&app, json!({})).await;
    let ada = &company.players[0];
    let made = ada.post("/api/me/tokens", json!({ "label": "screen", "right": "watch" })).await;
    let screen = ada.with_token(&made);
    assert_eq!(screen.get(&company.path("")).await, company.look(0).await);
    screen.stream(&company.code, None).await.next().await.unwrap();
    let no = (403, "person/may-only-watch");
    let mut cases: Vec<Case> =
        of_the_host().into_iter().map(|(m, rest, body, _)| (m, rest, body, no)).collect();
    cases.extend([
        (Method::POST, "/reactions", Some(json!({ "reaction": "wow" })), no),
        (Method::POST, "/act", Some(json!({ "question": 1, "choice": "leave" })), no),
    ]);
    all_refused(&screen, &company, cases).await;

    let (status, _) = ada.try_send(Method::DELETE, &format!("/api/me/tokens/{}", made["id"]), None).await;
    assert_eq!(status, 204);
    let stranger = (401, "person/unknown");
    let cases = vec![
        (Method::GET, "", None, stranger),
        (Method::GET, "/events", None, stranger),
        (Method::GET, "/record", None, stranger),
        (Method::POST, "/start", None, stranger),
    ];
    all_refused(&screen, &company, cases).await;
}
