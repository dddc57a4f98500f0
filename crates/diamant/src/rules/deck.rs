//! From settings to cards: the faces of the box, their slots, and the first deck.

use super::{Draft, RelicEntry, RelicRules, RelicWorth, Rules};
use crate::{Bag, Card, Gems, Hazard, Relic};

/// The largest number on a card.
pub(super) const MAX_WORTH: u16 = 99;

const NUMBERS: usize = MAX_WORTH as usize + 1;
const NOT_IN_THE_BOX: u8 = u8::MAX;

/// The slot of every card, without searching.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Slots {
    treasures: [u8; NUMBERS],
    hazards: [u8; Hazard::ALL.len()],
    plain_relic: u8,
    numbered_relics: [u8; NUMBERS],
}

impl Slots {
    fn new(faces: &[Card]) -> Slots {
        let mut slots = Slots {
            treasures: [NOT_IN_THE_BOX; NUMBERS],
            hazards: [NOT_IN_THE_BOX; Hazard::ALL.len()],
            plain_relic: NOT_IN_THE_BOX,
            numbered_relics: [NOT_IN_THE_BOX; NUMBERS],
        };
        for (slot, card) in (0..).zip(faces) {
            match *card {
                Card::Treasure(gems) => slots.treasures[usize::from(gems.worth())] = slot,
                Card::Hazard(hazard) => slots.hazards[hazard as usize] = slot,
                Card::Relic(Relic::Plain) => slots.plain_relic = slot,
                Card::Relic(Relic::Numbered(number)) => slots.numbered_relics[usize::from(number)] = slot,
            }
        }
        slots
    }

    #[inline]
    pub(super) fn of(&self, card: Card) -> Option<usize> {
        let slot = match card {
            Card::Treasure(gems) => self.treasures.get(usize::from(gems.worth())),
            Card::Hazard(hazard) => self.hazards.get(hazard as usize),
            Card::Relic(Relic::Plain) => Some(&self.plain_relic),
            Card::Relic(Relic::Numbered(number)) => self.numbered_relics.get(usize::from(number)),
        };
        slot.copied().filter(|slot| *slot != NOT_IN_THE_BOX).map(usize::from)
    }
}

impl RelicRules {
    /// The relics of the box, lowest first.
    pub(super) fn cards(&self) -> Vec<Relic> {
        match self.worth {
            RelicWorth::ByExit => vec![Relic::Plain; self.values.len()],
            RelicWorth::Printed => {
                let mut relics: Vec<Relic> = self.values.iter().copied().map(Relic::Numbered).collect();
                relics.sort_unstable();
                relics
            }
        }
    }
}

impl Draft {
    /// Every different card of the box, in the order in which bags count them.
    pub(super) fn faces(&self) -> Vec<Card> {
        let mut treasures: Vec<Card> =
            self.treasures.iter().map(|worth| Card::Treasure(Gems::new(*worth))).collect();
        treasures.sort_unstable();
        let hazards = self.hazards.iter().map(|(hazard, _)| Card::Hazard(*hazard));
        let relics = self.relics.iter().flat_map(RelicRules::cards).map(Card::Relic);
        let mut faces: Vec<Card> = treasures.into_iter().chain(hazards).chain(relics).collect();
        faces.dedup();
        faces
    }

    /// The rules with these settings; only for settings that have been checked.
    pub(super) fn into_rules(self) -> Rules {
        let faces = self.faces();
        let slots = Slots::new(&faces);
        let relics = self.relics.as_ref().map(RelicRules::cards).unwrap_or_default();
        let (at_set_up, relic_supply) = match self.relics.as_ref().map(|relics| relics.entry) {
            Some(RelicEntry::OnePerExpedition) => (Vec::new(), relics),
            Some(RelicEntry::AllAtSetUp) | None => (relics, Vec::new()),
        };

        let mut first_deck = Bag::EMPTY;
        let treasures = self.treasures.iter().map(|worth| Card::Treasure(Gems::new(*worth)));
        let hazards =
            self.hazards.iter().flat_map(|(hazard, copies)| vec![Card::Hazard(*hazard); (*copies).into()]);
        for card in treasures.chain(hazards).chain(at_set_up.into_iter().map(Card::Relic)) {
            first_deck.add(slots.of(card).expect("every card of the box is a face"));
        }

        let all_rubies = self.treasures.iter().map(|worth| Gems::new(*worth)).sum();
        Rules { draft: self, faces, slots, first_deck, all_rubies, relic_supply }
    }
}
