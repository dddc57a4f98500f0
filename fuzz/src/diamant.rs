//! Diamant from bytes: every edition, and house editions based on them.

use std::sync::Arc;

use diamant::{
    Card, Chests, Diamant, Draft, EDITIONS, Event, FirstDecision, Gems, Hazard, LeftBehind, Relic,
    RelicEntry, RelicWorth, Relics, Remainder, Sprung, TieBreak,
};
use libfuzzer_sys::arbitrary::{Error, Result, Unstructured};

use crate::{Arbitrary, any_seats};

impl Arbitrary for Diamant {
    fn any_game(bytes: &mut Unstructured) -> Result<Diamant> {
        let rules = any_draft(bytes)?.check().map_err(|_| Error::IncorrectFormat)?;
        Diamant::new(Arc::new(rules), bytes.int_in_range(0..=9)?).map_err(|_| Error::IncorrectFormat)
    }

    fn any_chance(bytes: &mut Unstructured) -> Result<Card> {
        Ok(match bytes.int_in_range(0..=3)? {
            0 => Card::Treasure(Gems::new(bytes.int_in_range(0..=18)?)),
            1 => Card::Hazard(*bytes.choose(&Hazard::ALL)?),
            2 => Card::Relic(Relic::Plain),
            _ => Card::Relic(Relic::Numbered(bytes.int_in_range(0..=13)?)),
        })
    }

    fn between_moves(&mut self, bytes: &mut Unstructured, log: &mut Vec<Event>) -> Result<()> {
        if bytes.ratio(1, 8)? {
            self.rest(any_seats(bytes)?, log);
        }
        Ok(())
    }
}

fn any_draft(bytes: &mut Unstructured) -> Result<Draft> {
    let wanted = *bytes.choose(&[None, Some(Relics::With), Some(Relics::Without)])?;
    let mut draft = bytes.choose(&EDITIONS)?.draft(wanted).map_err(|_| Error::IncorrectFormat)?;
    if bytes.arbitrary()? {
        furnish(&mut draft, bytes)?;
    }
    Ok(draft)
}

/// Turns an edition into a house edition.
fn furnish(draft: &mut Draft, bytes: &mut Unstructured) -> Result<()> {
    draft.players = 2..=8;
    draft.expeditions = bytes.int_in_range(0..=11)?;
    draft.treasures.truncate(bytes.int_in_range(0..=15)?);
    for (hazard, copies) in &mut draft.hazards {
        *hazard = *bytes.choose(&Hazard::ALL)?;
        *copies = bytes.int_in_range(0..=4)?;
    }
    draft.sprung = *bytes.choose(&[Sprung::OneCopyOut, Sprung::Stays])?;
    draft.first_decision = *bytes.choose(&[FirstDecision::AfterFirstCard, FirstDecision::BeforeFirstCard])?;
    draft.remainder = *bytes.choose(&[Remainder::OfTheWholePath, Remainder::CardByCard])?;
    draft.tie_break = *bytes.choose(&[TieBreak::Shared, TieBreak::MostRelics])?;
    draft.chests = *bytes.choose(&[Chests::Open, Chests::Hidden])?;
    if let Some(relics) = &mut draft.relics {
        relics.entry = *bytes.choose(&[RelicEntry::AllAtSetUp, RelicEntry::OnePerExpedition])?;
        relics.worth = *bytes.choose(&[RelicWorth::Printed, RelicWorth::ByExit])?;
        relics.left_behind = *bytes.choose(&[LeftBehind::OutOfTheGame, LeftBehind::BackIntoTheDeck])?;
        relics.values.truncate(bytes.int_in_range(0..=5)?);
    }
    Ok(())
}
