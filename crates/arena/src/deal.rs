//! The same cards for every line-up.

use diamant::{Bag, Card, Diamant, MAX_CARDS, Rules};
use game::Game;
use game::driver::Dealer;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// Every single card of a box, including relics that enter later.
pub(crate) struct CardBox {
    cards: Vec<BoxCard>,
    expeditions: usize,
}

/// A single card.
#[derive(Clone, Copy)]
struct BoxCard {
    card: Card,
    slot: u8,
    /// Its index among equal cards.
    copy: u8,
}

impl CardBox {
    pub(crate) fn new(rules: &Rules) -> CardBox {
        let full = rules.deck_before(rules.expeditions());
        let cards = (0..).zip(rules.faces()).flat_map(|(slot, card)| {
            let copies = full.count(usize::from(slot));
            (0..copies).map(move |copy| BoxCard { card: *card, slot, copy })
        });
        CardBox { cards: cards.collect(), expeditions: rules.expeditions().into() }
    }
}

/// A dealer that shuffles the whole box for every expedition, determined by the deal and the expedition alone. Cards
/// that are not, or no longer, in the game are skipped: the others come in the same order.
///
/// A deal is shuffled once for all games that are played with it.
pub(crate) struct CommonDeal<'a> {
    card_box: &'a CardBox,
    seed: u64,
    shuffled: Vec<Shuffled>,
    /// The index of the current expedition, what has been turned in it, and the cards in the game.
    expedition: usize,
    turned: usize,
    deck: Bag,
}

impl<'a> CommonDeal<'a> {
    pub(crate) fn new(card_box: &'a CardBox, rules: &Rules) -> CommonDeal<'a> {
        let shuffled = vec![Shuffled::by(0); card_box.expeditions];
        CommonDeal { card_box, seed: 0, shuffled, expedition: 0, turned: 0, deck: *rules.first_deck() }
    }

    /// The next games are played with this deal.
    pub(crate) fn take_up(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn enter(&mut self, game: &Diamant) {
        let number = game.view(None).expedition();
        (self.expedition, self.turned, self.deck) = (usize::from(number) - 1, 0, *game.deck());
        let seed = self.seed + u64::from(number);
        let shuffled = &mut self.shuffled[self.expedition];
        if shuffled.seed != seed {
            *shuffled = Shuffled::by(seed);
        }
    }
}

/// A box that has been shuffled as far as somebody has looked.
#[derive(Clone)]
struct Shuffled {
    seed: u64,
    order: [u8; MAX_CARDS],
    known: usize,
    generator: SmallRng,
}

impl Shuffled {
    fn by(seed: u64) -> Shuffled {
        Shuffled { seed, order: IN_ORDER, known: 0, generator: SmallRng::seed_from_u64(seed) }
    }

    /// The index of the card at this place, among so many cards. Nobody looks further than at the next one.
    #[inline]
    fn card(&mut self, place: usize, cards: usize) -> usize {
        if place == self.known {
            let pick = self.generator.random_range(place..cards);
            self.order.swap(place, pick);
            self.known += 1;
        }
        usize::from(self.order[place])
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
            self.enter(game);
        }
        let (cards, shuffled) = (&self.card_box.cards, &mut self.shuffled[self.expedition]);
        loop {
            let BoxCard { card, slot, copy } = cards[shuffled.card(self.turned, cards.len())];
            self.turned += 1;
            if copy < self.deck.count(usize::from(slot)) {
                return card;
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
