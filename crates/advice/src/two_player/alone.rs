//! The one who is left inside after the other has gone home.

use super::expedition::{Expedition, Spot, Stop};

/// What the two choices are worth to one who is alone in the cave: the chance of winning.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Alone {
    /// Going home now.
    pub leave: f64,
    /// Going on, and stopping at the best time.
    pub go_on: f64,
}

impl Expedition {
    /// What the two choices are worth to one who is alone in this cave, leads by so much without what is in it, and holds
    /// so much, the path included.
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
