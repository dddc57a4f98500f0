//! How each event changes the state. This file assigns; it never decides.

use game::SeatSet;

use crate::state::Stage;
use crate::{Card, Diamant, Event, Gems, HazardSet, Relic, Remainder};

impl Diamant {
    #[expect(
        clippy::inline_always,
        reason = "where `play` tells an event its kind is known, so the match falls away"
    )]
    #[inline(always)]
    pub(crate) fn apply_event(&mut self, event: Event) {
        match event {
            Event::RestNamed { resting } => self.resting = resting,
            Event::ExpeditionBegan { number, relic, entering } => self.begin(number, relic, entering),
            Event::TreasureFound { worth, each, stays } => {
                self.turn_up(Card::Treasure(worth), stays);
                self.rubies_left -= worth;
                self.carried += each;
            }
            Event::HazardMet { hazard } => {
                self.turn_up(Card::Hazard(hazard), Gems::ZERO);
                self.met = self.met.with(hazard);
                self.traps_left += self.may_come(Card::Hazard(hazard));
            }
            Event::RelicFound { relic } => self.turn_up(Card::Relic(relic), Gems::ZERO),
            Event::TrapSprung { hazard, caught, lost: _ } => {
                self.turn_up(Card::Hazard(hazard), Gems::ZERO);
                self.traps_left -= 1;
                self.inside = self.inside - caught;
            }
            Event::Decided { .. } => self.stage = Stage::Reveal,
            Event::DeckRanOut { .. } => {}
            Event::CameHome { leavers, carried, share, stays } => {
                self.come_home(leavers, carried + share, stays);
            }
            Event::RelicTaken { seat, relic, worth } => {
                self.lift_relic(relic);
                self.taken.push(seat, worth);
                self.points[seat] += u32::from(worth);
            }
            Event::RelicLost { relic } => self.lift_relic(relic),
            Event::ExpeditionEnded { to_bank: _, removed } => {
                if let Some(hazard) = removed {
                    self.put_away(Card::Hazard(hazard));
                }
                self.clear_cave();
            }
            Event::GameEnded => self.stage = Stage::Over,
        }
    }

    fn begin(&mut self, number: u8, relic: Option<Relic>, entering: SeatSet) {
        if let Some(slot) = relic.and_then(|relic| self.rules.slot(Card::Relic(relic))) {
            self.deck.add(slot);
        }
        self.expedition = number;
        self.bag = self.deck;
        // Treasures never leave the game.
        self.rubies_left = self.rules.all_rubies();
        self.inside = entering;
        self.stage = self.stage_of_entry();
    }

    #[expect(clippy::inline_always, reason = "the kind of card is known where it is called")]
    #[inline(always)]
    fn turn_up(&mut self, card: Card, rubies: Gems) {
        if let Some(slot) = self.rules.slot(card) {
            self.bag.remove(slot);
        }
        self.path.push(card, rubies);
        self.stage = Stage::Decide;
    }

    fn come_home(&mut self, leavers: SeatSet, each: Gems, stays: Gems) {
        match self.rules.settings().remainder {
            Remainder::OfTheWholePath => self.path.sweep(stays),
            Remainder::CardByCard => self.path.sweep_card_by_card(leavers.len()),
        }
        for seat in leavers {
            self.chests[seat] += each;
            self.points[seat] += u32::from(each.worth());
        }
        self.inside = self.inside - leavers;
    }

    fn clear_cave(&mut self) {
        self.path.clear();
        self.met = HazardSet::EMPTY;
        self.traps_left = 0;
        self.carried = Gems::ZERO;
    }

    /// The first relic on the path is taken and does not return to the deck.
    fn lift_relic(&mut self, relic: Relic) {
        self.path.take_relic();
        self.put_away(Card::Relic(relic));
    }

    /// A card leaves the game.
    fn put_away(&mut self, card: Card) {
        if let Some(slot) = self.rules.slot(card) {
            self.deck.remove(slot);
        }
    }
}
