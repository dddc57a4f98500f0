//! The cards on the path, in the order in which they were revealed.

use crate::{Card, Gems, Relic};

/// The maximum number of cards in a deck, and so on a path.
pub const MAX_CARDS: usize = 64;

/// A card on the path and the rubies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathCard {
    /// The card.
    pub card: Card,
    /// The remainder that was left there.
    pub rubies: Gems,
    /// Whether it is a relic that somebody has taken: its place on the path is empty.
    pub taken: bool,
}

impl PathCard {
    /// The relic that is still here.
    pub fn relic(&self) -> Option<Relic> {
        match self.card {
            Card::Relic(relic) if !self.taken => Some(relic),
            _ => None,
        }
    }
}

/// The path of one expedition.
#[derive(Clone)]
pub struct Path {
    cards: [PathCard; MAX_CARDS],
    len: u8,
    relics: u8,
    rubies: Gems,
}

impl Path {
    pub(crate) const EMPTY: Path = Path {
        cards: [PathCard { card: Card::Treasure(Gems::ZERO), rubies: Gems::ZERO, taken: false }; MAX_CARDS],
        len: 0,
        relics: 0,
        rubies: Gems::ZERO,
    };

    /// The cards in the order in which they were revealed.
    pub fn cards(&self) -> &[PathCard] {
        &self.cards[..usize::from(self.len)]
    }

    /// The sum of all rubies on the path.
    pub fn rubies(&self) -> Gems {
        self.rubies
    }

    /// The relics still on the path, in the order in which they were revealed.
    pub fn relics(&self) -> impl Iterator<Item = Relic> {
        self.cards().iter().filter_map(PathCard::relic)
    }

    /// Whether there is a relic on the path.
    pub fn has_relics(&self) -> bool {
        self.relics > 0
    }

    pub(crate) fn first_relic(&self) -> Option<Relic> {
        if self.has_relics() { self.relics().next() } else { None }
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
        self.relics = 0;
        self.rubies = Gems::ZERO;
    }

    pub(crate) fn push(&mut self, card: Card, rubies: Gems) {
        self.cards[usize::from(self.len)] = PathCard { card, rubies, taken: false };
        self.len += 1;
        self.relics += u8::from(matches!(card, Card::Relic(_)));
        self.rubies += rubies;
    }

    /// Removes all rubies except `stays`, which are left on the last treasure that had any.
    pub(crate) fn sweep(&mut self, stays: Gems) {
        let mut left = stays;
        for on_path in self.cards[..usize::from(self.len)].iter_mut().rev() {
            if on_path.rubies > Gems::ZERO {
                on_path.rubies = std::mem::take(&mut left);
            }
        }
        self.rubies = stays;
    }

    /// Leaves on each card only the remainder for `count` people.
    pub(crate) fn sweep_card_by_card(&mut self, count: usize) {
        for on_path in &mut self.cards[..usize::from(self.len)] {
            on_path.rubies = on_path.rubies.shared_among(count).1;
        }
        self.rubies = self.cards().iter().map(|on_path| on_path.rubies).sum();
    }

    /// Removes the first remaining relic from the path.
    pub(crate) fn take_relic(&mut self) {
        let lying = self.cards[..usize::from(self.len)].iter_mut().find(|on_path| on_path.relic().is_some());
        if let Some(on_path) = lying {
            on_path.taken = true;
            self.relics -= 1;
        }
    }
}

impl PartialEq for Path {
    fn eq(&self, other: &Path) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Path {}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}
