//! The arena compared with published results and with exact calculations.

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::thread;

use arena::{BotSummary, Rotation, Ties, Tournament, Watch};
use bots::DiamantBot;
use diamant::{Draft, Edition, Rules};
use record::HouseEdition;

/// Four standard errors, from the interval of 1.96.
const FOUR_SIGMA: f64 = 4.0 / 1.96;

fn threads() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

fn six_strategies() -> Arc<Rules> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/house/six-strategies.toml");
    Arc::new(HouseEdition::from_toml(&fs::read_to_string(file).unwrap()).unwrap().rules)
}

/// The standard deviation of the scores in single games.
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn deviation(bot: &BotSummary) -> f64 {
    let games = bot.scores.iter().sum::<u64>() as f64;
    let squares = (0_u32..)
        .zip(&bot.scores)
        .map(|(score, count)| (f64::from(score) - bot.average).powi(2) * *count as f64);
    (squares.sum::<f64>() / games).sqrt()
}

/// Six strategies against each other in 100,000 games, as published: wins in percent (a shared first place counts for
/// everyone) and average score, both rounded to one decimal.
///
/// Our number may differ from the published one by our own 95 % interval, by the 95 % interval of 100,000 games
/// (1.96 · √(p(1−p) / 100,000) for a share p, 1.96 · s / √100,000 for an average with spread s), and by half a unit of the
/// last published digit.
#[test]
fn six_strategies_come_out_as_published() {
    let published = [
        ("gems:10", 50.5, 26.0),
        ("hazards:2", 26.3, 20.2),
        ("hazards:1", 14.0, 14.4),
        ("coin:0.9", 10.5, 13.4),
        ("coin:0.5", 2.9, 7.5),
        ("never", 0.0, 0.0),
    ];
    let line_up = published.map(|(name, _, _)| name.parse::<DiamantBot>().unwrap());
    let mut tournament = Tournament::new(six_strategies(), line_up.to_vec()).unwrap();
    // No seat has an advantage, so every game can use another deal, which gives the most information.
    (tournament.games, tournament.ties, tournament.rotation) = (30_000, Ties::All, Rotation::Fixed);
    let summary = tournament.run(threads(), &Watch::default());

    let of_100_000 = 1.96 / 100_000.0_f64.sqrt();
    for ((name, wins, average), bot) in published.into_iter().zip(&summary.bots) {
        let share: f64 = wins / 100.0;
        let share_margin = bot.ci95 + of_100_000 * (share * (1.0 - share)).sqrt() + 0.0005;
        assert!((bot.win_share - share).abs() <= share_margin, "{name}: {} ± {share_margin}", bot.win_share);
        let average_margin = bot.average_ci95 + of_100_000 * deviation(bot) + 0.05;
        assert!(
            (bot.average - average).abs() <= average_margin,
            "{name}: {} ± {average_margin}",
            bot.average
        );
        assert!(share_margin < 0.01 && average_margin < 0.4, "{name}: the margins say something");
    }
}

fn base() -> Draft {
    let draft = Edition::by_id("classic-2005").unwrap().draft(None).unwrap();
    Draft { players: 2..=8, expeditions: 1, ..draft }
}

fn choose(n: u128, k: u128) -> u128 {
    (0..k).fold(1, |ways, drawn| ways * (n - drawn) / (drawn + 1))
}

/// `ways[count][sum]`: the number of hands of `count` treasures with this sum.
fn treasure_hands(treasures: &[u16]) -> Vec<Vec<u128>> {
    let most = treasures.iter().map(|worth| usize::from(*worth)).sum::<usize>();
    let mut ways = vec![vec![0; most + 1]; treasures.len() + 1];
    ways[0][0] = 1;
    for worth in treasures.iter().map(|worth| usize::from(*worth)) {
        for count in (1..ways.len()).rev() {
            for sum in (worth..=most).rev() {
                ways[count][sum] += ways[count - 1][sum - worth];
            }
        }
    }
    ways
}

/// What everybody brings home on average if all of this many leave together after this many cards, as a fraction.
///
/// Whatever the order of the treasures, the carried rubies and those on the path add up to the sum S of the treasures,
/// and each of k explorers brings home ⌊S/k⌋. A hand of t cards is safe if its hazards are all of different kinds.
fn together(cards: usize, explorers: usize) -> (u128, u128) {
    let draft = base();
    let hands = treasure_hands(&draft.treasures);
    let kinds = draft.hazards.len();
    let mut total = 0;
    for met in 0..=kinds.min(cards) {
        let Some(by_sum) = hands.get(cards - met) else { continue };
        let hazards = choose(kinds as u128, met as u128) * 3_u128.pow(u32::try_from(met).unwrap());
        let worth: u128 = (0..).zip(by_sum).map(|(sum, ways)| (sum / explorers as u128) * ways).sum();
        total += hazards * worth;
    }
    (total, choose(30, cards as u128))
}

#[expect(clippy::cast_precision_loss, reason = "to compare with four decimals")]
fn as_f64((part, whole): (u128, u128)) -> f64 {
    part as f64 / whole as f64
}

#[test]
fn all_together_do_best_after_six_cards_however_many_they_are() {
    for explorers in 1..=8 {
        let (part, whole) = together(6, explorers);
        for cards in (1..=20).filter(|cards| *cards != 6) {
            let (other_part, other_whole) = together(cards, explorers);
            assert!(part * other_whole > other_part * whole, "{explorers} explorers, {cards} cards");
        }
    }
    for (explorers, each) in [(1, 16.7610), (4, 3.9746), (8, 1.8434)] {
        assert!((as_f64(together(6, explorers)) - each).abs() < 0.000_05, "{explorers}");
    }
}

#[test]
fn all_together_bring_home_what_counting_says() {
    for seats in [2, 4, 8] {
        for cards in [2, 6, 9] {
            let line_up = vec![DiamantBot::Turn(u8::try_from(cards).unwrap()); seats];
            let mut tournament = Tournament::new(Arc::new(base().check().unwrap()), line_up).unwrap();
            (tournament.games, tournament.rotation) = (6_000, Rotation::Fixed);
            let summary = tournament.run(threads(), &Watch::default());
            let exact = as_f64(together(cards, seats));
            for bot in summary.bots {
                let margin = FOUR_SIGMA * bot.average_ci95;
                assert!(
                    (bot.average - exact).abs() < margin,
                    "{seats}: {} ± {margin}, not {exact}",
                    bot.average
                );
                assert!(margin < 0.1 * exact, "the margin says something");
            }
        }
    }
}
