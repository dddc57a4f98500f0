//! The review of a game of Troll & Dragon: what it says adds up, whoever plays.

use advice::troll_review::{SeatReview, TurnReview, review};
use advice::troll_turn::{Tempo, TurnPlan};
use game::conformance::Chooser;
use game::driver::Unlogged;
use game::{Ballot, Game, Move, Turn};
use troll::{Action, Chance, Draft, Ends, Race, Rules, Treasure, Troll, TrollMood};

type Moves = Vec<Move<Action, Chance>>;

const EXACT: f64 = 1e-9;

fn rules(race: Race, troll: TrollMood) -> Rules {
    let stock = Treasure { diamonds: 12, nuggets: 6 };
    Draft { ends: Ends::BothRooms, race, troll, stock, ..Draft::default() }.check().unwrap()
}

/// A game with random dice in which every choice is `choose`'s.
fn play(rules: Rules, chooser: &mut Chooser, choose: impl Fn(&Troll, &mut Chooser) -> Action) -> Moves {
    let mut game = Troll::new(rules, 3).unwrap();
    let mut moves = Vec::new();
    while game.turn() != Turn::Over {
        let active = game.view(None).active();
        let answer = match game.turn() {
            Turn::Chance(outcomes) => Move::Chance(game.outcome(chooser.below(outcomes))),
            Turn::Ballot(asked) if asked.contains(active) => {
                Move::Ballot(Ballot::of(active, choose(&game, chooser)))
            }
            Turn::Ballot(asked) => Move::Ballot(Ballot::of(asked.lone().unwrap(), Action::Throw)),
            Turn::Race(_) => match choose(&game, chooser) {
                Action::Roll if chooser.flip() => {
                    Move::Race(game.view(None).thrower().unwrap(), Action::Throw)
                }
                action => Move::Race(active, action),
            },
            Turn::Over => unreachable!("asked above"),
        };
        game.play(&answer, &mut Unlogged).unwrap();
        moves.push(answer);
    }
    moves
}

fn at_random(game: &Troll, chooser: &mut Chooser) -> Action {
    let actions: Vec<Action> = game.actions(game.view(None).active()).collect();
    *chooser.one_of(&actions)
}

fn best(game: &Troll, _chooser: &mut Chooser) -> Action {
    let view = game.view(None);
    TurnPlan::ahead(view, Tempo::EVEN).best(view).unwrap()
}

fn reviewed(rules: Rules, moves: &Moves) -> Vec<TurnReview> {
    review(Troll::new(rules, 3).unwrap(), moves, Tempo::EVEN).unwrap()
}

#[test]
fn in_every_turn_the_parts_add_up_to_what_was_brought() {
    let mut turns = 0;
    for seed in 0..150 {
        for (race, mood) in [(Race::Step, TrollMood::Strict), (Race::Live, TrollMood::Kind)] {
            let rules = rules(race, mood);
            let moves = play(rules, &mut Chooser::new(seed), at_random);
            for turn in reviewed(rules, &moves) {
                let sum = turn.expected - turn.lost() + turn.dice + turn.race;
                assert!((sum - f64::from(turn.brought)).abs() < EXACT, "{sum} is not {}", turn.brought);
                assert!(turn.choices.iter().all(|choice| choice.lost() >= 0.0 && choice.choices.len() > 1));
                assert!(race == Race::Live || turn.race.abs() < EXACT);
                turns += 1;
            }
        }
    }
    assert!(turns > 1000);
}

#[test]
fn who_always_does_the_best_loses_nothing() {
    for race in [Race::Step, Race::Live] {
        let rules = rules(race, TrollMood::Strict);
        for seed in 0..5 {
            let turns = reviewed(rules, &play(rules, &mut Chooser::new(seed), best));
            assert!(turns.iter().all(|turn| turn.lost() < EXACT));
            assert!(game::SeatSet::first_n(3).into_iter().all(|seat| {
                let player = SeatReview::of(seat, &turns);
                (player.accuracy() - 100.0).abs() < EXACT
            }));
        }
    }
}

#[test]
fn dice_are_neither_kind_nor_unkind() {
    let rules = rules(Race::Step, TrollMood::Strict);
    let luck: Vec<f64> = (0..400)
        .flat_map(|seed| reviewed(rules, &play(rules, &mut Chooser::new(seed), at_random)))
        .map(|turn| turn.dice)
        .collect();
    let count = f64::from(u32::try_from(luck.len()).unwrap());
    let mean = luck.iter().sum::<f64>() / count;
    let spread = (luck.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / count).sqrt();
    assert!(mean.abs() < 4.0 * spread / count.sqrt(), "{mean} with a spread of {spread} in {count} turns");
}

#[test]
fn the_turns_of_a_player_add_up_to_the_score_but_for_what_the_dragon_gave() {
    let rules = rules(Race::Step, TrollMood::Strict);
    let moves = play(rules, &mut Chooser::new(7), at_random);
    let turns = reviewed(rules, &moves);
    let mut game = Troll::new(rules, 3).unwrap();
    let mut events = Vec::new();
    for answer in &moves {
        game.play(answer, &mut events).unwrap();
    }
    for seat in game.seats() {
        let gifts: u32 = events
            .iter()
            .filter_map(|event| match event {
                troll::Event::DragonAwoke { shares, .. } => Some(troll::worth(shares[seat])),
                _ => None,
            })
            .sum();
        let player = SeatReview::of(seat, &turns);
        assert_eq!(player.brought + gifts, game.standings().scores[seat]);
        assert!(player.accuracy() > 0.0 && player.accuracy() < 100.0);
    }
}

#[test]
fn a_turn_that_goes_on_is_not_reviewed() {
    let rules = rules(Race::Step, TrollMood::Strict);
    let moves = play(rules, &mut Chooser::new(3), at_random);
    let whole = reviewed(rules, &moves).len();
    assert_eq!(reviewed(rules, &moves[..moves.len() - 1].to_vec()).len(), whole - 1);
    assert_eq!(reviewed(rules, &Vec::new()), []);
}
