//! The probabilities of the base deck, by exact arithmetic on the odds that the engine reports.
//!
//! Everybody always continues. Until a trap, the future depends only on the number of treasures and of hazards on the
//! path, so it is enough to follow one representative card of each kind.

use std::collections::BTreeMap;
use std::sync::Arc;

use diamant::{Card, Decision, Diamant, Edition, Hazard, Relics};
use game::{Ballot, Game, Move, Turn, odds};
use num_rational::Ratio;

type Exact = Ratio<i128>;

/// The probability of a trap on each future card, the next one first.
type TrapAt = Vec<Exact>;

#[derive(Default)]
struct Walk {
    known: BTreeMap<(usize, usize), TrapAt>,
}

impl Walk {
    fn trap_at(&mut self, game: &Diamant) -> TrapAt {
        let view = game.view(None);
        let path = view.path().cards();
        let treasures = path.iter().filter(|on_path| matches!(on_path.card, Card::Treasure(_))).count();
        let key = (treasures, view.met().len());
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let odds = odds(game).expect("a card is to be turned");
        let met = view.met();
        let is_trap = |card: Card| matches!(card, Card::Hazard(hazard) if met.contains(hazard));
        let is_new_hazard = |card: Card| matches!(card, Card::Hazard(hazard) if !met.contains(hazard));
        let is_treasure = |card: Card| matches!(card, Card::Treasure(_));
        let chance = |weight: u32| Exact::new(weight.into(), odds.total().into());

        let mut trap_at = vec![chance(odds.weight_of(is_trap))];
        for sort in [&is_new_hazard as &dyn Fn(Card) -> bool, &is_treasure] {
            let Some((card, _)) = odds.iter().find(|(card, _)| sort(*card)) else { continue };
            let weight = chance(odds.weight_of(sort));
            for (cards, later) in self.trap_at(&after(game, card)).into_iter().enumerate() {
                if trap_at.len() < cards + 2 {
                    trap_at.push(Exact::ZERO);
                }
                trap_at[cards + 1] += weight * later;
            }
        }
        self.known.insert(key, trap_at.clone());
        trap_at
    }
}

/// The game after this card, if everyone continues.
fn after(game: &Diamant, card: Card) -> Diamant {
    let mut game = game.clone();
    game.play(&Move::Chance(card), &mut Vec::new()).expect("a listed card can come");
    let Turn::Ballot(inside) = game.turn() else { panic!("no trap, so everyone decides") };
    let all_go_on = Ballot::collect(inside, |_| Decision::Continue);
    game.play(&Move::Ballot(all_go_on), &mut Vec::new()).expect("going on is legal");
    game
}

fn new_game(edition: &str) -> Diamant {
    let rules = Edition::by_id(edition).unwrap().draft(None).unwrap().check().unwrap();
    Diamant::new(Arc::new(rules), 4).unwrap()
}

#[test]
fn the_base_deck_traps_when_arithmetic_says_so() {
    for edition in ["classic-2005", "iello-numbered", "portal-2025"] {
        let trap_at = Walk::default().trap_at(&new_game(edition));
        let by_reveal: Vec<Exact> = trap_at
            .iter()
            .scan(Exact::ZERO, |sum, chance| {
                *sum += chance;
                Some(*sum)
            })
            .collect();
        assert_eq!(by_reveal[..3], [Exact::ZERO, Exact::new(1, 29), Exact::new(41, 406)]);
        assert_eq!(by_reveal.last(), Some(&Exact::ONE), "a trap is certain in the end");
        assert_eq!(trap_at.len(), 21, "and comes by the twenty-first card");

        let expected: Exact =
            (1..).zip(&trap_at).map(|(reveal, chance)| Exact::from_integer(reveal) * chance).sum();
        assert_eq!(expected, Exact::new(14849, 2002));
    }
}

/// The same numbers by counting, without the engine: there is no trap by reveal t if the t cards are j different
/// hazards (three copies each) and t − j treasures.
#[test]
fn counting_hands_of_cards_agrees_with_the_walk() {
    let choose = |n: i128, k: i128| (0..k).fold(1, |product, i| product * (n - i) / (i + 1));
    let mut trapped = Exact::ZERO;
    for (reveals, chance) in (1..=21).zip(Walk::default().trap_at(&new_game("classic-2005"))) {
        trapped += chance;
        let safe: i128 = (0..=5.min(reveals))
            .filter(|kinds| reveals - kinds <= 15)
            .map(|kinds| {
                choose(5, kinds) * 3_i128.pow(u32::try_from(kinds).unwrap()) * choose(15, reveals - kinds)
            })
            .sum();
        assert_eq!(trapped, Exact::ONE - Exact::new(safe, choose(30, reveals)), "by reveal {reveals}");
    }
}

#[test]
fn a_hazard_that_has_one_card_left_cannot_trap() {
    let mut game = new_game("classic-2005");
    for _ in 0..2 {
        game = after(&game, Card::Hazard(Hazard::Snake));
        game.play(&Move::Chance(Card::Hazard(Hazard::Snake)), &mut Vec::new()).unwrap();
    }
    assert_eq!(game.in_the_game(Card::Hazard(Hazard::Snake)), 1);
    let game = after(&game, Card::Hazard(Hazard::Snake));
    assert_eq!(odds(&game).unwrap().weight_of(|card| card == Card::Hazard(Hazard::Snake)), 0);
    assert_eq!(game.view(None).traps_left(), 0);
}

/// Draws are numbers, so the order in which a bag counts its cards is part of the interface.
#[test]
fn a_bag_counts_treasures_then_hazards_as_listed_then_relics() {
    let words = |edition: &str, relics| -> Vec<String> {
        let rules = Edition::by_id(edition).unwrap().draft(relics).unwrap().check().unwrap();
        let game = Diamant::new(Arc::new(rules), 4).unwrap();
        odds(&game).unwrap().iter().map(|(card, _)| card.to_string()).collect()
    };
    let treasures = ["1", "2", "3", "4", "5", "7", "9", "11", "13", "14", "15", "17"];
    let classic = ["snake", "scorpion", "rockfall", "gas", "explosion"];
    assert_eq!(words("classic-2005", None), [&treasures[..], &classic].concat());
    let portal = ["scorpion", "snake", "lava", "boulder", "spikes", "relic 5"];
    assert_eq!(words("portal-2025", Some(Relics::With)), [&treasures[..], &portal].concat());

    let game = new_game("classic-2005");
    let drawn: Vec<String> =
        [0, 4, 5, 14, 15, 17, 18, 29].map(|index| game.outcome(index).to_string()).to_vec();
    assert_eq!(drawn, ["1", "5", "5", "17", "snake", "snake", "scorpion", "explosion"]);
}
