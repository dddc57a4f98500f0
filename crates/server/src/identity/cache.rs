//! A cache of identities, so that most requests do not read the store.

use std::collections::HashMap;
use std::mem;
use std::time::Duration;

use table::PersonId;
use tokio::time::Instant;

use super::Identity;
use crate::store::KeyHash;

/// Two generations: when the young one is full it replaces the old one, so entries that are not used any more disappear.
#[derive(Debug)]
pub(super) struct Cache {
    young: HashMap<KeyHash, Known>,
    old: HashMap<KeyHash, Known>,
    generation_size: usize,
    epoch: u64,
    trust: Trust,
}

/// An identity, and when it was read.
#[derive(Clone, Debug)]
struct Known {
    identity: Identity,
    read: Instant,
}

/// How long cached identities are valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trust {
    /// Always: nobody else writes to the store.
    Always,
    /// Until this moment: other nodes may change the store, so it has to be polled for changes.
    Until(Instant),
}

/// The longest lifetime of an entry where other nodes write to the store.
const LIFETIME: Duration = Duration::from_mins(1);

/// When a look-up began. A result from before a change must not be cached after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Epoch(u64);

impl Cache {
    /// Room for this many identities.
    pub(super) fn new(room: usize, trust: Trust) -> Cache {
        Cache { young: HashMap::new(), old: HashMap::new(), generation_size: room / 2, epoch: 0, trust }
    }

    /// The identity behind this hash, or the epoch for a look-up.
    pub(super) fn get(&mut self, hash: KeyHash) -> Result<Identity, Epoch> {
        let epoch = Epoch(self.epoch);
        if let Some(known) = self.young.get(&hash) {
            return if self.is_trusted(known) { Ok(known.identity.clone()) } else { Err(epoch) };
        }
        let known = self.old.remove(&hash).ok_or(epoch)?;
        if !self.is_trusted(&known) {
            return Err(epoch);
        }
        let identity = known.identity.clone();
        self.keep(hash, known);
        Ok(identity)
    }

    fn is_trusted(&self, known: &Known) -> bool {
        match self.trust {
            Trust::Always => true,
            Trust::Until(end) => {
                let now = Instant::now();
                now < end && now - known.read < LIFETIME
            }
        }
    }

    /// The cache is valid until this moment.
    pub(super) fn trust_until(&mut self, end: Instant) {
        self.trust = Trust::Until(end);
    }

    /// Caches the result of a look-up, unless something has changed since it began.
    pub(super) fn put(&mut self, hash: KeyHash, identity: Identity, began: Epoch) {
        if began == Epoch(self.epoch) {
            self.keep(hash, Known { identity, read: Instant::now() });
        }
    }

    /// Caches that a key was used on this day; returns whether that is new.
    pub(super) fn mark_used(&mut self, hash: KeyHash, day: u64) -> bool {
        let known = self.young.get_mut(&hash).filter(|known| known.identity.seen < day);
        known.is_some_and(|known| {
            known.identity.seen = day;
            true
        })
    }

    /// Forgets everything about this person.
    pub(super) fn forget(&mut self, person: PersonId) {
        self.epoch += 1;
        self.young.retain(|_, known| known.identity.person != person);
        self.old.retain(|_, known| known.identity.person != person);
    }

    /// Forgets everything.
    pub(super) fn forget_everybody(&mut self) {
        self.epoch += 1;
        self.young.clear();
        self.old.clear();
    }

    fn keep(&mut self, hash: KeyHash, known: Known) {
        if self.young.len() >= self.generation_size {
            self.old = mem::take(&mut self.young);
        }
        self.young.insert(hash, known);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Right;

    fn somebody(person: u64) -> (KeyHash, Identity) {
        let hash = KeyHash(std::array::from_fn(|i| person.to_le_bytes()[i % 8]));
        let person = PersonId(person);
        (
            hash,
            Identity { person, name: String::new(), program: false, right: Right::Play, seen: 0, key: hash },
        )
    }

    fn meet(cache: &mut Cache, person: u64) {
        let (hash, identity) = somebody(person);
        let began = cache.get(hash).unwrap_err();
        cache.put(hash, identity, began);
    }

    #[test]
    fn room_is_limited_and_those_who_come_often_stay() {
        let mut cache = Cache::new(20, Trust::Always);
        meet(&mut cache, 0);
        for person in 1..1_000 {
            meet(&mut cache, person);
            assert!(cache.get(somebody(0).0).is_ok(), "after {person}");
            assert!(cache.young.len() + cache.old.len() <= 20);
        }
        assert!(cache.get(somebody(1).0).is_err());
    }

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let mut cache = Cache::new(20, Trust::Always);
        let (hash, identity) = somebody(1);
        let began = cache.get(hash).unwrap_err();
        cache.forget(PersonId(1));
        cache.put(hash, identity, began);
        assert!(cache.get(hash).is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn what_nobody_has_confirmed_lately_does_not_count() {
        let mut cache = Cache::new(20, Trust::Until(Instant::now()));
        let (hash, _) = somebody(1);
        meet(&mut cache, 1);
        assert!(cache.get(hash).is_err(), "the store was not asked yet");
        cache.trust_until(Instant::now() + Duration::from_millis(700));
        assert!(cache.get(hash).is_ok());
        tokio::time::advance(Duration::from_millis(700)).await;
        assert!(cache.get(hash).is_err());
        cache.trust_until(Instant::now() + Duration::from_millis(700));
        assert!(cache.get(hash).is_ok(), "it counts again once the store has said what has changed");
    }

    #[tokio::test(start_paused = true)]
    async fn identities_expire_where_others_write_and_stay_where_nobody_does() {
        let now = Instant::now();
        let (mut shared, mut alone) =
            (Cache::new(20, Trust::Until(now + 2 * LIFETIME)), Cache::new(20, Trust::Always));
        for cache in [&mut shared, &mut alone] {
            meet(cache, 1);
        }
        tokio::time::advance(LIFETIME).await;
        assert!(shared.get(somebody(1).0).is_err());
        assert!(alone.get(somebody(1).0).is_ok());
    }
}
