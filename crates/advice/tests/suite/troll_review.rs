//! The review of a game of Troll & Dragon: its parts add up, whoever plays.

use advice::troll_review::{SeatReview, TurnReview, WinReview, review, win_review};
use advice::troll_turn::{Habits, Tempo, TurnPlan};
use game::conformance::Chooser;
use game::driver::Unlogged;
use game::{Ballot, Game, Move, Turn};
use troll::{Action, CaveRoll, Chance, Draft, Ends, Face, Race, Rules, Treasure, Troll, TrollMood};

type Moves = Vec<Move<Action, Chance>>;

const EXACT: f64 = 1e-9;

fn rules(race: Race, troll: TrollMood) -> Rules {
    let stock = Treasure { diamonds: 12, nuggets: 6 };
    Draft { ends: Ends::BothRooms, race, troll, stock, ..Draft::default() }.check().unwrap()
}

/// A game with random dice in which `choose` makes every choice.
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
            Turn::Race(asked) => match choose(&game, chooser) {
                Action::Roll if asked.len() > 1 && chooser.flip() => {
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

fn won(rules: Rules, moves: &Moves) -> WinReview {
    win_review(Troll::new(rules, 3).unwrap(), moves, &reviewed(rules, moves), Tempo::EVEN, 20_000).unwrap()
}

#[test]
fn what_is_looked_up_is_what_a_plan_says() {
    for (race, mood) in [(Race::Step, TrollMood::Strict), (Race::Live, TrollMood::Kind)] {
        let rules = rules(race, mood);
        let mut habits = Habits::new(&rules, Tempo::EVEN);
        for seed in 0..5 {
            let mut game = Troll::new(rules, 3).unwrap();
            for answer in play(rules, &mut Chooser::new(seed), at_random) {
                let view = game.view(None);
                assert_eq!(habits.choose(view), TurnPlan::ahead(view, Tempo::EVEN).best(view), "{view:?}");
                game.play(&answer, &mut Unlogged).unwrap();
            }
        }
    }
}

#[test]
fn the_parts_of_the_win_add_up_and_nobody_wins_what_nobody_loses() {
    for race in [Race::Step, Race::Live] {
        let rules = rules(race, TrollMood::Strict);
        let moves = play(rules, &mut Chooser::new(3), at_random);
        let review = won(rules, &moves);
        let seats = Troll::new(rules, 3).unwrap().seats();
        let mut results = 0.0;
        for seat in seats {
            let parts = review.parts[seat];
            let sum = parts.fair + parts.own + parts.others + parts.luck;
            assert!((sum - parts.result).abs() < EXACT, "{parts:?}");
            assert!(
                review.skill_loss(seat) > 0.0 && review.error(seat) > 0.0,
                "nobody chooses well by chance"
            );
            results += parts.result;
        }
        assert!((results - 1.0).abs() < EXACT);
        for choice in &review.choices {
            let changed: f64 = seats.into_iter().map(|seat| choice.effect[seat]).sum();
            assert!(changed.abs() < EXACT, "{choice:?}");
            assert!(choice.wins.iter().all(|win| (0.0..=1.0).contains(win)), "{choice:?}");
        }
    }
}

#[test]
fn who_does_what_is_advised_loses_no_win() {
    let rules = rules(Race::Step, TrollMood::Strict);
    let moves = play(rules, &mut Chooser::new(5), best);
    let turns = reviewed(rules, &moves);
    let judged = turns.iter().flat_map(|turn| &turn.choices);
    for (judged, weighed) in judged.zip(&won(rules, &moves).choices) {
        let as_advised = judged.choices[weighed.advised].0 == judged.chosen;
        assert!(as_advised == (weighed.error <= 0.0) && as_advised == (weighed.loss() <= 0.0), "{weighed:?}");
    }
}

/// The only diamond is beside the bag, and the game ends with this turn: leaving certainly wins.
#[test]
fn a_win_that_is_at_hand_is_certain() {
    let stock = Treasure { diamonds: 1, nuggets: 6 };
    let rules = Draft { ends: Ends::OneRoom, stock, ..Draft::default() }.check().unwrap();
    let start = Troll::new(rules, 3).unwrap();
    let first = start.view(None).active();
    let roll = || Move::Ballot(Ballot::of(first, Action::Roll));
    let faces = [Face::Diamond, Face::Key, Face::Key, Face::Key];
    let gone = [Face::Troll; 4];
    let moves = vec![
        roll(),
        Move::Chance(Chance::Cave(CaveRoll::new(&faces).unwrap())),
        roll(),
        Move::Chance(Chance::Cave(CaveRoll::new(&gone).unwrap())),
    ];
    let turns = review(start.clone(), &moves, Tempo::EVEN).unwrap();
    let judged = win_review(start, &moves, &turns, Tempo::EVEN, 1_000).unwrap();
    let (choice, options) = (&judged.choices[0], &turns[0].choices[0].choices);
    let win = |wanted| choice.wins[options.iter().position(|(action, _)| *action == wanted).unwrap()];
    assert!((win(Action::Leave) - 1.0).abs() < EXACT && win(Action::Roll) < 1.0, "{choice:?}");
    assert!(options[choice.advised].0 == Action::Leave, "whatever else brings home more");
    assert!((choice.loss() - (1.0 - win(Action::Roll))).abs() < EXACT, "{choice:?}");
}
