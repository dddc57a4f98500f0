//! The rules: what happens when a card is revealed or choices are opened.
//!
//! This file decides and emits; it never assigns. Every change is an [`Event`], which `apply` carries out.

use game::{Ballot, Choice, Game, Move, Seat, SeatSet, Standings, Turn};

use crate::state::Stage;
use crate::{Card, Decision, Diamant, Event, Gems, Hazard, Illegal, LeftBehind, Remainder, Sprung, View};

impl Game for Diamant {
    type Action = Decision;
    type Chance = Card;
    type Event = Event;
    type View<'a> = View<'a>;
    type Illegal = Illegal;

    fn seats(&self) -> SeatSet {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Reveal => Turn::Chance(u32::from(self.bag.len())),
            Stage::Decide => Turn::Ballot(self.inside),
            Stage::Over => Turn::Over,
        }
    }

    /// Cards are numbered in the order of [`Rules::faces`](crate::Rules::faces), with equal ones next to each other.
    #[inline]
    fn outcome(&self, index: u32) -> Card {
        let number = u8::try_from(index).expect("a deck has fewer cards");
        self.rules.faces()[self.bag.slot_at(number)]
    }

    fn actions(&self, seat: Seat) -> impl Iterator<Item = Decision> {
        let asked = self.stage == Stage::Decide && self.inside.contains(seat);
        let actions = if asked { Decision::ALL } else { &[] };
        actions.iter().copied()
    }

    #[inline]
    fn play(&mut self, answer: &Move<Decision, Card>, log: &mut impl Extend<Event>) -> Result<(), Illegal> {
        match (self.stage, answer) {
            (Stage::Reveal, Move::Chance(card)) => self.reveal(*card, log),
            (Stage::Decide, Move::Ballot(ballot)) => self.open_choices(*ballot, log),
            (Stage::Reveal, _) => Err(Illegal::CardFirst),
            (Stage::Decide, _) => Err(Illegal::DecisionFirst),
            (Stage::Over, _) => Err(Illegal::Over),
        }
    }

    #[inline]
    fn apply(&mut self, event: &Event) {
        self.apply_event(*event);
    }

    fn view(&self, onlooker: Option<Seat>) -> View<'_> {
        View::new(self, onlooker)
    }

    fn standings(&self) -> Standings {
        self.current_standings()
    }
}

impl Diamant {
    /// Sets who rests in the camp from the next expedition on: people who are currently not at the table. They take no
    /// share, do not count for relics and lose nothing.
    ///
    /// This replaces the earlier setting; the running expedition is not affected. If everyone is to rest, everyone goes
    /// in, because somebody has to.
    pub fn rest(&mut self, resting: SeatSet, log: &mut impl Extend<Event>) {
        let resting = resting & self.seats;
        if resting != self.resting && self.stage != Stage::Over {
            self.emit(Event::RestNamed { resting }, log);
        }
    }

    /// Reveals the top card.
    fn reveal(&mut self, card: Card, log: &mut impl Extend<Event>) -> Result<(), Illegal> {
        if self.may_come(card) == 0 {
            let known = self.rules.slot(card).is_some();
            return Err(if known { Illegal::NotInTheDeck(card) } else { Illegal::NotInTheBox(card) });
        }
        match card {
            Card::Treasure(worth) => self.share_treasure(worth, log),
            Card::Hazard(hazard) if self.met.contains(hazard) => self.spring_trap(hazard, log),
            Card::Hazard(hazard) => self.emit(Event::HazardMet { hazard }, log),
            Card::Relic(relic) => self.emit(Event::RelicFound { relic }, log),
        }
        Ok(())
    }

    /// Everyone inside takes an equal share; the remainder stays on the card.
    fn share_treasure(&mut self, worth: Gems, log: &mut impl Extend<Event>) {
        let (each, stays) = worth.shared_among(self.inside.len());
        self.emit(Event::TreasureFound { worth, each, stays }, log);
    }

    /// The second of its kind: everyone inside drops what they carry and runs home.
    fn spring_trap(&mut self, hazard: Hazard, log: &mut impl Extend<Event>) {
        self.emit(Event::TrapSprung { hazard, caught: self.inside, lost: self.carried }, log);
        self.end_expedition(Some(hazard), log);
    }

    /// All choices are opened together; leavers go home, and the expedition continues if anyone is left inside.
    fn open_choices(
        &mut self,
        ballot: Ballot<Decision>,
        log: &mut impl Extend<Event>,
    ) -> Result<(), Illegal> {
        let deciders = ballot.voters();
        if let Some(stranger) = (deciders - self.inside).first() {
            return Err(Illegal::NotInside(stranger));
        }
        if let Some(waverer) = (self.inside - deciders).first() {
            return Err(Illegal::Undecided(waverer));
        }

        let leaving = ballot.who_chose(Decision::Leave);
        self.emit(Event::Decided { leaving }, log);
        if !leaving.is_empty() {
            self.bring_home(leaving, log);
        }
        if !self.inside.is_empty() && self.bag.is_empty() {
            let leaving = self.inside;
            self.emit(Event::DeckRanOut { leaving }, log);
            self.bring_home(leaving, log);
        }
        if self.inside.is_empty() {
            self.end_expedition(None, log);
        }
        Ok(())
    }

    /// Leavers share the rubies on the path and are safe. An explorer who leaves alone also takes every relic.
    fn bring_home(&mut self, leavers: SeatSet, log: &mut impl Extend<Event>) {
        let (share, stays) = self.share_of_path(leavers.len());
        self.emit(Event::CameHome { leavers, carried: self.carried, share, stays }, log);
        if let Some(seat) = leavers.lone() {
            while let Some(relic) = self.path.first_relic() {
                let worth = self.rules.relic_worth(relic, self.taken.len());
                self.emit(Event::RelicTaken { seat, relic, worth }, log);
            }
        }
    }

    /// The share of each of this many leavers, and what stays on the path.
    fn share_of_path(&self, leavers: usize) -> (Gems, Gems) {
        match self.rules.settings().remainder {
            Remainder::OfTheWholePath => self.path.rubies().shared_among(leavers),
            Remainder::CardByCard => {
                let shares = self.path.cards().iter().map(|on_path| on_path.rubies.shared_among(leavers));
                shares.fold((Gems::ZERO, Gems::ZERO), |(each, rest), (more, left)| (each + more, rest + left))
            }
        }
    }

    /// Clears the path and begins the next expedition, if there is one.
    fn end_expedition(&mut self, sprung: Option<Hazard>, log: &mut impl Extend<Event>) {
        let removed = match self.rules.settings().sprung {
            Sprung::OneCopyOut => sprung,
            Sprung::Stays => None,
        };
        if self.leaves_relics_behind() {
            while let Some(relic) = self.path.first_relic() {
                self.emit(Event::RelicLost { relic }, log);
            }
        }
        self.emit(Event::ExpeditionEnded { to_bank: self.path.rubies(), removed }, log);
        let next = if self.expedition == self.rules.expeditions() {
            Event::GameEnded
        } else {
            self.next_expedition()
        };
        self.emit(next, log);
    }

    /// Whether relics that nobody took leave the game.
    fn leaves_relics_behind(&self) -> bool {
        let relics = self.rules.settings().relics.as_ref();
        relics.is_some_and(|relics| relics.left_behind == LeftBehind::OutOfTheGame)
    }

    /// Shuffles in the relic of the next expedition, if the edition does so; everyone who does not rest goes in.
    pub(crate) fn next_expedition(&self) -> Event {
        let number = self.expedition + 1;
        let awake = self.seats - self.resting;
        let entering = if awake.is_empty() { self.seats } else { awake };
        Event::ExpeditionBegan { number, relic: self.rules.relic_before(number), entering }
    }

    /// Emits an event and applies it.
    #[inline]
    fn emit(&mut self, event: Event, log: &mut impl Extend<Event>) {
        self.apply_event(event);
        log.extend(Some(event));
    }
}
