//! The valid keys, and the revoked ones in the order of their revocation.

use std::sync::Mutex;

use table::PersonId;

use crate::store::{
    ChangePoint, IdentityChange, IdentityChanges, KeyHash, KeyKind, KeyRow, PersonRow, PersonState,
};

/// What the store knows of keys.
#[derive(Default)]
pub(super) struct Keys(Mutex<Contents>);

#[derive(Default)]
struct Contents {
    good: Vec<KeyRow>,
    changes: Vec<IdentityChange>,
}

impl Keys {
    fn with<R>(&self, f: impl FnOnce(&mut Contents) -> R) -> R {
        f(&mut self.0.lock().expect("nobody panics with the keys in hand"))
    }

    /// A key for this person.
    pub(super) fn add(&self, person: PersonId, hash: KeyHash) {
        let kind = KeyKind::Play;
        let key = KeyRow { id: 1, person, hash, kind, label: String::new(), since: 0, seen: u64::MAX };
        self.with(|contents| contents.good.push(key));
    }

    /// Revokes a key without a message on the bus.
    pub(super) fn revoke(&self, hash: KeyHash) {
        self.with(|contents| {
            let Contents { good, changes } = contents;
            for key in good.extract_if(.., |key| key.hash == hash) {
                let id = changes.len() as u64;
                changes.push(IdentityChange { id, person: key.person, revoked: Some(hash) });
            }
        });
    }

    pub(super) fn find(&self, hash: KeyHash) -> Option<(PersonRow, KeyRow)> {
        let key = self.with(|contents| contents.good.iter().find(|key| key.hash == hash).cloned())?;
        Some((
            PersonRow {
                id: key.person,
                name: String::new(),
                program: true,
                since: 0,
                state: PersonState::Active,
            },
            key,
        ))
    }

    pub(super) fn changes_since(&self, point: ChangePoint) -> IdentityChanges {
        self.with(|contents| {
            let seen = usize::try_from(point.0).unwrap_or(usize::MAX);
            let changes = contents.changes.iter().skip(seen).copied().collect();
            IdentityChanges { changes, next: ChangePoint(contents.changes.len() as u64) }
        })
    }
}
