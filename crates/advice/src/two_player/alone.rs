//! The explorer who is left inside after the other has gone home.

use super::expedition::{Expedition, Spot, Stop};

/// The chance of winning by each choice, for an explorer who is alone in the cave.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Alone {
    /// Leaving now.
    pub leave: f64,
    /// Continuing, and stopping at the best time.
    pub go_on: f64,
}

impl Expedition {
    /// The values for an explorer who is alone in this cave, has this lead without what is in the cave, and would bring
    /// home `held`, including the path.
    pub fn alone(&self, spot: Spot, lead: i32, held: u16) -> Alone {
        let Spot { set, state } = spot;
        let sets = self.treasures.and_later(|start| start == set);
        let stop = Stop { after: [-lead], taken: self.treasures.worth(set) - held };
        let mut stopping = vec![[0.0]; self.treasures.len() * self.hazards.len()];
        let mut go_on = 0.0;
        self.stop(
            stop,
            &sets,
            &mut stopping,
            |asked| asked == set,
            |_, chances| go_on = 1.0 - chances[state][0],
        );
        Alone { leave: self.home.at(lead + i32::from(held)), go_on }
    }
}
