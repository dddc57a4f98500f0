//! What of a view matters to the master: a few whole numbers.

use diamant::{Card, View};
use game::{Seat, SeatSet};

/// A decision, reduced to what it turns on. Two views with equal situations are played alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Situation {
    /// How many are inside.
    pub inside: u32,
    /// How many cards of the deck are traps now.
    pub traps: u32,
    /// How many cards are in the deck.
    pub cards: u32,
    /// What is in the deck, for all who are inside together.
    pub promise: u32,
    /// What the traps endanger: their number times what is in the cave.
    pub endangered: u32,
    /// What leaving brings if everyone left.
    pub take: u32,
    /// What leaving alone brings beyond that, in gems.
    pub alone: u32,
    /// What leaving alone brings in relics, while others are inside.
    pub relics: u32,
    /// By how much the onlooker leads the best of the others inside, who carry the same; nothing when there is none.
    pub lead_inside: Option<i32>,
    /// By how much the onlooker, leaving now, would lead the best of those in the camp; nothing when there is none.
    pub lead_at_home: Option<i32>,
}

impl Situation {
    /// The situation of the onlooker, who is asked; nothing for somebody who only watches.
    pub fn of(view: &View<'_>) -> Option<Situation> {
        let me = view.onlooker()?;
        let inside = u32::try_from(view.inside().len()).expect("at most eight are inside");
        let (carried, path) = (u32::from(view.carried().worth()), u32::from(view.path().rubies().worth()));
        let on_path = u32::from(view.relics_on_path());
        // A relic is for who leaves alone: it is in the cave for the last one only.
        let (mine, relics) = if inside == 1 { (on_path, 0) } else { (0, on_path) };
        let share = path / inside;
        let take = carried + share + mine;
        let traps = u32::from(view.traps_left());

        let my_score = score(view, me);
        let lead = |others: SeatSet| others.into_iter().map(|seat| my_score - score(view, seat)).min();
        let others = view.seats().without(me);
        Some(Situation {
            inside,
            traps,
            cards: u32::from(view.cards_left()),
            promise: promise(view),
            endangered: traps * (carried * inside + path + mine),
            take,
            alone: path - share,
            relics,
            lead_inside: lead(others & view.inside()),
            lead_at_home: lead(others - view.inside())
                .map(|lead| lead + i32::try_from(take).unwrap_or(i32::MAX)),
        })
    }
}

/// All rubies that may still come.
fn promise(view: &View<'_>) -> u32 {
    let treasures = view.may_come().map(|(card, count)| match card {
        Card::Treasure(worth) => u32::from(worth.worth()) * u32::from(count),
        Card::Hazard(_) | Card::Relic(_) => 0,
    });
    treasures.sum()
}

/// What the seat has at home. Where chests are closed, the master remembers.
fn score(view: &View<'_>, seat: Seat) -> i32 {
    i32::from(view.remembered(seat).worth()) + view.relics(seat).map(i32::from).sum::<i32>()
}
