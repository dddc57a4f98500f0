//! The result of a tournament, for programs.

use std::time::Duration;

use serde::Serialize;

use crate::csv;
use crate::tally::{BotTally, Tally, WIN};
use crate::tournament::Tournament;

/// The result of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The number of games played.
    pub games: u64,
    /// The number of games requested; more than `games` if it was stopped.
    pub wanted: u64,
    /// The duration.
    pub seconds: f64,
    /// The speed.
    pub games_per_second: f64,
    /// The seed: the same seed gives the same result except for the times.
    pub seed: u64,
    /// Every bot, in the order given.
    pub bots: Vec<BotSummary>,
}

/// The result of one bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotSummary {
    /// Its name.
    pub name: String,
    /// The share of the games it won.
    pub win_share: f64,
    /// Half the width of the 95 % confidence interval of `win_share`.
    pub ci95: f64,
    /// Its average score.
    pub average: f64,
    /// Half the width of the 95 % confidence interval of `average`.
    pub average_ci95: f64,
    /// The share of its expeditions in which it was trapped.
    pub trapped: f64,
    /// The shares of its expeditions in which it left after 0, 1, 2 … cards.
    pub exits: Vec<f64>,
    /// The number of games in which it had 0, 1, 2 … points; the last entry also counts everything above.
    pub scores: Vec<u64>,
}

impl Summary {
    #[expect(clippy::cast_precision_loss, reason = "a rate needs no more than 53 bits")]
    pub(crate) fn new(tournament: &Tournament, tally: &Tally, time: Duration) -> Summary {
        let bots = tournament.line_up().iter().zip(&tally.bots);
        Summary {
            games: tally.games,
            wanted: tournament.games,
            seconds: time.as_secs_f64(),
            games_per_second: tally.games as f64 / time.as_secs_f64(),
            seed: tournament.seed,
            bots: bots.map(|(bot, tally)| BotSummary::new(bot.to_string(), tally)).collect(),
        }
    }

    /// The same without times: what depends on the seed alone.
    #[must_use]
    pub fn timeless(self) -> Summary {
        Summary { seconds: 0.0, games_per_second: 0.0, ..self }
    }

    /// One CSV row for every bot.
    pub fn to_csv(&self) -> String {
        let mut text = "bot,games,win_share,ci95,average,average_ci95,trapped\n".to_owned();
        for bot in &self.bots {
            let numbers = [bot.win_share, bot.ci95, bot.average, bot.average_ci95, bot.trapped];
            let numbers: Vec<String> = numbers.iter().map(|number| csv::number(*number)).collect();
            text.extend([
                csv::text(&bot.name),
                format!(",{},", self.games),
                numbers.join(","),
                "\n".to_owned(),
            ]);
        }
        text
    }
}

impl BotSummary {
    #[expect(clippy::cast_precision_loss, reason = "a share needs no more than 53 bits")]
    fn new(name: String, tally: &BotTally) -> BotSummary {
        let (wins, scores) = (tally.wins.estimate(WIN as f64), tally.scores.estimate(1.0));
        let expeditions = (tally.exits.left.iter().sum::<u64>() + tally.exits.trapped).max(1) as f64;
        BotSummary {
            name,
            win_share: wins.mean,
            ci95: wins.ci95,
            average: scores.mean,
            average_ci95: scores.ci95,
            trapped: tally.exits.trapped as f64 / expeditions,
            exits: trimmed(&tally.exits.left).iter().map(|count| *count as f64 / expeditions).collect(),
            scores: trimmed(&tally.histogram).to_vec(),
        }
    }
}

/// Without trailing zeros.
fn trimmed(counts: &[u64]) -> &[u64] {
    let end = counts.iter().rposition(|count| *count > 0).map_or(0, |last| last + 1);
    &counts[..end]
}
