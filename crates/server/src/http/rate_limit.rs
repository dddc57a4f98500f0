//! Rate limits.
//!
//! A limit can be checked without using it up ([`Limits::look`]): an address that has guessed too many table codes must not
//! find an existing one either, so the check comes before the lookup and the count after a miss.

mod buckets;
mod key;
mod streams;
mod turns;

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;

use crate::http::Problem;
use buckets::Buckets;
pub use key::RateKey;
use streams::{OpenStream, Streams};
use turns::Turns;

/// The time over which the frames of a WebSocket are counted.
pub(crate) const FRAME_WINDOW: Duration = Duration::from_secs(10);

/// The classes of requests, each counted separately.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RateClass {
    /// Anything written by a person.
    Write,
    /// The same by everybody at one address.
    AddressWrite,
    /// Tables, identities and reviews that have to be worked out, by address; hints, by person.
    Create,
    /// Codes of tables that do not exist, by address.
    LookupMiss,
    /// Reactions of a person.
    React,
    /// Requests of a person that can begin a game.
    Game,
    /// The same by everybody at one address.
    AddressGame,
    /// Tables made from one address, over a longer time.
    AddressTable,
    /// Exports of somebody's data.
    Export,
    /// Records, replays and lists of finished games, by address: each may be long.
    Archive,
}

/// A burst, and one more after each interval.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    burst: u32,
    interval: Duration,
}

impl Rate {
    /// This many per second, with this burst.
    pub fn per_second(count: u32, burst: u32) -> Rate {
        Rate { burst: burst.max(1), interval: Duration::from_secs(1) / count.max(1) }
    }

    /// This many per hour, with this burst.
    pub fn per_hour(count: u32, burst: u32) -> Rate {
        Rate { burst: burst.max(1), interval: Duration::from_hours(1) / count.max(1) }
    }

    /// This many per minute, with this burst.
    pub fn per_minute(count: u32, burst: u32) -> Rate {
        Rate { burst: burst.max(1), interval: Duration::from_mins(1) / count.max(1) }
    }

    /// How many it admits within this time.
    fn within(self, time: Duration) -> u32 {
        let more = time.as_nanos() / self.interval.as_nanos().max(1);
        self.burst.saturating_add(u32::try_from(more).unwrap_or(u32::MAX / 4))
    }
}

/// The rate of each class; `None` is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// See [`RateClass::Write`].
    pub write: Option<Rate>,
    /// See [`RateClass::Create`].
    pub create: Option<Rate>,
    /// See [`RateClass::LookupMiss`].
    pub lookup_miss: Option<Rate>,
    /// See [`RateClass::React`].
    pub react: Option<Rate>,
    /// See [`RateClass::AddressWrite`].
    pub address_write: Option<Rate>,
    /// See [`RateClass::Game`].
    pub game: Option<Rate>,
    /// See [`RateClass::AddressGame`].
    pub address_game: Option<Rate>,
    /// See [`RateClass::AddressTable`].
    pub address_table: Option<Rate>,
    /// See [`RateClass::Export`].
    pub export: Option<Rate>,
    /// See [`RateClass::Archive`].
    pub archive: Option<Rate>,
    /// How much history one address may read again: a unit is a thousand messages of a table, or a part of it.
    pub history: Option<Rate>,
    /// How many streams somebody may have open at a time; whoever is not known is counted by address.
    pub streams: Option<u32>,
    /// How many streams may be open at a time from one address.
    pub address_streams: Option<u32>,
    /// How many records one address may send or have worked on at a time.
    pub heavy: Option<u32>,
    /// How many bytes the tables of one host may take before only games that have begun go on there.
    pub stored_bytes: Option<u64>,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            write: Some(Rate::per_second(20, 60)),
            create: Some(Rate::per_minute(30, 20)),
            lookup_miss: Some(Rate::per_minute(60, 60)),
            react: Some(Rate::per_second(2, 5)),
            address_write: Some(Rate::per_second(400, 4_000)),
            game: Some(Rate::per_hour(600, 100)),
            address_game: Some(Rate::per_hour(6_000, 1_000)),
            address_table: Some(Rate::per_hour(300, 200)),
            export: Some(Rate::per_hour(6, 3)),
            archive: Some(Rate::per_second(10, 120)),
            history: Some(Rate::per_minute(600, 600)),
            streams: Some(64),
            address_streams: Some(512),
            heavy: Some(8),
            stored_bytes: Some(256 << 20),
        }
    }
}

impl Rates {
    /// No limits, for measurements.
    pub const UNLIMITED: Rates = Rates {
        write: None,
        create: None,
        lookup_miss: None,
        react: None,
        address_write: None,
        game: None,
        address_game: None,
        address_table: None,
        export: None,
        archive: None,
        history: None,
        streams: None,
        address_streams: None,
        heavy: None,
        stored_bytes: None,
    };
}

/// The right to one open stream, which counts until this is dropped, and to read history on it.
#[derive(Debug)]
pub(crate) struct StreamPermit {
    _open: [OpenStream; 2],
    history: Option<Arc<Buckets>>,
    address: RateKey,
}

impl StreamPermit {
    /// Counts a read of a log up to this message, or refuses it. The log is always read from its start, so all of it
    /// counts.
    pub(crate) fn read_history(&self, messages: u32) -> Result<(), Problem> {
        let Some(buckets) = &self.history else { return Ok(()) };
        buckets.take_many(self.address, 1 + messages / 1_000, Instant::now()).map_err(too_many)
    }
}

/// The turn of an address to have heavy work done.
pub(crate) struct HeavyTurn {
    _open: OpenStream,
    _turn: Option<OwnedSemaphorePermit>,
}

/// How long a request waits for others of its address.
const HEAVY_WAIT: Duration = Duration::from_secs(20);

/// The state of all limits.
#[derive(Debug)]
pub struct Limits {
    write: Option<Buckets>,
    create: Option<Buckets>,
    lookup_miss: Option<Buckets>,
    react: Option<Buckets>,
    address_write: Option<Buckets>,
    game: Option<Buckets>,
    address_game: Option<Buckets>,
    address_table: Option<Buckets>,
    export: Option<Buckets>,
    archive: Option<Buckets>,
    history: Option<Arc<Buckets>>,
    streams: Streams,
    address_streams: Streams,
    exports: Streams,
    heavy: Streams,
    turns: Turns,
    rates: Rates,
}

/// How many exports one address may read at a time.
const ADDRESS_EXPORTS: u32 = 2;

impl Limits {
    /// Nothing is used up yet.
    pub fn new(rates: Rates) -> Limits {
        let now = Instant::now();
        let buckets = |rate: Option<Rate>| rate.map(|rate| Buckets::new(rate, now));
        Limits {
            write: buckets(rates.write),
            create: buckets(rates.create),
            lookup_miss: buckets(rates.lookup_miss),
            react: buckets(rates.react),
            address_write: buckets(rates.address_write),
            game: buckets(rates.game),
            address_game: buckets(rates.address_game),
            address_table: buckets(rates.address_table),
            export: buckets(rates.export),
            archive: buckets(rates.archive),
            history: buckets(rates.history).map(Arc::new),
            streams: Streams::default(),
            address_streams: Streams::default(),
            exports: Streams::default(),
            heavy: Streams::default(),
            turns: Turns::default(),
            rates,
        }
    }

    /// Counts a request, or refuses it.
    pub fn check(&self, class: RateClass, key: RateKey) -> Result<(), Problem> {
        self.of(class).map_or(Ok(()), |buckets| buckets.take(key, Instant::now()).map_err(too_many))
    }

    /// Refuses a request that would exceed the limit, without counting it.
    pub fn look(&self, class: RateClass, key: RateKey) -> Result<(), Problem> {
        self.of(class).map_or(Ok(()), |buckets| buckets.look(key, Instant::now()).map_err(too_many))
    }

    /// How many frames a client may send on a connection within [`FRAME_WINDOW`]: enough for every command that the limit
    /// of writes admits, refused ones and pongs.
    pub(crate) fn frames(&self) -> Option<u32> {
        self.rates.write.map(|rate| rate.within(FRAME_WINDOW).saturating_mul(2).saturating_add(100))
    }

    /// Counts one more open stream of this person and of this address until it is dropped, or refuses it. Whoever is not
    /// known is counted by address with the smaller limit, too.
    pub(crate) fn open_stream(&self, key: RateKey, address: RateKey) -> Result<StreamPermit, Problem> {
        let open = |streams: &Streams, key, most: Option<u32>| {
            streams.open(key, most.unwrap_or(u32::MAX)).ok_or_else(|| {
                let sentence = "You have too many open streams. Close one first.";
                Problem::new(StatusCode::TOO_MANY_REQUESTS, "request/too-many", sentence)
                    .retry_after_ms(5_000)
            })
        };
        let open = [
            open(&self.streams, key, self.rates.streams)?,
            open(&self.address_streams, address, self.rates.address_streams)?,
        ];
        Ok(StreamPermit { _open: open, history: self.history.clone(), address })
    }

    /// Counts one more export from this address until it is dropped, unless there are too many.
    pub(crate) fn open_export(&self, address: RateKey) -> Option<OpenStream> {
        self.exports.open(address, ADDRESS_EXPORTS)
    }

    /// Counts one more piece of heavy work from this address, and waits until the one before it is done.
    pub(crate) async fn heavy_turn(&self, address: RateKey) -> Result<HeavyTurn, Problem> {
        let open = self.open_heavy(address)?;
        if self.rates.heavy.is_none() {
            return Ok(HeavyTurn { _open: open, _turn: None });
        }
        let turn = timeout(HEAVY_WAIT, self.turns.take(address)).await.map_err(|_| too_many(HEAVY_WAIT))?;
        Ok(HeavyTurn { _open: open, _turn: Some(turn) })
    }

    /// Counts one more long body or piece of heavy work from this address until it is dropped, or refuses it: the places are
    /// few, and one address must not take them all.
    pub(crate) fn open_heavy(&self, address: RateKey) -> Result<OpenStream, Problem> {
        let most = self.rates.heavy.unwrap_or(u32::MAX);
        self.heavy.open(address, most).ok_or_else(|| too_many(Duration::from_secs(1)))
    }

    /// How many bytes the tables of one host may take.
    pub(crate) fn stored_bytes(&self) -> Option<u64> {
        self.rates.stored_bytes
    }

    fn of(&self, class: RateClass) -> Option<&Buckets> {
        match class {
            RateClass::Write => self.write.as_ref(),
            RateClass::Create => self.create.as_ref(),
            RateClass::LookupMiss => self.lookup_miss.as_ref(),
            RateClass::React => self.react.as_ref(),
            RateClass::AddressWrite => self.address_write.as_ref(),
            RateClass::Game => self.game.as_ref(),
            RateClass::AddressGame => self.address_game.as_ref(),
            RateClass::AddressTable => self.address_table.as_ref(),
            RateClass::Export => self.export.as_ref(),
            RateClass::Archive => self.archive.as_ref(),
        }
    }
}

fn too_many(wait: Duration) -> Problem {
    let milliseconds = u32::try_from(wait.as_millis()).unwrap_or(u32::MAX).saturating_add(1);
    Problem::new(
        StatusCode::TOO_MANY_REQUESTS,
        "request/too-many",
        "Too many requests. Wait before the next one.",
    )
    .retry_after_ms(milliseconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_says_when_to_come_back_and_classes_are_counted_apart() {
        let limits = Limits::new(Rates { create: Some(Rate::per_minute(1, 1)), ..Rates::UNLIMITED });
        let key = RateKey::address("127.0.0.1".parse().unwrap());
        limits.look(RateClass::Create, key).unwrap();
        limits.check(RateClass::Create, key).unwrap();
        let problem = limits.check(RateClass::Create, key).unwrap_err();
        assert_eq!((problem.status().as_u16(), problem.slug()), (429, "request/too-many"));
        assert!(limits.look(RateClass::Create, key).is_err());
        for _ in 0..1000 {
            limits.check(RateClass::Write, key).unwrap();
        }
        let other = RateKey::address("127.0.0.2".parse().unwrap());
        limits.check(RateClass::Create, other).unwrap();
    }
}
