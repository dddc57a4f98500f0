//! What events change: assigns what they say. Decides nothing.

use crate::{Cave, CaveStep, Dice, Event, Hall, HallStep, Shown, Stage, Treasure, Troll};

impl Troll {
    /// Takes in a fact of this game, told in the state in which it happened.
    ///
    /// # Panics
    /// When the event belongs to another moment or another game.
    pub(crate) fn apply_event(&mut self, event: &Event) {
        match (&mut self.stage, *event) {
            (Stage::Cave(cave), Event::DiceTaken { dice: Dice::Cave, .. }) => {
                cave.step = CaveStep::Rolling { free: cave.free_dice() };
            }
            (Stage::Cave(cave), Event::CaveRolled { roll, taken }) => {
                self.rooms.diamonds -= taken;
                cave.diamonds += taken;
                cave.step = CaveStep::Choosing(Shown::of(roll));
            }
            (Stage::Cave(Cave { kept, step: CaveStep::Choosing(shown), .. }), Event::Kept { find }) => {
                *kept = kept.with(find);
                *shown = shown.without(find);
            }
            (Stage::Cave(cave), Event::TrollCame { lost }) => {
                cave.diamonds -= lost;
                self.hand += lost;
            }
            (Stage::Cave(cave), Event::HallEntered { thrower }) => {
                self.stage = Stage::Hall(Hall {
                    beside: Treasure::of_diamonds(cave.diamonds),
                    aside: None,
                    thrower,
                    step: HallStep::Choosing,
                });
            }
            (Stage::Hall(hall), Event::DiceTaken { dice: Dice::Treasure, .. }) => {
                hall.step = HallStep::Searching;
            }
            (Stage::Hall(hall), Event::DiceTaken { dice: Dice::Dragon, .. }) => {
                hall.step = HallStep::Throwing;
            }
            (Stage::Hall(hall), Event::HallRolled { taken, .. }) => {
                self.rooms.nuggets -= taken;
                hall.beside.nuggets += taken;
                hall.step = self.rules.settings().race.after_roll();
            }
            (Stage::Hall(hall), Event::Stayed) => hall.step = HallStep::Waiting,
            (Stage::Hall(hall), Event::DragonThrown { next, .. }) => {
                hall.thrower = next;
                hall.step = self.rules.settings().race.after_throw();
            }
            (Stage::Hall(hall), Event::EyeOpened { die }) => hall.aside = Some(die),
            (Stage::Hall(hall), Event::DragonAwoke { from_hand, shares, .. }) => {
                hall.beside = Treasure::NONE;
                self.hand -= from_hand;
                for (seat, share) in shares.iter() {
                    self.bags[seat] += *share;
                }
            }
            (Stage::Cave(cave), Event::Left { brought, .. }) => {
                cave.diamonds = 0;
                self.bags[self.active] += brought;
            }
            (Stage::Hall(hall), Event::Left { brought, .. }) => {
                hall.beside = Treasure::NONE;
                self.bags[self.active] += brought;
            }
            (Stage::Cave(_) | Stage::Hall(_), Event::TurnPassed { to }) => {
                self.active = to;
                self.stage = Stage::Cave(Cave::ENTRANCE);
            }
            (Stage::Cave(_) | Stage::Hall(_), Event::GameEnded { .. }) => self.stage = Stage::Over,
            (stage, event) => panic!("{event:?} cannot have happened in {stage:?}"),
        }
    }
}
