//! A multiset of cards without an order: the cards that may still come.

/// The maximum number of different cards in a deck.
pub(crate) const MAX_FACES: usize = 32;

/// Zeros, then ones: the window that starts at `MAX_FACES - slot` is how one card of that slot changes the totals.
static STEP: [u8; 2 * MAX_FACES] = {
    let mut step = [0; 2 * MAX_FACES];
    let mut at = MAX_FACES;
    while at < 2 * MAX_FACES {
        step[at] = 1;
        at += 1;
    }
    step
};

/// The number of cards of each face in the bag. A face is identified by its slot, its index in
/// [`Rules::faces`](crate::Rules::faces).
///
/// Stored as running totals: the cards of a slot have the numbers from the previous total up to its own, so neither
/// finding a card by number nor removing one needs a branch that depends on the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bag {
    totals: [u8; MAX_FACES],
}

impl Bag {
    pub(crate) const EMPTY: Bag = Bag { totals: [0; MAX_FACES] };

    /// The number of cards in the bag.
    pub fn len(&self) -> u8 {
        self.totals[MAX_FACES - 1]
    }

    /// Whether the bag is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of cards of this slot in the bag.
    pub fn count(&self, slot: usize) -> u8 {
        let before = if slot == 0 { 0 } else { self.totals[slot - 1] };
        self.totals[slot] - before
    }

    /// The slot of the card with this number, if the cards are counted from 0 slot by slot.
    ///
    /// The totals never decrease, so the slot is the number of totals that are at most `number`. They are counted first
    /// by groups of eight, then within a group, with eight comparisons in one subtraction (no total reaches 128, so no
    /// byte borrows from the next).
    pub(crate) fn slot_at(&self, number: u8) -> usize {
        const ONE_EACH: u64 = u64::from_le_bytes([1; 8]);
        const HIGH_BITS: u64 = u64::from_le_bytes([0x80; 8]);
        let group = [7, 15, 23].map(|last| usize::from(self.totals[last] <= number)).iter().sum::<usize>();
        let start = 8 * group;
        let totals = self.totals[start..start + 8].try_into().map_or(0, u64::from_le_bytes);
        let passed = (u64::from(number | 0x80) * ONE_EACH - totals) & HIGH_BITS;
        start + (passed ^ HIGH_BITS).trailing_zeros() as usize / 8
    }

    pub(crate) fn add(&mut self, slot: usize) {
        for (total, one) in self.totals.iter_mut().zip(&STEP[MAX_FACES - slot..]) {
            *total += one;
        }
    }

    pub(crate) fn remove(&mut self, slot: usize) {
        debug_assert!(self.count(slot) > 0, "only a card that is there can be taken out");
        for (total, one) in self.totals.iter_mut().zip(&STEP[MAX_FACES - slot..]) {
            *total -= one;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_a_full_bag_is_found() {
        let mut bag = Bag::EMPTY;
        let slots: Vec<usize> = (0..64).map(|card| card * 7 % MAX_FACES).collect();
        for slot in &slots {
            bag.add(*slot);
        }
        let mut listed: Vec<usize> = slots.clone();
        listed.sort_unstable();
        let found: Vec<usize> = (0..bag.len()).map(|number| bag.slot_at(number)).collect();
        assert_eq!(found, listed);
    }

    #[test]
    fn numbers_run_through_the_slots_in_order() {
        let mut bag = Bag::EMPTY;
        for slot in [3, 0, 3, 31] {
            bag.add(slot);
        }
        let slots: Vec<usize> = (0..bag.len()).map(|number| bag.slot_at(number)).collect();
        assert_eq!(slots, [0, 3, 3, 31]);
        bag.remove(3);
        assert_eq!((bag.count(0), bag.count(3), bag.count(31), bag.len()), (1, 1, 1, 3));
    }
}
