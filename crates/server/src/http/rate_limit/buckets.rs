//! One bucket for each key: it holds a burst, leaks at a steady rate, and is forgotten when it is empty.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use super::{Rate, RateKey};

/// Keys are spread over this many locks.
const SHARDS: usize = 16;

/// The most keys behind one lock; more are refused until some are removed.
const MAX: usize = 8192;

/// The buckets behind one lock. Times are in nanoseconds after the start.
#[derive(Default, Debug)]
struct Shard {
    /// When each bucket will be empty; one that is empty need not be there.
    empty: HashMap<RateKey, u64>,
    /// Before this time no bucket here can be forgotten.
    full_until: u64,
}

impl Shard {
    /// When the bucket of this key will be empty, now at the earliest.
    fn empty(&self, key: RateKey, now: u64) -> u64 {
        self.empty.get(&key).copied().unwrap_or(0).max(now)
    }

    /// Whether there is room for this key. Looks through all the others only when that can help.
    fn has_room_for(&mut self, key: RateKey, now: u64) -> bool {
        if self.empty.len() < MAX || self.empty.contains_key(&key) {
            return true;
        }
        if now >= self.full_until {
            self.empty.retain(|_, empty| *empty > now);
            self.full_until = self.empty.values().copied().min().unwrap_or(0);
        }
        self.empty.len() < MAX
    }
}

/// The buckets of one class.
#[derive(Debug)]
pub(super) struct Buckets {
    rate: Rate,
    start: Instant,
    hasher: RandomState,
    shards: [Mutex<Shard>; SHARDS],
}

impl Buckets {
    pub(super) fn new(rate: Rate, start: Instant) -> Buckets {
        Buckets { rate, start, hasher: RandomState::new(), shards: Default::default() }
    }

    /// Puts one more into the bucket of this key, or says how long until it fits in.
    pub(super) fn take(&self, key: RateKey, now: Instant) -> Result<(), Duration> {
        self.take_many(key, 1, now)
    }

    /// The same for so many at once. They fit in when one would: what costs more than a burst can be had all the same, but
    /// then nothing else for long.
    pub(super) fn take_many(&self, key: RateKey, count: u32, now: Instant) -> Result<(), Duration> {
        let now = self.nanoseconds(now);
        let mut shard = self.shard(key);
        let empty = shard.empty(key, now);
        self.fits(empty, now)?;
        if !shard.has_room_for(key, now) {
            return Err(self.rate.interval);
        }
        let cost = nanoseconds(self.rate.interval).saturating_mul(count.into());
        shard.empty.insert(key, empty.saturating_add(cost));
        Ok(())
    }

    /// Whether one more would fit in.
    pub(super) fn look(&self, key: RateKey, now: Instant) -> Result<(), Duration> {
        let now = self.nanoseconds(now);
        let empty = self.shard(key).empty(key, now);
        self.fits(empty, now)
    }

    fn fits(&self, empty: u64, now: u64) -> Result<(), Duration> {
        let room = nanoseconds(self.rate.interval).saturating_mul(u64::from(self.rate.burst) - 1);
        match (empty - now).checked_sub(room) {
            None | Some(0) => Ok(()),
            Some(over) => Err(Duration::from_nanos(over)),
        }
    }

    fn shard(&self, key: RateKey) -> MutexGuard<'_, Shard> {
        let number = usize::try_from(self.hasher.hash_one(key) % SHARDS as u64).expect("it is below 16");
        self.shards[number].lock().expect("nothing panics while it holds this lock")
    }

    fn nanoseconds(&self, now: Instant) -> u64 {
        nanoseconds(now.saturating_duration_since(self.start))
    }
}

/// Enough for 584 years.
fn nanoseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use table::PersonId;

    use super::*;

    const ADA: RateKey = RateKey::Person(PersonId(1));

    #[test]
    fn a_burst_fits_in_and_then_one_after_each_interval() {
        let start = Instant::now();
        let buckets = Buckets::new(Rate::per_second(10, 3), start);
        for _ in 0..3 {
            assert_eq!(buckets.look(ADA, start), Ok(()));
            assert_eq!(buckets.take(ADA, start), Ok(()));
        }
        let wait = Duration::from_millis(100);
        assert_eq!(buckets.take(ADA, start), Err(wait));
        assert_eq!(buckets.look(ADA, start), Err(wait));
        assert_eq!(buckets.take(ADA, start + wait / 2), Err(wait / 2), "a refusal costs nothing");
        assert_eq!(buckets.take(ADA, start + wait), Ok(()));
        assert_eq!(buckets.take(ADA, start + wait), Err(wait));
        let later = start + Duration::from_mins(1);
        let taken = (0..10).filter(|_| buckets.take(ADA, later).is_ok()).count();
        assert_eq!(taken, 3, "a long rest does not save up more than a burst");
    }

    #[test]
    fn what_costs_more_takes_the_room_of_several() {
        let start = Instant::now();
        let buckets = Buckets::new(Rate::per_second(10, 3), start);
        assert_eq!(buckets.take_many(ADA, 2, start), Ok(()));
        assert_eq!(buckets.take_many(ADA, 4, start), Ok(()), "there is room for one");
        assert_eq!(buckets.take(ADA, start), Err(Duration::from_millis(400)));
    }

    #[test]
    fn a_crowd_of_keys_is_bounded_and_forgotten_once_it_has_rested() {
        let start = Instant::now();
        let buckets = Buckets::new(Rate::per_second(1, 1), start);
        let crowd =
            |from: u64| (from..).map(|number| RateKey::Person(PersonId(number))).take(2 * SHARDS * MAX);
        let fitting = crowd(0).filter(|key| buckets.take(*key, start).is_ok()).count();
        assert_eq!(fitting, SHARDS * MAX);
        let later = start + Duration::from_secs(2);
        let next = RateKey::Person(PersonId(u64::MAX));
        assert_eq!(buckets.take(next, later), Ok(()));
        let held = buckets.shards.iter().map(|shard| shard.lock().unwrap().empty.len()).max();
        assert_eq!(held, Some(MAX), "only the shard of the newcomer was swept");
        assert_eq!(buckets.shard(next).empty.len(), 1);
    }
}
