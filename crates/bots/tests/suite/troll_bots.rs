//! The bots of Troll & Dragon: their names, that they follow the rules, and which of them brings home most.

#[path = "../../../record/tests/growth/cost.rs"]
#[expect(dead_code, reason = "other tests need the others")]
mod cost;

use std::time::Duration;

use bots::{Bot, Schedule, TrollBot};
use game::conformance::Chooser;
use game::driver::{ByIndex, Players, Unlogged, run, step};
use game::{Ballot, Game, Move, Seat, SeatSet, Turn};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use troll::Face::{Diamond as D, Door as O, Key as K, Troll as T};
use troll::{
    Action, CaveRoll, Chance, Draft, DragonFace, DragonPreset, DragonThrow, Ends, Event, Face, Find, Race,
    Rules, Treasure, Troll, TrollMood, worth,
};

/// Bots at a table run on the threads that serve requests.
#[test]
fn full_rooms_do_not_make_the_best_bot_think_longer() {
    let choosing = |stock: Treasure| {
        let rules = Draft { stock, ..Draft::default() }.check().unwrap();
        let mut game = Troll::new(rules, 2).unwrap();
        let active = game.view(None).active();
        game.play(&Move::Ballot(Ballot::of(active, Action::Roll)), &mut Unlogged).unwrap();
        let roll = Chance::Cave(CaveRoll::new(&[K, D, D, T]).unwrap());
        game.play(&Move::Chance(roll), &mut Unlogged).unwrap();
        assert!(game.actions(active).count() > 1);
        cost::cheapest(|| {
            bot("optimal").choose(&game.view(Some(active)), &mut generator());
        })
    };
    let full = Treasure { diamonds: 200, nuggets: 200 };
    cost::assert_ratio("the fullest rooms", || [choosing(Draft::default().stock), choosing(full)]);
}

fn bot(name: &str) -> TrollBot {
    name.parse().unwrap()
}

fn generator() -> SmallRng {
    SmallRng::seed_from_u64(0)
}

/// One visit to the hall: which side acts next if this bot is there, against a thrower of this pace.
type Visit = Box<dyn FnMut(TrollBot, &Troll, Duration) -> (Seat, Action)>;

fn new_visit() -> Visit {
    let mut schedule = Schedule::default();
    Box::new(move |bot, game, thrower| bot.race(game.view(None), &mut schedule, thrower, &mut generator()))
}

/// A table of bots. In a live race everybody keeps their pace.
struct Table {
    bots: Vec<TrollBot>,
    visit: Visit,
}

impl Table {
    fn new(bots: Vec<TrollBot>) -> Table {
        Table { bots, visit: new_visit() }
    }
}

impl Players<Troll> for Table {
    fn choose(&mut self, game: &Troll, seat: Seat) -> Action {
        // A single chooser is not in a race, so the next race is a new one.
        self.visit = new_visit();
        self.bots[seat.index()].choose(&game.view(None), &mut generator())
    }

    fn race(&mut self, game: &Troll, seats: SeatSet) -> (Seat, Action) {
        let active = game.view(None).active();
        let thrower = game.view(None).thrower().unwrap();
        let (seat, action) = (self.visit)(self.bots[active.index()], game, self.bots[thrower.index()].pace());
        assert!(seats.contains(seat), "the dragon dice wait for the first treasure roll");
        (seat, action)
    }
}

/// Rules with every switch in every position, and few pieces.
fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for race in [Race::Live, Race::Step] {
        for troll in [TrollMood::Strict, TrollMood::Kind] {
            for ends in [Ends::OneRoom, Ends::BothRooms] {
                for preset in DragonPreset::ALL {
                    let stock = Treasure { diamonds: 9, nuggets: 6 };
                    let dragon_faces = preset.dragon_faces();
                    all.push(
                        Draft { ends, troll, race, stock, dragon_faces, ..Draft::default() }.check().unwrap(),
                    );
                }
            }
        }
    }
    all
}

/// All events of a game between these bots.
fn events(rules: Rules, bots: Vec<TrollBot>, seed: u64) -> Vec<Event> {
    let mut chooser = Chooser::new(seed);
    let mut game = Troll::new(rules, bots.len()).unwrap();
    let mut log = Vec::new();
    run(&mut game, &mut ByIndex(|count| chooser.below(count)), &mut Table::new(bots), &mut log).unwrap();
    assert_eq!(game.turn(), Turn::Over);
    log
}

#[test]
fn every_bot_always_answers_legally_and_every_game_ends() {
    let paces = ["cautious", "bold:300", "optimal", "bold", "optimal:2500"].map(bot);
    for (seed, rules) in all_rules().into_iter().enumerate() {
        for players in 2..=5 {
            let mut bots = paces[..players].to_vec();
            bots.rotate_left(seed % players);
            events(rules, bots, seed as u64);
        }
    }
}

#[test]
fn the_same_dice_give_the_same_game() {
    let bots = || ["optimal", "bold:300", "cautious"].map(bot).to_vec();
    let rules = all_rules()[0];
    assert_eq!(events(rules, bots(), 5), events(rules, bots(), 5));
    assert_ne!(events(rules, bots(), 5), events(rules, bots(), 6));
}

/// The mean haul of this bot's first turn, over this many seeds.
fn turns(rules: Rules, name: &str, seeds: u32) -> f64 {
    let one_turn = |seed: u32| {
        let mut chooser = Chooser::new(u64::from(seed));
        let mut game = Troll::new(rules, 2).unwrap();
        let mut table = Table::new(vec![bot(name); 2]);
        let first = game.view(None).active();
        while game.view(None).active() == first && game.turn() != Turn::Over {
            step(&mut game, &mut ByIndex(|count| chooser.below(count)), &mut table, &mut Unlogged).unwrap();
        }
        f64::from(worth(game.view(None).bag(first)))
    };
    (0..seeds).map(one_turn).sum::<f64>() / f64::from(seeds)
}

#[test]
fn the_optimal_bot_brings_home_most() {
    for race in [Race::Step, Race::Live] {
        let stock = Treasure { diamonds: 16, nuggets: 12 };
        let rules = Draft { race, stock, ..Draft::default() }.check().unwrap();
        let [cautious, bold, optimal] = ["cautious", "bold", "optimal"].map(|name| turns(rules, name, 400));
        assert!(optimal > bold + 0.5, "{race:?}: {optimal} against {bold}");
        assert!(optimal > cautious + 0.5, "{race:?}: {optimal} against {cautious}");
    }
}

#[test]
fn names_lead_to_bots_and_back() {
    for name in ["cautious", "bold", "optimal", "cautious:900", "bold:100", "optimal:10000"] {
        assert_eq!(bot(name).to_string(), name);
    }
    assert_eq!(bot("bold:800"), bot("bold"));
    assert_eq!(bot("optimal").pace(), Duration::from_millis(800));
    assert_eq!(bot("optimal:1250").pace(), Duration::from_millis(1250));
}

#[test]
fn other_names_are_refused_with_a_hint() {
    let complaint = |name: &str| name.parse::<TrollBot>().unwrap_err().to_string();
    for name in ["", "timid", "Bold", "bold ", " bold"] {
        assert!(complaint(name).contains("try cautious, bold or optimal"), "{name}");
    }
    for name in ["bold:", "bold:99", "bold:10001", "bold:900,1", "bold:-900", "bold:fast", "bold:99999"] {
        assert!(complaint(name).contains("write it like bold or bold:900"), "{name}");
    }
}

/// A two-player game, step by step, in which the first player has rolled these.
fn after_rolls(rolls: &[&[Face]]) -> Troll {
    let mut game = Troll::new(Draft { race: Race::Step, ..Draft::default() }.check().unwrap(), 2).unwrap();
    for roll in rolls {
        act(&mut game, Action::Roll);
        show(&mut game, Chance::Cave(CaveRoll::new(roll).unwrap()));
    }
    game
}

fn act(game: &mut Troll, action: Action) {
    let Turn::Ballot(asked) = game.turn() else { panic!("nobody chooses") };
    game.play(&Move::Ballot(Ballot::of(asked.lone().unwrap(), action)), &mut Unlogged).unwrap();
}

fn show(game: &mut Troll, chance: Chance) {
    game.play(&Move::Chance(chance), &mut Unlogged).unwrap();
}

fn choice(name: &str, game: &Troll) -> Action {
    bot(name).choose(&game.view(None), &mut generator())
}

#[test]
fn the_cautious_bot_leaves_with_two_diamonds_or_with_one_and_two_free_dice() {
    let choice = |rolls: &[&[Face]]| choice("cautious", &after_rolls(rolls));
    assert_eq!(choice(&[]), Action::Roll);
    assert_eq!(choice(&[&[D, D, K, O]]), Action::Leave);
    assert_eq!(choice(&[&[D, K, K, O]]), Action::Roll);
    assert_eq!(choice(&[&[D, K, K, T]]), Action::Roll);
    assert_eq!(choice(&[&[D, K, T, T]]), Action::Leave);
    assert_eq!(choice(&[&[K, T, T, T]]), Action::Roll);
    assert_eq!(choice(&[&[K, O, T, T]]), Action::Enter);
}

#[test]
fn the_bold_bot_goes_for_the_hall() {
    let choice = |rolls: &[&[Face]]| choice("bold", &after_rolls(rolls));
    assert_eq!(choice(&[]), Action::Roll);
    assert_eq!(choice(&[&[D, D, K, O]]), Action::Enter);
    assert_eq!(choice(&[&[D, D, K, T]]), Action::Keep(Find::Key));
    assert_eq!(choice(&[&[D, D, O, T]]), Action::Keep(Find::Door));
    assert_eq!(choice(&[&[D, D, D, D]]), Action::Roll);
    assert_eq!(choice(&[&[D, T, T, T]]), Action::Leave);
    assert_eq!(choice(&[&[K, T, T, T]]), Action::Roll);
}

#[test]
fn in_the_hall_every_bot_has_its_own_end() {
    let mut game = after_rolls(&[&[D, D, K, O]]);
    act(&mut game, Action::Enter);
    let all = |game: &Troll| ["cautious", "bold", "optimal"].map(|name| choice(name, game));
    // Step by step, the first roll puts nothing at risk.
    assert_eq!(all(&game), [Action::Leave, Action::Roll, Action::Roll]);
    act(&mut game, Action::Roll);
    show(&mut game, Chance::Treasure([1, 1]));
    assert_eq!(all(&game), [Action::Leave, Action::Stay, Action::Stay]);
    act(&mut game, Action::Stay);
    assert_eq!(all(&game), [Action::Throw; 3]);
    act(&mut game, Action::Throw);
    show(&mut game, Chance::Dragon(DragonThrow([DragonFace::Dragon, DragonFace::Blank])));
    assert_eq!(all(&game), [Action::Leave, Action::Roll, Action::Roll]);
    act(&mut game, Action::Roll);
    show(&mut game, Chance::Treasure([0, 0]));
    assert_eq!(all(&game), [Action::Leave, Action::Stay, Action::Leave]);
}
