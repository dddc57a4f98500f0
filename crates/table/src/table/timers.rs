//! What a table does by itself as time passes: bots choose, clocks run out, somebody stands in for those who are away.

use std::time::Duration;

use game::{Seat, SeatSet};
use rand::Rng;

use crate::any::TableBot;
use crate::log::event::Event;
use crate::people::person::PersonId;
use crate::table::occupant::Occupant;
use crate::table::recorder::Recorder;
use crate::table::running_game::{Answers, Question};
use crate::table::stand_in_vote::VoteEnd;
use crate::table::{Entry, Table};
use crate::time::Time;
use protocol::{Choice, PhaseWord, Reason, StandIn, Tempo};

/// Something that a table does by itself at some moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Timer {
    /// Chooses for a seat that has no person, or none who is here.
    Choose(Seat),
    /// Lets somebody be stood in for.
    StandIn(Seat, Reason),
    /// Closes a ballot whose clock has run out, where nobody may learn who was late before it is opened.
    Close,
    /// Ends the question whether a bot should play for somebody.
    EndVote(VoteEnd),
    /// Makes somebody host who is here.
    PassHost(PersonId),
    /// Prepares the deal without those who do not answer.
    StopWaiting,
}

/// Who or what acts on a seat.
#[derive(Clone, Copy)]
enum Actor {
    Person(PersonId),
    Bot(TableBot, Tempo),
    Nobody,
}

/// How much a table does at one go before others have their turn.
const AT_ONE_GO: usize = 16;

impl Table {
    /// When there is something to do next; nothing while everybody is gone, so that nothing happens behind their backs.
    pub fn due(&self, now: Time) -> Option<Time> {
        self.agenda(now).into_iter().map(|(time, _)| time).min()
    }

    /// Does what is due at this moment.
    pub fn tick(&mut self, now: Time, generator: &mut dyn Rng, log: &mut Vec<Entry>) {
        let recorder = &mut Recorder { now, by: None, generator, log };
        for _ in 0..AT_ONE_GO {
            let due = self.agenda(now).into_iter().filter(|(time, _)| *time <= now);
            let Some((_, timer)) = due.min_by_key(|(time, _)| *time) else { return };
            match timer {
                Timer::Choose(seat) => self.choose_for(seat, recorder),
                Timer::StandIn(seat, why) => self.be_stood_in(seat, why, recorder),
                Timer::Close => self.close(recorder),
                Timer::EndVote(end) => self.end_vote(end, recorder),
                Timer::PassHost(to) => self.emit(Event::HostPassed { to }, recorder),
                Timer::StopWaiting => self.stop_waiting(recorder),
            }
        }
    }

    fn agenda(&self, now: Time) -> Vec<(Time, Timer)> {
        let grace = self.options.grace();
        let mut agenda = Vec::new();
        if !self.presence.awake(now, grace) {
            return agenda;
        }
        agenda.extend(self.next_host(now));
        agenda.extend(self.preparation_due().map(|time| (time, Timer::StopWaiting)));
        if self.phase != PhaseWord::Playing || self.game_is_too_long() || self.is_for_nobody() {
            return agenda;
        }
        for seat in self.seats() {
            if let Actor::Person(who) = self.actor(seat) {
                let away = self.presence.away_at(who, grace);
                agenda.extend(away.map(|time| (time, Timer::StandIn(seat, Reason::Away))));
            }
        }
        agenda.extend(self.vote_due().map(|(time, end)| (time, Timer::EndVote(end))));
        if let Some(question) = self.question() {
            agenda.extend(question.thinking().into_iter().filter_map(|seat| self.answer_due(question, seat)));
        }
        agenda
    }

    /// Whether only bots and stand-ins play and nobody is connected who could see it: then the game pauses until somebody
    /// is. A sign of life without a connection does not count, or a program could let bots play for nobody for ever.
    fn is_for_nobody(&self) -> bool {
        let plays = |seat: Seat| matches!(self.actor(seat), Actor::Person(_));
        !self.seats().into_iter().any(plays) && self.presence.connected().next().is_none()
    }

    /// A host who is away is followed by the first person who is here.
    fn next_host(&self, now: Time) -> Option<(Time, Timer)> {
        let grace = self.options.grace();
        let time = self.presence.away_at(self.host, grace)?;
        let suits = |who: &PersonId| {
            *who != self.host && !self.banned.contains(who) && self.presence.here(*who, now, grace)
        };
        let mut here = self.people().filter(suits);
        here.next().map(|who| (time, Timer::PassHost(who)))
    }

    /// When something is done about the answer of this seat, and what.
    fn answer_due(&self, question: &Question, seat: Seat) -> Option<(Time, Timer)> {
        let since = match question.answers {
            Answers::Ballot { .. } => question.since,
            Answers::Race { rolled, thrown } => {
                let rolls = self.play.as_ref().and_then(|play| play.any_game.active()) == Some(seat);
                if rolls { rolled } else { thrown }
            }
        };
        let since = self.presence.effective(since);
        let hidden = self.timing_is_hidden();
        // An answer at once would tell that there was none when somebody else took over.
        let waits = question.replaced.contains(seat) && !(question.thinking() - question.replaced).is_empty();
        if hidden && waits {
            return None;
        }
        match self.actor(seat) {
            Actor::Person(_) => {
                let timer = if hidden { Timer::Close } else { Timer::StandIn(seat, Reason::Clock) };
                self.options.clock().map(|clock| (since + clock, timer))
            }
            Actor::Bot(bot, tempo) => {
                Some((since + self.delay(question, seat, bot, tempo), Timer::Choose(seat)))
            }
            Actor::Nobody => Some((since, Timer::Choose(seat))),
        }
    }

    fn delay(&self, question: &Question, seat: Seat, bot: TableBot, tempo: Tempo) -> Duration {
        match (&question.answers, tempo) {
            (Answers::Race { .. }, _) => bot.pace().max(self.options.interval()),
            (Answers::Ballot { .. }, Tempo::None) => Duration::ZERO,
            (Answers::Ballot { .. }, Tempo::Natural) => {
                let (shortest, longest) = bot.thinking();
                let span = u64::try_from(longest.saturating_sub(shortest).as_millis()).unwrap_or(0);
                let number =
                    self.play.as_ref().map_or(0, |play| play.deal.side_number(question.number, seat));
                shortest + Duration::from_millis(number % (span + 1))
            }
        }
    }

    fn actor(&self, seat: Seat) -> Actor {
        match self.occupant(seat) {
            Some(Occupant::Person { who, stand_in: None, .. }) => Actor::Person(*who),
            // Never at once, or the game would be over before they are back.
            Some(Occupant::Person { stand_in: Some(StandIn::Bot), .. }) => {
                Actor::Bot(self.options.stand_in, Tempo::Natural)
            }
            Some(Occupant::Bot { bot, .. }) => Actor::Bot(*bot, self.options.field().bots),
            Some(Occupant::Person { stand_in: Some(StandIn::Rest), .. }) | None => Actor::Nobody,
        }
    }

    fn choose_for(&mut self, seat: Seat, recorder: &mut Recorder<'_>) {
        let Some(choice) = self.choice_of(self.actor(seat), seat, recorder.generator) else { return };
        match self.question().map(|question| &question.answers) {
            Some(Answers::Ballot { .. }) => self.seal(seat, choice, recorder),
            Some(Answers::Race { .. }) => self.race(seat, choice, recorder),
            None => {}
        }
    }

    fn choice_of(&self, actor: Actor, seat: Seat, generator: &mut dyn Rng) -> Option<Choice> {
        let play = self.play.as_ref()?;
        let choice = match actor {
            Actor::Bot(bot, _) => play.any_game.bot_choice(seat, bot, generator),
            Actor::Nobody | Actor::Person(_) => play.any_game.choice_when_resting(),
        };
        let legal = choice.filter(|choice| play.any_game.objection(seat, *choice).is_none());
        legal.or_else(|| play.any_game.actions(seat).first().copied())
    }

    /// Chooses for everybody who has not, as the stand-in would, and opens the ballot.
    fn close(&mut self, recorder: &mut Recorder<'_>) {
        let Some(question) = self.question() else { return };
        let thinking = question.thinking();
        let late: SeatSet = thinking.into_iter().filter(|seat| self.acts_in_person(*seat)).collect();
        for seat in thinking {
            let actor = match (self.actor(seat), self.options.field().absence.stand_in()) {
                (Actor::Person(_), StandIn::Bot) => Actor::Bot(self.options.stand_in, Tempo::Natural),
                (actor, _) => actor,
            };
            let Some(choice) = self.choice_of(actor, seat, recorder.generator) else { return };
            self.emit(Event::Sealed { seat, choice }, recorder);
        }
        self.open(late, recorder);
    }
}
