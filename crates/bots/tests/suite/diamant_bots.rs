//! The bots of Diamant: their names, when exactly each of them leaves, and that they follow the rules.

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::{Bot, CHARACTERS, Character, DIAMANT_CATALOGUE, DiamantBot, Generators, Oracle, Share, Temper};
use diamant::{
    Card, Chests, Decision, Diamant, Draft, EDITIONS, Edition, Event, Gems, Hazard, Relics, Rules,
};
use game::conformance::Chooser;
use game::driver::{ByIndex, Players, run};
use game::{Ballot, Game, Move, Seat, SeatSet, Turn};
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

fn bot(name: &str) -> DiamantBot {
    name.parse().unwrap()
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn generator(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}

/// A generator for every seat.
struct Own([SmallRng; 4]);

impl Own {
    fn of_seed(seed: u64) -> Own {
        Own([0, 1, 2, 3].map(|seat| generator(4 * seed + seat)))
    }
}

impl Generators for Own {
    fn of(&mut self, seat: Seat) -> impl Rng {
        &mut self.0[seat.index()]
    }
}

/// A game in which given cards come and given seats leave.
#[derive(Clone)]
struct Cave(Diamant);

impl Cave {
    fn new(players: usize, change: impl FnOnce(&mut Draft)) -> Cave {
        let mut draft = Edition::by_id("portal-2025").unwrap().draft(Some(Relics::With)).unwrap();
        draft.players = 2..=8;
        change(&mut draft);
        Cave(Diamant::new(Arc::new(draft.check().unwrap()), players).unwrap())
    }

    /// A cave with this many players, these cards on the path, and a decision next.
    fn with(players: usize, cards: &str) -> Cave {
        Cave::new(players, |_| {}).then(cards)
    }

    /// These cards come, and everyone continues before each.
    fn then(self, cards: &str) -> Cave {
        cards.split_whitespace().fold(self, |cave, card| cave.after(&[]).card(&card.replace('-', " ")))
    }

    fn card(mut self, card: &str) -> Cave {
        self.0.play(&Move::Chance(card.parse().unwrap()), &mut Vec::new()).unwrap();
        self
    }

    /// Everyone who decides continues, except these.
    fn after(mut self, leaving: &[usize]) -> Cave {
        if let Turn::Ballot(inside) = self.0.turn() {
            let decide = |seat: Seat| {
                if leaving.contains(&seat.index()) { Decision::Leave } else { Decision::Continue }
            };
            self.0.play(&Move::Ballot(Ballot::collect(inside, decide)), &mut Vec::new()).unwrap();
        }
        self
    }

    fn chest(self, owner: usize, gems: u16) -> Cave {
        Cave(self.0.with_chest(seat(owner), Gems::new(gems)))
    }

    /// Whether the explorer at seat 0 leaves, with this seed.
    fn leaves_by(&self, name: &str, seed: u64) -> bool {
        assert!(self.0.actions(seat(0)).any(|action| action == Decision::Leave), "seat 0 is asked");
        bot(name).choose(&self.0.view(Some(seat(0))), &mut generator(seed)) == Decision::Leave
    }

    /// Whether the explorer at seat 0 leaves, with any seed.
    #[track_caller]
    fn leaves(&self, name: &str) -> bool {
        let always = self.leaves_by(name, 0);
        assert!((1..40).all(|seed| self.leaves_by(name, seed) == always), "{name} is not sure");
        always
    }

    /// In how many of 4,000 trials the explorer at seat 0 leaves.
    fn leaves_in_4000(&self, name: &str) -> usize {
        (0..4_000).filter(|seed| self.leaves_by(name, *seed)).count()
    }
}

/// It stays while all cards but the last are on the path, and leaves once the last is too.
#[track_caller]
fn leaves_exactly_at(name: &str, players: usize, cards: &str) {
    let (before, _) = cards.rsplit_once(' ').unwrap();
    assert!(!Cave::with(players, before).leaves(name), "{name} stays at {before}");
    assert!(Cave::with(players, cards).leaves(name), "{name} leaves at {cards}");
}

#[test]
fn seats_of_one_bot_leave_together_as_they_would_one_by_one() {
    let oracle = Oracle::default();
    let names = DIAMANT_CATALOGUE.into_iter().chain(CHARACTERS.iter().map(|character| character.id));
    for name in names.filter(|name| !["master", "minerva"].contains(name)) {
        let bot = bot(name).asking(&oracle);
        let (mut game, mut chooser, mut decisions) = (Cave::with(4, "").0, Chooser::new(7), 0);
        loop {
            let answer = match game.turn() {
                Turn::Chance(outcomes) => Move::Chance(game.outcome(chooser.below(outcomes))),
                Turn::Ballot(inside) => {
                    let together = bot.leaving(&game, inside, &mut Own::of_seed(decisions));
                    let mut own = Own::of_seed(decisions);
                    let choice = |seat| bot.choose(&game.view(Some(seat)), &mut own.of(seat));
                    let one_by_one = Ballot::collect(inside, choice);
                    assert_eq!(together, one_by_one.who_chose(Decision::Leave), "{name}");
                    decisions += 1;
                    Move::Ballot(one_by_one)
                }
                Turn::Race(_) | Turn::Over => break,
            };
            game.play(&answer, &mut Vec::new()).unwrap();
        }
        assert!(decisions >= 5, "{name} decides in every expedition");
    }
}

#[test]
fn turn_counts_the_cards() {
    leaves_exactly_at("turn:3", 3, "9 snake 5");
    leaves_exactly_at("turn:2", 3, "9 relic-5");
    assert!(Cave::with(3, "9").leaves("turn:1"));
    let taken = Cave::with(3, "relic-5").after(&[2]).card("9");
    assert!(taken.leaves("turn:2"), "the place of a relic that was taken counts");
}

#[test]
fn gems_counts_what_it_carries() {
    leaves_exactly_at("gems:5", 3, "14 3");
    leaves_exactly_at("gems:9", 2, "17 2");
    assert!(!Cave::with(3, "5 5 2").leaves("gems:3"), "what lies does not count");
}

#[test]
fn hazards_counts_their_kinds() {
    leaves_exactly_at("hazards:1", 3, "9 snake");
    leaves_exactly_at("hazards:2", 3, "snake 9 lava");
    leaves_exactly_at("hazards:5", 3, "snake lava scorpion boulder spikes");
}

#[test]
fn path_counts_what_lies() {
    leaves_exactly_at("path:3", 3, "5 4");
    assert!(!Cave::with(3, "15 9 3").leaves("path:1"), "nothing is left lying");
    let divided = Cave::with(3, "5 4").after(&[2]).card("snake");
    assert!(!divided.leaves("path:1"), "whoever left alone took it all");
}

#[test]
fn two_thresholds_leave_at_the_first_that_is_reached() {
    leaves_exactly_at("gems-or-hazards:5,2", 3, "14 3");
    leaves_exactly_at("gems-or-hazards:5,2", 3, "snake lava");
    leaves_exactly_at("gems-or-turn:5,3", 3, "14 3");
    leaves_exactly_at("gems-or-turn:5,3", 3, "1 2 snake");
    leaves_exactly_at("hazards-or-turn:2,4", 3, "1 snake lava");
    leaves_exactly_at("hazards-or-turn:2,4", 3, "1 2 3 snake");
}

#[test]
fn risk_leaves_above_its_limit_and_not_at_it() {
    let at_the_limit = Cave::new(3, |draft| draft.relics = None).then("snake 1 2 3 4");
    assert_eq!((at_the_limit.0.view(None).traps_left(), at_the_limit.0.view(None).cards_left()), (2, 25));
    assert!(!at_the_limit.leaves("risk:0.08"));
    assert!(at_the_limit.clone().then("5").leaves("risk:0.08"));
    assert!(at_the_limit.leaves("risk:0.0799"));
    assert!(!Cave::with(3, "1 2 3 4 5").leaves("risk:0"), "no trap can come");
    assert!(Cave::with(3, "snake").leaves("risk:0"));
    assert!(!Cave::with(3, "snake lava spikes").leaves("risk:1"));
}

/// 0.58 × 50 is a little less than 29 in binary numbers, but 29 / 50 is 0.58.
#[test]
fn risk_is_not_fooled_by_rounding() {
    let cave = Cave::new(3, |draft| {
        draft.relics = None;
        draft.hazards = vec![(Hazard::Snake, 16), (Hazard::Lava, 15), (Hazard::Gas, 2)];
        draft.treasures = (1..=20).collect();
    });
    let cave = cave.then("snake lava 1");
    assert_eq!((cave.0.view(None).traps_left(), cave.0.view(None).cards_left()), (29, 50));
    assert!(!cave.leaves("risk:0.58") && cave.leaves("risk:0.579"));
}

#[test]
fn myopic_compares_what_is_to_be_found_with_what_is_at_risk() {
    // 124 rubies are in the deck: 107 of them are still to find, and two snakes put the 17 that were found at risk.
    let cave = Cave::with(3, "17 snake");
    assert!(!cave.leaves("myopic:3.14") && cave.leaves("myopic:3.15"), "107 / 34 is 3.147");
    assert!(!Cave::with(3, "17 15 14 13 11 11").leaves("myopic:100"), "nothing is at risk");
    assert!(!Cave::with(3, "snake lava").leaves("myopic:100"), "there is nothing to lose");
    // Two are inside, one has left with 5 and the 2 on the path: 10 are carried, 107 still to find.
    let two = Cave::with(3, "17").after(&[2]).card("snake");
    assert!(!two.leaves("myopic:5.34") && two.leaves("myopic:5.36"), "107 / 20 is 5.35");
}

/// For a single explorer, looking one card ahead is optimal: the rule is exact.
#[test]
fn myopic_alone_goes_on_while_more_is_left_than_it_holds_times_the_traps() {
    let (mut stayed, mut left) = (0, 0);
    for seed in 0..60 {
        let mut chooser = Chooser::new(seed);
        let mut cave = Cave::new(2, |draft| draft.relics = None);
        while let Turn::Chance(outcomes) = cave.0.turn() {
            cave = cave.clone().card(&cave.0.outcome(chooser.below(outcomes)).to_string());
            if cave.0.view(None).deciding().len() != 1 {
                // The other one leaves at once, and after a trap nobody is asked.
                cave = cave.after(&[1]);
                continue;
            }
            let view = cave.0.view(Some(seat(0)));
            let held = u32::from((view.carried() + view.path().rubies()).worth());
            let at_risk = held * u32::from(view.traps_left());
            let to_find: u32 = view
                .may_come()
                .map(|(card, count)| match card {
                    Card::Treasure(gems) => u32::from(gems.worth()) * u32::from(count),
                    Card::Hazard(_) | Card::Relic(_) => 0,
                })
                .sum();
            let leaves = cave.leaves_by("myopic:1", seed);
            assert_eq!(leaves, to_find < at_risk, "{to_find} to find, {held} held: {view:?}");
            *(if leaves { &mut left } else { &mut stayed }) += 1;
            cave = cave.after(&[]);
        }
    }
    assert!(stayed > 100 && left > 100, "{stayed} {left}");
}

/// If both are equal it continues: it leaves for less, not for as much.
#[test]
fn myopic_alone_goes_on_when_it_makes_no_difference() {
    let cave = Cave::new(2, |draft| draft.relics = None);
    let second_expedition = cave.then("snake snake").card("snake").after(&[1]);
    let even = second_expedition.clone().card("17").then("15 14 13 3");
    assert_eq!((even.0.view(None).carried(), even.0.view(None).traps_left()), (Gems::new(62), 1));
    assert!(!even.leaves("myopic:1"), "62 to find, 62 held, one trap");
    assert!(even.clone().then("1").leaves("myopic:1"));
    assert!(even.then("lava").leaves("myopic:1"));
}

#[test]
fn wary_is_in_two_minds_where_its_balance_is() {
    // 120 to find, two traps, 4 in the cave.
    let cave = Cave::with(3, "4 snake");
    let even = |leaving: usize| (1_873..=2_127).contains(&leaving);
    assert!(even(cave.leaves_in_4000("wary:15,6")), "four standard deviations are 127");
    assert!(even(cave.leaves_in_4000("wary:1,0")), "without keenness it never knows");
    assert!(cave.leaves("wary:100,100") && !cave.leaves("wary:0,100"));
    let (more, less) = (cave.leaves_in_4000("wary:15.5,2"), cave.leaves_in_4000("wary:14.5,2"));
    assert!((2_812..=3_036).contains(&more), "{more}: 1 / (1 + e⁻¹) of 4,000 are 2,924");
    assert!((964..=1_188).contains(&less), "{less}: 1 / (1 + e) of 4,000 are 1,076");
    for safe in ["17 15 14", "snake lava"] {
        assert!(!Cave::with(3, safe).leaves("wary:100,0"), "nothing is at risk");
    }
}

#[test]
fn lead_moves_its_threshold_with_its_lead() {
    let name = "lead:10,5,-2,3";
    let eight = Cave::with(3, "17 9");
    assert_eq!(eight.0.view(None).carried(), Gems::new(8));
    assert!(eight.clone().chest(0, 5).leaves(name), "a lead of 5: 8 are enough");
    assert!(!eight.clone().chest(0, 4).leaves(name), "a lead of 4 does not count");
    assert!(!eight.clone().chest(0, 9).chest(2, 5).leaves(name), "the best of the others counts");
    assert!(eight.chest(0, 9).chest(2, 4).leaves(name));
    assert!(!Cave::with(3, "17 7").chest(0, 99).leaves(name), "7 are not enough");
    leaves_exactly_at(name, 3, "17 9 14 3");
    let hidden = Cave::new(3, |draft| draft.chests = Chests::Hidden).then("17 9");
    assert!(!hidden.chest(0, 99).leaves(name), "a lead that one cannot see does not count");
}

#[test]
fn hunter_waits_for_a_relic_and_a_few() {
    leaves_exactly_at("hunter:5,2", 3, "14 3");
    leaves_exactly_at("hunter:9,3", 3, "1 relic-5");
    assert!(!Cave::with(4, "relic-5").leaves("hunter:9,3"), "four are too many");
    assert!(Cave::with(4, "relic-5").after(&[2, 3]).card("1").leaves("hunter:9,2"));
    assert!(!Cave::with(4, "relic-5").after(&[3]).card("1").leaves("hunter:9,3"), "the relic was taken");
}

#[test]
fn never_and_coins_do_what_they_say() {
    let rich = Cave::with(2, "17 15 14 13 11 11 9 7 7 5 5 4 3 2 1 snake lava spikes scorpion boulder");
    assert!(!rich.leaves("never"));
    assert!(!rich.leaves("coin:1") && rich.leaves("coin:0"));
    let leaving = Cave::with(3, "1").leaves_in_4000("coin:0.9");
    assert!((324..=476).contains(&leaving), "{leaving}: one in ten, and four standard deviations are 76");
}

#[test]
fn characters_do_what_is_said_about_them() {
    let or_freezes = |cave: Cave, name: &str| (1_800..2_200).contains(&cave.leaves_in_4000(name));
    assert!(or_freezes(Cave::with(3, "1 snake"), "hugo") && !Cave::with(3, "1 2").leaves("hugo"));
    assert!(!Cave::with(3, "1 2 snake lava 3 4").leaves("suzette"), "nobody has gone yet");
    let somebody_gone = Cave::with(3, "1").after(&[2]).card("2");
    let everybody_gone = somebody_gone.clone().after(&[1]).card("3");
    let [some, all] = [somebody_gone, everybody_gone].map(|cave| cave.leaves_in_4000("suzette"));
    assert!(1_000 < some && some + 1_000 < all && all < 4_000, "{some} {all}");
    assert!(!Cave::with(3, "17 15 14 snake lava spikes").leaves("magda"), "there is still something to see");
    assert!(!Cave::with(3, "1 2 3").leaves("kazik") && Cave::with(3, "1 2 3 4 5 7 9 11").leaves("kazik"));
    let [calm, scared] = ["1", "1 snake lava"].map(|cards| Cave::with(3, cards).leaves_in_4000("nelly"));
    assert!(0 < calm && calm + 1_000 < scared && scared < 4_000, "{calm} {scared}");
    let risky = Cave::new(3, |draft| draft.relics = None).then("snake lava 1 2 3 4 5");
    let [ahead, even, behind] = [(9, 0), (0, 0), (0, 9)]
        .map(|(mine, other)| risky.clone().chest(0, mine).chest(1, other).leaves_in_4000("roulette"));
    assert!(
        ahead > 2_500 && (1..2_000).contains(&even) && behind + 500 < even,
        "4 of 23 cards are traps: {ahead} {even} {behind}"
    );
}

#[test]
fn renard_does_not_leave_for_a_game_that_is_lost_with_it() {
    let risky = "17 15 snake lava spikes scorpion";
    let last = || Cave::new(3, |draft| draft.expeditions = 1).then(risky);
    assert!(
        (1..=4_000).contains(&last().chest(1, 10).leaves_in_4000("renard")),
        "10 against 10 may be shared"
    );
    assert!(!last().chest(1, 11).leaves("renard"));
    let early = Cave::with(3, risky).chest(1, 11);
    assert!(early.leaves_in_4000("renard") > 0, "there are more expeditions");
}

fn a_share() -> impl Strategy<Value = Share> {
    prop_oneof![Just(0.0), Just(1.0), 0.0..=1.0, (0_u32..=100).prop_map(|percent| f64::from(percent) / 100.0)]
        .prop_map(|share| Share::new(share).unwrap())
}

fn a_weight() -> impl Strategy<Value = f64> {
    prop_oneof![Just(0.0), Just(100.0), 0.0..=100.0]
}

fn any_bot() -> impl Strategy<Value = DiamantBot> {
    let (gems, kinds, cards, threshold) = (1_u16..=999, 1_u8..=12, 1_u8..=64, -999_i16..=999);
    prop_oneof![
        a_share().prop_map(DiamantBot::Coin),
        cards.clone().prop_map(DiamantBot::Turn),
        gems.clone().prop_map(DiamantBot::Gems),
        kinds.clone().prop_map(DiamantBot::Hazards),
        gems.clone().prop_map(DiamantBot::Path),
        (gems.clone(), kinds.clone()).prop_map(|(gems, kinds)| DiamantBot::GemsOrHazards(gems, kinds)),
        (gems.clone(), cards.clone()).prop_map(|(gems, cards)| DiamantBot::GemsOrTurn(gems, cards)),
        (kinds, cards).prop_map(|(kinds, cards)| DiamantBot::HazardsOrTurn(kinds, cards)),
        a_share().prop_map(DiamantBot::Risk),
        a_weight().prop_map(DiamantBot::Myopic),
        (a_weight(), a_weight()).prop_map(|(balance, keenness)| DiamantBot::Wary { balance, keenness }),
        (threshold.clone(), 0_u16..=999, threshold.clone(), threshold)
            .prop_map(|(base, lead, ahead, behind)| DiamantBot::Lead { base, lead, ahead, behind }),
        (gems, 1_u8..=8).prop_map(|(gems, inside)| DiamantBot::Hunter(gems, inside)),
        Just(DiamantBot::Never),
        Just(DiamantBot::Oracle),
        Just(DiamantBot::Master),
        Just(DiamantBot::MasterTable),
        prop::sample::select(&CHARACTERS[..]).prop_map(|character| DiamantBot::Character(character.temper)),
    ]
}

proptest! {
    #[test]
    fn every_bot_is_read_back_from_its_name(bot in any_bot()) {
        prop_assert_eq!(bot.to_string().parse(), Ok(bot));
    }

    #[test]
    fn no_text_is_too_strange_to_be_refused(text in "\\PC{0,60}") {
        if let Err(refusal) = text.parse::<DiamantBot>() {
            prop_assert!(refusal.to_string().starts_with('"'));
        }
    }
}

fn everyone() -> Vec<&'static str> {
    DIAMANT_CATALOGUE.into_iter().chain(CHARACTERS.iter().map(|character| character.id)).collect()
}

#[test]
fn every_name_of_the_catalogue_leads_to_its_bot_and_back() {
    for name in everyone() {
        assert_eq!(bot(name).to_string(), name);
    }
    let kinds: BTreeSet<&str> =
        DIAMANT_CATALOGUE.iter().map(|name| name.split(':').next().unwrap()).collect();
    assert_eq!(kinds.len(), DIAMANT_CATALOGUE.len(), "one example of each");
}

#[test]
fn what_is_no_bot_is_told_what_would_be() {
    let refusal = |name: &str| name.parse::<DiamantBot>().unwrap_err().to_string();
    for (name, right) in [
        ("turn", "turn:6, with 1 to 64 cards"),
        ("turn:", "turn:6, with 1 to 64 cards"),
        ("turn:0", "turn:6, with 1 to 64 cards"),
        ("turn:65", "turn:6, with 1 to 64 cards"),
        ("turn:6,7", "turn:6, with 1 to 64 cards"),
        ("turn:six", "turn:6, with 1 to 64 cards"),
        ("turn: 6", "turn:6, with 1 to 64 cards"),
        ("coin:1.5", "coin:0.9, from 0 to 1"),
        ("coin:-0.1", "coin:0.9, from 0 to 1"),
        ("coin:nan", "coin:0.9, from 0 to 1"),
        ("risk:inf", "risk:0.2, from 0 to 1"),
        ("myopic:inf", "myopic:1, from 0 to 100"),
        ("myopic:NaN", "myopic:1, from 0 to 100"),
        ("myopic:-1", "myopic:1, from 0 to 100"),
        ("wary:1", "from 0 to 100"),
        ("gems:-1", "gems:9, with 1 to 999"),
        ("gems:0", "gems:9, with 1 to 999"),
        ("gems:1000", "gems:9, with 1 to 999"),
        ("gems:99999999999999999999", "gems:9, with 1 to 999"),
        ("path:0", "path:7, with 1 to 999"),
        ("hazards:99", "hazards:2, with 1 to 12"),
        ("hazards:13", "hazards:2, with 1 to 12"),
        ("gems-or-hazards:10,13", "gems-or-hazards:10,2, with 1 to 999 and 1 to 12"),
        ("gems-or-hazards:10", "gems-or-hazards:10,2, with 1 to 999 and 1 to 12"),
        ("gems-or-turn:10,65", "gems-or-turn:10,6, with 1 to 999 and 1 to 64"),
        ("hazards-or-turn:13,6", "1 to 12"),
        ("hazards-or-turn:2,65", "hazards-or-turn:2,6, with 1 to 12 and 1 to 64"),
        ("lead:1,2", "lead:10,5,-2,3"),
        ("lead:10,-5,-2,3", "the lead that counts is not negative"),
        ("lead:1000,5,-2,3", "lead:10,5,-2,3"),
        ("hunter:9,9", "hunter:9,2, with 1 to 999 and 1 to 8"),
        ("never:1", "write it like never"),
        ("oracle:1", "write it like oracle"),
        ("master:1", "write it like master"),
        ("master-table:1", "write it like master-table"),
        ("nelly:3", "write it like nelly"),
    ] {
        let told = refusal(name);
        assert!(told.starts_with(&format!("\"{name}\" is not a bot: ")) && told.contains(right), "{told}");
    }
    let long = "x".repeat(10_000);
    for name in ["", " ", "turn6", "Turn:6", " turn:6", "NELLY", "torn:6", long.as_str()] {
        let told = refusal(name);
        assert!(everyone().iter().all(|right| told.contains(right)), "{told}");
        assert!(told.len() < 400 && !told.contains('\n'), "one sentence: {told}");
    }
}

/// A table of bots with a shared generator and oracle.
struct Table {
    bots: Vec<DiamantBot>,
    oracle: Oracle,
    generator: SmallRng,
}

impl Players<Diamant> for Table {
    fn choose(&mut self, game: &Diamant, seat: Seat) -> Decision {
        let bot = self.bots[seat.index()].asking(&self.oracle);
        bot.choose(&game.view(Some(seat)), &mut self.generator)
    }

    fn race(&mut self, _game: &Diamant, _seats: SeatSet) -> (Seat, Decision) {
        unreachable!("nobody races in Diamant")
    }
}

/// A whole game between these bots. Fails if one of them makes an illegal choice.
fn play(rules: &Arc<Rules>, bots: Vec<DiamantBot>, seed: u64) -> (Diamant, Vec<Event>) {
    let mut chooser = Chooser::new(seed);
    let mut game = Diamant::new(rules.clone(), bots.len()).unwrap();
    let mut events = Vec::new();
    let mut table = Table { bots, oracle: Oracle::default(), generator: generator(seed) };
    run(&mut game, &mut ByIndex(|outcomes| chooser.below(outcomes)), &mut table, &mut events).unwrap();
    assert_eq!(game.turn(), Turn::Over);
    (game, events)
}

#[test]
fn in_every_edition_every_bot_plays_by_the_rules_and_the_same_again() {
    let mut bots: Vec<DiamantBot> = everyone().into_iter().map(bot).collect();
    let mut seed = 0;
    for (edition, relics, chests) in EDITIONS.iter().flat_map(|edition| {
        let switches = [None, Some(Relics::With)].map(|relics| edition.draft(relics));
        switches.into_iter().flatten().flat_map(move |draft| {
            [Chests::Open, Chests::Hidden].map(|chests| (edition.id, draft.clone(), chests))
        })
    }) {
        let rules = Arc::new(Draft { players: 2..=8, chests, ..relics }.check().unwrap());
        for players in 2..=8 {
            for _ in 0..2 {
                seed += 1;
                bots.rotate_left(players);
                let seated = bots[..players].to_vec();
                let game = play(&rules, seated.clone(), seed);
                assert_eq!(game, play(&rules, seated, seed), "{edition} with {players}, seed {seed}");
            }
        }
    }
}

#[test]
fn another_seed_is_another_game() {
    let rules = Arc::new(EDITIONS[0].draft(None).unwrap().check().unwrap());
    let coins = || vec![bot("coin:0.8"); 4];
    assert_ne!(play(&rules, coins(), 1).1, play(&rules, coins(), 2).1);
}

#[test]
fn every_temper_is_one_characters() {
    let place = |temper: Temper| match temper {
        Temper::Tourist => 0,
        Temper::Hare => 1,
        Temper::Sheep => 2,
        Temper::Magpie => 3,
        Temper::Clerk => 4,
        Temper::Gambler => 5,
        Temper::Fox => 6,
        Temper::Owl => 7,
    };
    let tempers: BTreeSet<usize> = CHARACTERS.iter().map(|character| place(character.temper)).collect();
    assert!(tempers.into_iter().eq(0..CHARACTERS.len()));
    let distinct = |key: fn(&Character) -> &str| CHARACTERS.iter().map(key).collect::<BTreeSet<_>>().len();
    assert_eq!(distinct(|character| character.id), CHARACTERS.len());
    assert_eq!(distinct(|character| character.name), CHARACTERS.len());
    for character in &CHARACTERS {
        assert_eq!(Character::by_id(character.id), Some(character));
        assert!(character.id.bytes().all(|byte| byte.is_ascii_lowercase()), "{}", character.id);
        assert!(!character.thinking.is_empty() && !character.thinking.start().is_zero());
        let strategies = DIAMANT_CATALOGUE.iter().map(|name| name.split(':').next().unwrap());
        assert!(strategies.into_iter().all(|word| word != character.id), "{} is taken", character.id);
    }
}

/// Two of each at a table of four: the first character is the easiest to beat, the last the hardest.
#[test]
fn the_last_of_the_cast_beats_the_first() {
    let rules = Arc::new(EDITIONS[0].draft(None).unwrap().check().unwrap());
    let [easiest, .., hardest] =
        CHARACTERS.each_ref().map(|character| DiamantBot::Character(character.temper));
    let wins_of_the_hardest = (0..400).filter(|seed| {
        let (game, _) = play(&rules, vec![hardest, easiest, hardest, easiest], *seed);
        game.standings().winners.into_iter().all(|seat| seat.index() % 2 == 0)
    });
    let wins = wins_of_the_hardest.count();
    assert!(wins > 240, "{wins} of 400: more than chance allows");
}

/// Two oracles from a tie: perfect play is deterministic there, so both do the same and stay tied.
#[test]
fn two_oracles_always_tie() {
    let base = EDITIONS[0].draft(None).unwrap();
    let rules = Arc::new(Draft { players: 2..=2, ..base }.check().unwrap());
    for seed in 0..4 {
        let (game, _) = play(&rules, vec![DiamantBot::Oracle; 2], seed);
        assert_eq!(game.standings().winners.len(), 2);
    }
}

#[test]
fn behind_in_the_last_expedition_the_oracle_does_not_leave_to_lose() {
    let mut cave = Cave::new(2, |draft| draft.relics = None);
    for _ in 0..4 {
        cave = cave.then("4").after(&[0, 1]);
    }
    // The first has 8. Leaving with at most 9 more would lose.
    let both = cave.chest(1, 31).then("17");
    assert!(!both.leaves("oracle"));
    // Alone, and the other has 31 + 9.
    let alone = both.after(&[1]).then("snake");
    assert!(!alone.leaves("oracle"));
    // With 50 the game is won.
    assert!(alone.then("15 14 13").leaves("oracle"));
}

/// The table alone and with a look ahead, each against a bot that it must beat.
#[test]
fn the_master_beats_who_counts_cards() {
    let rules = Arc::new(EDITIONS[0].draft(None).unwrap().check().unwrap());
    for (name, games) in [("master-table", 200_u16), ("master", 24)] {
        let won = (0..games).filter(|seed| {
            let bots = ["turn:5", "turn:5", name, "turn:5"].map(bot).to_vec();
            play(&rules, bots, u64::from(*seed))
                .0
                .standings()
                .winners
                .into_iter()
                .all(|seat| seat.index() == 2)
        });
        let won = won.count();
        assert!(won > usize::from(games) / 2, "{name}: {won} of {games}, and a fair share is a quarter");
    }
}
