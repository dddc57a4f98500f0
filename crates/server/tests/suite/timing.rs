//! Neither when others hear that somebody has chosen nor how much they receive depends on what was chosen.
//!
//! In every round a coin decides what one player seals, and the clock is stopped when an onlooker hears of it. Because the
//! coin is fair, "continue" and "leave" meet the same moods of the machine, and the two-sample Kolmogorov–Smirnov test needs
//! no other assumption. With 10,000 rounds it finds any difference of about 5.4 percentage points anywhere between the two
//! distributions; without a difference it fails once in a million runs. SECURITY.md names the threshold.

use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use server::store::SqliteStore;

use crate::support::company::Company;
use crate::support::player::{Player, Stream};
use crate::support::test_app::TestApp;

const ROUNDS: usize = 10_000;

/// How often the test may fail although nothing is wrong.
const FALSE_ALARMS: f64 = 1e-6;

/// What an onlooker received, by what was sealed.
#[derive(Default)]
struct Samples {
    /// In nanoseconds.
    latencies: [Vec<u64>; 2],
    /// In bytes.
    sizes: [Vec<u64>; 2],
}

/// A table that is played at for as long as somebody wants to measure.
struct Measured {
    company: Company,
    /// The host, who has no seat: others without a seat may hear of something later.
    host: Player,
    onlooker: Stream,
    coin: SmallRng,
}

impl Measured {
    async fn begin(app: &TestApp) -> Measured {
        let host = Player::new(app, "Zoe").await;
        let options = crate::support::company::diamant(json!({}));
        let made = host.post("/api/tables", json!({ "options": options })).await;
        let mut company = Company { code: made["table"].as_str().unwrap().to_owned(), players: Vec::new() };
        for name in ["Ada", "Bo", "Cy"] {
            let player = Player::new(app, name).await;
            player.post(&company.path("/seat"), json!({ "name": name })).await;
            company.players.push(player);
        }
        let onlooker = host.stream(&company.code, None).await;
        let measured = Measured { company, host, onlooker, coin: SmallRng::seed_from_u64(16) };
        measured.start().await;
        measured
    }

    async fn start(&self) {
        self.host.post(&self.company.path("/start"), json!({})).await;
    }

    /// The number of the next question and who is asked. When a game is over another begins.
    async fn question(&mut self) -> (u64, Vec<usize>) {
        loop {
            let line = self.onlooker.next().await.expect("the table is open");
            if line["news"]["type"] == "game-ended" {
                self.start().await;
            }
            let question = &line["scene"]["question"];
            let asks = matches!(line["news"]["type"].as_str(), Some("drawn" | "opened" | "game-began"));
            if let (true, Some(number)) = (asks, question["number"].as_u64()) {
                let asked = question["seats"].as_array().expect("a question names who is asked");
                return (
                    number,
                    asked
                        .iter()
                        .filter_map(Value::as_u64)
                        .filter_map(|seat| usize::try_from(seat).ok())
                        .collect(),
                );
            }
        }
    }

    async fn choose(&self, seat: usize, question: u64, goes_on: bool) {
        let choice = if goes_on { "continue" } else { "leave" };
        let body = json!({ "question": question, "choice": choice });
        self.company.players[seat].post(&self.company.path("/act"), body).await;
    }

    /// One player seals what the coin says. How long it takes until the onlooker hears of it, and how much that is.
    async fn round(&mut self, seat: usize, question: u64) -> (bool, Duration, usize) {
        let goes_on: bool = self.coin.random();
        let started = Instant::now();
        let choice = if goes_on { "continue" } else { "leave" };
        let body = json!({ "question": question, "choice": choice });
        let path = self.company.path("/act");
        let posting = self.company.players[seat].post(&path, body);
        let hearing = async {
            let text = self.onlooker.next_text().await.expect("the table is open");
            (started.elapsed(), text)
        };
        let (_, (latency, text)) = tokio::join!(posting, hearing);
        let line: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(line["news"]["type"], "answered");
        (goes_on, latency, text.len())
    }

    async fn measure(&mut self, rounds: usize) -> Samples {
        let mut samples = Samples::default();
        for _ in 0..rounds {
            let (question, asked) = loop {
                let (question, asked) = self.question().await;
                if asked.len() > 1 {
                    break (question, asked);
                }
                self.choose(asked[0], question, false).await;
            };
            let (goes_on, latency, size) = self.round(asked[0], question).await;
            samples.latencies[usize::from(goes_on)]
                .push(u64::try_from(latency.as_nanos()).expect("a round takes less than a century"));
            samples.sizes[usize::from(goes_on)].push(size as u64);
            for seat in &asked[1..] {
                let goes_on = self.coin.random_ratio(9, 10);
                self.choose(*seat, question, goes_on).await;
            }
        }
        samples
    }
}

/// The largest distance between the two distributions, by Kolmogorov and Smirnov, and how large it may be by chance.
fn distance([one, other]: &mut [Vec<u64>; 2]) -> (f64, f64) {
    for sample in [&mut *one, &mut *other] {
        sample.sort_unstable();
    }
    let share = |sample: &[u64], value: u64| {
        count(sample.partition_point(|element| *element <= value)) / count(sample.len())
    };
    let values = one.iter().chain(other.iter());
    let distance = values.map(|value| (share(one, *value) - share(other, *value)).abs()).fold(0.0, f64::max);
    let (one, other) = (count(one.len()), count(other.len()));
    (distance, (-(FALSE_ALARMS / 2.0).ln() / 2.0 * (one + other) / (one * other)).sqrt())
}

fn count(number: usize) -> f64 {
    u32::try_from(number).expect("samples are small").into()
}

#[tokio::test]
async fn others_hear_of_a_choice_as_soon_and_as_much_whatever_it_is() {
    let store = std::sync::Arc::new(SqliteStore::in_memory().await.unwrap());
    let settings = server::Settings { rates: server::http::Rates::UNLIMITED, ..server::Settings::default() };
    let app = TestApp::on(store, settings).await;
    let mut samples = Measured::begin(&app).await.measure(ROUNDS).await;
    for (what, samples) in [("latency", &mut samples.latencies), ("size", &mut samples.sizes)] {
        let (distance, most) = distance(samples);
        println!("{what}: distance {distance:.4}, by chance up to {most:.4}");
        assert!(distance < most, "the {what} depends on the choice: {distance:.4} is more than {most:.4}");
    }
}

#[test]
fn the_test_finds_a_difference_and_only_a_difference() {
    let mut coin = SmallRng::seed_from_u64(1);
    let mut sample =
        |shift: u64| (0..ROUNDS / 2).map(|_| coin.random_range(0..12_000) + shift).collect::<Vec<_>>();
    let (alike, most) = distance(&mut [sample(0), sample(0)]);
    assert!(alike < most / 2.0, "{alike} {most}");
    // A twelfth of the usual spread is enough to be found.
    let (shifted, most) = distance(&mut [sample(0), sample(1_000)]);
    assert!(shifted > most, "{shifted} {most}");
}
