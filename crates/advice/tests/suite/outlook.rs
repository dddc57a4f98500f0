//! The outlook compared with the engine: the same position, computed here by exact arithmetic on the engine's own odds.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::repeat_n;
use std::sync::Arc;

use advice::{Chance, Impossible, Outlook};
use diamant::{
    Card, Decision, Diamant, Draft, EDITIONS, Edition, Gems, Hazard, Relic, Relics, Rules, Sprung,
};
use game::conformance::Chooser;
use game::{Ballot, Game, Move, Odds, Turn, odds};
use num_rational::Ratio;

type Exact = Ratio<i128>;

fn draft(edition: &str, relics: Option<Relics>) -> Draft {
    Edition::by_id(edition).unwrap().draft(relics).unwrap()
}

fn base_rules() -> Rules {
    draft("classic-2005", None).check().unwrap()
}

fn cards(words: &[&str]) -> Vec<Card> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

/// Every edition with and without relics, and a small deck that can run out.
fn all_rules() -> Vec<Arc<Rules>> {
    let switches = [None, Some(Relics::With)];
    let published = EDITIONS.iter().flat_map(|edition| switches.map(|relics| edition.draft(relics)));
    let small = Draft {
        treasures: vec![1, 4, 4, 9],
        hazards: vec![(Hazard::Snake, 2), (Hazard::Gas, 3)],
        expeditions: 5,
        ..draft("incan-gold", None)
    };
    let odd = Draft {
        hazards: vec![(Hazard::Snake, 1), (Hazard::Gas, 4), (Hazard::Fire, 2)],
        sprung: Sprung::Stays,
        ..draft("iello-2016", None)
    };
    let drafts = published.flatten().chain([small, odd]);
    drafts.map(|draft| Arc::new(draft.check().unwrap())).collect()
}

/// A random position in which a card comes next.
fn position(rules: &Arc<Rules>, seed: u64) -> Diamant {
    let mut chooser = Chooser::new(seed);
    let players = usize::try_from(3 + chooser.below(6)).unwrap();
    let mut game = Diamant::new(rules.clone(), players).unwrap();
    let mut before = game.clone();
    for _ in 0..chooser.below(70) {
        let answer = match game.turn() {
            Turn::Chance(outcomes) => {
                before = game.clone();
                Move::Chance(game.outcome(chooser.below(outcomes)))
            }
            Turn::Ballot(inside) => Move::Ballot(Ballot::collect(inside, |_| {
                if chooser.below(12) == 0 { Decision::Leave } else { Decision::Continue }
            })),
            Turn::Race(_) | Turn::Over => break,
        };
        game.play(&answer, &mut Vec::new()).unwrap();
    }
    if matches!(game.turn(), Turn::Chance(_)) { game } else { before }
}

fn positions() -> impl Iterator<Item = Diamant> {
    all_rules().into_iter().flat_map(|rules| (0..24).map(move |seed| position(&rules, seed)))
}

fn engine_odds(game: &Diamant) -> Odds<Card> {
    odds(game).expect("a card is to be turned")
}

fn is_trap(game: &Diamant, card: Card) -> bool {
    matches!(card, Card::Hazard(hazard) if game.view(None).met().contains(hazard))
}

/// The position after this card if everyone continues; `None` if the card ends the expedition.
fn after(game: &Diamant, card: Card) -> Option<Diamant> {
    let expedition = game.view(None).expedition();
    let mut game = game.clone();
    game.play(&Move::Chance(card), &mut Vec::new()).unwrap();
    if let Turn::Ballot(inside) = game.turn() {
        let all_go_on = Ballot::collect(inside, |_| Decision::Continue);
        game.play(&Move::Ballot(all_go_on), &mut Vec::new()).unwrap();
    }
    let goes_on = game.view(None).expedition() == expedition && game.turn() != Turn::Over;
    goes_on.then_some(game)
}

/// The kind of a card as far as the future is concerned: only the number of cards of each kind matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    Harmless,
    Trap,
    /// The first of its kind, of which this many are left.
    NewHazard(u32),
}

fn sort(game: &Diamant, card: Card, left: u32) -> Sort {
    match card {
        Card::Hazard(_) if is_trap(game, card) => Sort::Trap,
        Card::Hazard(_) => Sort::NewHazard(left),
        Card::Treasure(_) | Card::Relic(_) => Sort::Harmless,
    }
}

/// The number of cards of each kind.
type Sorts = BTreeMap<Sort, u32>;

/// If everybody always continues: the expected number of cards, for each position on the way.
#[derive(Default)]
struct Walk {
    known: BTreeMap<Sorts, Exact>,
}

impl Walk {
    fn reveals(&mut self, game: &Diamant) -> Exact {
        let odds = engine_odds(game);
        let mut sorts = Sorts::new();
        let mut examples = BTreeMap::new();
        for (card, weight) in odds.iter() {
            let sort = sort(game, card, weight);
            *sorts.entry(sort).or_default() += weight;
            examples.insert(sort, card);
        }
        if let Some(known) = self.known.get(&sorts) {
            return *known;
        }
        let mut reveals = Exact::ONE;
        for (sort, weight) in &sorts {
            if let Some(next) = after(game, examples[sort]) {
                reveals += Exact::new((*weight).into(), odds.total().into()) * self.reveals(&next);
            }
        }
        self.known.insert(sorts, reveals);
        reveals
    }
}

#[track_caller]
fn assert_close(number: f64, exact: Exact, game: &Diamant) {
    #[expect(clippy::cast_precision_loss, reason = "compared with a number of 53 bits")]
    let expected = *exact.numer() as f64 / *exact.denom() as f64;
    assert!((number - expected).abs() < 1e-12 * expected.max(1.0), "{number} for {exact} in {game:?}");
}

/// The cards that have left the game, except those taken from this path.
fn removed(game: &Diamant) -> Vec<Card> {
    let (rules, view) = (game.rules(), game.view(None));
    let all = rules.deck_before(view.expedition());
    let gone = rules.faces().iter().enumerate().flat_map(|(slot, card)| {
        let lifted =
            view.path().cards().iter().filter(|on_path| on_path.taken && on_path.card == *card).count();
        repeat_n(*card, usize::from(all.count(slot) - game.in_the_game(*card)) - lifted)
    });
    gone.collect()
}

#[test]
fn the_chance_of_a_trap_is_the_engines() {
    for game in positions() {
        let (outlook, odds) = (Outlook::of(&game.view(None)), engine_odds(&game));
        let ways = odds.weight_of(|card| is_trap(&game, card));
        assert_eq!(outlook.trap(), Chance { ways, total: odds.total() });
        assert_eq!(outlook.cards_left(), odds.total());
        let mut left: Vec<(Card, u32)> = odds.iter().collect();
        left.sort_unstable();
        assert_eq!(outlook.left().map(|(card, count)| (card, count.into())).collect::<Vec<_>>(), left);
    }
}

#[test]
fn the_gain_is_the_mean_of_what_the_engine_hands_out() {
    for game in positions() {
        let odds = engine_odds(&game);
        let inside = i128::try_from(game.view(None).inside().len()).unwrap();
        let shares = odds.iter().map(|(card, weight)| match card {
            Card::Treasure(gems) => i128::from(gems.worth()) / inside * i128::from(weight),
            Card::Hazard(_) | Card::Relic(_) => 0,
        });
        let mean = Exact::new(shares.sum(), odds.total().into());
        assert_close(Outlook::of(&game.view(None)).gain(), mean, &game);
    }
}

#[test]
fn the_reveals_left_are_those_of_a_walk_through_the_engine() {
    for game in positions() {
        assert_close(Outlook::of(&game.view(None)).reveals_left(), Walk::default().reveals(&game), &game);
    }
}

#[test]
fn a_view_and_a_description_of_it_give_the_same_outlook() {
    for game in positions() {
        let view = game.view(None);
        let path: Vec<Card> = view.path().cards().iter().map(|on_path| on_path.card).collect();
        let inside = u8::try_from(view.inside().len()).unwrap();
        let described = Outlook::after(game.rules(), view.expedition(), &path, &removed(&game), inside);
        assert_eq!(described, Ok(Outlook::of(&view)), "{game:?}");
        for seat in game.seats() {
            assert_eq!(Outlook::of(&game.view(Some(seat))), Outlook::of(&view), "everyone sees the same");
        }
    }
}

/// A precondition of the tests above: the positions differ enough.
#[test]
fn the_positions_hold_everything_that_matters() {
    let mut seen = BTreeSet::new();
    for game in positions() {
        let view = game.view(None);
        let on_path = view.path().cards();
        let facts = [
            ("no card yet", on_path.is_empty()),
            ("several hazards met", view.met().len() >= 2),
            ("a hazard removed", removed(&game).iter().any(|card| matches!(card, Card::Hazard(_)))),
            ("a relic removed", removed(&game).iter().any(|card| matches!(card, Card::Relic(_)))),
            ("a relic on the path", view.path().has_relics()),
            ("a relic taken off the path", on_path.iter().any(|on_path| on_path.taken)),
            ("a later expedition", view.expedition() > 1),
            ("one inside", view.inside().len() == 1),
            ("many inside", view.inside().len() >= 6),
            ("a trap that cannot come", !view.met().is_empty() && view.traps_left() == 0),
        ];
        seen.extend(facts.into_iter().filter(|(_, holds)| *holds).map(|(fact, _)| fact));
    }
    assert_eq!(seen.len(), 10, "{seen:?}");
}

#[test]
fn the_full_base_deck_lasts_14849_of_2002_cards() {
    let outlook = Outlook::after(&base_rules(), 1, &[], &[], 4).unwrap();
    assert!((outlook.reveals_left() - 14849.0 / 2002.0).abs() < 1e-12);
    assert_eq!(outlook.trap(), Chance { ways: 0, total: 30 });
    assert!((outlook.gain() - 0.8).abs() < 1e-12, "5×1 + 3×2 + 3×3 + 4 on 30 cards");
}

#[test]
fn when_nothing_can_come_nothing_can_be_expected() {
    let rules = base_rules();
    let all = |wanted: fn(&Card) -> bool| -> Vec<Card> {
        let faces = rules.faces().iter().enumerate().filter(|(_, card)| wanted(card));
        faces.flat_map(|(slot, card)| repeat_n(*card, usize::from(rules.first_deck().count(slot)))).collect()
    };
    let treasures = all(|card| matches!(card, Card::Treasure(_)));
    let hazards = all(|card| matches!(card, Card::Hazard(_)));
    let outlook = Outlook::after(&rules, 5, &treasures, &hazards, 1).unwrap();
    assert_eq!(outlook.trap(), Chance { ways: 0, total: 0 });
    let numbers = [outlook.trap().as_f64(), outlook.gain(), outlook.reveals_left()];
    assert!(numbers.iter().all(|number| number.abs() < f64::EPSILON), "{numbers:?}");
}

#[test]
fn relics_come_in_with_their_expeditions() {
    let rules = draft("portal-2025", Some(Relics::With)).check().unwrap();
    for expedition in 1..=5 {
        let outlook = Outlook::after(&rules, expedition, &[], &[], 3).unwrap();
        assert_eq!(outlook.cards_left(), 30 + u32::from(expedition));
    }
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let classic = base_rules();
    let portal = draft("portal-2025", Some(Relics::With)).check().unwrap();
    let nine = Card::Treasure(Gems::new(9));
    let (snake, mummy) = (Card::Hazard(Hazard::Snake), Card::Hazard(Hazard::Mummy));
    let (relic, seven) = (Card::Relic(Relic::Plain), Card::Relic(Relic::Numbered(7)));
    let ask = |rules: &Rules, expedition, path: &[&str], removed: &[&str], inside| {
        Outlook::after(rules, expedition, &cards(path), &cards(removed), inside)
    };
    for (outlook, reason, sentence) in [
        (
            ask(&classic, 1, &["mummy"], &[], 4),
            Impossible::NotInTheBox(mummy),
            "there is no mummy in this edition",
        ),
        (
            ask(&classic, 1, &[], &["relic"], 4),
            Impossible::NotInTheBox(relic),
            "there is no relic in this edition",
        ),
        (ask(&classic, 1, &["9", "9"], &[], 4), Impossible::NoneLeft(nine), "no 9 is left in the deck"),
        (
            ask(&classic, 1, &[], &["snake"; 4], 4),
            Impossible::NoneLeft(snake),
            "no snake is left in the deck",
        ),
        (
            ask(&classic, 1, &["snake"; 2], &["snake"; 2], 4),
            Impossible::NoneLeft(snake),
            "no snake is left in the deck",
        ),
        (
            ask(&portal, 1, &["relic 7"], &[], 4),
            Impossible::NoneLeft(seven),
            "no relic 7 is left in the deck",
        ),
        (
            ask(&portal, 2, &["relic 7"], &["relic 7"], 4),
            Impossible::NoneLeft(seven),
            "no relic 7 is left in the deck",
        ),
        (
            ask(&classic, 1, &[], &["9"], 4),
            Impossible::NeverLeaves(nine),
            "9 cannot have left the game, only hazards and relics do",
        ),
        (
            ask(&classic, 1, &["snake", "9", "snake"], &[], 4),
            Impossible::Trapped(Hazard::Snake),
            "the path ends with the second snake: that is a trap",
        ),
        (ask(&classic, 1, &[], &[], 0), Impossible::Inside(0), "1 to 8 explorers are inside, not 0"),
        (ask(&classic, 1, &[], &[], 9), Impossible::Inside(9), "1 to 8 explorers are inside, not 9"),
    ] {
        assert_eq!(outlook, Err(reason));
        assert_eq!(reason.to_string(), sentence);
    }
    assert!(ask(&portal, 2, &["relic 7", "snake"], &["snake", "snake", "relic 5"], 8).is_ok());
}
