//! Where callers have used their idempotency keys: at which table, or elsewhere. A key that was used in one place is refused
//! in another.
//!
//! Within one place the log of the table or the store knows for which request a key stands, and for how long. This memory is
//! only about the boundary between them, and it is this node's: a server that was restarted has forgotten it.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::{Key, Refusal, Time};

use crate::identity::Token;
use crate::table_code::TableCode;

/// For how long a use is remembered, and how many are.
const REMEMBERED: Duration = Duration::from_hours(24);
const MOST: usize = 1 << 16;

/// Where a key was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// In a request to this table.
    Table(TableCode),
    /// In a request that is not to a table, such as one that makes a table.
    Elsewhere,
}

/// A key together with the credential that sent it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct SentKey(u64);

/// The latest uses of keys.
#[derive(Clone, Default)]
pub(crate) struct KeyUses {
    hasher: RandomState,
    uses: Arc<Mutex<Uses>>,
}

#[derive(Default)]
struct Uses {
    known: HashMap<SentKey, (Place, Time)>,
    /// The uses that are kept, the oldest first.
    order: VecDeque<SentKey>,
}

/// A use of a key in a request that is being carried out. It is forgotten unless the request succeeds.
pub(crate) struct KeyUse {
    uses: KeyUses,
    key: SentKey,
    place: Place,
    at: Time,
    is_first: bool,
}

impl KeyUses {
    pub(crate) fn sent_key(&self, token: &Token, key: &Key) -> SentKey {
        SentKey(self.hasher.hash_one((token.hash().0, key.word())))
    }

    /// Begins a request with this key, unless the key was used in another place.
    pub(crate) fn begin(&self, key: SentKey, place: Place, now: Time) -> Result<KeyUse, Refusal> {
        let mut uses = self.lock();
        let known = uses.known.get(&key).filter(|(_, at)| now.since(*at) < REMEMBERED);
        let is_first = match known {
            Some((earlier, _)) if *earlier != place => return Err(Refusal::KeyReused),
            Some(_) => false,
            None => true,
        };
        if is_first {
            uses.known.insert(key, (place, now));
        }
        Ok(KeyUse { uses: self.clone(), key, place, at: now, is_first })
    }

    fn lock(&self) -> MutexGuard<'_, Uses> {
        self.uses.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl KeyUse {
    /// The request has succeeded: its key stands for it.
    pub(crate) fn keep(mut self) {
        if !self.is_first {
            return;
        }
        self.is_first = false;
        let mut uses = self.uses.lock();
        uses.known.insert(self.key, (self.place, self.at));
        uses.order.push_back(self.key);
        if uses.order.len() > MOST
            && let Some(oldest) = uses.order.pop_front()
        {
            uses.known.remove(&oldest);
        }
    }
}

impl Drop for KeyUse {
    fn drop(&mut self) {
        if self.is_first {
            self.uses.lock().known.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Time = Time(1_700_000_000_000);

    fn table(code: &str) -> Place {
        Place::Table(code.parse().unwrap())
    }

    #[test]
    fn a_key_belongs_to_the_place_where_it_was_used_for_a_day() {
        let uses = KeyUses::default();
        let (key, here) = (SentKey(1), table("K7QM2XNP4T"));
        uses.begin(key, here, NOW).unwrap().keep();
        uses.begin(key, here, NOW).unwrap().keep();
        for other in [table("K7QM2XNP4A"), Place::Elsewhere] {
            assert_eq!(uses.begin(key, other, NOW).err(), Some(Refusal::KeyReused));
        }
        assert!(uses.begin(SentKey(2), Place::Elsewhere, NOW).is_ok(), "another caller or key");
        assert!(uses.begin(key, Place::Elsewhere, NOW + REMEMBERED).is_ok());
    }

    #[test]
    fn a_request_that_failed_leaves_its_key_free() {
        let uses = KeyUses::default();
        let failing = uses.begin(SentKey(1), Place::Elsewhere, NOW).unwrap();
        assert!(uses.begin(SentKey(1), table("K7QM2XNP4T"), NOW).is_err(), "it is not over yet");
        drop(failing);
        assert!(uses.begin(SentKey(1), table("K7QM2XNP4T"), NOW).is_ok());
    }

    #[test]
    fn the_memory_is_bounded() {
        let uses = KeyUses::default();
        for number in 0..=MOST as u64 {
            uses.begin(SentKey(number), Place::Elsewhere, NOW).unwrap().keep();
        }
        assert_eq!(uses.lock().known.len(), MOST);
        assert!(uses.begin(SentKey(0), table("K7QM2XNP4T"), NOW).is_ok(), "the oldest has made room");
    }
}
