//! Tournaments: what depends on the seed, what does not depend on the seats, and that everything adds up.

use std::num::NonZeroUsize;
use std::sync::Arc;

use arena::{Rotation, SCORE_BINS, Summary, Ties, Tournament, Watch};
use bots::DiamantBot;
use diamant::{Draft, EDITIONS, Edition, Rules, Sprung, WrongPlayers};

const ONE_THREAD: NonZeroUsize = NonZeroUsize::MIN;

fn bots(names: &str) -> Vec<DiamantBot> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

fn rules(change: impl FnOnce(&mut Draft)) -> Arc<Rules> {
    let mut draft = Edition::by_id("classic-2005").unwrap().draft(None).unwrap();
    draft.players = 2..=8;
    change(&mut draft);
    Arc::new(draft.check().unwrap())
}

fn tournament(names: &str, games: u64) -> Tournament {
    let mut tournament = Tournament::new(rules(|_| {}), bots(names)).unwrap();
    tournament.games = games;
    tournament
}

fn run(tournament: &Tournament) -> Summary {
    tournament.run(ONE_THREAD, &Watch::default()).timeless()
}

fn sum(shares: impl IntoIterator<Item = f64>) -> f64 {
    shares.into_iter().sum()
}

#[test]
fn the_seed_decides_and_the_threads_do_not() {
    // Several chunks of deals, the last one cut short.
    let mut tournament = tournament("coin:0.8 renard wary:1,2", 4_000);
    let once = run(&tournament);
    assert_eq!(once.games, 4_000);
    for threads in [1, 2, 3, 5] {
        let threads = NonZeroUsize::new(threads).unwrap();
        assert_eq!(tournament.run(threads, &Watch::default()).timeless(), once, "{threads} threads");
    }
    tournament.seed += 1;
    assert_ne!(run(&tournament).bots, once.bots);
}

#[test]
fn exactly_the_games_asked_for_are_played() {
    for (names, games) in
        [("turn:3 turn:6 gems:9", 1), ("turn:3 turn:6 gems:9", 1_537), ("coin:0.5 turn:1 never never", 2_050)]
    {
        for rotation in [Rotation::EverySeat, Rotation::Fixed] {
            let watch = Watch::default();
            let mut tournament = tournament(names, games);
            tournament.rotation = rotation;
            let summary = tournament.run(NonZeroUsize::new(2).unwrap(), &watch);
            assert_eq!((summary.games, watch.played()), (games, games));
            for bot in &summary.bots {
                assert_eq!(bot.scores.iter().sum::<u64>(), games, "every game has a score");
                assert!((sum(bot.exits.iter().copied()) + bot.trapped - 1.0).abs() < 1e-12);
            }
            assert!((sum(summary.bots.iter().map(|bot| bot.win_share)) - 1.0).abs() < 1e-12);
            assert!(summary.seconds > 0.0 && summary.games_per_second > 0.0);
        }
    }
}

#[test]
fn the_average_is_that_of_the_histogram() {
    for bot in run(&tournament("turn:4 gems:9 coin:0.8", 600)).bots {
        assert!(bot.scores.len() < SCORE_BINS, "no score beyond the last bin");
        let points: u64 = (0..).zip(&bot.scores).map(|(score, games)| score * games).sum();
        #[expect(clippy::cast_precision_loss, reason = "a small number")]
        let average = points as f64 / 600.0;
        assert!((bot.average - average).abs() < 1e-9, "{bot:?}");
        assert!(bot.ci95 > 0.0 && bot.average_ci95 > 0.0);
    }
}

#[test]
fn scores_beyond_the_last_bin_are_counted_in_it() {
    let rich = rules(|draft| draft.treasures = vec![99; 15]);
    let mut tournament = Tournament::new(rich, bots("turn:5 turn:5")).unwrap();
    tournament.games = 100;
    for bot in run(&tournament).bots {
        assert_eq!(bot.scores.len(), SCORE_BINS);
        assert_eq!(bot.scores.iter().sum::<u64>(), 100);
        assert!(bot.average > 255.0, "the average knows better");
    }
}

/// Deterministic bots do the same in every seat if the cards are the same.
#[test]
fn in_one_deal_every_rotation_ends_alike() {
    let names = "turn:6 gems:9 hazards:2 myopic:1 gems-or-turn:12,7";
    let mut outcomes = Vec::new();
    for seed in 0..40 {
        let mut tournament = tournament(names, 5);
        tournament.seed = seed;
        let summary = run(&tournament);
        for bot in &summary.bots {
            assert_eq!(bot.scores.iter().filter(|games| **games > 0).collect::<Vec<_>>(), [&5], "{bot:?}");
        }
        outcomes.push(summary.bots.iter().map(|bot| bot.scores.len()).collect::<Vec<_>>());
    }
    outcomes.sort_unstable();
    outcomes.dedup();
    assert!(outcomes.len() > 35, "the deals are not all the same");
}

#[test]
fn deals_after_each_other_are_different_deals() {
    let mut tournament = tournament("turn:6 turn:6 turn:6", 1);
    tournament.rotation = Rotation::Fixed;
    let alone = run(&tournament);
    tournament.games = 100;
    let bot = &run(&tournament).bots[0];
    let different = bot.scores.iter().filter(|games| **games > 0).count();
    assert!(different > 15, "{:?}", bot.scores);
    assert!(bot.scores[alone.bots[0].scores.len() - 1] > 0, "the first deal is the first deal");
}

/// After how many cards the bot with this name left, in every expedition of one deal.
fn exits(names: &str, of: &str, seed: u64) -> (Vec<f64>, f64) {
    // No card ever leaves the game, so every expedition has the same deck.
    let rules = rules(|draft| draft.sprung = Sprung::Stays);
    let mut tournament = Tournament::new(rules, bots(names)).unwrap();
    tournament.games = 1;
    tournament.seed = seed;
    let bot = run(&tournament).bots.into_iter().find(|bot| bot.name == of).unwrap();
    (bot.exits, bot.trapped)
}

/// A bot that counts hazards leaves where they came: in the same deal after the same cards, whoever else is at the
/// table.
#[test]
fn other_line_ups_see_the_same_cards() {
    let mut told = Vec::new();
    for seed in 0..60 {
        for of in ["hazards:1", "hazards:2", "hazards:3"] {
            let here = exits("hazards:1 hazards:2 hazards:3 never", of, seed);
            let there = exits("turn:1 hazards:3 coin:0.3 gems:5 hazards:2 turn:9 hazards:1", of, seed);
            assert_eq!(here, there, "{of} with seed {seed}");
            told.push(here);
        }
    }
    let first = told[0].clone();
    assert!(told.iter().filter(|exits| **exits == first).count() < 20, "the deals differ");
}

/// Identical bots differ only by luck. Four standard errors (2.04 times the interval of 1.96) keep the test stable.
#[test]
fn four_of_a_kind_win_a_quarter_each() {
    let summary = run(&tournament("coin:0.8 coin:0.8 coin:0.8 coin:0.8", 6_000));
    for bot in &summary.bots {
        assert!((bot.win_share - 0.25).abs() < 2.04 * bot.ci95, "{bot:?}");
        assert!(bot.ci95 < 0.015, "and the interval is narrow");
        assert!((bot.average - summary.bots[0].average).abs() < 2.04 * bot.average_ci95 * 1.5);
    }
}

#[test]
fn a_shared_first_place_counts_what_was_asked() {
    let names = "turn:6 turn:6 gems:9 coin:0.7";
    let [share, all, none] = [Ties::Share, Ties::All, Ties::None].map(|ties| {
        let mut tournament = tournament(names, 1_200);
        tournament.ties = ties;
        let summary = run(&tournament);
        let wins: Vec<f64> = summary.bots.iter().map(|bot| bot.win_share).collect();
        wins
    });
    assert!((sum(share.iter().copied()) - 1.0).abs() < 1e-12, "{share:?}");
    assert!(sum(all.iter().copied()) > 1.01 && sum(none.iter().copied()) < 0.99);
    for bot in 0..4 {
        assert!(none[bot] <= share[bot] && share[bot] <= all[bot], "{none:?} {share:?} {all:?}");
    }
    assert!(none[0].abs() < 1e-12, "the twin has always as much");
    assert!(none[2] > 0.05 && share[2] < none[2] + 0.1, "who wins alone has won, whatever ties count");
    assert!((share[0] - share[1]).abs() < 1e-12 && (all[0] - 2.0 * share[0]).abs() < 0.05);
}

#[test]
fn twins_share_every_game() {
    for (seats, part) in [(2, 0.5), (3, 1.0 / 3.0), (7, 1.0 / 7.0)] {
        for (ties, expected) in [(Ties::Share, part), (Ties::All, 1.0), (Ties::None, 0.0)] {
            let mut tournament = tournament(&"turn:5 ".repeat(seats), 50);
            tournament.ties = ties;
            for bot in run(&tournament).bots {
                assert!((bot.win_share - expected).abs() < 1e-12 && bot.ci95 < 1e-6, "{ties:?} {bot:?}");
            }
        }
    }
}

#[test]
fn a_tournament_that_is_stopped_before_it_begins_is_empty_but_sound() {
    let watch = Watch::default();
    watch.stop();
    let summary = tournament("turn:6 gems-or-turn:10,6 never", 1_000_000_000).run(ONE_THREAD, &watch);
    assert!(watch.is_stopped());
    assert_eq!((summary.games, watch.played()), (0, 0));
    for bot in &summary.bots {
        assert!(bot.win_share.abs() < 1e-12 && bot.average.abs() < 1e-12 && bot.trapped.abs() < 1e-12);
        assert!(bot.exits.is_empty() && bot.scores.is_empty());
    }
    let json: serde_json::Value = serde_json::from_str(&serde_json::to_string(&summary).unwrap()).unwrap();
    assert_eq!(json["bots"][0]["win_share"], 0.0);
    assert!(json["bots"][0]["ci95"].is_null(), "nothing is known about how far it can be trusted");
    let csv = summary.to_csv();
    assert!(!csv.contains("NaN") && !csv.contains("inf"), "{csv}");
    assert_eq!(csv.lines().nth(2), Some("\"gems-or-turn:10,6\",0,0.000000,,0.000000,,0.000000"));
}

#[test]
fn a_row_of_csv_for_every_bot() {
    let summary = run(&tournament("turn:6 lead:10,5,-2,3 never", 30));
    let csv = summary.to_csv();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "bot,games,win_share,ci95,average,average_ci95,trapped");
    assert_eq!(lines.len(), 4);
    assert!(lines[1].starts_with("turn:6,30,0.") && lines[1].split(',').count() == 7, "{}", lines[1]);
    assert!(lines[2].starts_with("\"lead:10,5,-2,3\",30,"), "{}", lines[2]);
    assert_eq!(lines[3], "never,30,0.000000,0.000000,0.000000,0.000000,1.000000");
}

#[test]
fn the_first_bot_stays_in_its_seat_when_nothing_rotates() {
    let mut tournament = tournament("coin:0.5 coin:0.5 coin:0.5", 300);
    let rotating = run(&tournament);
    tournament.rotation = Rotation::Fixed;
    assert_ne!(run(&tournament).bots, rotating.bots, "three times as many deals");
}

#[test]
fn a_line_up_that_the_rules_are_not_for_is_refused() {
    let official = || Arc::new(EDITIONS[0].draft(None).unwrap().check().unwrap());
    for players in [0, 1, 2, 9, 300] {
        let line_up = vec![DiamantBot::Never; players];
        let refusal = Tournament::new(official(), line_up).unwrap_err();
        assert_eq!(refusal, WrongPlayers { min: 3, max: 8, players });
    }
    assert_eq!(Tournament::new(official(), bots("never nelly turn:6")).unwrap().line_up().len(), 3);
}
