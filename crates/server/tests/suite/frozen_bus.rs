//! A NATS server that hangs: it keeps its connections and carries nothing.

use std::time::Duration;

use bytes::Bytes;
use futures_util::{FutureExt, StreamExt};
use serde_json::{Value, json};
use server::cluster::{Bus, NatsBus, Topic};
use throwaway::Nats;
use tokio::time::{Instant, sleep, timeout};

use crate::store::code;
use crate::support::company::{Company, diamant};
use crate::support::test_app::TestApp;
use crate::support::two_nodes::TwoNodes;
use crate::whole_games::decide;

/// Within how many seconds a bus that hangs, or goes on, is noticed; with room for a busy machine.
const NOTICED: Duration = Duration::from_secs(8);

/// Asks again and again until the answer is this.
async fn until<T: PartialEq + std::fmt::Debug>(expected: T, ask: impl AsyncFn() -> T) {
    let begun = Instant::now();
    loop {
        let answer = ask().await;
        if answer == expected {
            return;
        }
        assert!(begun.elapsed() < NOTICED, "{answer:?} instead of {expected:?}");
        sleep(Duration::from_millis(20)).await;
    }
}

async fn ready(node: &TestApp) -> (u16, Value) {
    let answer = node.get("/ready").await;
    (answer.status().as_u16(), answer.json().await.unwrap())
}

/// What the metrics say of the bus.
async fn bus_well(node: &TestApp) -> Option<String> {
    let text = node.get("/metrics").await.text().await.unwrap();
    text.lines().find_map(|line| line.strip_prefix("tacora_bus_well ").map(str::to_owned))
}

fn well() -> (u16, Value) {
    (200, json!({ "status": "ok" }))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bus_that_hangs_is_named_games_go_on_and_it_is_well_again_by_itself() {
    let nats = Nats::start().unwrap();
    let nodes = TwoNodes::on(&nats).await;
    for node in [&nodes.one, &nodes.other] {
        until(well(), async || ready(node).await).await;
    }
    let company = Company::seated(&nodes.one, diamant(json!({}))).await;

    nats.freeze().unwrap();
    for node in [&nodes.one, &nodes.other] {
        until((200, json!({ "status": "ok", "ill": ["bus"] })), async || ready(node).await).await;
        until(Some("0".to_owned()), async || bus_well(node).await).await;
    }
    let there = company.at(&nodes.other);
    let players = [company.players[0].clone(), there.players[1].clone(), there.players[2].clone()];
    let mut over_socket = false;
    let games = players.map(|player| {
        let code = company.code.clone();
        over_socket = !over_socket;
        tokio::spawn(async move {
            if over_socket {
                return player.socket(&code, "").await.play_to_the_end(decide).await;
            }
            let stream = player.stream(&code, None).await;
            player.play_to_the_end(&code, stream, decide).await
        })
    });
    company.begin().await;
    for game in games {
        let seen = timeout(Duration::from_mins(2), game).await.expect("the game comes to its end").unwrap();
        assert_eq!(seen.last().unwrap()["news"]["type"], "game-ended");
    }

    nats.thaw().unwrap();
    for node in [&nodes.one, &nodes.other] {
        until(well(), async || ready(node).await).await;
        until(Some("1".to_owned()), async || bus_well(node).await).await;
    }
}

/// The connection to NATS takes only so many commands that it cannot carry out.
#[tokio::test(flavor = "multi_thread")]
async fn no_table_waits_for_a_bus_that_is_away_and_all_hear_it_when_it_is_back() {
    let mut nats = Nats::start().unwrap();
    let bus = NatsBus::connect(&nats.url(), "test").await.unwrap();
    until(true, async || bus.is_healthy()).await;
    nats.kill().unwrap();
    until(false, async || bus.is_healthy()).await;
    let mut ears = Vec::new();
    for number in 0..2_060 {
        let ear = timeout(Duration::from_secs(5), bus.subscribe(Topic::Table(code(number)))).await;
        ears.push(ear.expect("whoever listens does not wait"));
    }
    nats.resume().unwrap();
    until(true, async || bus.is_healthy()).await;
    for number in [0, 2_059] {
        let heard = async {
            while ears[number].next().now_or_never().is_none() {
                bus.publish(Topic::Table(code(number as u64)), Bytes::from_static(b"hello"));
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(NOTICED, heard).await.expect("everybody hears what is told");
    }
}
