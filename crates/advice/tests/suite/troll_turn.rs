//! The plan of a turn of Troll & Dragon, compared with a full simulation by the engine, with calculations by hand, and
//! with played games.

use std::collections::HashMap;

use advice::troll_turn::{Tempo, TurnPlan};
use game::conformance::Chooser;
use game::driver::Unlogged;
use game::{Ballot, Game, Move, Turn, odds};
use troll::{
    Action, CaveRoll, CaveStep, Chance, Draft, DragonDie, DragonFace, DragonPreset, DragonThrow, Ends, Event,
    Face, HallStep, Race, Rules, Stage, Treasure, Troll, TrollMood, View, worth,
};

/// Rules with both races, both kinds of troll and two sets of dice.
fn all_rules(stock: Treasure) -> Vec<Rules> {
    let mut all = Vec::new();
    for race in [Race::Live, Race::Step] {
        for troll in [TrollMood::Strict, TrollMood::Kind] {
            let published = Draft { ends: Ends::BothRooms, troll, race, stock, ..Draft::default() };
            let odd = Draft {
                cave_die: [Face::Diamond, Face::Key, Face::Key, Face::Door, Face::Door, Face::Troll],
                treasure_die: [0, 0, 1, 1, 2, 3],
                dragon_faces: [4, 1],
                ..published
            };
            all.extend([published, odd].map(|draft| draft.check().unwrap()));
        }
    }
    all
}

fn new_game(rules: &Rules) -> Troll {
    Troll::new(*rules, 2).unwrap()
}

fn act(game: &mut Troll, action: Action) {
    let answer = match game.turn() {
        Turn::Ballot(seats) => Move::Ballot(Ballot::of(seats.first().unwrap(), action)),
        Turn::Race(_) => {
            let view = game.view(None);
            Move::Race(if action == Action::Throw { view.thrower().unwrap() } else { view.active() }, action)
        }
        turn => panic!("nobody can act: {turn:?}"),
    };
    game.play(&answer, &mut Unlogged).unwrap();
}

fn roll(game: &mut Troll, action: Action, chance: Chance) {
    act(game, action);
    game.play(&Move::Chance(chance), &mut Unlogged).unwrap();
}

fn cave(faces: &[Face]) -> Chance {
    Chance::Cave(CaveRoll::new(faces).unwrap())
}

/// Step by step: in the hall with five diamonds and one eye open, right after a roll that found nothing.
fn five_diamonds_and_an_eye_open(awake: DragonDie) -> Troll {
    let rules = Draft { race: Race::Step, ..Draft::default() }.check().unwrap();
    let mut game = new_game(&rules);
    roll(&mut game, Action::Roll, cave(&[Face::Diamond; 4]));
    roll(&mut game, Action::Roll, cave(&[Face::Diamond, Face::Key, Face::Door, Face::Key]));
    act(&mut game, Action::Enter);
    roll(&mut game, Action::Roll, Chance::Treasure([0, 0]));
    act(&mut game, Action::Stay);
    let mut faces = [DragonFace::Blank; 2];
    faces[awake.index()] = DragonFace::Dragon;
    roll(&mut game, Action::Throw, Chance::Dragon(DragonThrow(faces)));
    roll(&mut game, Action::Roll, Chance::Treasure([0, 0]));
    game
}

/// The result of one move in the reference solver.
#[derive(Clone, Copy)]
enum Next {
    Home(f64),
    State(usize),
}

/// Every state of the rest of a turn, exactly as in the engine, solved by value iteration.
struct Twin {
    states: Vec<Troll>,
    values: Vec<f64>,
}

impl Twin {
    fn of(game: &Troll, tempo: f64) -> Twin {
        let mut states = vec![game.clone()];
        let mut known = HashMap::from([(game.clone(), 0)]);
        let mut moves = Vec::new();
        while let Some(state) = states.get(moves.len()).cloned() {
            let mut follow = |(answer, weight)| {
                let next = played(&state, &answer).unwrap_or_else(|after| {
                    Next::State(*known.entry(after.clone()).or_insert_with(|| {
                        states.push(after);
                        states.len() - 1
                    }))
                });
                (answer, weight, next)
            };
            moves.push(all_moves(&state).into_iter().map(&mut follow).collect::<Vec<_>>());
        }
        let mut values = vec![0.0; states.len()];
        for _horizon in 0..600 {
            let ahead =
                states.iter().zip(&moves).map(|(state, moves)| one_further(state, moves, &values, tempo));
            values = ahead.collect();
        }
        Twin { states, values }
    }
}

/// What the turn brings home if this move ends it, otherwise the game after it.
fn played(game: &Troll, answer: &Move<Action, Chance>) -> Result<Next, Troll> {
    let mut after = game.clone();
    let mut events = Vec::new();
    after.play(answer, &mut events).unwrap();
    brought_home(&events).map(Next::Home).ok_or(after)
}

fn brought_home(events: &[Event]) -> Option<f64> {
    events.iter().find_map(|event| match event {
        Event::Left { brought, .. } => Some(f64::from(worth(*brought))),
        Event::TrollCame { .. } | Event::DragonAwoke { .. } => Some(0.0),
        _ => None,
    })
}

/// The value of a state with one more move of look-ahead.
fn one_further(
    state: &Troll,
    moves: &[(Move<Action, Chance>, f64, Next)],
    values: &[f64],
    tempo: f64,
) -> f64 {
    let value = |next: &Next| match *next {
        Next::Home(worth) => worth,
        Next::State(number) => values[number],
    };
    let in_race = |wanted: Action| {
        let found =
            moves.iter().find(|(answer, ..)| matches!(answer, Move::Race(_, action) if *action == wanted));
        value(&found.unwrap().2)
    };
    match state.turn() {
        Turn::Chance(_) => moves.iter().map(|(_, weight, next)| weight * value(next)).sum(),
        Turn::Ballot(_) => moves.iter().map(|(.., next)| value(next)).fold(0.0, f64::max),
        Turn::Race(asked) if asked.len() == 1 => f64::max(in_race(Action::Leave), in_race(Action::Roll)),
        Turn::Race(_) => {
            let on = tempo * in_race(Action::Roll) + in_race(Action::Throw);
            f64::max(in_race(Action::Leave), on / (tempo + 1.0))
        }
        Turn::Over => unreachable!(),
    }
}

/// All possible moves, with probabilities for those of chance.
fn all_moves(game: &Troll) -> Vec<(Move<Action, Chance>, f64)> {
    match game.turn() {
        Turn::Chance(_) => {
            let odds = odds(game).unwrap();
            let chance = |weight: u32| f64::from(weight) / f64::from(odds.total());
            odds.iter().map(|(outcome, weight)| (Move::Chance(outcome), chance(weight))).collect()
        }
        Turn::Ballot(seats) => {
            let seat = seats.first().unwrap();
            game.actions(seat).map(|action| (Move::Ballot(Ballot::of(seat, action)), 1.0)).collect()
        }
        Turn::Race(seats) => {
            let of = |seat| game.actions(seat).map(move |action| (Move::Race(seat, action), 1.0));
            seats.into_iter().flat_map(of).collect()
        }
        Turn::Over => Vec::new(),
    }
}

#[track_caller]
fn assert_close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
}

fn agrees_with_its_twin(game: &Troll, tempo: f64) {
    let plan = TurnPlan::ahead(game.view(None), Tempo::new(tempo).unwrap());
    let twin = Twin::of(game, tempo);
    for (state, expected) in twin.states.iter().zip(&twin.values) {
        let found = plan.value(state.view(None)).unwrap_or_else(|| panic!("not planned: {state:?}"));
        assert!((found - expected).abs() < 1e-9, "{found} is not {expected}: {state:?}");
    }
}

#[test]
fn every_situation_of_a_turn_is_worth_what_the_engine_says() {
    for rules in all_rules(Treasure { diamonds: 3, nuggets: 2 }) {
        agrees_with_its_twin(&new_game(&rules), 1.0);
    }
}

#[test]
fn so_it_is_when_the_cave_is_empty_and_one_side_is_faster() {
    for rules in all_rules(Treasure { diamonds: 1, nuggets: 4 }) {
        let mut game = new_game(&rules);
        roll(&mut game, Action::Roll, cave(&[Face::Diamond; 4]));
        act(&mut game, Action::Leave);
        assert_eq!(game.view(None).rooms().diamonds, 0);
        agrees_with_its_twin(&game, 1.5);
    }
}

#[test]
fn with_one_eye_open_the_worth_is_that_of_pencil_and_paper() {
    // The other die shows a dragon twice in six. From 6 on, the next roll brings 3 and costs a third of 9: stop. With 5,
    // staying is worth x = 2/3 (16/36 x + 20/36 · 5 + 3), so x = 104/19.
    let game = five_diamonds_and_an_eye_open(DragonDie::First);
    let view = game.view(None);
    let plan = TurnPlan::ahead(view, Tempo::EVEN);
    assert_close(plan.value(view).unwrap(), 104.0 / 19.0);
    assert_eq!(plan.best(view), Some(Action::Stay));
    let [(Action::Stay, stay), (Action::Leave, leave)] = plan.choices(view)[..] else {
        panic!("one stays or leaves")
    };
    assert_close(stay, 104.0 / 19.0);
    assert_close(leave, 5.0);
}

#[test]
fn with_eight_it_is_time_to_leave() {
    let mut game = five_diamonds_and_an_eye_open(DragonDie::First);
    act(&mut game, Action::Stay);
    let blank = DragonThrow([DragonFace::Aside, DragonFace::Blank]);
    roll(&mut game, Action::Throw, Chance::Dragon(blank));
    roll(&mut game, Action::Roll, Chance::Treasure([0, 1]));
    let view = game.view(None);
    let plan = TurnPlan::ahead(view, Tempo::EVEN);
    assert_eq!(worth(view.beside()), 8);
    assert_close(plan.value(view).unwrap(), 8.0);
    assert_close(plan.choices(view)[0].1, 2.0 / 3.0 * 11.0);
    assert_eq!(plan.best(view), Some(Action::Leave));
}

#[test]
fn an_empty_hall_is_worth_what_one_has() {
    let rules = Draft {
        race: Race::Step,
        ends: Ends::BothRooms,
        stock: Treasure { diamonds: 60, nuggets: 1 },
        ..Draft::default()
    };
    let mut game = new_game(&rules.check().unwrap());
    roll(&mut game, Action::Roll, cave(&[Face::Diamond, Face::Diamond, Face::Key, Face::Door]));
    act(&mut game, Action::Enter);
    roll(&mut game, Action::Roll, Chance::Treasure([2, 2]));
    let plan = TurnPlan::ahead(game.view(None), Tempo::EVEN);
    assert_close(plan.start(), 5.0);
    assert_eq!(plan.best(game.view(None)), Some(Action::Leave));
}

/// The expected result of the next treasure roll.
fn gain(view: View<'_>) -> f64 {
    let die = view.rules().settings().treasure_die.map(u16::from);
    let rolls = die.iter().flat_map(|one| die.iter().map(move |other| one + other));
    f64::from(rolls.map(|found| 3 * found.min(view.rooms().nuggets)).sum::<u16>()) / 36.0
}

/// The probability that the next throw wakes the dragon.
fn danger(view: View<'_>, aside: Option<DragonDie>) -> f64 {
    let chance = |die: DragonDie| f64::from(view.rules().settings().dragon_faces[die.index()]) / 6.0;
    DragonDie::ALL.into_iter().filter(|die| aside != Some(*die)).map(chance).product()
}

/// The result of each of these turns if the active player follows `choose`. In a live race, both sides are equally
/// likely to be first.
fn turns(
    start: &Troll,
    count: u32,
    chooser: &mut Chooser,
    mut choose: impl FnMut(&Troll, &mut Chooser) -> Action,
) -> Vec<f64> {
    let one_turn = |_| {
        let mut game = start.clone();
        let mut events = Vec::new();
        loop {
            let answer = match game.turn() {
                Turn::Chance(count) => Move::Chance(game.outcome(chooser.below(count))),
                Turn::Ballot(seats) => {
                    let seat = seats.first().unwrap();
                    let active = seat == game.view(None).active();
                    let action = if active { choose(&game, chooser) } else { Action::Throw };
                    Move::Ballot(Ballot::of(seat, action))
                }
                Turn::Race(seats) => {
                    let active = game.view(None).active();
                    let action = choose(&game, chooser);
                    match seats.without(active).first() {
                        Some(thrower) if action != Action::Leave && chooser.flip() => {
                            Move::Race(thrower, Action::Throw)
                        }
                        _ => Move::Race(active, action),
                    }
                }
                Turn::Over => unreachable!("one turn does not empty a room"),
            };
            game.play(&answer, &mut events).unwrap();
            if let Some(brought) = brought_home(&events) {
                return brought;
            }
            events.clear();
        }
    };
    (0..count).map(one_turn).collect()
}

#[test]
fn the_hall_is_left_when_the_next_throw_endangers_more_than_the_next_roll_brings() {
    for preset in DragonPreset::ALL {
        for (race, tempo) in [(Race::Step, 1.0), (Race::Live, 1.0), (Race::Live, 0.5)] {
            let rules =
                Draft { race, dragon_faces: preset.dragon_faces(), ..Draft::default() }.check().unwrap();
            let game = new_game(&rules);
            let plan = TurnPlan::new(&rules, rules.settings().stock, Tempo::new(tempo).unwrap());
            let mut looked = 0;
            turns(&game, 400, &mut Chooser::new(1), |game, chooser| {
                let view = game.view(None);
                if let Stage::Hall(hall) = view.stage() {
                    let (risk, gain) = (danger(view, hall.aside()), gain(view));
                    let at_risk = f64::from(worth(view.beside()));
                    let leaves = match hall.step() {
                        HallStep::Choosing => gain == 0.0,
                        HallStep::Deciding => at_risk * risk > (1.0 - risk) * gain - 1e-9,
                        HallStep::Racing => at_risk * risk > tempo * gain - 1e-9,
                        step => panic!("nobody chooses in {step:?}"),
                    };
                    assert_eq!(plan.best(view) == Some(Action::Leave), leaves, "{view:?}");
                    looked += 1;
                }
                let eager = view.actions(view.active()).find(|action| *action == Action::Enter);
                let patient = view.actions(view.active()).find(|action| *action != Action::Leave);
                if chooser.below(40) == 0 { plan.best(view) } else { eager.or(patient) }.unwrap()
            });
            assert!(looked > 200, "only {looked} situations in the hall");
        }
    }
}

#[test]
fn more_treasure_at_risk_is_never_worth_less_and_going_home_is_always_possible() {
    for rules in all_rules(Treasure { diamonds: 3, nuggets: 3 }) {
        let game = new_game(&rules);
        let plan = TurnPlan::ahead(game.view(None), Tempo::EVEN);
        let states = Twin::of(&game, 1.0).states;
        let place = |view: View<'_>| match view.stage() {
            Stage::Cave(cave) => (Some((cave.kept(), cave.step())), None),
            Stage::Hall(hall) => (None, Some((hall.aside(), hall.step()))),
            Stage::Over => unreachable!(),
        };
        for state in &states {
            let view = state.view(None);
            let value = plan.value(view).unwrap();
            if plan.choices(view).iter().any(|(action, _)| *action == Action::Leave) {
                assert!(value >= f64::from(worth(view.beside())));
            }
            for richer in states.iter().map(|state| state.view(None)).filter(|richer| {
                let (more, less) = (richer.beside(), view.beside());
                place(*richer) == place(view)
                    && more.diamonds >= less.diamonds
                    && more.nuggets >= less.nuggets
            }) {
                assert!(plan.value(richer).unwrap() >= value - 1e-9, "{richer:?} {view:?}");
            }
        }
    }
}

#[test]
fn a_faster_player_expects_more() {
    let rules = Rules::default();
    let start = |tempo| TurnPlan::new(&rules, rules.settings().stock, Tempo::new(tempo).unwrap()).start();
    let starts = [0.1, 0.5, 1.0, 2.0, 10.0].map(start);
    assert!(starts.is_sorted(), "{starts:?}");
}

#[test]
fn played_turns_bring_what_the_plan_expects() {
    for race in [Race::Step, Race::Live] {
        let rules = Draft { race, ..Draft::default() }.check().unwrap();
        let plan = TurnPlan::new(&rules, rules.settings().stock, Tempo::EVEN);
        let brought = turns(&new_game(&rules), 20_000, &mut Chooser::new(7), |game, _| {
            plan.best(game.view(None)).unwrap()
        });
        let count = 20_000.0;
        let mean = brought.iter().sum::<f64>() / count;
        let variance = brought.iter().map(|worth| (worth - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let error = (variance / count).sqrt();
        assert!(
            (mean - plan.start()).abs() < 3.0 * error,
            "{mean} ± {error}, but {} is expected",
            plan.start()
        );
    }
}

#[test]
fn a_plan_for_the_rest_of_a_turn_agrees_with_the_plan_of_all_of_it() {
    for rules in all_rules(Treasure { diamonds: 20, nuggets: 15 }) {
        let whole = TurnPlan::new(&rules, rules.settings().stock, Tempo::EVEN);
        turns(&new_game(&rules), 10, &mut Chooser::new(3), |game, chooser| {
            let view = game.view(None);
            let rest = TurnPlan::ahead(view, Tempo::EVEN);
            assert_close(rest.start(), whole.value(view).unwrap());
            assert_eq!(rest.best(view), whole.best(view));
            let actions: Vec<Action> = view.actions(view.active()).collect();
            assert_eq!(
                whole.choices(view).into_iter().map(|(action, _)| action).collect::<Vec<_>>(),
                actions
            );
            *chooser.one_of(&actions)
        });
    }
}

#[test]
fn a_plan_speaks_of_its_own_turn_only() {
    let rules = Rules::default();
    let game = new_game(&rules);
    let view = game.view(None);
    let less = TurnPlan::new(&rules, Treasure { diamonds: 59, nuggets: 50 }, Tempo::EVEN);
    let kind = Draft { troll: TrollMood::Kind, ..Draft::default() }.check().unwrap();
    let other = TurnPlan::new(&kind, kind.settings().stock, Tempo::EVEN);
    for plan in [less, other] {
        assert_eq!((plan.value(view), plan.best(view)), (None, None));
        assert!(plan.choices(view).is_empty());
    }
    let arriving = TurnPlan::ahead(view, Tempo::EVEN);
    assert_eq!(arriving.best(view), Some(Action::Roll));
    assert!(matches!(view.stage(), Stage::Cave(cave) if cave.step() == CaveStep::Arriving));
}

#[test]
fn there_is_nothing_to_plan_when_the_game_is_over() {
    let rules = Draft { stock: Treasure { diamonds: 1, nuggets: 1 }, ..Draft::default() }.check().unwrap();
    let mut game = new_game(&rules);
    roll(&mut game, Action::Roll, cave(&[Face::Diamond; 4]));
    act(&mut game, Action::Leave);
    let view = game.view(None);
    let plan = TurnPlan::ahead(view, Tempo::EVEN);
    assert!(view.is_over() && plan.value(view).is_none() && plan.best(view).is_none());
}

/// Below the limit some treasure is worth another throw, from there on none; and the best choice changes at the limit.
#[test]
fn the_hall_is_left_at_its_limit() {
    let rules = Draft { race: Race::Step, ..Draft::default() }.check().unwrap();
    let plan = TurnPlan::new(&rules, rules.settings().stock, Tempo::EVEN);
    let limits =
        [None, Some(DragonDie::First), Some(DragonDie::Second)].map(|aside| plan.hall_limit(aside).unwrap());
    assert!(limits[1] < limits[0] && limits[2] < limits[0], "an open eye makes careful: {limits:?}");
    for awake in DragonDie::ALL {
        let mut game = five_diamonds_and_an_eye_open(awake);
        let limit = plan.hall_limit(Some(awake)).unwrap();
        let ahead = TurnPlan::ahead(game.view(None), Tempo::EVEN);
        let expected = if worth(game.view(None).beside()) < limit { Action::Stay } else { Action::Leave };
        assert_eq!(ahead.best(game.view(None)), Some(expected));
        while worth(game.view(None).beside()) < limit {
            act(&mut game, Action::Stay);
            let mut throw = [DragonFace::Blank; 2];
            throw[awake.index()] = DragonFace::Aside;
            roll(&mut game, Action::Throw, Chance::Dragon(DragonThrow(throw)));
            roll(&mut game, Action::Roll, Chance::Treasure([0, 1]));
        }
        let ahead = TurnPlan::ahead(game.view(None), Tempo::EVEN);
        assert_eq!(ahead.best(game.view(None)), Some(Action::Leave));
    }
}
