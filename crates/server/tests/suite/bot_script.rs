//! The player that bot writers copy, run as they would run it.

use std::net::SocketAddr;
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::support::player::Player;
use crate::whole_games::open_house;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// Runs the script with these words.
async fn run(words: Vec<String>) -> (bool, String) {
    let command = move || Command::new("python3").arg(SCRIPT).args(words).output();
    let output: Output = tokio::task::spawn_blocking(command)
        .await
        .unwrap()
        .expect("python3 runs: install Python 3.11 or later to test examples/bot.py");
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    (output.status.success(), said.join("\n"))
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn it_makes_a_table_and_plays_either_game_to_the_end() {
    let app = open_house().await;
    for game in ["diamant", "troll-dragon"] {
        let (well, said) = run(words(&[&app.url(""), "--game", game, "--hurry"])).await;
        assert!(well, "{said}");
        assert!(said.contains("The game is over"), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_them_and_somebody_else_play_at_one_table() {
    let app = open_house().await;
    let ada = Player::new(&app, "Ada").await;
    let options = json!({ "game": { "name": "diamant", "edition": "iello-2016" }, "bots": "instant" });
    let code = ada.make(options, "Ada").await;
    let mut stream = ada.stream(&code, None).await;
    let bot = |name: &str| tokio::spawn(run(words(&[&app.url(""), &code, "--name", name])));
    let bots = [bot("Sisyphus"), bot("Marvin")];
    for _ in 0..2 {
        stream.until("ready-said").await;
    }
    ada.post(&format!("/api/tables/{code}/ready"), json!({})).await;
    ada.play_to_the_end(&code, stream, crate::whole_games::decide).await;
    for bot in bots {
        let (well, said) = bot.await.unwrap();
        assert!(well && said.contains("The game is over"), "{said}");
    }
}

/// A line to the server that breaks whenever so many bytes have come through; its address, and how often it broke.
async fn bad_line(server: SocketAddr, bytes: u64) -> (SocketAddr, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let breaks = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&breaks);
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let server = TcpStream::connect(server).await.unwrap();
            let count = Arc::clone(&count);
            tokio::spawn(async move {
                let (mut from_client, mut to_client) = client.into_split();
                let (from_server, mut to_server) = server.into_split();
                tokio::spawn(async move { tokio::io::copy(&mut from_client, &mut to_server).await });
                let copied = tokio::io::copy(&mut from_server.take(bytes), &mut to_client).await;
                count.fetch_add(usize::from(copied.is_ok_and(|copied| copied == bytes)), Ordering::SeqCst);
                to_client.shutdown().await
            });
        }
    });
    (address, breaks)
}

#[tokio::test(flavor = "multi_thread")]
async fn it_goes_on_after_a_broken_connection() {
    let app = open_house().await;
    let (address, breaks) = bad_line(app.address, 60_000).await;
    let (well, said) = run(words(&[&format!("http://{address}"), "--hurry"])).await;
    assert!(well && said.contains("The game is over"), "{said}");
    assert!(breaks.load(Ordering::SeqCst) > 0, "the line broke in the middle of the game");
    assert_eq!(said.matches("Expedition ended").count(), 5, "nothing was told twice: {said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_says_what_is_wrong_in_a_sentence() {
    let app = open_house().await;
    let (well, said) = run(words(&[&app.url(""), "K7QM2XNP4T"])).await;
    assert!(!well && said.contains("No table has this code") && !said.contains("Traceback"), "{said}");
    let (well, said) = run(words(&["--help"])).await;
    assert!(well && said.contains("usage"), "{said}");
}

#[test]
fn it_stays_short() {
    let lines = std::fs::read_to_string(SCRIPT).unwrap().lines().count();
    assert!(lines < 120, "{lines} lines");
}
