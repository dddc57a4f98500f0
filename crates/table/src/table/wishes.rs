//! What comes of a wish: refused with a reason, or told as events.
//!
//! Everything is checked before anything is told, so that a refusal changes nothing.

use game::{Seat, SeatSet, Turn};
use rand::Rng;

use crate::any::TableBot;
use crate::key::{Key, Repeat};
use crate::log::event::Event;
use crate::people::name::Name;
use crate::people::name::visible::{marks_stay_in_line, shows_something};
use crate::people::person::PersonId;
use crate::refusal::Refusal;
use crate::table::occupant::Occupant;
use crate::table::recorder::Recorder;
use crate::table::running_game::Answers;
use crate::table::{Entry, Table};
use crate::time::Time;
use crate::wish::{Wish, Wisher};
use protocol::{Chat, Choice, PhaseWord, Reason, Timing};

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
        self.check_room(from, &wish)?;
        let acts = matches!(wish, Wish::Act { .. });
        // A choice and a vote say by themselves when the seat is handed back.
        let welcomes = !matches!(wish, Wish::StandUp | Wish::Act { .. } | Wish::Vote { .. });
        let recorder = &mut Recorder { now, by: key.map(|key| (from.who, key)), generator, log };
        match wish {
            Wish::Sit(name) => self.wish_to_sit(from, name, recorder),
            Wish::SitBeside(name) => self.wish_to_sit_beside(from.who, name, recorder),
            Wish::StandUp => self.wish_to_stand_up(from, recorder),
            Wish::Look(appearance) => self.wish_to_look(from, appearance, recorder),
            Wish::Commit { game, commitment } => self.wish_to_commit(from, &game, commitment, recorder),
            Wish::Reveal { game, nonce } => self.wish_to_reveal(from, &game, nonce, recorder),
            Wish::Ready => self.wish_to_play(from, recorder),
            Wish::Act { question, choice } => self.wish_to_act(from, question, choice, recorder),
            Wish::React(reaction) => {
                self.welcome(from, recorder);
                self.emit(Event::Reacted { who: from.who, seat: from.seat, reaction }, recorder);
                Ok(())
            }
            Wish::Say(text) => self.wish_to_say(from, &text, recorder),
            Wish::Vote { seat, vote } => self.wish_to_vote(from, seat, vote, recorder),
            Wish::Host(wish) => self.wish_of_host(from, wish, recorder),
        }?;
        self.continue_preparation(recorder);
        if welcomes {
            self.welcome(from, recorder);
        }
        let chose_in_secret = acts && self.timing_is_hidden();
        if !(chose_in_secret && self.presence.runs(now, self.options.grace()))
            && self.presence.see(from.who, now, self.options.grace())
        {
            self.restart_clock(recorder);
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
        let recorder = &mut Recorder { now, by: None, generator, log };
        if self.presence.arrive(who, now, grace) {
            self.restart_clock(recorder);
        }
        for seat in self.seats_of(who) {
            self.hand_back(seat, recorder);
        }
    }

    /// The clock did not run while nobody was here: it begins anew, and everybody is told until when.
    fn restart_clock(&mut self, recorder: &mut Recorder<'_>) {
        let runs = self.options.clock().is_some() && self.phase == PhaseWord::Playing;
        if runs && self.question().is_some_and(|question| question.since < recorder.now) {
            self.emit(Event::Woken, recorder);
        }
    }

    /// Somebody closes a connection.
    pub fn depart(&mut self, who: PersonId, now: Time) {
        self.presence.depart(who, now);
        let seated: Vec<PersonId> = self.people().chain([self.host]).collect();
        self.presence.forget(now, self.options.grace(), |who| seated.contains(&who));
    }

    /// Whoever is back has the seat back.
    pub(crate) fn welcome(&mut self, from: Wisher, recorder: &mut Recorder<'_>) {
        // The seat that was named may have moved since.
        let seat = self.meant(from).filter(|seat| self.person_on(*seat) == Some(from.who));
        if let Some(seat) = seat {
            self.hand_back(seat, recorder);
        }
    }

    pub(crate) fn hand_back(&mut self, seat: Seat, recorder: &mut Recorder<'_>) {
        if self.occupant(seat).and_then(Occupant::stand_in).is_some() {
            self.emit(Event::HandedBack { seat }, recorder);
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

    fn wish_to_sit(&mut self, from: Wisher, name: Name, recorder: &mut Recorder<'_>) -> Result<(), Refusal> {
        let own = self.meant(from);
        if own.and_then(|seat| self.occupant(seat)).is_some_and(|occupant| *occupant.name() == name) {
            self.welcome(from, recorder);
            return Ok(());
        }
        self.between_games()?;
        if own.is_none() {
            self.room_for_one()?;
        }
        if self.is_taken(&name, own) {
            return Err(Refusal::NameTaken);
        }
        self.emit(Event::Sat { who: from.who, name, seat: from.seat }, recorder);
        Ok(())
    }

    fn wish_to_sit_beside(
        &mut self,
        who: PersonId,
        name: Name,
        recorder: &mut Recorder<'_>,
    ) -> Result<(), Refusal> {
        let sits_here = |seat: Seat| self.occupant(seat).is_some_and(|occupant| *occupant.name() == name);
        if self.seats_of(who).into_iter().any(sits_here) {
            return Ok(());
        }
        self.between_games()?;
        self.room_for_one()?;
        if self.is_taken(&name, None) {
            return Err(Refusal::NameTaken);
        }
        self.emit(Event::SatBeside { who, name }, recorder);
        Ok(())
    }

    /// Whether anybody on another seat than this has a name that looks like this one.
    pub(crate) fn is_taken(&self, name: &Name, own: Option<Seat>) -> bool {
        let others = self.seats().into_iter().filter(|seat| Some(*seat) != own);
        others.filter_map(|seat| self.occupant(seat)).any(|occupant| occupant.name().looks_like(name))
    }

    fn wish_to_stand_up(&mut self, from: Wisher, recorder: &mut Recorder<'_>) -> Result<(), Refusal> {
        let seat = self.seated(from)?;
        self.emit(Event::SeatLeft { seat }, recorder);
        Ok(())
    }

    fn wish_to_play(&mut self, from: Wisher, recorder: &mut Recorder<'_>) -> Result<(), Refusal> {
        let seat = self.seated(from)?;
        if self.preparation.is_some() {
            return Ok(());
        }
        self.between_games()?;
        self.welcome(from, recorder);
        if !self.ready.contains(seat) {
            self.emit(Event::ReadySaid { seat }, recorder);
        }
        if self.all_are_ready(recorder.now) && self.can_start().is_ok() {
            self.publish_commitments(recorder);
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
        let (min, max) = match &self.starting_point {
            None => self.options.players(),
            Some(starting_point) => (starting_point.players, starting_point.players),
        };
        if (min..=max).contains(&players) { Ok(()) } else { Err(Refusal::Players { min, max, players }) }
    }

    fn wish_to_act(
        &mut self,
        from: Wisher,
        number: u32,
        choice: Choice,
        recorder: &mut Recorder<'_>,
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
        if let Some(objection) = play.any_game.objection(seat, choice) {
            return Err(Refusal::Illegal(objection));
        }
        match question.answers {
            Answers::Ballot { .. } => {
                let same = question.sealed(seat) == Some(choice);
                if self.timing_is_hidden() {
                    self.return_in_secret(seat, recorder);
                } else {
                    self.welcome(from, recorder);
                    self.drop_vote_on(seat, recorder);
                }
                if !same {
                    self.seal(seat, choice, recorder);
                }
            }
            Answers::Race { .. } => {
                if let Some(wait) = play.too_soon(choice, recorder.now, self.options.interval()) {
                    let milliseconds = u32::try_from(wait.as_millis()).unwrap_or(u32::MAX);
                    return Err(Refusal::TooSoon { milliseconds });
                }
                self.welcome(from, recorder);
                self.drop_vote_on(seat, recorder);
                self.race(seat, choice, recorder);
            }
        }
        Ok(())
    }

    /// Seals a legal choice; when it was the last one, all are opened and the game goes on.
    pub(crate) fn seal(&mut self, seat: Seat, choice: Choice, recorder: &mut Recorder<'_>) {
        self.emit(Event::Sealed { seat, choice }, recorder);
        if self.question().is_some_and(|question| question.thinking().is_empty()) {
            self.open(SeatSet::EMPTY, recorder);
        }
    }

    /// Opens a ballot that is complete, tells what had to wait until then, and goes on. The stand-in has chosen for those
    /// who were `late`.
    pub(crate) fn open(&mut self, late: SeatSet, recorder: &mut Recorder<'_>) {
        let Some(returned) = self.question().map(|question| question.returned) else { return };
        let in_person = self.answered_in_person() - late;
        self.emit(Event::Opened, recorder);
        for seat in returned {
            self.hand_back(seat, recorder);
        }
        for seat in late {
            self.be_stood_in(seat, Reason::Clock, recorder);
        }
        for seat in in_person {
            self.drop_vote_on(seat, recorder);
        }
        self.refresh(in_person, recorder.now);
        self.go_on(recorder);
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
    fn return_in_secret(&mut self, seat: Seat, recorder: &mut Recorder<'_>) {
        let known = self.question().is_some_and(|question| question.returned.contains(seat));
        if !known && !self.acts_in_person(seat) {
            self.emit(Event::Returned { seat }, recorder);
        }
    }

    /// Whether a person sits here whom nobody stands in for.
    pub(crate) fn acts_in_person(&self, seat: Seat) -> bool {
        matches!(self.occupant(seat), Some(Occupant::Person { stand_in: None, .. }))
    }

    /// Lets somebody act in a race.
    pub(crate) fn race(&mut self, seat: Seat, choice: Choice, recorder: &mut Recorder<'_>) {
        self.emit(Event::Raced { seat, choice }, recorder);
        self.go_on(recorder);
    }

    /// Turns cards and rolls dice until somebody is asked or the game is over.
    pub(crate) fn go_on(&mut self, recorder: &mut Recorder<'_>) {
        while let Some(play) = &self.play {
            match play.any_game.turn() {
                Turn::Chance(outcomes) => {
                    let (outcome, words) = play.deal.next(outcomes);
                    self.emit(Event::Drawn { outcome, words }, recorder);
                }
                Turn::Over => {
                    self.emit(Event::GameEnded, recorder);
                    self.send_banned_away(recorder);
                    self.seal_deal(recorder.now, recorder.generator, recorder.log);
                    return;
                }
                Turn::Ballot(_) | Turn::Race(_) => return,
            }
        }
    }

    fn wish_to_say(&mut self, from: Wisher, text: &str, recorder: &mut Recorder<'_>) -> Result<(), Refusal> {
        if self.options.field().chat != Chat::Words {
            return Err(Refusal::ReactionsOnly);
        }
        let text = text.trim().to_owned();
        let is_long = text.chars().count() > 200;
        let is_shown = shows_something(&text) && marks_stay_in_line(&text);
        if is_long || !is_shown || text.chars().any(words::cannot_be_shown) {
            return Err(Refusal::Text);
        }
        self.welcome(from, recorder);
        self.emit(Event::Said { who: from.who, seat: from.seat, text }, recorder);
        Ok(())
    }

    /// The bot of this table's game with this name.
    pub(crate) fn bot(&self, word: &str) -> Result<TableBot, Refusal> {
        Ok(TableBot::named(self.options.kind(), word)?)
    }
}
