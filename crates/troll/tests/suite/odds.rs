//! Exact odds, and the documented order of outcomes.

use game::conformance::Chooser;
use game::{Game, Move, Seat, Turn, odds};
use troll::{
    Action, CaveRoll, Chance, Danger, Draft, DragonFace, DragonPreset, DragonThrow, Event, Face, Find,
    HallStep, Race, Rules, Stage, Treasure, Troll, TrollMood,
};

use crate::moves::{act, any_answer, play, show};

use DragonFace::{Aside, Blank, Dragon};
use Face::{Diamond, Door, Key};

// Of two players, one is in the cave or the hall and the other plays the dragon.
const ACTIVE: Seat = Seat::new(0).unwrap();
const THROWER: Seat = Seat::new(1).unwrap();

fn cave(faces: &[Face]) -> Chance {
    Chance::Cave(CaveRoll::new(faces).unwrap())
}

fn rolling(rules: Rules) -> Troll {
    let mut game = Troll::new(rules, 2).unwrap();
    act(&mut game, ACTIVE, Action::Roll).unwrap();
    game
}

fn in_the_hall(rules: Rules) -> Troll {
    let mut game = rolling(rules);
    show(&mut game, cave(&[Key, Door, Diamond, Face::Troll])).unwrap();
    act(&mut game, ACTIVE, Action::Enter).unwrap();
    game
}

fn throwing(rules: Rules) -> Troll {
    let mut game = in_the_hall(rules);
    act(&mut game, ACTIVE, Action::Roll).unwrap();
    show(&mut game, Chance::Treasure([0, 0])).unwrap();
    act(&mut game, THROWER, Action::Throw).unwrap();
    game
}

#[test]
fn four_trolls_come_once_in_eighty_one_first_rolls() {
    let odds = odds(&rolling(Rules::default())).unwrap();
    let trolls = odds.weight_of(|chance| chance == cave(&[Face::Troll; 4]));
    assert_eq!((trolls * 81, odds.total()), (odds.total(), 6_u32.pow(4)));
}

#[test]
fn the_hall_opens_at_once_in_302_of_1296_first_rolls() {
    // Without a key 5^4, without a door 5^4, without either 4^4: 1296 - 625 - 625 + 256.
    let odds = odds(&rolling(Rules::default())).unwrap();
    let opens = odds.weight_of(|chance| match chance {
        Chance::Cave(roll) => roll.count(Key) > 0 && roll.count(Door) > 0,
        _ => false,
    });
    assert_eq!(opens, 302);
}

#[test]
fn a_throw_wakes_the_dragon_as_its_dice_say() {
    for (preset, [both, first, second, none]) in
        DragonPreset::ALL.into_iter().zip([[1, 5, 5, 25], [2, 4, 10, 20], [4, 8, 8, 16]])
    {
        let draft = Draft { dragon_faces: preset.dragon_faces(), ..Draft::default() };
        let odds = odds(&throwing(draft.check().unwrap())).unwrap();
        let weight = |faces| odds.weight_of(|chance| chance == Chance::Dragon(DragonThrow(faces)));
        assert_eq!(odds.total(), 36);
        assert_eq!(weight([Dragon, Dragon]), both, "{}", preset.name());
        assert_eq!(weight([Dragon, Blank]), first, "{}", preset.name());
        assert_eq!(weight([Blank, Dragon]), second, "{}", preset.name());
        assert_eq!(weight([Blank, Blank]), none, "{}", preset.name());
    }
}

#[test]
fn a_dragon_die_that_was_set_aside_leaves_six_outcomes() {
    for (shown, left, dragons) in
        [([Dragon, Blank], [Aside, Dragon], 2), ([Blank, Dragon], [Dragon, Aside], 1)]
    {
        let mut game = throwing(Rules::default());
        show(&mut game, Chance::Dragon(DragonThrow(shown))).unwrap();
        act(&mut game, THROWER, Action::Throw).unwrap();
        let odds = odds(&game).unwrap();
        assert_eq!(odds.total(), 6);
        assert_eq!(odds.weight_of(|chance| chance == Chance::Dragon(DragonThrow(left))), dragons);
    }
}

#[test]
fn treasure_dice_bring_a_nugget_a_roll_on_average() {
    let mut game = in_the_hall(Rules::default());
    act(&mut game, ACTIVE, Action::Roll).unwrap();
    let odds = odds(&game).unwrap();
    let nuggets: u32 = odds
        .iter()
        .map(|(chance, weight)| match chance {
            Chance::Treasure(roll) => weight * roll.into_iter().map(u32::from).sum::<u32>(),
            _ => 0,
        })
        .sum();
    assert_eq!((nuggets, odds.total()), (36, 36));
}

#[test]
fn outcomes_are_numbered_in_base_six_with_the_first_die_in_front() {
    let mut game = rolling(Rules::default());
    assert_eq!(game.turn(), Turn::Chance(1296));
    assert_eq!(game.outcome(0), cave(&[Diamond; 4]));
    assert_eq!(game.outcome(2), cave(&[Diamond, Diamond, Diamond, Key]));
    assert_eq!(game.outcome(3 * 216 + 2 * 36 + 6 + 5), cave(&[Door, Key, Diamond, Face::Troll]));
    show(&mut game, cave(&[Face::Troll, Diamond, Diamond, Diamond])).unwrap();
    act(&mut game, ACTIVE, Action::Roll).unwrap();
    assert_eq!(game.turn(), Turn::Chance(216));
    assert_eq!(game.outcome(87), cave(&[Key, Key, Door]));

    let mut game = in_the_hall(Rules::default());
    act(&mut game, ACTIVE, Action::Roll).unwrap();
    assert_eq!([0, 5, 29].map(|index| game.outcome(index)), [[0, 0], [0, 2], [1, 2]].map(Chance::Treasure));

    let game = throwing(Rules::default());
    let throws = [0, 1, 2, 6, 8, 35].map(|index| game.outcome(index));
    let faces = [
        [Dragon, Dragon],
        [Dragon, Dragon],
        [Dragon, Blank],
        [Blank, Dragon],
        [Blank, Blank],
        [Blank, Blank],
    ];
    assert_eq!(throws, faces.map(|faces| Chance::Dragon(DragonThrow(faces))));
}

#[test]
#[should_panic(expected = "fewer outcomes")]
fn there_is_no_outcome_beyond_the_last() {
    rolling(Rules::default()).outcome(1296);
}

/// What the danger says is what comes of playing every outcome of the dice, in whole games under several rules.
#[test]
fn the_danger_is_that_of_all_outcomes() {
    let stock = Treasure { diamonds: 8, nuggets: 5 };
    let draft =
        |troll, race, cave_die| Draft { troll, race, cave_die, stock, ..Draft::default() }.check().unwrap();
    let published = Draft::default().cave_die;
    let gloomy = [Face::Troll, Face::Troll, Face::Troll, Key, Door, Diamond];
    let rules = [
        draft(TrollMood::Strict, Race::Step, published),
        draft(TrollMood::Kind, Race::Live, published),
        draft(TrollMood::Kind, Race::Step, gloomy),
    ];
    for (seed, rules) in (0..).zip(rules) {
        let mut chooser = Chooser::new(seed);
        let mut game = Troll::new(rules, 3).unwrap();
        let mut before = None;
        while let Some(answer) = any_answer(&game, &mut chooser) {
            if let (Turn::Chance(outcomes), false) = (game.turn(), is_searching(&game)) {
                let lost = (0..outcomes).filter(|index| is_lost(&game, game.outcome(*index))).count();
                let danger = Danger { ways: u32::try_from(lost).unwrap(), outcomes };
                assert_eq!(game.view(None).danger(), Some(danger));
                assert!(
                    before.is_none_or(|before| before == danger),
                    "the same before the dice are taken up"
                );
            }
            before = game.view(None).danger().filter(|_| answer_rolls(&answer));
            play(&mut game, answer).unwrap();
        }
        assert_eq!(game.view(None).danger(), None);
    }
}

#[test]
fn a_kind_troll_is_no_danger_to_whoever_has_key_and_door() {
    for (mood, ways) in [(TrollMood::Strict, 4), (TrollMood::Kind, 0)] {
        let mut game = rolling(Draft { troll: mood, ..Draft::default() }.check().unwrap());
        show(&mut game, cave(&[Key, Door, Diamond, Diamond])).unwrap();
        act(&mut game, ACTIVE, Action::Keep(Find::Key)).unwrap();
        act(&mut game, ACTIVE, Action::Keep(Find::Door)).unwrap();
        assert_eq!(game.view(None).danger(), Some(Danger { ways, outcomes: 36 }));
    }
}

fn is_searching(game: &Troll) -> bool {
    matches!(game.view(None).stage(), Stage::Hall(hall) if hall.step() == HallStep::Searching)
}

fn answer_rolls(answer: &Move<Action, Chance>) -> bool {
    let is_roll = |action| matches!(action, Action::Roll | Action::Throw);
    match answer {
        Move::Chance(_) => false,
        Move::Ballot(ballot) => {
            ballot.voters().into_iter().filter_map(|seat| ballot.choice(seat)).any(is_roll)
        }
        Move::Race(_, action) => is_roll(*action),
    }
}

fn is_lost(game: &Troll, chance: Chance) -> bool {
    let events = play(&mut game.clone(), Move::Chance(chance)).unwrap();
    events.iter().any(|event| matches!(event, Event::TrollCame { .. } | Event::DragonAwoke { .. }))
}
