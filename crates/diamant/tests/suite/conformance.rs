//! Diamant obeys the laws of any game, in every edition and with any house rules.

use std::sync::Arc;

use diamant::{
    Card, Chests, Diamant, Draft, EDITIONS, Event, FirstDecision, Gems, Hazard, LeftBehind, Relic, Relics,
    Remainder, Sprung, TieBreak,
};
use game::conformance::{Chooser, Subject, check};
use game::{MAX_SEATS, Seat, SeatSet};

/// Any edition, with or without relics, changed along any house axis.
struct AnyRules;

fn any_draft(chooser: &mut Chooser) -> Draft {
    let edition = chooser.one_of(&EDITIONS);
    let wanted = *chooser.one_of(&[None, Some(Relics::With), Some(Relics::Without)]);
    let mut draft = edition.draft(wanted).or_else(|_| edition.draft(None)).unwrap();
    draft.players = 2..=8;
    draft.expeditions = u8::try_from(1 + chooser.below(6)).unwrap();
    draft.sprung = *chooser.one_of(&[Sprung::OneCopyOut, Sprung::Stays]);
    draft.first_decision = *chooser.one_of(&[FirstDecision::AfterFirstCard, FirstDecision::BeforeFirstCard]);
    draft.remainder = *chooser.one_of(&[Remainder::OfTheWholePath, Remainder::CardByCard]);
    draft.tie_break = *chooser.one_of(&[TieBreak::Shared, TieBreak::MostRelics]);
    draft.chests = *chooser.one_of(&[Chests::Open, Chests::Hidden]);
    if let Some(relics) = &mut draft.relics {
        relics.left_behind = *chooser.one_of(&[LeftBehind::OutOfTheGame, LeftBehind::BackIntoTheDeck]);
    }
    if chooser.flip() {
        draft.treasures.truncate(3);
        draft.hazards = vec![(Hazard::Snake, 2), (Hazard::Lava, 2)];
    }
    draft
}

impl Subject for AnyRules {
    type Game = Diamant;

    fn new_game(&self, chooser: &mut Chooser) -> Diamant {
        let rules = any_draft(chooser).check().expect("rules that make sense");
        let players = 2 + chooser.below(7) as usize;
        Diamant::new(Arc::new(rules), players).expect("two to eight may play")
    }

    fn some_chances(&self) -> Vec<Card> {
        let treasures = (0..=18).map(|worth| Card::Treasure(Gems::new(worth)));
        let relics = [Relic::Plain, Relic::Numbered(0), Relic::Numbered(5), Relic::Numbered(12)];
        let huge = Card::Treasure(Gems::new(u16::MAX));
        treasures.chain(Hazard::ALL.map(Card::Hazard)).chain(relics.map(Card::Relic)).chain([huge]).collect()
    }

    fn differing_in_hidden(
        &self,
        game: &Diamant,
        onlooker: Option<Seat>,
        chooser: &mut Chooser,
    ) -> Option<Diamant> {
        let over = game::Game::view(game, onlooker).is_over();
        let hidden = game.rules().settings().chests == Chests::Hidden && !over;
        let others = game::Game::seats(game).into_iter().filter(|seat| Some(*seat) != onlooker);
        hidden.then(|| {
            others.fold(game.clone(), |game, seat| {
                game.with_chest(seat, Gems::new(u16::try_from(chooser.below(100)).unwrap()))
            })
        })
    }

    fn before_a_move(&self, game: &mut Diamant, chooser: &mut Chooser, log: &mut Vec<Event>) {
        if chooser.below(4) == 0 {
            let anyone: SeatSet =
                SeatSet::first_n(MAX_SEATS).into_iter().filter(|_| chooser.below(3) == 0).collect();
            game.rest(anyone, log);
        }
    }

    fn longest_game(&self) -> usize {
        6 * 2 * 64
    }
}

#[test]
fn diamant_obeys_the_laws_of_any_game() {
    check(&AnyRules, 2005, 150);
}
