//! One expedition for gems, compared with a tree of it built by the engine.

use std::sync::Arc;

use advice::single_expedition::SingleExpedition;
use diamant::{Card, Decision, Diamant, Draft, Edition, Hazard, Rules};
use game::conformance::Chooser;
use game::driver::Unlogged;
use game::{Ballot, Game, Move, Seat, SeatSet, Turn, odds};

fn rules(treasures: &[u16], hazards: &[(Hazard, u8)]) -> Arc<Rules> {
    let base = Edition::by_id("classic-2005").unwrap().draft(None).unwrap();
    let (treasures, hazards) = (treasures.to_vec(), hazards.to_vec());
    Arc::new(Draft { players: 2..=8, expeditions: 1, treasures, hazards, ..base }.check().unwrap())
}

/// The expected content of the chest of this seat, which is inside, if all use the same strategy.
fn worth(game: &Diamant, seat: Seat) -> f64 {
    match game.turn() {
        Turn::Chance(_) => {
            let odds = odds(game).unwrap();
            let total = f64::from(odds.total());
            let brings = |card| {
                let mut next = game.clone();
                next.play(&Move::Chance(card), &mut Unlogged).unwrap();
                worth(&next, seat)
            };
            odds.iter().map(|(card, ways)| f64::from(ways) / total * brings(card)).sum()
        }
        Turn::Ballot(inside) => choice(game, inside, seat),
        Turn::Race(_) => unreachable!("nobody races in Diamant"),
        Turn::Over => f64::from(game.view(None).chest(seat).unwrap().worth()),
    }
}

fn choice(game: &Diamant, inside: SeatSet, seat: Seat) -> f64 {
    let others = inside.without(seat);
    let after = |own: Decision, leavers: usize| {
        let leaving: Vec<Seat> = others.into_iter().take(leavers).collect();
        let ballot = Ballot::collect(inside, |voter| match voter {
            voter if voter == seat => own,
            voter if leaving.contains(&voter) => Decision::Leave,
            _ => Decision::Continue,
        });
        let mut next = game.clone();
        next.play(&Move::Ballot(ballot), &mut Unlogged).unwrap();
        match own {
            Decision::Continue => worth(&next, seat),
            Decision::Leave => f64::from(next.view(None).chest(seat).unwrap().worth()),
        }
    };
    let stay: Vec<f64> = (0..=others.len()).map(|leavers| after(Decision::Continue, leavers)).collect();
    let leave: Vec<f64> = (0..=others.len()).map(|leavers| after(Decision::Leave, leavers)).collect();
    if stay[0] > leave[0] {
        return stay[0];
    }
    if leave[others.len()] >= stay[others.len()] {
        return leave[others.len()];
    }
    // By bisection: staying is better if all others leave, and worse if they stay.
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if mean(&stay, middle) > mean(&leave, middle) { low = middle } else { high = middle }
    }
    mean(&leave, f64::midpoint(low, high))
}

/// The mean over the number of others who leave, if each stays with this probability.
fn mean(worth: &[f64], stay: f64) -> f64 {
    match worth {
        [only] => *only,
        // One of the others stays, or leaves: then all counts shift by one.
        _ => stay * mean(&worth[..worth.len() - 1], stay) + (1.0 - stay) * mean(&worth[1..], stay),
    }
}

#[test]
fn small_expeditions_come_out_as_in_the_tree_of_the_engine() {
    use Hazard::{Gas, Snake};
    let cases = [
        (rules(&[7, 9], &[(Snake, 2), (Gas, 2)]), 2),
        (rules(&[5, 7, 7], &[(Snake, 3)]), 2),
        (rules(&[4, 11, 17], &[(Snake, 2)]), 3),
        (rules(&[5, 8], &[(Snake, 2), (Gas, 1)]), 3),
        (rules(&[7, 17], &[(Snake, 3)]), 4),
        (rules(&[13, 14], &[(Snake, 2)]), 5),
        (rules(&[17], &[(Snake, 2)]), 7),
        (rules(&[15, 17], &[(Snake, 2)]), 8),
    ];
    let mut mixed = 0;
    for (rules, players) in cases {
        let game = Diamant::new(rules.clone(), players).unwrap();
        let expected = worth(&game, Seat::new(0).unwrap());
        let solved = SingleExpedition::solve(&rules, u8::try_from(players).unwrap()).unwrap();
        let value = solved.value();
        assert!((value - expected).abs() < 1e-9, "{players} of {rules:?}: {value}, not {expected}");

        let steps = solved.course().steps;
        let out: f64 = steps.iter().map(|step| step.leaves + step.caught).sum();
        assert!((out - 1.0).abs() < 1e-6, "everyone comes out in some way: {out}");
        mixed +=
            steps.iter().filter(|step| step.stay().is_some_and(|stay| 0.01 < stay && stay < 0.99)).count();
    }
    assert!(mixed > 3, "some choices are by chance: {mixed}");
}

#[test]
fn one_who_is_alone_can_expect_seventeen_and_a_third() {
    let base = Edition::by_id("classic-2005").unwrap().draft(None).unwrap().check().unwrap();
    let alone = SingleExpedition::solve(&base, 1).unwrap();
    assert!((alone.value() - 17.339_875).abs() < 5e-7, "{}", alone.value());
}

/// A single explorer continues while the gems left in the deck exceed those held times the traps.
#[test]
fn the_best_rule_for_one_is_a_comparison() {
    let base = Edition::by_id("classic-2005").unwrap().draft(None).unwrap();
    let rules = Arc::new(Draft { players: 2..=8, ..base }.check().unwrap());
    let alone = SingleExpedition::solve(&rules, 1).unwrap();
    let (mut stays, mut leaves) = (0, 0);
    for seed in 0..300 {
        let mut chooser = Chooser::new(seed);
        let mut game = Diamant::new(rules.clone(), 2).unwrap();
        game.rest(SeatSet::only(Seat::new(1).unwrap()), &mut Unlogged);
        // Both leave the first expedition at once; from the second on one is alone.
        while game.turn() != Turn::Over && game.view(None).expedition() < 3 {
            let answer = match game.turn() {
                Turn::Chance(cards) => Move::Chance(game.outcome(chooser.below(cards))),
                Turn::Ballot(inside) if inside.len() == 2 => {
                    Move::Ballot(Ballot::collect(inside, |_| Decision::Leave))
                }
                Turn::Ballot(inside) => {
                    let view = game.view(None);
                    let left: u32 = view
                        .may_come()
                        .map(|(card, cards)| match card {
                            Card::Treasure(gems) => u32::from(gems.worth()) * u32::from(cards),
                            Card::Hazard(_) | Card::Relic(_) => 0,
                        })
                        .sum();
                    let endangered = u32::from(view.carried().worth()) * u32::from(view.traps_left());
                    let goes_on = alone.stay(&view).expect("this expedition was solved") > 0.5;
                    if left != endangered {
                        assert_eq!(goes_on, left > endangered, "{view:?}");
                    }
                    *(if goes_on { &mut stays } else { &mut leaves }) += 1;
                    Move::Ballot(Ballot::collect(inside, |_| Decision::Continue))
                }
                Turn::Race(_) | Turn::Over => unreachable!("not in Diamant, and not yet"),
            };
            game.play(&answer, &mut Unlogged).unwrap();
        }
    }
    assert!(stays > 500 && leaves > 200, "{stays} and {leaves}");
}
