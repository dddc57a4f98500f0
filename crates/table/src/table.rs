//! One live table as a value: who sits there, what is played, what is waited for.
//!
//! [`Table::handle`] takes a wish, [`Table::tick`] lets time pass; both tell events, and [`Table::fold`] makes the same
//! table from the events alone. Only who is connected is not in the log.

mod appearance;
mod apply;
mod door;
mod hosting;
mod log_check;
pub(crate) mod log_reader;
pub(crate) mod occupant;
pub(crate) mod position;
pub(crate) mod preparation;
pub(crate) mod recorder;
mod removal;
mod render;
mod resting;
mod room;
pub(crate) mod running_game;
pub(crate) mod stand_in_vote;
pub(crate) mod starting_point;
mod timers;
pub(crate) mod visibility;
mod wishes;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use game::{BySeat, Seat, SeatSet};
use rand::Rng;
use record::Record;

use crate::bad_record::BadRecord;
use crate::deal::SealedDeal;
use crate::key::RecentKeys;
use crate::log::broken::Broken;
use crate::log::event::{Event, Logged, StartingPoint};
use crate::message::Message;
use crate::options::Options;
use crate::people::person::PersonId;
use crate::people::presence::Presence;
use crate::refusal::Refusal;
use crate::time::Time;
use hosting::may_list;
use log_reader::LogReader;
use occupant::Occupant;
use preparation::Preparation;
use protocol::{DealScene, Listing, OptionsField, PhaseWord, Rendered, SeatScene, Timing, You};
use running_game::{Question, RunningGame};
use stand_in_vote::StandInVote;
use starting_point::StartingGame;

/// A table where people sit and play game after game.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) host: PersonId,
    pub(crate) listing: Listing,
    pub(crate) options: Options,
    /// In the order of seats.
    pub(crate) occupants: Vec<Occupant>,
    pub(crate) phase: PhaseWord,
    /// Who wants to play (again).
    pub(crate) ready: SeatSet,
    /// The deal of the next game; nothing while a game is on.
    pub(crate) deal: Option<SealedDeal>,
    /// How far the preparation of that deal is, once the game was asked for.
    pub(crate) preparation: Option<Preparation>,
    /// Where the first game begins, if it goes on from a record.
    pub(crate) starting_point: Option<Arc<StartingGame>>,
    /// How many draws there were before the starting point of the next game.
    pub(crate) drawn_before: usize,
    pub(crate) banned: BTreeSet<PersonId>,
    /// Who may stay besides those who sit here, if the door is closed.
    pub(crate) stay: Option<BTreeSet<PersonId>>,
    /// The game that is on, or the last one.
    pub(crate) play: Option<RunningGame>,
    /// The open question whether a bot should play for somebody.
    pub(crate) stand_in_vote: Option<StandInVote>,
    pub(crate) keys: RecentKeys,
    /// How many events there are.
    pub(crate) events: u32,
    /// How many there were when the game began that is on, or the last one.
    pub(crate) game_began_at: u32,
    /// How many moves that game has had.
    pub(crate) game_moves: u32,
    /// How many messages have gone to everybody.
    pub(crate) messages: u32,
    /// How often each seat has been told something since the last of them.
    pub(crate) whispers: BySeat<u32>,
    pub(crate) presence: Presence,
    /// What is seen of the seats and the deal until something but a move happens, once somebody has looked.
    pub(crate) setting: OnceLock<(Rendered<Vec<SeatScene>>, Rendered<DealScene>)>,
}

/// An event and who is to be told of it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// For the log.
    pub logged: Logged,
    /// For people, once it is in the log.
    pub notice: Notice,
}

/// Who is to be told of an event.
#[derive(Clone, Debug)]
pub enum Notice {
    /// Nobody.
    Nobody,
    /// Everybody who looks.
    Everybody(Box<Message>),
    /// Only the person on a seat: what they see differs now.
    One(Whisper),
}

/// What one person sees differently now, between two messages to everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whisper {
    /// Who is told.
    pub who: PersonId,
    /// The number of the last message to everybody.
    pub after: u32,
    /// The number of this whisper after that message, counted from 1.
    pub number: u32,
    /// What they see now.
    pub you: You,
}

impl Table {
    /// A new table, and what is to be written down of it.
    pub fn make(
        host: PersonId,
        listing: Listing,
        options: OptionsField,
        mut starting_point: Option<StartingPoint>,
        now: Time,
        generator: &mut dyn Rng,
    ) -> Result<(Table, Vec<Entry>), Refusal> {
        let options = starting_point::agree(options, starting_point.as_mut())?;
        may_list(&options, listing)?;
        let made = Event::Made { host, listing, options: Box::new(options), starting_point };
        let logged = Logged { at: now, by: None, event: made };
        let mut table = Table::first(&logged).map_err(BadRecord::from)?;
        table.presence.see(host, now, table.options.grace());
        let mut log = vec![Entry { notice: table.notice_of_making(), logged }];
        table.seal_deal(now, generator, &mut log);
        Ok((table, log))
    }

    /// The table after these events, with everybody seen at this moment.
    pub fn fold<'a>(log: impl IntoIterator<Item = &'a Logged>, now: Time) -> Result<Table, Broken> {
        let mut log_reader = LogReader::default();
        for logged in log {
            log_reader.skip(logged)?;
        }
        log_reader.into_table(now).ok_or(Broken::Beginning)
    }

    /// The entries of these events, as they were told when they happened.
    pub fn retell(log: Vec<Logged>) -> Result<Vec<Entry>, Broken> {
        if log.is_empty() {
            return Err(Broken::Beginning);
        }
        let mut log_reader = LogReader::default();
        log.into_iter().map(|logged| log_reader.read(logged)).collect()
    }

    /// The table that this event makes.
    pub(crate) fn first(logged: &Logged) -> Result<Table, Broken> {
        let Event::Made { host, listing, options, starting_point } = &logged.event else {
            return Err(Broken::Beginning);
        };
        let options =
            Options::check((**options).clone()).map_err(|fault| Broken::Nonsense(fault.to_string()))?;
        let starting_point = starting_point.as_ref().map(StartingPoint::starting_point).transpose();
        let starting_point = starting_point.map_err(|refusal| Broken::Nonsense(refusal.to_string()))?;
        Ok(Table {
            host: *host,
            listing: *listing,
            options,
            occupants: Vec::new(),
            phase: PhaseWord::Seating,
            ready: SeatSet::EMPTY,
            deal: None,
            preparation: None,
            drawn_before: starting_point.as_ref().map_or(0, |starting_point| starting_point.draws),
            starting_point,
            banned: BTreeSet::new(),
            stay: None,
            play: None,
            stand_in_vote: None,
            keys: RecentKeys::default(),
            events: 1,
            game_began_at: 0,
            game_moves: 0,
            messages: 1,
            whispers: BySeat::default(),
            presence: Presence::begin(std::iter::empty(), logged.at),
            setting: OnceLock::new(),
        })
    }

    /// Everybody who sits here counts as seen at this moment.
    pub(crate) fn wake(&mut self, now: Time) {
        self.presence = Presence::begin(self.people().chain([self.host]), now);
    }

    /// How many events there are.
    pub fn events(&self) -> u32 {
        self.events
    }

    /// How many messages have gone to everybody.
    pub fn messages(&self) -> u32 {
        self.messages
    }

    /// Who is host.
    pub fn host(&self) -> PersonId {
        self.host
    }

    /// Whether the lobby shows it.
    pub fn listing(&self) -> Listing {
        self.listing
    }

    /// How far it is.
    pub fn phase(&self) -> PhaseWord {
        self.phase
    }

    /// What is agreed.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The people who sit here, in the order of their first seats; bots are not among them.
    pub fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        let first = |seat: Seat| self.person_on(seat).filter(|who| self.seat_of(*who) == Some(seat));
        self.seats().into_iter().filter_map(first)
    }

    /// Who sits on each seat; nobody where a bot sits.
    pub fn seated_people(&self) -> Vec<Option<PersonId>> {
        self.occupants.iter().map(Occupant::person).collect()
    }

    /// Somebody has been connected all along, which a table that was folded anew cannot know.
    pub fn see_connected(&mut self, who: PersonId, now: Time) {
        self.presence.connect(who, now);
    }

    /// Somebody is connected to this table elsewhere, where it has been awake all along.
    pub fn see_elsewhere(&mut self, who: PersonId, now: Time) {
        self.presence.connect_elsewhere(who, now);
    }

    /// Everybody is as they were at this earlier state of the table, with these connections.
    pub fn keep_presence(&mut self, earlier: &Table, connections: &BTreeMap<PersonId, u32>) {
        self.presence = earlier.presence.with_connections(connections);
    }

    /// The time of this table was set by this many milliseconds, to that of a node which has written elsewhere. Whoever was
    /// here a moment ago was here a moment ago by the new time, too, and no clock has run for longer or shorter.
    pub fn set_time_by(&mut self, by: i64) {
        let question = self.question().map(Question::latest);
        let preparation = self.preparation.as_ref().map(|preparation| preparation.since);
        let vote = self.stand_in_vote.as_ref().map(|vote| vote.since);
        let started = question.into_iter().chain(preparation).chain(vote).max();
        self.presence.shift(by, started.unwrap_or_default());
    }

    /// Takes in an event that was written elsewhere, and says who is to be told.
    pub fn take_in(&mut self, logged: Logged) -> Entry {
        let at = logged.at;
        let told_later = matches!(logged.event, Event::Sealed { .. } | Event::Returned { .. })
            && self.options.field().timing == Timing::Hidden;
        if let Some((who, _)) = logged.by.as_ref().filter(|_| !told_later) {
            self.presence.see(*who, at, self.options.grace());
        }
        if matches!(logged.event, Event::Opened) {
            self.refresh(self.answered_in_person(), at);
        }
        let entry = self.enter(logged);
        let seated: Vec<PersonId> = self.people().collect();
        for who in seated {
            self.presence.meet(who, at);
        }
        entry
    }

    /// The people who are connected now.
    pub fn connected(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.presence.connected()
    }

    /// Whether this person must not come here. Whoever is banned during a game may finish it.
    pub fn is_banned(&self, who: PersonId) -> bool {
        self.banned.contains(&who) && !self.finishes_the_game(who)
    }

    /// Whether this person plays in the game that is on.
    pub(crate) fn finishes_the_game(&self, who: PersonId) -> bool {
        self.phase == PhaseWord::Playing && self.seat_of(who).is_some()
    }

    /// The record of the game that is on, or of the last one.
    pub fn record(&self) -> Option<Record> {
        self.play.as_ref().map(RunningGame::record)
    }

    /// The id of the game that is on, or of the last one.
    pub fn game_id(&self) -> Option<String> {
        self.play.as_ref().map(|play| play.deal.game().to_string())
    }

    /// The seat of this person; the first, where several people sit at their device.
    pub(crate) fn seat_of(&self, who: PersonId) -> Option<Seat> {
        self.occupants.iter().position(|occupant| occupant.person() == Some(who)).and_then(Seat::new)
    }

    /// All seats at this person's device.
    pub(crate) fn seats_of(&self, who: PersonId) -> SeatSet {
        self.seats().into_iter().filter(|seat| self.person_on(*seat) == Some(who)).collect()
    }

    pub(crate) fn person_on(&self, seat: Seat) -> Option<PersonId> {
        self.occupant(seat).and_then(Occupant::person)
    }

    pub(crate) fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.occupants.get(seat.index())
    }

    pub(crate) fn seats(&self) -> SeatSet {
        SeatSet::first_n(self.occupants.len())
    }
}
