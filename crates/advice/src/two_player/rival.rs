//! Somebody whose way to play is known.

use super::{Chapter, Expedition};

/// Somebody of whom it is known with which chance they go on, wherever they are.
pub trait Rival: Sync {
    /// Whether the lead matters to them. If not, they need to be asked only once for an expedition.
    fn minds_the_lead(&self) -> bool;

    /// How they play this expedition when they begin it with this lead.
    fn habits(&self, chapter: &Chapter, expedition: &Expedition, lead: i32) -> Habits;
}

/// How somebody plays an expedition: with which chance they go on at each place where they can come.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Habits {
    /// While both are inside.
    pub(super) together: Vec<Step>,
    /// After the other has left, by what the other took.
    pub(super) alone: Vec<Vec<Step>>,
}

/// With which chance somebody goes on at a place. Whatever may come after it has a larger number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Step {
    pub(super) place: usize,
    pub(super) stay: f64,
}

impl Habits {
    /// Alone, after the other has taken this much.
    pub(super) fn alone_after(&mut self, taken: u16) -> &mut Vec<Step> {
        let taken = usize::from(taken);
        if self.alone.len() <= taken {
            self.alone.resize_with(taken + 1, Vec::new);
        }
        &mut self.alone[taken]
    }

    /// The same, each place after those that lead to it.
    pub(super) fn in_order(mut self) -> Habits {
        for steps in self.alone.iter_mut().chain([&mut self.together]) {
            steps.sort_unstable_by_key(|step| step.place);
        }
        self
    }
}
