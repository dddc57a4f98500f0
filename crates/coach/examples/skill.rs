//! How much skill a bot loses against the oracle, in the game of two: `cargo run --release -p coach --example skill -- coin:0.5 100`.

use std::env;

#[path = "../tests/suite/bot_games.rs"]
mod bot_games;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [bot, games] = &arguments[..] else { panic!("a bot and a number of games") };
    let games: u32 = games.parse().expect("a number of games");
    let (mut sum, mut squares, mut oracle, mut accuracy) = (0.0, 0.0, 0.0_f64, 0.0);
    for seed in 0..games {
        let told = bot_games::play(bot_games::for_two(), None, &[bot, "oracle"], seed.into());
        let coach::Review::Diamant(review) = coach::review(&told).expect("a finished game") else {
            panic!("bots were asked to play Diamant")
        };
        let lost = review.players[0].skill_loss;
        sum += lost;
        squares += lost * lost;
        accuracy += review.players[0].accuracy;
        oracle = oracle.max(review.players[1].skill_loss);
    }
    let count = f64::from(games);
    let mean = sum / count;
    let error = ((squares / count - mean * mean) / count).sqrt();
    println!(
        "{bot}: {mean:.2} ± {error:.2} points, accuracy {:.1}; the oracle at most {oracle:.1e}",
        accuracy / count
    );
}
