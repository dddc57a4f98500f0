//! What an event changes. This file assigns; whether it may happen was decided before.

mod deal;
mod seats;

use std::sync::OnceLock;

use game::{BySeat, Seat, SeatSet};
use seal::Contributions;

use crate::any::AnyGame;
use crate::deal::RunningDeal;
use crate::log::event::{AddedNonces, Event, Logged, Origin};
use crate::table::Table;
use crate::table::occupant::Occupant;
use crate::table::running_game::RunningGame;
use crate::table::visibility::Visibility;
use protocol::{Choice, Fact, News, PhaseWord, SeatChoice, Timing, number};
use seats::count;

impl Table {
    /// Takes in a fact.
    pub(crate) fn apply(&mut self, logged: &Logged) -> Visibility {
        self.events += 1;
        if matches!(logged.event, Event::Drawn { .. } | Event::Opened | Event::Raced { .. }) {
            self.game_moves += 1;
        }
        if let Some((who, key)) = &logged.by {
            self.keys.remember(*who, key.clone(), logged.at);
        }
        let face = self.assign(&logged.event, logged);
        if !logged.event.is_move() {
            self.setting = OnceLock::new();
        }
        match &face {
            Visibility::Public(_) => {
                self.messages += 1;
                self.whispers = BySeat::default();
            }
            Visibility::Private(seat) => self.whispers[*seat] += 1,
            Visibility::Silent => {}
        }
        let moved = matches!(
            logged.event,
            Event::GameBegan { .. } | Event::Drawn { .. } | Event::Opened | Event::Raced { .. }
        );
        if let Some(play) = self.play.as_mut().filter(|_| moved) {
            play.ask(self.messages, logged.at);
        }
        face
    }

    fn assign(&mut self, event: &Event, logged: &Logged) -> Visibility {
        match event {
            Event::Made { .. } | Event::NonceGiven { .. } => Visibility::Silent,
            Event::DealSealed { .. }
            | Event::NonceCommitted { .. }
            | Event::CommitmentsPublished { .. }
            | Event::NonceRevealed { .. }
            | Event::DealRestarted { .. } => self.assign_deal(event, logged),
            Event::Sat { who, name, seat } => {
                let seat = seat.or_else(|| self.seat_of(*who));
                self.sit(*who, seat, name.clone())
            }
            Event::SatBeside { who, name } => self.sit(*who, None, name.clone()),
            Event::BotSat { bot, name } => {
                let bot = self.bot_named(bot);
                self.occupants.push(Occupant::new_bot(bot, name.clone()));
                let seat = self.occupants.len() - 1;
                Visibility::Public(News::BotSat { seat: count(seat), name: name.to_string() })
            }
            Event::SeatLeft { seat } => self.vacate(*seat),
            Event::Banned { who } => {
                self.banned.insert(*who);
                Visibility::Silent
            }
            Event::DoorClosed { stay } => {
                self.stay = Some(stay.iter().copied().collect());
                Visibility::Silent
            }
            Event::DoorOpened => {
                self.stay = None;
                Visibility::Silent
            }
            Event::Moved { from, to } => {
                let occupant = self.occupants.remove(from.index());
                self.occupants.insert(to.index(), occupant);
                self.ready = SeatSet::EMPTY;
                Visibility::Public(News::Moved { from: number(*from), to: number(*to) })
            }
            Event::AppearanceChosen { seat, appearance } => self.dress(*seat, *appearance),
            Event::Agreed { options } => {
                self.agree((**options).clone());
                Visibility::Public(News::Agreed)
            }
            Event::Listed { listing } => {
                self.listing = *listing;
                Visibility::Public(News::Listed { listing: *listing })
            }
            Event::HostPassed { to } => {
                self.host = *to;
                Visibility::Public(News::HostPassed { seat: self.seat_of(*to).map(number) })
            }
            Event::ReadySaid { seat } => {
                self.ready = self.ready.with(*seat);
                Visibility::Public(News::ReadySaid { seat: number(*seat) })
            }
            Event::GameBegan { added } => self.begin(added),
            Event::Reacted { who, seat, reaction } => {
                let seat = seat.or_else(|| self.seat_of(*who)).map(number);
                Visibility::Public(News::Reacted { seat, reaction: *reaction })
            }
            Event::Said { who, seat, text } => {
                let seat = seat.or_else(|| self.seat_of(*who)).map(number);
                Visibility::Public(News::Said { seat, text: text.clone() })
            }
            Event::Drawn { .. }
            | Event::Sealed { .. }
            | Event::Opened
            | Event::Raced { .. }
            | Event::Rested { .. }
            | Event::StoodIn { .. }
            | Event::StandInAsked { .. }
            | Event::StandInVoted { .. }
            | Event::StandInDropped { .. }
            | Event::Returned { .. }
            | Event::HandedBack { .. }
            | Event::GameEnded
            | Event::Woken => self.assign_play(event, logged),
            Event::NamesReplaced { seats, players, .. } => self.replace_names(seats, players),
        }
    }

    /// What an event of the game that is on changes.
    fn assign_play(&mut self, event: &Event, logged: &Logged) -> Visibility {
        match event {
            Event::Drawn { outcome, words } => {
                let play = self.playing();
                play.deal.use_up(*words);
                Visibility::Public(News::Drawn { facts: play.any_game.draw(*outcome) })
            }
            Event::Sealed { seat, choice } => self.put_under_seal(*seat, *choice),
            Event::Opened => {
                let (choices, facts) = self.playing().open();
                let choices =
                    choices.into_iter().map(|(seat, choice)| SeatChoice { seat: number(seat), choice });
                Visibility::Public(News::Opened { choices: choices.collect(), facts })
            }
            Event::Raced { seat, choice } => {
                let facts: Vec<Fact> = self.playing().race(*seat, *choice, logged.at);
                Visibility::Public(News::Raced { seat: number(*seat), choice: *choice, facts })
            }
            Event::Rested { seats } => {
                self.rest(seats);
                Visibility::Silent
            }
            Event::StoodIn { seat, by, why } => {
                self.stand_in(*seat, Some(*by));
                self.replaced(*seat);
                Visibility::Public(News::StoodIn { seat: number(*seat), by: *by, why: *why })
            }
            Event::StandInAsked { .. } | Event::StandInVoted { .. } | Event::StandInDropped { .. } => {
                self.apply_vote(event, logged.at)
            }
            Event::Returned { seat } => {
                self.returned(*seat);
                Visibility::Silent
            }
            Event::HandedBack { seat } => {
                self.hand_over(*seat);
                Visibility::Public(News::HandedBack { seat: number(*seat) })
            }
            Event::GameEnded => {
                self.phase = PhaseWord::Over;
                self.ready = SeatSet::EMPTY;
                self.stand_in_vote = None;
                let play = self.playing();
                play.question = None;
                Visibility::Public(News::GameEnded { deal: play.deal.opened() })
            }
            Event::Woken => {
                if let Some(question) = &mut self.playing().question {
                    question.since = logged.at;
                }
                Visibility::Public(News::Woken)
            }
            _ => Visibility::Silent,
        }
    }

    fn playing(&mut self) -> &mut RunningGame {
        self.play.as_mut().expect("moves are made while a game is on")
    }

    /// The others learn that somebody has chosen, and only the first time; what, when all have.
    fn put_under_seal(&mut self, seat: Seat, choice: Choice) -> Visibility {
        let shown = self.options.field().timing == Timing::Shown;
        let play = self.playing();
        let first = play.question.as_ref().is_some_and(|question| question.sealed(seat).is_none());
        play.seal(seat, choice);
        let goes_on = play.question.as_ref().is_some_and(|question| !question.thinking().is_empty());
        if first && goes_on {
            Visibility::Public(News::Answered { seat: shown.then(|| number(seat)) })
        } else {
            Visibility::Private(seat)
        }
    }

    fn begin(&mut self, added: &AddedNonces) -> Visibility {
        let names: Vec<String> = self.occupants.iter().map(|occupant| occupant.name().to_string()).collect();
        self.drawn_before = 0;
        self.game_began_at = self.events;
        self.game_moves = 0;
        let (any_game, origin, before) = match self.starting_point.take() {
            Some(starting_point) => {
                (starting_point.any_game(names.clone()), starting_point.origin, starting_point.draws)
            }
            None => (AnyGame::new(&self.options.rules, names.clone()), Origin::Finished, 0),
        };
        let deal = self.deal.take().expect("a deal is sealed before every game");
        let contributions = match added {
            AddedNonces::Version1 { nonces } => Contributions::Version1(nonces.clone()),
            AddedNonces::Version2 { revealed } => Contributions::Version2(self.take_contributions(revealed)),
        };
        let deal = RunningDeal::begin(deal, contributions, before);
        let told = Some(Box::new(deal.sealed()));
        let people = self.occupants.iter().map(Occupant::named_after).collect();
        let mut play = RunningGame::new(any_game, deal, origin, people);
        play.rest(self.resting_at_beginning());
        self.play = Some(play);
        self.phase = PhaseWord::Playing;
        self.ready = SeatSet::EMPTY;
        Visibility::Public(News::GameBegan { players: names, deal: told })
    }
}
