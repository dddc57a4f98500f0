//! What an event changes. This file assigns; whether it may happen was decided before.

use std::sync::OnceLock;

use game::{BySeat, Seat, SeatSet};
use seal::{Contributions, NonceCommitment};

use crate::any::AnyGame;
use crate::any::TableBot;
use crate::deal::{RunningDeal, SealedDeal};
use crate::event::{AddedNonces, DealSeat, Event, Logged, Origin};
use crate::name::Name;
use crate::occupant::Occupant;
use crate::options::Options;
use crate::person::PersonId;
use crate::preparation::{Preparation, Stage};
use crate::running_game::RunningGame;
use crate::table::Table;
use crate::time::Time;
use crate::visibility::Visibility;
use protocol::{Choice, Fact, News, OptionsField, PhaseWord, SeatChoice, StandIn, Timing, number};

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

    /// The next deal is this; commitments to an earlier one are void.
    fn replace_deal(&mut self, deal: SealedDeal) {
        self.deal = Some(deal);
        self.forget_commitments();
    }

    /// What an event of the next deal changes.
    fn assign_deal(&mut self, event: &Event, logged: &Logged) -> Visibility {
        match event {
            Event::DealSealed { game, commitment, secret } => {
                self.replace_deal(SealedDeal {
                    game: game.clone(),
                    commitment: *commitment,
                    secret: secret.clone(),
                });
                Visibility::Public(News::DealSealed)
            }
            Event::NonceCommitted { seat, commitment } => {
                self.commit(*seat, *commitment);
                Visibility::Silent
            }
            Event::CommitmentsPublished { seats } => {
                self.publish(seats, logged.at);
                Visibility::Public(News::CommitmentsPublished)
            }
            Event::NonceRevealed { seat, nonce } => {
                let revealing = self.preparation.as_mut().map(|preparation| &mut preparation.stage);
                if let Some(Stage::Revealing { nonces, .. }) = revealing {
                    nonces[*seat] = Some(*nonce);
                }
                Visibility::Silent
            }
            Event::DealRestarted { dropped, game, commitment, secret } => {
                self.replace_deal(SealedDeal {
                    game: game.clone(),
                    commitment: *commitment,
                    secret: secret.clone(),
                });
                self.drop_seats(dropped, logged.at);
                Visibility::Public(News::DealRestarted { dropped: dropped.clone() })
            }
            _ => Visibility::Silent,
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

    fn commit(&mut self, seat: Seat, committed: NonceCommitment) {
        if let Some(Occupant::Person { commitment, .. }) = self.occupants.get_mut(seat.index()) {
            *commitment = Some(committed);
        }
    }

    fn publish(&mut self, seats: &[DealSeat], since: Time) {
        let earlier = self.preparation.take();
        self.preparation = Some(Preparation {
            since,
            stage: Stage::Revealing { seats: seats.to_vec(), nonces: Box::default() },
            dropped: earlier.as_ref().map_or(SeatSet::EMPTY, |earlier| earlier.dropped),
            restarts: earlier.map_or(0, |earlier| earlier.restarts),
        });
    }

    fn forget_commitments(&mut self) {
        for occupant in &mut self.occupants {
            if let Occupant::Person { commitment, .. } = occupant {
                *commitment = None;
            }
        }
    }

    /// The procedure begins anew without these seats.
    fn drop_seats(&mut self, dropped: &[u8], at: Time) {
        let dropped: SeatSet = dropped.iter().filter_map(|seat| Seat::new(usize::from(*seat))).collect();
        if let Some(preparation) = &mut self.preparation {
            preparation.stage = Stage::Committing { awaited: preparation.awaited_without(dropped) };
            preparation.since = at;
            preparation.dropped = preparation.dropped | dropped;
            preparation.restarts += 1;
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

    /// Somebody sits down or, on a seat they have, is called otherwise.
    fn sit(&mut self, who: PersonId, seat: Option<Seat>, name: Name) -> Visibility {
        let seat = seat.map_or(self.occupants.len(), Seat::index);
        let news = News::Sat { seat: count(seat), name: name.to_string() };
        match self.occupants.get_mut(seat) {
            Some(Occupant::Person { name: old, .. }) => *old = name,
            _ => self.occupants.push(Occupant::new_person(who, name)),
        }
        Visibility::Public(news)
    }

    /// While a game is on a bot takes the seat; between games the later ones move up.
    fn vacate(&mut self, seat: Seat) -> Visibility {
        let name = self.occupants[seat.index()].name().clone();
        if self.phase == PhaseWord::Playing || self.preparation.is_some() {
            let bot = self.options.stand_in;
            self.occupants[seat.index()].give_way_to(bot);
            self.replaced(seat);
            self.await_no_longer(seat);
        } else {
            self.occupants.remove(seat.index());
            self.ready = SeatSet::EMPTY;
        }
        Visibility::Public(News::SeatLeft { seat: number(seat), name: name.to_string() })
    }

    fn await_no_longer(&mut self, seat: Seat) {
        if let Some(Preparation { stage: Stage::Committing { awaited }, .. }) = &mut self.preparation {
            *awaited = awaited.without(seat);
        }
    }

    fn agree(&mut self, options: OptionsField) {
        let kind = self.options.kind();
        self.options = Options::check(options).expect("options are checked before they are agreed on");
        self.ready = SeatSet::EMPTY;
        let by = self.options.field().absence.stand_in();
        for occupant in &mut self.occupants {
            if let Occupant::Person { stand_in: Some(stand_in), .. } = occupant {
                *stand_in = by;
            }
        }
        if self.options.kind() != kind {
            let usual = TableBot::usual(self.options.kind());
            for occupant in &mut self.occupants {
                if let Occupant::Bot { bot, .. } = occupant {
                    *bot = usual;
                }
            }
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

    fn stand_in(&mut self, seat: Seat, by: Option<StandIn>) {
        if let Some(Occupant::Person { stand_in, .. }) = self.occupants.get_mut(seat.index()) {
            *stand_in = by;
        }
    }

    /// The player of a seat that is stood in for has chosen.
    fn returned(&mut self, seat: Seat) {
        if let Some(question) = &mut self.playing().question {
            question.returned = question.returned.with(seat);
        }
    }

    /// The player of this seat acts again.
    fn hand_over(&mut self, seat: Seat) {
        self.stand_in(seat, None);
        if let Some(question) = self.play.as_mut().and_then(|play| play.question.as_mut()) {
            question.replaced = question.replaced.without(seat);
            question.returned = question.returned.without(seat);
        }
    }

    /// Somebody else acts for this seat from now on.
    fn replaced(&mut self, seat: Seat) {
        if self.stand_in_vote.as_ref().is_some_and(|open| open.seat == seat) {
            self.stand_in_vote = None;
        }
        if let Some(question) = self.play.as_mut().and_then(|play| play.question.as_mut()) {
            question.replaced = question.replaced.with(seat);
        }
    }

    fn bot_named(&self, word: &str) -> TableBot {
        let kind = self.options.kind();
        TableBot::named(kind, word).unwrap_or_else(|_| TableBot::usual(kind))
    }
}

/// The number of a seat from its place.
fn count(place: usize) -> u8 {
    u8::try_from(place).expect("a table has eight seats")
}
