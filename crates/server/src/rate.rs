//! How often somebody may do something.
//!
//! A limit can be asked without being used up ([`Limits::look`]): an address that has guessed too many codes of tables must
//! not learn of a right one either, so the question comes before the lookup and the count after the miss.

mod buckets;
mod key;
mod streams;

use std::time::{Duration, Instant};

use axum::http::StatusCode;

use crate::problem::Problem;
use buckets::Buckets;
pub use key::RateKey;
pub(crate) use streams::OpenStream;
use streams::Streams;

/// What is counted, each for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RateClass {
    /// Anything written by a person.
    Write,
    /// Tables, identities and reviews that have to be worked out, by address; hints, by person.
    Create,
    /// Codes of tables that do not exist, by address.
    LookupMiss,
    /// Reactions of a person.
    React,
}

/// So many at once, and one more after each interval.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    burst: u32,
    interval: Duration,
}

impl Rate {
    /// So many a second, and so many at once.
    pub fn per_second(count: u32, burst: u32) -> Rate {
        Rate { burst: burst.max(1), interval: Duration::from_secs(1) / count.max(1) }
    }

    /// So many a minute, and so many at once.
    pub fn per_minute(count: u32, burst: u32) -> Rate {
        Rate { burst: burst.max(1), interval: Duration::from_mins(1) / count.max(1) }
    }
}

/// The rate of each class; none is no limit.
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
    /// How many streams somebody may have open at a time; whoever is not known is counted by address.
    pub streams: Option<u32>,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            write: Some(Rate::per_second(20, 60)),
            create: Some(Rate::per_minute(30, 20)),
            lookup_miss: Some(Rate::per_minute(60, 60)),
            react: Some(Rate::per_second(2, 5)),
            streams: Some(64),
        }
    }
}

impl Rates {
    /// No limit at all, for measurements.
    pub const UNLIMITED: Rates =
        Rates { write: None, create: None, lookup_miss: None, react: None, streams: None };
}

/// What everybody has used up.
#[derive(Debug)]
pub struct Limits {
    write: Option<Buckets>,
    create: Option<Buckets>,
    lookup_miss: Option<Buckets>,
    react: Option<Buckets>,
    streams: Streams,
    most_streams: Option<u32>,
}

impl Limits {
    /// Nobody has used up anything.
    pub fn new(rates: Rates) -> Limits {
        let now = Instant::now();
        let buckets = |rate: Option<Rate>| rate.map(|rate| Buckets::new(rate, now));
        Limits {
            write: buckets(rates.write),
            create: buckets(rates.create),
            lookup_miss: buckets(rates.lookup_miss),
            react: buckets(rates.react),
            streams: Streams::default(),
            most_streams: rates.streams,
        }
    }

    /// Counts one more, or refuses it.
    pub fn check(&self, class: RateClass, key: RateKey) -> Result<(), Problem> {
        self.of(class).map_or(Ok(()), |buckets| buckets.take(key, Instant::now()).map_err(too_many))
    }

    /// Whether one more would be refused, without counting it.
    pub fn look(&self, class: RateClass, key: RateKey) -> Result<(), Problem> {
        self.of(class).map_or(Ok(()), |buckets| buckets.look(key, Instant::now()).map_err(too_many))
    }

    /// Counts one more open stream until the answer is dropped, or refuses it.
    pub(crate) fn open_stream(&self, key: RateKey) -> Result<OpenStream, Problem> {
        let most = self.most_streams.unwrap_or(u32::MAX);
        self.streams.open(key, most).ok_or_else(|| {
            let sentence = "you have too many streams open; close one first";
            Problem::new(StatusCode::TOO_MANY_REQUESTS, "request/too-many", sentence).retry_after_ms(5_000)
        })
    }

    fn of(&self, class: RateClass) -> Option<&Buckets> {
        match class {
            RateClass::Write => self.write.as_ref(),
            RateClass::Create => self.create.as_ref(),
            RateClass::LookupMiss => self.lookup_miss.as_ref(),
            RateClass::React => self.react.as_ref(),
        }
    }
}

fn too_many(wait: Duration) -> Problem {
    let milliseconds = u32::try_from(wait.as_millis()).unwrap_or(u32::MAX).saturating_add(1);
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "request/too-many", "that is too often; wait a little")
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
