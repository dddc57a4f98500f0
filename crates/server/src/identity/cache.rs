//! Identities that were looked up lately, so that most requests ask the store nothing.

use std::collections::HashMap;
use std::mem;

use table::PersonId;

use super::Identity;
use crate::store::KeyHash;

/// Two generations: when the young one is full it becomes the old one, and what nobody has asked for since then goes.
#[derive(Debug)]
pub(super) struct Cache {
    young: HashMap<KeyHash, Identity>,
    old: HashMap<KeyHash, Identity>,
    generation_size: usize,
    epoch: u64,
}

/// When a look-up began. What was read before something changed must not be remembered after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Epoch(u64);

impl Cache {
    /// Room for this many identities.
    pub(super) fn new(room: usize) -> Cache {
        Cache { young: HashMap::new(), old: HashMap::new(), generation_size: room / 2, epoch: 0 }
    }

    /// Whoever this hash opens, or the moment from which a look-up counts.
    pub(super) fn get(&mut self, hash: KeyHash) -> Result<Identity, Epoch> {
        if let Some(identity) = self.young.get(&hash) {
            return Ok(identity.clone());
        }
        let Some(identity) = self.old.remove(&hash) else { return Err(Epoch(self.epoch)) };
        self.keep(hash, identity.clone());
        Ok(identity)
    }

    /// Remembers what a look-up has found, unless something has changed since it began.
    pub(super) fn put(&mut self, hash: KeyHash, identity: Identity, began: Epoch) {
        if began == Epoch(self.epoch) {
            self.keep(hash, identity);
        }
    }

    /// Remembers that a key was used on this day; whether that is new.
    pub(super) fn mark_used(&mut self, hash: KeyHash, day: u64) -> bool {
        let known = self.young.get_mut(&hash).filter(|identity| identity.seen < day);
        known.is_some_and(|identity| {
            identity.seen = day;
            true
        })
    }

    /// Forgets everything about this person.
    pub(super) fn forget(&mut self, person: PersonId) {
        self.epoch += 1;
        self.young.retain(|_, identity| identity.person != person);
        self.old.retain(|_, identity| identity.person != person);
    }

    /// Forgets everything.
    pub(super) fn forget_everybody(&mut self) {
        self.epoch += 1;
        self.young.clear();
        self.old.clear();
    }

    fn keep(&mut self, hash: KeyHash, identity: Identity) {
        if self.young.len() >= self.generation_size {
            self.old = mem::take(&mut self.young);
        }
        self.young.insert(hash, identity);
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
        let mut cache = Cache::new(20);
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
        let mut cache = Cache::new(20);
        let (hash, identity) = somebody(1);
        let began = cache.get(hash).unwrap_err();
        cache.forget(PersonId(1));
        cache.put(hash, identity, began);
        assert!(cache.get(hash).is_err());
    }
}
