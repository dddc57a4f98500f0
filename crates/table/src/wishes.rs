//! What comes of a wish: refused with a reason, or told as events.
//!
//! Everything is checked before anything is told, so that a refusal changes nothing.

use game::{Seat, SeatSet, Turn};
use rand::Rng;

use crate::bot::TableBot;
use crate::choice::Choice;
use crate::deal::SealedDeal;
use crate::event::{Event, Logged};
use crate::key::{Key, Repeat};
use crate::name::Name;
use crate::occupant::{Occupant, Reason};
use crate::options::{Chat, Timing};
use crate::person::PersonId;
use crate::play::Answers;
use crate::refusal::Refusal;
use crate::scene::PhaseWord;
use crate::table::{Entry, Table};
use crate::time::Time;
use crate::wish::{Wish, Wisher};

/// With what events are written down: the moment, whose wish it was, chance, and the log.
pub(crate) struct Pen<'a> {
    pub(crate) now: Time,
    pub(crate) by: Option<(PersonId, Key)>,
    pub(crate) generator: &'a mut dyn Rng,
    pub(crate) log: &'a mut Vec<Entry>,
}

impl Table {
    /// Carries out a wish and tells what happened, or refuses it. A wish with a key that was carried out before is
    /// carried out no second time, and another wish with that key is refused.
    pub fn handle(
        &mut self,
        from: impl Into<Wisher>,
        key: Option<Key>,
        wish: Wish,
        now: Time,
        generator: &mut dyn Rng,
        log: &mut Vec<Entry>,
    ) -> Result<(), Refusal> {
        let from = from.into();
        self.may_wish(from.who, &wish)?;
        self.may_enter(Some(from.who))?;
        let key = key.map(|key| key.standing_for(&(from.seat, &wish)));
        match key.as_ref().map_or(Repeat::Unrelated, |key| self.keys.find(from.who, key, now)) {
            Repeat::Unrelated => {}
            Repeat::Same => return Ok(()),
            Repeat::Reused => return Err(Refusal::KeyReused),
        }
        self.owns_the_seat(from)?;
        self.check_room(&wish)?;
        let acts = matches!(wish, Wish::Act { .. });
        // A choice and a vote say by themselves when the seat is handed back.
        let welcomes = !matches!(wish, Wish::StandUp | Wish::Act { .. } | Wish::Vote { .. });
        let pen = &mut Pen { now, by: key.map(|key| (from.who, key)), generator, log };
        match wish {
            Wish::Sit(name) => self.wish_to_sit(from, name, pen),
            Wish::SitBeside(name) => self.wish_to_sit_beside(from.who, name, pen),
            Wish::StandUp => self.wish_to_stand_up(from, pen),
            Wish::Commit { game, commitment } => self.wish_to_commit(from, &game, commitment, pen),
            Wish::Reveal { game, nonce } => self.wish_to_reveal(from, &game, nonce, pen),
            Wish::Ready => self.wish_to_play(from, pen),
            Wish::Act { question, choice } => self.wish_to_act(from, question, choice, pen),
            Wish::React(reaction) => {
                self.welcome(from, pen);
                self.tell(Event::Reacted { who: from.who, seat: from.seat, reaction }, pen);
                Ok(())
            }
            Wish::Say(text) => self.wish_to_say(from, &text, pen),
            Wish::Vote { seat, vote } => self.wish_to_vote(from, seat, vote, pen),
            Wish::Host(wish) => self.wish_of_host(from, wish, pen),
        }?;
        self.continue_preparation(pen);
        if welcomes {
            self.welcome(from, pen);
        }
        let chose_in_secret = acts && self.timing_is_hidden();
        if !(chose_in_secret && self.presence.runs(now, self.options.grace()))
            && self.presence.see(from.who, now, self.options.grace())
        {
            self.restart_clock(pen);
        }
        Ok(())
    }

    /// Whoever is banned during a game may finish it, and nothing else.
    fn may_wish(&self, who: PersonId, wish: &Wish) -> Result<(), Refusal> {
        let plays_on = matches!(wish, Wish::Act { .. } | Wish::StandUp | Wish::Vote { .. });
        let may = !self.banned.contains(&who) || (plays_on && self.finishes_the_game(who));
        if may { Ok(()) } else { Err(Refusal::Banned) }
    }

    /// Whether a ballot of several seats is open and nobody may learn who has chosen.
    pub(crate) fn timing_is_hidden(&self) -> bool {
        let several = self.question().is_some_and(|question| {
            matches!(question.answers, Answers::Ballot { .. }) && question.asked.len() > 1
        });
        several && self.options.field().timing == Timing::Hidden
    }

    /// Somebody opens a connection: if they were away, they have their seat back.
    pub fn arrive(&mut self, who: PersonId, now: Time, generator: &mut dyn Rng, log: &mut Vec<Entry>) {
        if self.may_enter(Some(who)).is_err() {
            return;
        }
        let grace = self.options.grace();
        let pen = &mut Pen { now, by: None, generator, log };
        if self.presence.arrive(who, now, grace) {
            self.restart_clock(pen);
        }
        for seat in self.seats_of(who) {
            self.hand_back(seat, pen);
        }
    }

    /// The clock did not run while nobody was here: it begins anew, and everybody is told until when.
    fn restart_clock(&mut self, pen: &mut Pen<'_>) {
        let runs = self.options.clock().is_some() && self.phase == PhaseWord::Playing;
        if runs && self.question().is_some_and(|question| question.since < pen.now) {
            self.tell(Event::Woken, pen);
        }
    }

    /// Somebody closes a connection.
    pub fn depart(&mut self, who: PersonId, now: Time) {
        self.presence.depart(who, now);
        let seated: Vec<PersonId> = self.people().chain([self.host]).collect();
        self.presence.forget(now, self.options.grace(), |who| seated.contains(&who));
    }

    /// Writes down what happened and lets it take effect.
    pub(crate) fn tell(&mut self, event: Event, pen: &mut Pen<'_>) {
        let logged = Logged { at: pen.now, by: pen.by.take(), event };
        let entry = self.enter(logged);
        pen.log.push(entry);
    }

    /// Seals the deal of the next game.
    pub(crate) fn seal_deal(&mut self, now: Time, generator: &mut dyn Rng, log: &mut Vec<Entry>) {
        let SealedDeal { game, commitment, secret } = SealedDeal::draw(generator);
        self.tell(Event::DealSealed { game, commitment, secret }, &mut Pen { now, by: None, generator, log });
    }

    /// Whoever is back has the seat back.
    pub(crate) fn welcome(&mut self, from: Wisher, pen: &mut Pen<'_>) {
        // The seat that was named may have moved since.
        let seat = self.meant(from).filter(|seat| self.person_on(*seat) == Some(from.who));
        if let Some(seat) = seat {
            self.hand_back(seat, pen);
        }
    }

    pub(crate) fn hand_back(&mut self, seat: Seat, pen: &mut Pen<'_>) {
        if self.occupant(seat).and_then(Occupant::stand_in).is_some() {
            self.tell(Event::HandedBack { seat }, pen);
        }
    }

    /// The seat that is meant: the one that is named, or the first they have.
    pub(crate) fn meant(&self, from: Wisher) -> Option<Seat> {
        from.seat.or_else(|| self.seat_of(from.who))
    }

    /// Whoever names a seat must sit on it.
    pub(crate) fn owns_the_seat(&self, from: Wisher) -> Result<(), Refusal> {
        let others = from.seat.is_some_and(|seat| self.person_on(seat) != Some(from.who));
        if others { Err(Refusal::NotYours) } else { Ok(()) }
    }

    pub(crate) fn between_games(&self) -> Result<(), Refusal> {
        match self.phase {
            PhaseWord::Playing => Err(Refusal::GameIsOn),
            PhaseWord::Seating | PhaseWord::Over if self.preparation.is_some() => Err(Refusal::GameIsOn),
            PhaseWord::Seating | PhaseWord::Over => Ok(()),
        }
    }

    pub(crate) fn seated(&self, from: Wisher) -> Result<Seat, Refusal> {
        self.meant(from).ok_or(Refusal::NotSeated)
    }

    pub(crate) fn room_for_one(&self) -> Result<(), Refusal> {
        let (_, max) = self.options.players();
        if self.occupants.len() < max { Ok(()) } else { Err(Refusal::Full) }
    }

    fn wish_to_sit(&mut self, from: Wisher, name: Name, pen: &mut Pen<'_>) -> Result<(), Refusal> {
        let own = self.meant(from);
        if own.and_then(|seat| self.occupant(seat)).is_some_and(|occupant| *occupant.name() == name) {
            self.welcome(from, pen);
            return Ok(());
        }
        self.between_games()?;
        if own.is_none() {
            self.room_for_one()?;
        }
        if self.is_taken(&name, own) {
            return Err(Refusal::NameTaken);
        }
        self.tell(Event::Sat { who: from.who, name, seat: from.seat }, pen);
        Ok(())
    }

    fn wish_to_sit_beside(&mut self, who: PersonId, name: Name, pen: &mut Pen<'_>) -> Result<(), Refusal> {
        let sits_here = |seat: Seat| self.occupant(seat).is_some_and(|occupant| *occupant.name() == name);
        if self.seats_of(who).into_iter().any(sits_here) {
            return Ok(());
        }
        self.between_games()?;
        self.room_for_one()?;
        if self.is_taken(&name, None) {
            return Err(Refusal::NameTaken);
        }
        self.tell(Event::SatBeside { who, name }, pen);
        Ok(())
    }

    /// Whether anybody on another seat than this has a name that looks like this one.
    pub(crate) fn is_taken(&self, name: &Name, own: Option<Seat>) -> bool {
        let others = self.seats().into_iter().filter(|seat| Some(*seat) != own);
        others.filter_map(|seat| self.occupant(seat)).any(|occupant| occupant.name().looks_like(name))
    }

    fn wish_to_stand_up(&mut self, from: Wisher, pen: &mut Pen<'_>) -> Result<(), Refusal> {
        let seat = self.seated(from)?;
        self.tell(Event::SeatLeft { seat }, pen);
        Ok(())
    }

    fn wish_to_play(&mut self, from: Wisher, pen: &mut Pen<'_>) -> Result<(), Refusal> {
        let seat = self.seated(from)?;
        if self.preparation.is_some() {
            return Ok(());
        }
        self.between_games()?;
        self.welcome(from, pen);
        if !self.ready.contains(seat) {
            self.tell(Event::ReadySaid { seat }, pen);
        }
        if self.all_are_ready(pen.now) && self.can_start().is_ok() {
            self.publish_commitments(pen);
        }
        Ok(())
    }

    /// Whether everybody who is here wants to play.
    fn all_are_ready(&self, now: Time) -> bool {
        let grace = self.options.grace();
        let here = |seat: &Seat| {
            let person = self.occupant(*seat).and_then(Occupant::person);
            person.is_some_and(|who| self.presence.here(who, now, grace))
        };
        let here: SeatSet = self.seats().into_iter().filter(here).collect();
        (here - self.ready).is_empty()
    }

    pub(crate) fn can_start(&self) -> Result<(), Refusal> {
        let players = self.occupants.len();
        let (min, max) = match &self.prelude {
            None => self.options.players(),
            Some(prelude) => (prelude.players, prelude.players),
        };
        if (min..=max).contains(&players) { Ok(()) } else { Err(Refusal::Players { min, max, players }) }
    }

    fn wish_to_act(
        &mut self,
        from: Wisher,
        number: u32,
        choice: Choice,
        pen: &mut Pen<'_>,
    ) -> Result<(), Refusal> {
        let seat = self.seated(from)?;
        let play = self.play.as_ref().filter(|_| self.phase == PhaseWord::Playing).ok_or(Refusal::NoGame)?;
        let question = play.question.as_ref().ok_or(Refusal::Stale)?;
        if question.number != number {
            return Err(Refusal::Stale);
        }
        if !question.asked.contains(seat) {
            return Err(Refusal::NotAsked);
        }
        if let Some(objection) = play.round.objection(seat, choice) {
            return Err(Refusal::Illegal(objection));
        }
        match question.answers {
            Answers::Ballot { .. } => {
                let same = question.sealed(seat) == Some(choice);
                if self.timing_is_hidden() {
                    self.return_in_secret(seat, pen);
                } else {
                    self.welcome(from, pen);
                    self.drop_vote_on(seat, pen);
                }
                if !same {
                    self.seal(seat, choice, pen);
                }
            }
            Answers::Race { .. } => {
                if let Some(wait) = play.too_soon(choice, pen.now, self.options.interval()) {
                    let milliseconds = u32::try_from(wait.as_millis()).unwrap_or(u32::MAX);
                    return Err(Refusal::TooSoon { milliseconds });
                }
                self.welcome(from, pen);
                self.drop_vote_on(seat, pen);
                self.race(seat, choice, pen);
            }
        }
        Ok(())
    }

    /// Seals a legal choice; when it was the last one, all are opened and the game goes on.
    pub(crate) fn seal(&mut self, seat: Seat, choice: Choice, pen: &mut Pen<'_>) {
        self.tell(Event::Sealed { seat, choice }, pen);
        if self.question().is_some_and(|question| question.thinking().is_empty()) {
            self.open(SeatSet::EMPTY, pen);
        }
    }

    /// Opens a ballot that is complete, tells what had to wait until then, and goes on. The stand-in has chosen for those
    /// who were `late`.
    pub(crate) fn open(&mut self, late: SeatSet, pen: &mut Pen<'_>) {
        let Some(returned) = self.question().map(|question| question.returned) else { return };
        let in_person = self.answered_in_person() - late;
        self.tell(Event::Opened, pen);
        for seat in returned {
            self.hand_back(seat, pen);
        }
        for seat in late {
            self.be_stood_in(seat, Reason::Clock, pen);
        }
        for seat in in_person {
            self.drop_vote_on(seat, pen);
        }
        self.refresh(in_person, pen.now);
        self.go_on(pen);
    }

    /// The seats of the open question whose players answer it themselves.
    pub(crate) fn answered_in_person(&self) -> SeatSet {
        let Some(question) = self.question() else { return SeatSet::EMPTY };
        let in_person = |seat: &Seat| question.returned.contains(*seat) || self.acts_in_person(*seat);
        question.asked.into_iter().filter(in_person).collect()
    }

    /// The players on these seats were here at this moment.
    pub(crate) fn refresh(&mut self, seats: SeatSet, now: Time) {
        for who in seats.into_iter().filter_map(|seat| self.person_on(seat)).collect::<Vec<_>>() {
            self.presence.refresh(who, now);
        }
    }

    /// Somebody who is stood in for has chosen, and the others must not learn it yet.
    fn return_in_secret(&mut self, seat: Seat, pen: &mut Pen<'_>) {
        let known = self.question().is_some_and(|question| question.returned.contains(seat));
        if !known && !self.acts_in_person(seat) {
            self.tell(Event::Returned { seat }, pen);
        }
    }

    /// Whether a person sits here whom nobody stands in for.
    pub(crate) fn acts_in_person(&self, seat: Seat) -> bool {
        matches!(self.occupant(seat), Some(Occupant::Person { stand_in: None, .. }))
    }

    /// Lets somebody act in a race.
    pub(crate) fn race(&mut self, seat: Seat, choice: Choice, pen: &mut Pen<'_>) {
        self.tell(Event::Raced { seat, choice }, pen);
        self.go_on(pen);
    }

    /// Turns cards and rolls dice until somebody is asked or the game is over.
    pub(crate) fn go_on(&mut self, pen: &mut Pen<'_>) {
        while let Some(play) = &self.play {
            match play.round.turn() {
                Turn::Chance(outcomes) => {
                    let (outcome, words) = play.deal.next(outcomes);
                    self.tell(Event::Drawn { outcome, words }, pen);
                }
                Turn::Over => {
                    self.tell(Event::GameEnded, pen);
                    self.send_banned_away(pen);
                    self.seal_deal(pen.now, pen.generator, pen.log);
                    return;
                }
                Turn::Ballot(_) | Turn::Race(_) => return,
            }
        }
    }

    fn wish_to_say(&mut self, from: Wisher, text: &str, pen: &mut Pen<'_>) -> Result<(), Refusal> {
        if self.options.field().chat != Chat::Words {
            return Err(Refusal::ReactionsOnly);
        }
        let text = text.trim().to_owned();
        if !(1..=200).contains(&text.chars().count()) || text.chars().any(record::cannot_be_shown) {
            return Err(Refusal::Text);
        }
        self.welcome(from, pen);
        self.tell(Event::Said { who: from.who, seat: from.seat, text }, pen);
        Ok(())
    }

    /// The bot of this table's game with this name.
    pub(crate) fn bot(&self, word: &str) -> Result<TableBot, Refusal> {
        TableBot::named(self.options.kind(), word).map_err(|unknown| Refusal::Bot(unknown.to_string()))
    }
}
