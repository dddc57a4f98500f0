//! Finds the identity behind a key. Identities are cached, so that most requests do not read the store.

use std::sync::{Arc, Mutex, MutexGuard};

use rand::RngExt;
use table::PersonId;
use tokio::sync::Mutex as Queue;
use tokio::time::Instant;

use super::cache::{Cache, Trust};
use super::stream_keys::StreamKeys;
use super::{Identity, Right, Token, TokenKind};
use crate::clock::Clock;
use crate::cluster::Node;
use crate::context::Context;
use crate::store::{KeyHash, KeyKind, KeyRow, PersonRow, PersonState, Store, StoreError};

/// How many identities are cached.
const REMEMBERED: usize = 20_000;

/// How many tokens a person may have.
const MAX_TOKENS: usize = 20;

/// How many browsers a person may use: one more revokes the oldest.
const MAX_COOKIES: usize = 20;

/// How long a recovery code is valid, in milliseconds.
const RECOVERY: u64 = DAY;

/// The use of a key is stored to the day, which costs at most one write a day and reveals little about its owner.
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// Finds the identity behind a key, and manages keys.
pub(crate) struct Authenticator {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    node: Option<Arc<Node>>,
    known: Mutex<Cache>,
    /// Held while keys are counted and added.
    key_changes: Queue<()>,
    /// The keys of open streams.
    streams: StreamKeys,
}

/// Why a key was not added or used.
#[derive(Debug)]
pub(crate) enum KeyError {
    /// The person has too many keys.
    TooMany,
    /// The key does not exist, or not any more.
    Unknown,
    /// The store failed.
    Store(StoreError),
}

impl From<StoreError> for KeyError {
    fn from(error: StoreError) -> KeyError {
        KeyError::Store(error)
    }
}

impl Authenticator {
    pub(crate) fn new(context: &Context) -> Authenticator {
        // A node does not trust its cache before it has read the latest changes.
        let trust = if context.node.is_some() { Trust::Until(Instant::now()) } else { Trust::Always };
        Authenticator {
            store: Arc::clone(&context.store),
            clock: Arc::clone(&context.clock),
            node: context.node.clone(),
            known: Mutex::new(Cache::new(REMEMBERED, trust)),
            key_changes: Queue::new(()),
            streams: StreamKeys::default(),
        }
    }

    /// The identity behind this token. A recovery code has none.
    pub(crate) async fn authenticate(&self, token: &Token) -> Result<Option<Identity>, StoreError> {
        self.find(token.hash()).await
    }

    /// The identity behind the token with this hash.
    pub(crate) async fn identity(&self, key: KeyHash) -> Result<Option<Identity>, StoreError> {
        self.find(key).await
    }

    /// Whether a key is still valid.
    pub(crate) async fn is_valid(&self, key: KeyHash) -> Result<bool, StoreError> {
        Ok(self.find(key).await?.is_some_and(|identity| identity.right > Right::Nothing))
    }

    async fn find(&self, hash: KeyHash) -> Result<Option<Identity>, StoreError> {
        // Release the lock before the use is stored.
        let found = self.known().get(hash);
        let began = match found {
            Ok(identity) => {
                self.note_use(&identity);
                return Ok(Some(identity));
            }
            Err(began) => began,
        };
        let Some((person, key)) = self.store.person_by_key(hash).await? else { return Ok(None) };
        let right = match (person.state, key.kind) {
            (PersonState::Deleting, _) | (_, KeyKind::Recovery) => return Ok(None),
            (PersonState::Banned, _) => Right::Nothing,
            (PersonState::Active, KeyKind::Cookie | KeyKind::Owner) => Right::Account,
            (PersonState::Active, KeyKind::Play) => Right::Play,
            (PersonState::Active, KeyKind::Watch) => Right::Watch,
        };
        let PersonRow { id, name, program, .. } = person;
        let identity = Identity { person: id, name, program, right, seen: key.seen, key: hash };
        // Not cached, because an operator may lift the ban at any time.
        if right > Right::Nothing {
            self.known().put(hash, identity.clone(), began);
            self.note_use(&identity);
        }
        Ok(Some(identity))
    }

    /// Stores that a key was used today, once a day.
    fn note_use(&self, identity: &Identity) {
        let today = day(self.clock.now().0);
        if identity.seen < today && self.known().mark_used(identity.key, today) {
            let (store, key) = (Arc::clone(&self.store), identity.key);
            tokio::spawn(async move {
                if let Err(error) = store.touch_key(key, today).await {
                    error.log(None, "cannot store when a credential was last used");
                }
            });
        }
    }

    fn known(&self) -> MutexGuard<'_, Cache> {
        self.known.lock().expect("nothing panics while it holds this lock")
    }

    /// A new person, with a token for a browser or a program.
    pub(crate) async fn create_person(
        &self,
        name: String,
        kind: TokenKind,
        device: String,
    ) -> Result<(Identity, Token), StoreError> {
        let token = Token::fresh(kind);
        let program = kind == TokenKind::Bearer;
        let person = PersonId(rand::rng().random());
        let row = PersonRow {
            id: person,
            name: name.clone(),
            program,
            since: self.clock.now().0,
            state: PersonState::Active,
        };
        let key_kind = if program { KeyKind::Owner } else { KeyKind::Cookie };
        let key = self.key(person, &token, key_kind, device);
        let identity =
            Identity { person, name, program, right: Right::Account, seen: key.seen, key: key.hash };
        self.store.add_person(row, key).await?;
        Ok((identity, token))
    }

    fn key(&self, person: PersonId, token: &Token, kind: KeyKind, label: String) -> KeyRow {
        // The number of a key is for its owner only; 53 bits fit into a number of JavaScript.
        let id = rand::rng().random::<u64>() >> 11;
        let since = self.clock.now().0;
        KeyRow { id, person, hash: token.hash(), kind, label, since, seen: day(since) }
    }

    /// Changes the name of a person.
    pub(crate) async fn rename(&self, person: PersonId, name: String) -> Result<(), StoreError> {
        let renamed = self.store.rename(person, name).await;
        self.change(person, None);
        renamed
    }

    /// The bearer tokens of this person.
    pub(crate) async fn tokens(&self, person: PersonId) -> Result<Vec<KeyRow>, StoreError> {
        let keys = self.store.keys_of(person).await?;
        let is_token = |key: &KeyRow| matches!(key.kind, KeyKind::Owner | KeyKind::Play | KeyKind::Watch);
        Ok(keys.into_iter().filter(is_token).collect())
    }

    /// A new bearer token for this person.
    pub(crate) async fn add_token(
        &self,
        person: PersonId,
        right: Right,
        label: String,
    ) -> Result<(KeyRow, Token), KeyError> {
        let _alone = self.key_changes.lock().await;
        if self.tokens(person).await?.len() >= MAX_TOKENS {
            return Err(KeyError::TooMany);
        }
        let token = Token::fresh(TokenKind::Bearer);
        let kind = match right {
            Right::Play | Right::Account => KeyKind::Play,
            Right::Watch | Right::Nothing => KeyKind::Watch,
        };
        let key = self.key(person, &token, kind, label);
        self.store.add_key(key.clone()).await?;
        Ok((key, token))
    }

    /// All valid keys of this person, the oldest first.
    pub(crate) async fn credentials(&self, person: PersonId) -> Result<Vec<KeyRow>, StoreError> {
        let now = self.clock.now().0;
        let mut keys = self.store.keys_of(person).await?;
        keys.retain(|key| key.kind != KeyKind::Recovery || now <= recovery_until(key));
        Ok(keys)
    }

    /// Revokes one of this person's keys and returns its hash.
    pub(crate) async fn revoke(&self, person: PersonId, key: u64) -> Result<KeyHash, KeyError> {
        let keys = self.store.keys_of(person).await?;
        let key = keys.iter().find(|known| known.id == key).ok_or(KeyError::Unknown)?;
        let revoked = self.store.revoke_key(person, key.id).await;
        self.change(person, Some(key.hash));
        if revoked? { Ok(key.hash) } else { Err(KeyError::Unknown) }
    }

    /// Revokes all keys of this person but one; returns how many.
    pub(crate) async fn revoke_others(&self, person: PersonId, keep: KeyHash) -> Result<usize, StoreError> {
        let _alone = self.key_changes.lock().await;
        let keys = self.store.keys_of(person).await?;
        let mut revoked = 0;
        for other in keys.iter().filter(|key| key.hash != keep) {
            let gone = self.store.revoke_key(person, other.id).await;
            self.change(person, Some(other.hash));
            revoked += usize::from(gone?);
        }
        Ok(revoked)
    }

    /// Revokes all keys of this person and ends their streams.
    pub(crate) async fn revoke_all(&self, person: PersonId) -> Result<(), StoreError> {
        for key in self.store.keys_of(person).await? {
            let gone = self.store.revoke_key(person, key.id).await;
            self.change(person, Some(key.hash));
            gone?;
        }
        self.change(person, None);
        Ok(())
    }

    /// Ends the streams on this node of a person whose account was banned or deleted.
    pub(crate) async fn end_sessions(&self, person: PersonId) -> Result<(), StoreError> {
        let keys = self.store.keys_of(person).await?;
        self.invalidate(person, None);
        for key in keys {
            self.invalidate(person, Some(key.hash));
        }
        Ok(())
    }

    /// A person has changed in the store: invalidates the cache of every node.
    fn change(&self, person: PersonId, revoked: Option<KeyHash>) {
        self.invalidate(person, revoked);
        if let Some(node) = &self.node {
            node.publish_identity_change(person, revoked);
        }
    }

    /// Removes a person from the cache of this node, and ends the streams of a revoked key.
    pub(crate) fn invalidate(&self, person: PersonId, revoked: Option<KeyHash>) {
        self.known().forget(person);
        if let Some(hash) = revoked {
            self.streams.revoke(&hash);
        }
    }

    /// All acknowledged changes have been read, so the cache is valid until this moment.
    pub(crate) fn trust_until(&self, end: Instant) {
        self.known().trust_until(end);
    }

    /// Anything may have changed: clears the cache and ends all streams, which have to authenticate again.
    pub(crate) fn invalidate_all(&self) {
        self.known().forget_everybody();
        self.streams.revoke_all();
    }

    /// Waits until this key is revoked; for ever, if it is not.
    pub(crate) fn revoked(&self, key: KeyHash) -> impl Future<Output = ()> + Send + 'static + use<> {
        self.streams.revoked(key)
    }

    /// A code that moves the identity to another device, once. Revokes earlier codes.
    pub(crate) async fn recovery(&self, person: PersonId) -> Result<(KeyRow, Token), StoreError> {
        let _alone = self.key_changes.lock().await;
        for old in self.store.keys_of(person).await?.into_iter().filter(|key| key.kind == KeyKind::Recovery) {
            self.store.revoke_key(person, old.id).await?;
        }
        let token = Token::fresh(TokenKind::Recovery);
        let key = self.key(person, &token, KeyKind::Recovery, String::new());
        self.store.add_key(key.clone()).await?;
        Ok((key, token))
    }

    /// Exchanges a recovery code for a new cookie.
    pub(crate) async fn recover(&self, code: &Token, device: String) -> Result<(Identity, Token), KeyError> {
        let spent = code.hash();
        let (person, key) = self.store.person_by_key(spent).await?.ok_or(KeyError::Unknown)?;
        let stale = self.clock.now().0 > recovery_until(&key);
        if key.kind != KeyKind::Recovery || stale {
            return Err(KeyError::Unknown);
        }
        let cookie = Token::fresh(TokenKind::Cookie);
        let fresh = self.key(person.id, &cookie, KeyKind::Cookie, device);
        let (id, seen) = (fresh.id, fresh.seen);
        if !self.store.exchange_key(spent, fresh).await? {
            return Err(KeyError::Unknown);
        }
        self.forget_oldest_cookies(person.id, id).await?;
        let PersonRow { id, name, program, .. } = person;
        Ok((Identity { person: id, name, program, right: Right::Account, seen, key: cookie.hash() }, cookie))
    }

    /// Revokes the oldest cookies beside this one when there are too many.
    async fn forget_oldest_cookies(&self, person: PersonId, fresh: u64) -> Result<(), StoreError> {
        let keys = self.store.keys_of(person).await?;
        let is_other = |key: &KeyRow| key.kind == KeyKind::Cookie && key.id != fresh;
        let others: Vec<KeyRow> = keys.into_iter().filter(is_other).collect();
        for old in others.iter().take((others.len() + 1).saturating_sub(MAX_COOKIES)) {
            self.store.revoke_key(person, old.id).await?;
            self.change(person, Some(old.hash));
        }
        Ok(())
    }
}

/// When a recovery link expires, in milliseconds since 1970.
pub(crate) fn recovery_until(key: &KeyRow) -> u64 {
    key.since.saturating_add(RECOVERY)
}

/// The day of this moment.
fn day(at: u64) -> u64 {
    at - at % DAY
}
