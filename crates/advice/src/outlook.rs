//! What may come next in a cave of Diamant: the chance of a trap, the expected gain, the expected number of cards.

use std::collections::BTreeMap;

use diamant::{Card, Hazard, HazardSet, Rules, View};
use thiserror::Error;

/// The cards that may still come in an expedition, and the number of explorers inside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    left: BTreeMap<Card, u8>,
    met: HazardSet,
    inside: u8,
}

/// An exact probability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The number of favourable cases.
    pub ways: u32,
    /// The number of all cases.
    pub total: u32,
}

impl Chance {
    /// The probability as a number from 0 to 1; 0 if no card is left.
    pub fn as_f64(self) -> f64 {
        if self.total == 0 { 0.0 } else { f64::from(self.ways) / f64::from(self.total) }
    }
}

/// A position that is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Impossible {
    /// The card is not in the box.
    #[error("there is no {0} in this edition")]
    NotInTheBox(Card),
    /// The card was named more often than it exists in the game.
    #[error("no {0} is left in the deck")]
    NoneLeft(Card),
    /// Only hazards and relics leave the game.
    #[error("{0} cannot have left the game, only hazards and relics do")]
    NeverLeaves(Card),
    /// A trap comes before the end of the path.
    #[error("the path ends with the second {0}: that is a trap")]
    Trapped(Hazard),
    /// The number of explorers inside is 0 or too high.
    #[error("1 to 8 explorers are inside, not {0}")]
    Inside(u8),
}

impl Outlook {
    /// The outlook for everyone with this view.
    pub fn of(view: &View<'_>) -> Outlook {
        let inside = u8::try_from(view.inside().len()).expect("at most eight are inside");
        Outlook::seen(view.may_come().collect(), view.met(), inside)
    }

    /// The outlook if these cards may still come (with the number of each), these hazards have been met, and this many
    /// explorers are inside.
    pub fn seen(left: BTreeMap<Card, u8>, met: HazardSet, inside: u8) -> Outlook {
        Outlook { left, met, inside }
    }

    /// The outlook if `path` is on the path, `removed` has left the game, and this many explorers are inside.
    ///
    /// `expedition` counts from 1 and matters only if a relic is added before each expedition.
    pub fn after(
        rules: &Rules,
        expedition: u8,
        path: &[Card],
        removed: &[Card],
        inside: u8,
    ) -> Result<Outlook, Impossible> {
        if !(1..=8).contains(&inside) {
            return Err(Impossible::Inside(inside));
        }
        let deck = rules.deck_before(expedition);
        let counted = rules.faces().iter().enumerate().map(|(slot, card)| (*card, deck.count(slot)));
        let mut outlook = Outlook { left: counted.collect(), met: HazardSet::EMPTY, inside };
        for card in removed {
            if let Card::Treasure(_) = card {
                return Err(Impossible::NeverLeaves(*card));
            }
            outlook.take(*card)?;
        }
        for card in path {
            outlook.take(*card)?;
            if let Card::Hazard(hazard) = *card {
                if outlook.met.contains(hazard) {
                    return Err(Impossible::Trapped(hazard));
                }
                outlook.met = outlook.met.with(hazard);
            }
        }
        outlook.left.retain(|_, count| *count > 0);
        Ok(outlook)
    }

    fn take(&mut self, card: Card) -> Result<(), Impossible> {
        let count = self.left.get_mut(&card).ok_or(Impossible::NotInTheBox(card))?;
        *count = count.checked_sub(1).ok_or(Impossible::NoneLeft(card))?;
        Ok(())
    }

    /// Every card that may still come, with its number of copies.
    pub fn left(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.left.iter().map(|(card, count)| (*card, *count))
    }

    /// The number of cards that may still come.
    pub fn cards_left(&self) -> u32 {
        self.count(|_| true)
    }

    /// The chance that the next card is a trap.
    pub fn trap(&self) -> Chance {
        Chance { ways: self.count(|card| self.is_trap(card)), total: self.cards_left() }
    }

    /// The expected gain of each explorer inside from the next card.
    pub fn gain(&self) -> f64 {
        let shares = self.left().map(|(card, count)| match card {
            Card::Treasure(worth) => {
                u32::from(worth.shared_among(usize::from(self.inside)).0.worth()) * u32::from(count)
            }
            Card::Hazard(_) | Card::Relic(_) => 0,
        });
        Chance { ways: shares.sum(), total: self.cards_left() }.as_f64()
    }

    /// The expected number of cards until the trap, including it, if nobody ever leaves.
    ///
    /// It is the sum over t of the probability that t cards bring no trap: the hands of t cards with no hazard of a
    /// kind already met and at most one of each other kind, divided by all hands.
    ///
    /// Hands are counted as integers; only the last division of each term is rounded.
    #[expect(clippy::cast_precision_loss, reason = "the ratio of two exact numbers, rounded once")]
    pub fn reveals_left(&self) -> f64 {
        let cards = self.cards_left();
        let harmless = self.count(|card| !matches!(card, Card::Hazard(_)));
        let hazard_hands = self.hands_of_new_hazards();
        let survival = |size| safe_hands(&hazard_hands, harmless, size) as f64 / hands(cards, size) as f64;
        (0..cards).map(survival).sum()
    }

    /// The number of ways to draw each number of hazards, all of different kinds and none met before.
    fn hands_of_new_hazards(&self) -> Vec<u128> {
        let mut ways = vec![1];
        for (card, count) in self.left() {
            if matches!(card, Card::Hazard(_)) && !self.is_trap(card) {
                let with_one: Vec<u128> = ways.iter().map(|ways| ways * u128::from(count)).collect();
                ways.push(0);
                for (ways, more) in ways.iter_mut().skip(1).zip(with_one) {
                    *ways += more;
                }
            }
        }
        ways
    }

    fn is_trap(&self, card: Card) -> bool {
        matches!(card, Card::Hazard(hazard) if self.met.contains(hazard))
    }

    fn count(&self, holds: impl Fn(Card) -> bool) -> u32 {
        self.left().filter(|(card, _)| holds(*card)).map(|(_, count)| u32::from(count)).sum()
    }
}

/// The number of hands of this size without a trap.
fn safe_hands(hazard_hands: &[u128], harmless: u32, size: u32) -> u128 {
    (0..=size).zip(hazard_hands).map(|(hazards, ways)| ways * hands(harmless, size - hazards)).sum()
}

/// The number of hands of this size. With at most 64 cards the products stay far below 2¹²⁸.
fn hands(cards: u32, size: u32) -> u128 {
    if size > cards {
        return 0;
    }
    (1..=size).fold(1, |hands, drawn| hands * u128::from(cards - size + drawn) / u128::from(drawn))
}
