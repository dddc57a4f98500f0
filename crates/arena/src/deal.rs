//! The same cards for every line-up.

use diamant::{Bag, Card, Diamant, MAX_CARDS, Rules};
use game::Game;
use game::driver::Dealer;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// Every single card of a box, including relics that enter later.
pub(crate) struct CardBox {
    faces: Vec<Card>,
    /// The slot of each card, and its index among equal cards.
    cards: Vec<(u8, u8)>,
}

impl CardBox {
    pub(crate) fn new(rules: &Rules) -> CardBox {
        let full = rules.deck_before(rules.expeditions());
        let cards = (0..).zip(rules.faces()).flat_map(|(slot, _)| {
            let copies = full.count(usize::from(slot));
            (0..copies).map(move |copy| (slot, copy))
        });
        CardBox { faces: rules.faces().to_vec(), cards: cards.collect() }
    }
}

/// A dealer that shuffles the whole box for every expedition, determined by the deal and the expedition alone. Cards
/// that are not, or no longer, in the game are skipped: the others come in the same order.
pub(crate) struct CommonDeal<'a> {
    card_box: &'a CardBox,
    seed: u64,
    order: [u8; MAX_CARDS],
    turned: usize,
    deck: Bag,
    generator: SmallRng,
}

impl<'a> CommonDeal<'a> {
    pub(crate) fn new(card_box: &'a CardBox, rules: &Rules, seed: u64) -> CommonDeal<'a> {
        let generator = SmallRng::seed_from_u64(seed);
        CommonDeal { card_box, seed, order: IN_ORDER, turned: 0, deck: *rules.first_deck(), generator }
    }

    fn shuffle_for(&mut self, game: &Diamant) {
        self.order = IN_ORDER;
        self.turned = 0;
        self.deck = *game.deck();
        self.generator = SmallRng::seed_from_u64(self.seed + u64::from(game.view(None).expedition()));
    }
}

const IN_ORDER: [u8; MAX_CARDS] = {
    let mut order = [0; MAX_CARDS];
    let mut card = 0;
    while card < MAX_CARDS {
        #[expect(clippy::cast_possible_truncation, reason = "less than MAX_CARDS")]
        {
            order[card] = card as u8;
        }
        card += 1;
    }
    order
};

impl Dealer<Diamant> for CommonDeal<'_> {
    #[inline]
    fn deal(&mut self, game: &Diamant, _outcomes: u32) -> Card {
        if game.view(None).path().cards().is_empty() {
            self.shuffle_for(game);
        }
        loop {
            let pick = self.generator.random_range(self.turned..self.card_box.cards.len());
            self.order.swap(self.turned, pick);
            let (slot, copy) = self.card_box.cards[usize::from(self.order[self.turned])];
            self.turned += 1;
            if copy < self.deck.count(usize::from(slot)) {
                return self.card_box.faces[usize::from(slot)];
            }
        }
    }
}

/// A well-mixed number for each deal of a tournament; consecutive deals leave room for the expeditions between them.
pub(crate) fn seed_of(seed: u64, deal: u64) -> u64 {
    let mut mixed = seed ^ deal.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (mixed ^ (mixed >> 31)) & !0xFF
}
