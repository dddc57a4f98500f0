//! The question whether a bot should play for somebody who is connected and does not act.
//!
//! The host asks. The bot takes over when every other player who is connected agrees and the player in question has had
//! the table's grace period to say that they are here. With hidden timing, nothing that others see before the ballot is
//! opened depends on who has chosen in it.

use std::collections::BTreeSet;
use std::time::Duration;

use game::Seat;

use crate::log::event::Event;
use crate::people::person::PersonId;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::table::recorder::Recorder;
use crate::table::visibility::Visibility;
use crate::time::Time;
use crate::wish::Wisher;
use protocol::{News, PhaseWord, Reason, StandInVoteScene, Vote, number};

/// How long after the notice to the player the others can still agree.
const OPEN_AFTER_NOTICE: Duration = Duration::from_mins(1);

/// An open question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StandInVote {
    /// For whom a bot should play.
    pub(crate) seat: Seat,
    agreed: BTreeSet<PersonId>,
    pub(crate) since: Time,
}

/// How a question ends when its time has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum VoteEnd {
    /// Everybody has agreed and the player has been silent.
    Passed,
    /// Somebody has not agreed in time.
    Expired,
}

impl StandInVote {
    /// Whoever asks agrees.
    pub(crate) fn new(seat: Seat, by: PersonId, since: Time) -> StandInVote {
        StandInVote { seat, agreed: BTreeSet::from([by]), since }
    }

    /// Takes in an answer, in place of an earlier one.
    pub(crate) fn count(&mut self, by: PersonId, vote: Vote) {
        match vote {
            Vote::Agree => self.agreed.insert(by),
            Vote::Refuse => self.agreed.remove(&by),
        };
    }
}

impl Table {
    /// The host asks whether a bot should play for this seat.
    pub(crate) fn ask_for_stand_in(
        &mut self,
        from: Wisher,
        seat: Seat,
        recorder: &mut Recorder<'_>,
    ) -> Result<(), Refusal> {
        if self.phase != PhaseWord::Playing {
            return Err(Refusal::NoGame);
        }
        let occupant = self.occupant(seat).ok_or(Refusal::NoSuchSeat)?;
        let who = occupant.person().ok_or(Refusal::NobodyThere)?;
        if self.meant(from) == Some(seat) {
            return Err(Refusal::Oneself);
        }
        if occupant.stand_in().is_some() {
            return Ok(());
        }
        match &self.stand_in_vote {
            // Whoever shares a device speaks for themselves.
            _ if who == from.who => self.be_stood_in(seat, Reason::Agreed, recorder),
            Some(open) if open.seat == seat => {}
            other => {
                if let Some(seat) = other.as_ref().map(|open| open.seat) {
                    self.emit(Event::StandInDropped { seat }, recorder);
                }
                self.emit(Event::StandInAsked { seat, by: from.who }, recorder);
            }
        }
        Ok(())
    }

    /// Somebody answers. The player in question decides alone.
    pub(crate) fn wish_to_vote(
        &mut self,
        from: Wisher,
        seat: Seat,
        vote: Vote,
        recorder: &mut Recorder<'_>,
    ) -> Result<(), Refusal> {
        self.seated(from)?;
        let open = self.stand_in_vote.as_ref().filter(|open| open.seat == seat);
        let known = open.ok_or(Refusal::NothingAsked)?.agreed.contains(&from.who);
        if self.person_on(seat) == Some(from.who) {
            match vote {
                Vote::Agree => self.be_stood_in(seat, Reason::Agreed, recorder),
                Vote::Refuse => self.drop_vote_on(seat, recorder),
            }
        } else {
            self.welcome(from, recorder);
            if known != (vote == Vote::Agree) {
                self.emit(Event::StandInVoted { seat, by: from.who, vote }, recorder);
            }
        }
        Ok(())
    }

    /// The player of this seat is here: no bot plays for them.
    pub(crate) fn drop_vote_on(&mut self, seat: Seat, recorder: &mut Recorder<'_>) {
        if self.stand_in_vote.as_ref().is_some_and(|open| open.seat == seat) {
            self.emit(Event::StandInDropped { seat }, recorder);
        }
    }

    /// Takes in an event about the open question.
    pub(crate) fn apply_vote(&mut self, event: &Event, at: Time) -> Visibility {
        match event {
            Event::StandInAsked { seat, by } => {
                self.stand_in_vote = Some(StandInVote::new(*seat, *by, at));
                Visibility::Public(News::StandInAsked { seat: number(*seat) })
            }
            Event::StandInVoted { seat, by, vote } => {
                if let Some(open) = &mut self.stand_in_vote {
                    open.count(*by, *vote);
                }
                let by = self.seat_of(*by).map(number);
                Visibility::Public(News::StandInVoted { seat: number(*seat), by, vote: *vote })
            }
            Event::StandInDropped { seat } => {
                self.stand_in_vote = None;
                Visibility::Public(News::StandInDropped { seat: number(*seat) })
            }
            _ => Visibility::Silent,
        }
    }

    /// When the open question ends if nobody says anything, and how.
    pub(crate) fn vote_due(&self) -> Option<(Time, VoteEnd)> {
        let open = self.stand_in_vote.as_ref()?;
        let earliest = self.presence.effective(open.since) + self.options.grace();
        let player = self.person_on(open.seat);
        let mut others = self.people().filter(|who| Some(*who) != player && self.presence.is_connected(*who));
        let all_agree = others.all(|who| open.agreed.contains(&who));
        Some(if all_agree {
            (earliest, VoteEnd::Passed)
        } else {
            (earliest + OPEN_AFTER_NOTICE, VoteEnd::Expired)
        })
    }

    pub(crate) fn end_vote(&mut self, end: VoteEnd, recorder: &mut Recorder<'_>) {
        let Some(seat) = self.stand_in_vote.as_ref().map(|open| open.seat) else { return };
        match end {
            VoteEnd::Passed if self.acts_in_person(seat) && self.may_keep_others_waiting(seat) => {
                let has_chosen = self.question().is_some_and(|question| question.sealed(seat).is_some());
                self.be_stood_in(seat, Reason::Agreed, recorder);
                if has_chosen {
                    self.emit(Event::Returned { seat }, recorder);
                }
            }
            VoteEnd::Passed | VoteEnd::Expired => self.drop_vote_on(seat, recorder),
        }
    }

    /// Whether the game may be waiting for this seat, as far as everybody knows. Whoever is not asked, or is known to have
    /// chosen, keeps nobody waiting. With hidden timing, whoever has chosen gets the seat back when the ballot is opened.
    fn may_keep_others_waiting(&self, seat: Seat) -> bool {
        self.question().is_some_and(|question| {
            let awaited = if self.timing_is_hidden() { question.asked } else { question.thinking() };
            awaited.contains(seat)
        })
    }

    /// The open question as everybody sees it.
    pub(crate) fn stand_in_vote_scene(&self) -> Option<StandInVoteScene> {
        let open = self.stand_in_vote.as_ref()?;
        let earliest = open.since + self.options.grace();
        Some(StandInVoteScene {
            seat: number(open.seat),
            agreed: self
                .people()
                .filter(|who| open.agreed.contains(who))
                .filter_map(|who| self.seat_of(who))
                .map(number)
                .collect(),
            earliest: earliest.0,
            until: (earliest + OPEN_AFTER_NOTICE).0,
        })
    }
}
