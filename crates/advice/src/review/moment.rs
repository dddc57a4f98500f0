//! The visible position at a decision.

use diamant::View;

use crate::{Chance, Outlook};

/// The position of those who decide. It is the same for all of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// The expedition, counted from 1.
    pub expedition: u8,
    /// The number of cards on the path.
    pub cards: usize,
    /// The number of explorers inside.
    pub inside: usize,
    /// What each of them carries.
    pub carried: u16,
    /// The rubies on the path.
    pub path: u16,
    /// The number of relics on the path.
    pub relics: usize,
    /// The chance that the next card is a trap.
    pub trap: Chance,
}

impl Moment {
    /// The moment in this view.
    pub fn of(view: &View<'_>) -> Moment {
        Moment {
            expedition: view.expedition(),
            cards: view.path().cards().len(),
            inside: view.inside().len(),
            carried: view.carried().worth(),
            path: view.path().rubies().worth(),
            relics: view.path().relics().count(),
            trap: Outlook::of(view).trap(),
        }
    }
}
