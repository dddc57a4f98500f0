//! What people see of the table, and what they are told.

use game::{Seat, SeatSet};

use crate::log::event::Logged;
use crate::message::Message;
use crate::people::person::PersonId;
use crate::table::occupant::Occupant;
use crate::table::preparation::Preparation;
use crate::table::running_game::{Answers, Question, RunningGame};
use crate::table::visibility::Visibility;
use crate::table::{Entry, Notice, Table, Whisper};
use protocol::{
    Beside, DealScene, News, QuestionKind, QuestionScene, Rendered, Scene, SeatScene, Timing, You, number,
    numbers,
};

impl Table {
    /// The table as it is now.
    pub fn look(&self) -> Message {
        self.message(None)
    }

    /// What this person sees differently since the last message to everybody, and how often that has changed.
    pub fn whisper(&self, who: PersonId) -> Option<Whisper> {
        self.whisper_to(who).filter(|whisper| whisper.number > 0)
    }

    /// Takes in an event and says who is to be told.
    pub(crate) fn enter(&mut self, logged: Logged) -> Entry {
        let notice = match self.apply(&logged) {
            Visibility::Public(news) => Notice::Everybody(Box::new(self.message(Some(news)))),
            Visibility::Private(seat) => {
                let whisper = self.person_on(seat).and_then(|who| self.whisper_to(who));
                whisper.map_or(Notice::Nobody, Notice::One)
            }
            Visibility::Silent => Notice::Nobody,
        };
        Entry { logged, notice }
    }

    /// The first message of a table.
    pub(crate) fn notice_of_making(&self) -> Notice {
        Notice::Everybody(Box::new(self.message(Some(News::Made))))
    }

    fn whisper_to(&self, who: PersonId) -> Option<Whisper> {
        let first = self.seat_of(who)?;
        let number = self.seats_of(who).into_iter().map(|seat| self.whispers[seat]).sum();
        Some(Whisper { who, after: self.messages, number, you: self.you(first) })
    }

    fn message(&self, news: Option<News>) -> Message {
        Message {
            number: self.messages,
            news,
            scene: self.scene(),
            host: self.host,
            seats: self.seats().into_iter().map(|seat| (self.person_on(seat), self.you(seat))).collect(),
        }
    }

    /// What is seen on this seat and, on the first of a device, on the others there.
    fn you(&self, seat: Seat) -> You {
        let who = self.person_on(seat);
        let device = who.map_or(SeatSet::EMPTY, |who| self.seats_of(who));
        let is_first = device.into_iter().next() == Some(seat);
        let beside = device.into_iter().filter(|other| is_first && *other != seat);
        let own = self.seen_on(seat);
        You {
            seat: Some(own.seat),
            host: who == Some(self.host),
            actions: own.actions,
            choice: own.choice,
            chest: own.chest,
            beside: beside.map(|other| self.seen_on(other)).collect(),
        }
    }

    fn seen_on(&self, seat: Seat) -> Beside {
        let play = self.play.as_ref();
        let asked = self.question().is_some_and(|question| question.asked.contains(seat));
        Beside {
            seat: number(seat),
            actions: play.filter(|_| asked).map_or_else(Vec::new, |play| play.any_game.actions(seat)),
            choice: self.question().and_then(|question| question.sealed(seat)),
            chest: play.and_then(|play| play.any_game.hidden_chest(seat)),
        }
    }

    /// What is asked now.
    pub(crate) fn question(&self) -> Option<&Question> {
        self.play.as_ref().and_then(|play| play.question.as_ref())
    }

    fn scene(&self) -> Scene {
        let (min, max) = self.options.players();
        let (seats, deal) = self.setting.get_or_init(|| {
            let seats = self.seats().into_iter().filter_map(|seat| self.seat_scene(seat)).collect();
            (Rendered::new(seats), Rendered::new(self.deal_scene()))
        });
        Scene {
            phase: self.phase,
            listing: self.listing,
            options: self.options.rendered(),
            seats: seats.clone(),
            players: [min, max].map(|players| u8::try_from(players).unwrap_or(u8::MAX)),
            deal: deal.clone(),
            question: self.question().map(|question| self.question_scene(question)),
            game: self.play.as_ref().map(RunningGame::scene),
            stand_in_vote: self.stand_in_vote_scene(),
        }
    }

    fn seat_scene(&self, seat: Seat) -> Option<SeatScene> {
        let occupant = self.occupant(seat)?;
        Some(SeatScene {
            name: occupant.name().to_string(),
            bot: match occupant {
                Occupant::Bot { bot, .. } => Some(bot.word()),
                Occupant::Person { .. } => None,
            },
            appearance: occupant.appearance(),
            stand_in: occupant.stand_in(),
            host: self.seat_of(self.host) == Some(seat),
            ready: self.ready.contains(seat),
        })
    }

    fn deal_scene(&self) -> DealScene {
        let of_play =
            |play: &RunningGame| (play.deal.game().to_string(), play.deal.commitment(), play.deal.after());
        let next = self.deal.as_ref().map(|deal| (deal.game.to_string(), deal.commitment, self.drawn_before));
        // While a game is on there is no next deal, and at the very end of one not yet.
        let shown = next.or_else(|| self.play.as_ref().map(of_play));
        // Only in its very first message has a table no deal yet.
        shown.map_or_else(DealScene::default, |(game, commitment, after)| DealScene {
            game,
            commitment: commitment.to_string(),
            after,
            seats: self.preparation.as_ref().and_then(Preparation::scene),
            dropped: self.preparation.as_ref().map_or_else(Vec::new, |prepared| numbers(prepared.dropped)),
        })
    }

    fn question_scene(&self, question: &Question) -> QuestionScene {
        let thinking = question.thinking();
        let (kind, shown) = match question.answers {
            Answers::Ballot { .. } => (QuestionKind::Ballot, self.options.field().timing == Timing::Shown),
            Answers::Race { .. } => (QuestionKind::Race, true),
        };
        QuestionScene {
            number: question.number,
            kind,
            seats: numbers(question.asked),
            thinking: shown.then(|| numbers(thinking)),
            waiting: u8::try_from(thinking.len()).expect("a table has eight seats"),
            deadline: match kind {
                QuestionKind::Ballot => self.options.clock().map(|clock| (question.since + clock).0),
                QuestionKind::Race => None,
            },
        }
    }
}
