//! The skill loss of a bot against the best: `cargo run --release -p coach --example skill -- coin:0.5 100 2` plays a
//! hundred two-player games against the oracle; with more players, the opponents are masters.

use std::env;

#[path = "../tests/suite/bot_games.rs"]
mod bot_games;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [bot, games, players] = &arguments[..] else { panic!("a bot, a number of games and of players") };
    let games: u32 = games.parse().expect("a number of games");
    let players: usize = players.parse().expect("a number of players");
    let best = if players == 2 { "oracle" } else { "master" };
    let line_up: Vec<&str> = [bot.as_str()].into_iter().chain(vec![best; players - 1]).collect();
    let (mut sum, mut squares, mut own, mut others, mut accuracy) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for seed in 0..games {
        let told = bot_games::play(bot_games::for_two(), None, &line_up, seed.into());
        let coach::Review::Diamant(review) =
            coach::review(&told.judge().expect("a possible game")).expect("a finished game")
        else {
            panic!("bots were asked to play Diamant")
        };
        let lost = review.players[0].skill_loss;
        sum += lost;
        squares += lost * lost;
        own += review.players[0].own;
        accuracy += review.players[0].accuracy;
        others += review.players[1].skill_loss;
    }
    let count = f64::from(games);
    let mean = sum / count;
    let error = ((squares / count - mean * mean) / count).sqrt();
    let (own, accuracy, others) = (own / count, accuracy / count, others / count);
    println!(
        "{bot}: {mean:.2} ± {error:.2} points, own {own:+.2}, accuracy {accuracy:.1}; the {best}: {others:.2}"
    );
}
