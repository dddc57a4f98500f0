//! A game that is on at a table: the rounds, the sealed choices, and since when they are waited for.

use std::sync::OnceLock;
use std::time::Duration;

use game::{BySeat, Seat, SeatSet, Turn};
use record::Record;
use seal::DealField;

use crate::any::AnyGame;
use crate::deal::RunningDeal;
use crate::hosted::RaceSide;
use crate::log::event::Origin;
use crate::people::person::PersonId;
use crate::time::Time;
use protocol::{Choice, Fact, GameScene, Rendered};

/// A game that is on, or has ended.
#[derive(Clone, Debug)]
pub(crate) struct RunningGame {
    pub(crate) any_game: AnyGame,
    pub(crate) deal: RunningDeal,
    pub(crate) question: Option<Question>,
    /// What is known of the record from which it goes on, if it does.
    pub(crate) origin: Origin,
    /// After whom each player is called; nobody, where a bot has a name of its own.
    pub(crate) people: Vec<Option<PersonId>>,
    /// What is seen of the game until the next move, once somebody has looked.
    seen: OnceLock<Rendered<GameScene>>,
}

/// What is asked, and what has been answered so far.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// The number of the last message when it was asked: what an answer must name.
    pub(crate) number: u32,
    pub(crate) asked: SeatSet,
    pub(crate) since: Time,
    pub(crate) answers: Answers,
    /// Seats that somebody else has acted for since it was asked.
    pub(crate) replaced: SeatSet,
    /// Seats that are stood in for and whose players have chosen by themselves all the same.
    pub(crate) returned: SeatSet,
}

/// How a question is answered.
#[derive(Clone, Debug)]
pub(crate) enum Answers {
    /// Sealed choices.
    Ballot { sealed: BySeat<Option<Choice>> },
    /// In a race, when each side last rolled. The side of the dragon starts with the first treasure roll.
    Race { rolled: Time, thrown: Time },
}

impl Question {
    /// When it was asked or, in a race, when somebody last rolled.
    pub(crate) fn latest(&self) -> Time {
        match self.answers {
            Answers::Ballot { .. } => self.since,
            Answers::Race { rolled, thrown } => self.since.max(rolled).max(thrown),
        }
    }

    /// Who still thinks.
    pub(crate) fn thinking(&self) -> SeatSet {
        match &self.answers {
            Answers::Ballot { sealed } => {
                self.asked.into_iter().filter(|seat| sealed[*seat].is_none()).collect()
            }
            Answers::Race { .. } => self.asked,
        }
    }

    /// What the seat has sealed.
    pub(crate) fn sealed(&self, seat: Seat) -> Option<Choice> {
        match &self.answers {
            Answers::Ballot { sealed } => sealed[seat],
            Answers::Race { .. } => None,
        }
    }
}

impl RunningGame {
    /// A game at its beginning. Nothing is asked yet.
    pub(crate) fn new(
        any_game: AnyGame,
        deal: RunningDeal,
        origin: Origin,
        people: Vec<Option<PersonId>>,
    ) -> RunningGame {
        RunningGame { any_game, deal, question: None, origin, people, seen: OnceLock::new() }
    }

    /// Seals a choice in place of an earlier one.
    pub(crate) fn seal(&mut self, seat: Seat, choice: Choice) {
        if let Some(Question { answers: Answers::Ballot { sealed }, .. }) = &mut self.question {
            sealed[seat] = Some(choice);
        }
    }

    /// Opens the sealed choices.
    pub(crate) fn open(&mut self) -> (Vec<(Seat, Choice)>, Vec<Fact>) {
        let question = self.question.take().expect("a ballot is opened only when it was asked for");
        let choice = |seat| question.sealed(seat).expect("a ballot is opened when everybody has chosen");
        let facts = self.any_game.open(question.asked, choice);
        (question.asked.into_iter().map(|seat| (seat, choice(seat))).collect(), facts)
    }

    /// Lets somebody act in a race, at this moment.
    pub(crate) fn race(&mut self, seat: Seat, choice: Choice, at: Time) -> Vec<Fact> {
        let is_active = self.any_game.active() == Some(seat);
        if let Some(Question { answers: Answers::Race { rolled, thrown }, .. }) = &mut self.question {
            *(if is_active { rolled } else { thrown }) = at;
        }
        self.any_game.race(seat, choice)
    }

    /// After a move: what is asked now. `number` is that of the last message.
    pub(crate) fn ask(&mut self, number: u32, at: Time) {
        self.seen = OnceLock::new();
        let earlier = self.question.take();
        self.question = match self.any_game.turn() {
            // A race goes on while dice roll.
            Turn::Chance(_) => earlier.filter(|question| matches!(question.answers, Answers::Race { .. })),
            Turn::Ballot(asked) => Some(Question {
                number,
                asked,
                since: at,
                answers: Answers::Ballot { sealed: BySeat::default() },
                replaced: SeatSet::EMPTY,
                returned: SeatSet::EMPTY,
            }),
            Turn::Race(asked) => {
                let began = Question {
                    number,
                    asked,
                    since: at,
                    answers: Answers::Race { rolled: at, thrown: at },
                    replaced: SeatSet::EMPTY,
                    returned: SeatSet::EMPTY,
                };
                let race = earlier.filter(|question| matches!(question.answers, Answers::Race { .. }));
                let mut race = race.unwrap_or(began);
                if let Answers::Race { thrown, .. } = &mut race.answers
                    && race.asked.len() < asked.len()
                {
                    *thrown = at;
                }
                Some(Question { asked, ..race })
            }
            Turn::Over => None,
        };
    }

    /// How long this has to wait in a race.
    pub(crate) fn too_soon(&self, choice: Choice, now: Time, interval: Duration) -> Option<Duration> {
        let Some(Question { answers: Answers::Race { rolled, thrown }, .. }) = &self.question else {
            return None;
        };
        let last = match self.any_game.race_side(choice)? {
            RaceSide::Active => *rolled,
            RaceSide::Others => *thrown,
        };
        let wait = (last + interval).since(now);
        (!wait.is_zero()).then_some(wait)
    }

    /// Says who rests from now on.
    pub(crate) fn rest(&mut self, resting: SeatSet) {
        self.seen = OnceLock::new();
        self.any_game.rest(resting);
    }

    /// What is seen of the game.
    pub(crate) fn scene(&self) -> Rendered<GameScene> {
        self.seen.get_or_init(|| Rendered::new(self.any_game.scene())).clone()
    }

    /// What may be told of the deal now.
    pub(crate) fn deal_field(&self) -> DealField {
        match self.any_game.turn() {
            Turn::Over => self.deal.opened(),
            _ => self.deal.sealed(),
        }
    }

    /// The record so far.
    pub(crate) fn record(&self) -> Record {
        self.any_game.record(self.deal_field())
    }
}
