//! What there is to see when somebody has to decide.

use diamant::View;

use crate::{Chance, Outlook};

/// What lies before those who decide. It is the same for all of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// Which expedition it is, counted from 1.
    pub expedition: u8,
    /// How many cards lie on the path.
    pub cards: usize,
    /// How many are inside.
    pub inside: usize,
    /// What each of them carries.
    pub carried: u16,
    /// The rubies that lie on the path.
    pub path: u16,
    /// The relics that lie on the path.
    pub relics: usize,
    /// The chance that the next card is a trap.
    pub trap: Chance,
}

impl Moment {
    /// The moment that this view shows.
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
