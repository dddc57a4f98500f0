//! The parts of a view that matter to the master: a few integers.

use diamant::View;
use game::{Seat, SeatSet};

/// A decision, reduced to what matters. Views with equal situations are played alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Situation {
    /// The number of explorers inside.
    pub inside: u32,
    /// The number of cards in the deck that are traps now.
    pub traps: u32,
    /// The number of cards in the deck.
    pub cards: u32,
    /// The rubies in the deck, for all explorers inside together.
    pub promise: u32,
    /// What the traps put at risk: their number times what is in the cave.
    pub endangered: u32,
    /// The result of leaving if everyone leaves.
    pub take: u32,
    /// How much more leaving alone brings, in gems.
    pub alone: u32,
    /// The relics that leaving alone brings, while others are inside.
    pub relics: u32,
    /// The lead over the best of the others inside, who carry the same; `None` if there is none.
    pub lead_inside: Option<i32>,
    /// The lead over the best in the camp after leaving now; `None` if there is none.
    pub lead_at_home: Option<i32>,
}

impl Situation {
    /// The situation of the onlooker, who is asked; `None` for a spectator.
    #[inline]
    pub fn of(view: &View<'_>) -> Option<Situation> {
        let me = view.onlooker()?;
        let inside = u32::try_from(view.inside().len()).expect("at most eight are inside");
        let (carried, path) = (u32::from(view.carried().worth()), u32::from(view.path().rubies().worth()));
        let on_path = u32::from(view.relics_on_path());
        // Relics go to an explorer who leaves alone, so they count as being in the cave only for the last one inside.
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
            promise: u32::from(view.rubies_left().worth()),
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

/// The seat's score so far. If chests are hidden, the master remembers them.
fn score(view: &View<'_>, seat: Seat) -> i32 {
    i32::try_from(view.remembered_points(seat)).unwrap_or(i32::MAX)
}
