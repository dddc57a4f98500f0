//! What moves come to: decides, and tells it as events. Assigns nothing.

use game::{Choice, Game, Move, Seat, SeatSet, Standings, Turn};

use crate::chance::{Rolling, check_cave, check_dragon, check_treasure};
use crate::share::{from_hand, share};
use crate::{
    Action, CaveRoll, Chance, Dice, DragonThrow, Ends, Event, Face, Finds, HallStep, Illegal, Race, Room,
    Shown, Stage, Treasure, Troll, View, scoring,
};

impl Game for Troll {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View<'a> = View<'a>;
    type Illegal = Illegal;

    fn seats(&self) -> SeatSet {
        self.seats
    }

    fn turn(&self) -> Turn {
        if let Some(rolling) = self.rolling() {
            return Turn::Chance(rolling.outcomes());
        }
        let active = SeatSet::only(self.active);
        match self.stage {
            Stage::Over => Turn::Over,
            Stage::Hall(hall) if hall.step == HallStep::Racing => Turn::Race(active.with(hall.thrower)),
            Stage::Hall(hall) if hall.step == HallStep::Choosing && self.is_live() => Turn::Race(active),
            Stage::Hall(hall) if hall.step == HallStep::Waiting => Turn::Ballot(SeatSet::only(hall.thrower)),
            Stage::Hall(_) | Stage::Cave(_) => Turn::Ballot(active),
        }
    }

    /// Written in base 6 with one digit for each die in the air, the number names the faces: the most significant digit
    /// belongs to the first die, and each digit counts, from 0, into the die's faces as the rules list them. A dragon
    /// die lists its dragons first, then its blanks; one that is set aside has no digit.
    ///
    /// With the published cave die (diamond, diamond, key, door, troll, troll) and three free dice, 87 is 223 in base
    /// 6: key, key, door.
    fn outcome(&self, index: u32) -> Chance {
        self.rolling()
            .expect("outcomes are asked for only while dice are in the air")
            .outcome(index, &self.rules)
    }

    fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        Action::ALL.iter().copied().filter(move |action| self.permit(seat, *action).is_ok())
    }

    fn play(&mut self, answer: &Move<Action, Chance>, log: &mut impl Extend<Event>) -> Result<(), Illegal> {
        match (self.turn(), answer) {
            (Turn::Over, _) => Err(Illegal::GameOver),
            (_, Move::Chance(chance)) => self.show(*chance, log),
            (Turn::Chance(_), _) => Err(Illegal::DiceRolling),
            (Turn::Ballot(_), Move::Ballot(ballot)) => {
                let seat = ballot.voters().lone().ok_or(Illegal::OneChooses)?;
                self.act(seat, ballot.choice(seat).expect("a voter has chosen"), log)
            }
            (Turn::Race(_), Move::Race(seat, action)) => self.act(*seat, *action, log),
            (Turn::Ballot(_), Move::Race(..)) => Err(Illegal::NotARace),
            (Turn::Race(_), Move::Ballot(_)) => Err(Illegal::InARace),
        }
    }

    fn apply(&mut self, event: &Event) {
        self.apply_event(event);
    }

    fn view(&self, _onlooker: Option<Seat>) -> View<'_> {
        View::of(self)
    }

    fn standings(&self) -> Standings {
        scoring::standings(self)
    }
}

impl Troll {
    /// Makes a move of a game that was stored. It was judged when it was made, perhaps before the dragon dice had to wait for
    /// the first treasure roll of a live race: such a throw is accepted, and everything else is judged as by `play`.
    pub fn replay(
        &mut self,
        answer: &Move<Action, Chance>,
        log: &mut impl Extend<Event>,
    ) -> Result<(), Illegal> {
        match (self.stage, *answer) {
            (Stage::Hall(hall), Move::Race(seat, Action::Throw))
                if self.is_live() && hall.step == HallStep::Choosing && hall.thrower == seat =>
            {
                self.emit(Event::DiceTaken { by: seat, dice: Dice::Dragon }, log);
                Ok(())
            }
            _ => self.play(answer, log),
        }
    }

    /// A live race goes on while only one side may act yet.
    fn is_live(&self) -> bool {
        self.rules.settings().race == Race::Live
    }

    fn emit(&mut self, event: Event, log: &mut impl Extend<Event>) {
        self.apply_event(&event);
        log.extend(Some(event));
    }

    fn act(&mut self, seat: Seat, action: Action, log: &mut impl Extend<Event>) -> Result<(), Illegal> {
        self.permit(seat, action)?;
        let room = if matches!(self.stage, Stage::Hall(_)) { Room::Hall } else { Room::Cave };
        match action {
            Action::Roll => {
                let dice = match room {
                    Room::Cave => Dice::Cave,
                    Room::Hall => Dice::Treasure,
                };
                self.emit(Event::DiceTaken { by: seat, dice }, log);
            }
            Action::Throw => self.emit(Event::DiceTaken { by: seat, dice: Dice::Dragon }, log),
            Action::Keep(find) => self.emit(Event::Kept { find }, log),
            Action::Enter => {
                self.emit(Event::HallEntered { thrower: self.active.next_among(self.seats) }, log);
            }
            Action::Stay => self.emit(Event::Stayed, log),
            Action::Leave => {
                self.emit(Event::Left { room, brought: self.beside() }, log);
                self.end_turn(log);
            }
        }
        Ok(())
    }

    fn show(&mut self, chance: Chance, log: &mut impl Extend<Event>) -> Result<(), Illegal> {
        match (self.rolling().ok_or(Illegal::DiceAtRest)?, chance) {
            (Rolling::Cave { free, kept }, Chance::Cave(roll)) => {
                check_cave(free, roll)?;
                self.cave_rolled(kept, roll, log);
            }
            (Rolling::Treasure, Chance::Treasure(roll)) => {
                check_treasure(&self.rules, roll)?;
                let found = roll.into_iter().map(u16::from).sum();
                self.emit(Event::HallRolled { roll, taken: self.rooms.nuggets.min(found) }, log);
            }
            (Rolling::Dragon { aside, by }, Chance::Dragon(throw)) => {
                check_dragon(aside, throw)?;
                self.dragon_thrown(by, throw, log);
            }
            (rolling, _) => return Err(Illegal::OtherDice { rolling: rolling.dice(), shown: chance.dice() }),
        }
        Ok(())
    }

    fn cave_rolled(&mut self, kept: Finds, roll: CaveRoll, log: &mut impl Extend<Event>) {
        let found = u16::from(roll.count(Face::Diamond));
        self.emit(Event::CaveRolled { roll, taken: self.rooms.diamonds.min(found) }, log);
        if Shown::of(roll).free() == 0 && !self.rules.spares(kept) {
            self.emit(Event::TrollCame { lost: self.beside().diamonds }, log);
            self.end_turn(log);
        }
    }

    fn dragon_thrown(&mut self, by: Seat, throw: DragonThrow, log: &mut impl Extend<Event>) {
        let others = self.others();
        self.emit(Event::DragonThrown { by, throw, next: by.next_among(others) }, log);
        if throw.wakes() {
            let lost = self.beside();
            let from_hand = from_hand(self.hand, others);
            let shares = share(lost + Treasure::of_diamonds(from_hand), by, others);
            self.emit(Event::DragonAwoke { by, lost, from_hand, shares }, log);
            self.end_turn(log);
        } else if let Some(die) = throw.dragon() {
            self.emit(Event::EyeOpened { die }, log);
        }
    }

    fn end_turn(&mut self, log: &mut impl Extend<Event>) {
        let [cave_empty, hall_empty] = [self.rooms.diamonds, self.rooms.nuggets].map(|left| left == 0);
        let over = match self.rules.settings().ends {
            Ends::OneRoom => cave_empty || hall_empty,
            Ends::BothRooms => cave_empty && hall_empty,
        };
        if over {
            self.emit(Event::GameEnded { standings: scoring::standings(self) }, log);
        } else {
            self.emit(Event::TurnPassed { to: self.active.next_among(self.seats) }, log);
        }
    }
}
