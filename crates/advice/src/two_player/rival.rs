//! A player with a known strategy.

use super::{Chapter, Expedition};

/// A player whose probability of continuing is known everywhere.
pub trait Rival: Sync {
    /// Whether the strategy depends on the lead. If not, it is computed only once per expedition.
    fn minds_the_lead(&self) -> bool;

    /// The strategy for this expedition if it begins with this lead.
    fn habits(&self, chapter: &Chapter, expedition: &Expedition, lead: i32) -> Habits;
}

/// A strategy for an expedition: the probability of continuing at each reachable place.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Habits {
    /// While both are inside.
    pub(super) together: Vec<Step>,
    /// After the other has left, by what the other took.
    pub(super) alone: Vec<Vec<Step>>,
}

/// The probability of continuing at a place. Everything that may come after it has a larger number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Step {
    pub(super) place: usize,
    pub(super) stay: f64,
}

impl Habits {
    /// Alone, after the other took this much.
    pub(super) fn alone_after(&mut self, taken: u16) -> &mut Vec<Step> {
        let taken = usize::from(taken);
        if self.alone.len() <= taken {
            self.alone.resize_with(taken + 1, Vec::new);
        }
        &mut self.alone[taken]
    }

    /// The same, sorted so that each place comes after those that lead to it.
    pub(super) fn in_order(mut self) -> Habits {
        for steps in self.alone.iter_mut().chain([&mut self.together]) {
            steps.sort_unstable_by_key(|step| step.place);
        }
        self
    }
}
