//! All turns of a game: they differ only in what is left in the rooms.

use std::sync::Arc;

use game::Game;
use troll::{MIN_PLAYERS, Rules, Treasure, Troll};

use super::map::{Goal, Map};
use super::place::Place;
use super::plan::TurnPlan;
use super::tempo::Tempo;
use super::values::Values;

/// Plans of whole turns under the same rules, each faster to compute than from scratch.
#[derive(Clone, Debug)]
pub struct Turns {
    beginning: Troll,
    tempo: Tempo,
    map: Arc<Map>,
}

impl Turns {
    /// The turns under these rules. The tempo matters only in a live race.
    pub fn new(rules: &Rules, tempo: Tempo) -> Turns {
        let beginning = Troll::new(*rules, MIN_PLAYERS).expect("enough players");
        let map = Arc::new(Map::ahead_of(&beginning));
        Turns { beginning, tempo, map }
    }

    /// The position of this place in the map of a turn.
    pub(super) fn find(&self, place: Place) -> Option<Goal> {
        self.map.find(place)
    }

    /// The plan of the turn that begins with this much in the rooms.
    ///
    /// # Panics
    /// If there is more in the rooms than at the start of a game.
    pub fn plan(&self, rooms: Treasure) -> TurnPlan {
        let view = self.beginning.view(None);
        let stock = view.rules().settings().stock;
        assert!(
            rooms.diamonds <= stock.diamonds && rooms.nuggets <= stock.nuggets,
            "nothing ever goes back into a room"
        );
        let values = Values::solve(&self.map, Treasure::NONE, rooms, self.tempo);
        let start = Place::of(view.stage()).and_then(|place| self.map.find(place));
        let start = values.of(start.expect("a turn begins at the entrance"), Treasure::NONE);
        TurnPlan { rules: *view.rules(), rooms, start, map: Arc::clone(&self.map), values }
    }
}
