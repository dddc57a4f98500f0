//! The store: logs of tables, finished games and people. SQLite for a single server, PostgreSQL for a cluster.
//!
//! The log of a table is the truth; everything else about tables and games is an index that is written together with it.
//! Events are durable when [`Store::append`] returns.

mod admin;
mod database;
mod migrate;
mod migrations;
mod open_error;
mod postgres;
mod request_row;
mod shared;
mod sql_row;
mod sqlite;

pub use admin::{AdminDatabase, AdminError};
pub use database::{Database, Dialect, Row, Sql, Value};
pub use migrate::{MigrationError, MigrationReport, migrate_to_postgres};
pub use open_error::OpenError;
pub use postgres::{NotAnAddress, PostgresAddress, PostgresStore};
pub use request_row::{RequestRow, StoredAnswer};
pub use shared::{ChangePoint, IdentityChange, IdentityChanges, NodeId, SharedStore};
pub use sqlite::{BackupError, DamagePolicy, SqliteStore, backup};

use std::fmt;

use async_trait::async_trait;
use table::{PersonId, Time};
use thiserror::Error;

use crate::table_code::TableCode;

/// Stores tables, games and people.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends events to the log of a table and updates the indexes, all or nothing.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// The events of a table after this number, in order: at most `limit` of them.
    async fn events(&self, table: &TableCode, after: u32, limit: u32) -> Result<Vec<String>, StoreError>;

    /// The tables that are listed in the lobby and not over, the latest first.
    async fn lobby(&self, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// The tables at which this person sits or is host, the latest first.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// How many unfinished tables this person has made.
    async fn open_tables_of(&self, host: PersonId) -> Result<u32, StoreError>;

    /// How many bytes the tables of this host take, as far as they were counted ([`Append::grown`]).
    async fn stored_bytes(&self, host: StorageOwner) -> Result<u64, StoreError>;

    /// A finished game.
    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError>;

    /// The finished games in which this person sat, the latest first and by id if they ended at the same time: at most
    /// `limit` of those after this place in the list.
    async fn games_of(
        &self,
        person: PersonId,
        after: Option<GamePlace>,
        limit: u32,
    ) -> Result<Vec<GameRow>, StoreError>;

    /// Adds a person together with their first key.
    async fn add_person(&self, person: PersonRow, key: KeyRow) -> Result<(), StoreError>;

    /// The person with this key, unless it was revoked.
    async fn person_by_key(&self, hash: KeyHash) -> Result<Option<(PersonRow, KeyRow)>, StoreError>;

    /// Changes the name of a person.
    async fn rename(&self, person: PersonId, name: String) -> Result<(), StoreError>;

    /// Adds a key of a person.
    async fn add_key(&self, key: KeyRow) -> Result<(), StoreError>;

    /// All keys of this person that were not revoked.
    async fn keys_of(&self, person: PersonId) -> Result<Vec<KeyRow>, StoreError>;

    /// Revokes a key; `false` if this person has no such key.
    async fn revoke_key(&self, person: PersonId, key: u64) -> Result<bool, StoreError>;

    /// Replaces a key by another; `false` if the first did not exist any more.
    async fn exchange_key(&self, spent: KeyHash, fresh: KeyRow) -> Result<bool, StoreError>;

    /// Stores the day on which a key was last used.
    async fn touch_key(&self, hash: KeyHash, seen: u64) -> Result<(), StoreError>;

    /// Stores that a request with an idempotency key has begun. If one with the same id is stored, returns that one and
    /// changes nothing.
    async fn begin_request(&self, request: RequestRow) -> Result<Option<RequestRow>, StoreError>;

    /// Stores the answer to a request, or removes the request if it changed nothing.
    async fn end_request(&self, id: [u8; 32], answer: Option<StoredAnswer>) -> Result<(), StoreError>;

    /// The database behind this store, for rare statements; none if there is no database.
    fn database(&self) -> Option<&dyn Database>;

    /// Whether the store answers. Writes nothing.
    async fn ready(&self) -> Result<(), StoreError>;

    /// Finishes pending work and closes the database.
    async fn close(&self);
}

/// Events to append to the log of one table.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableCode,
    /// How many events the log must have: otherwise the append fails with a conflict.
    pub after: u32,
    /// The events, as JSON.
    pub events: Vec<String>,
    /// The new row of the table; nothing if it has not changed.
    pub row: Option<TableRow>,
    /// How many bytes were appended since the row was last written; stored together with the row.
    pub grown: u64,
    /// The game that ended with these events, if one did.
    pub game: Option<GameRow>,
    /// What these events add to the index of the log.
    pub index: LogIndex,
    /// When the next timer of the table is due. Only a shared store keeps it.
    pub due: Option<Time>,
}

/// What has to be found in a log when an account is deleted or old chat is removed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LogIndex {
    /// Whose names, chat or reactions are in the events.
    pub people: Vec<PersonId>,
    /// When the first chat was written, if any.
    pub chat: Option<Time>,
}

impl LogIndex {
    /// Whether there is nothing to add.
    pub fn is_empty(&self) -> bool {
        self.people.is_empty() && self.chat.is_none()
    }
}

/// Whose tables are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageOwner {
    /// Those of this person.
    Person(PersonId),
    /// Those of the host of this table.
    HostOf(TableCode),
}

/// A table in the indexes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The table.
    pub table: TableCode,
    /// Who made it.
    pub host: PersonId,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether its last game is over: then it no longer counts against its host.
    pub closed: bool,
    /// When this was written, in milliseconds since 1970.
    pub at: u64,
    /// Who sits there.
    pub people: Vec<PersonId>,
    /// What the lobby shows, as JSON.
    pub lobby_entry: String,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its id, which is also that of its deal.
    pub id: String,
    /// Where it was played.
    pub table: TableCode,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// Who sat there.
    pub people: Vec<PersonId>,
    /// Its record, as JSON.
    pub record: String,
}

/// A place in a list of games, the latest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GamePlace {
    /// When the game ended, in milliseconds since 1970.
    pub ended: u64,
    /// The id of the game; none if the place is behind all games that ended then.
    pub id: Option<String>,
}

impl GamePlace {
    /// The place of this game.
    pub fn of(game: &GameRow) -> GamePlace {
        GamePlace { ended: game.ended, id: Some(game.id.clone()) }
    }

    /// The place behind all games that ended at this moment or later.
    pub fn before(ended: u64) -> GamePlace {
        GamePlace { ended, id: None }
    }

    /// The place at the beginning of the list, or this one, as the values of a statement.
    fn values(place: Option<GamePlace>) -> (i64, Option<String>) {
        let GamePlace { ended, id } = place.unwrap_or(GamePlace::before(u64::MAX));
        (i64::try_from(ended).unwrap_or(i64::MAX), id)
    }
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// Their number.
    pub id: PersonId,
    /// The name they last sat down with; empty before.
    pub name: String,
    /// Whether a program made this identity for itself.
    pub program: bool,
    /// When it was made, in milliseconds since 1970.
    pub since: u64,
    /// Whether it may be used.
    pub state: PersonState,
}

/// Whether an account may be used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PersonState {
    /// It may.
    #[default]
    Active,
    /// The operator has banned it.
    Banned,
    /// It is being deleted.
    Deleting,
}

impl PersonState {
    /// Its name in the database.
    pub fn word(self) -> &'static str {
        match self {
            PersonState::Active => "active",
            PersonState::Banned => "banned",
            PersonState::Deleting => "deleting",
        }
    }

    /// The state with this name.
    pub fn from_word(word: &str) -> Option<PersonState> {
        [PersonState::Active, PersonState::Banned, PersonState::Deleting]
            .into_iter()
            .find(|state| state.word() == word)
    }
}

/// The SHA-256 of a token: all that the store ever sees of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct KeyHash(pub [u8; 32]);

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyHash(…)")
    }
}

/// Something that opens an identity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyRow {
    /// Its number, by which its owner can take it back.
    pub id: u64,
    /// Whose it is.
    pub person: PersonId,
    /// The hash of the token.
    pub hash: KeyHash,
    /// What it is for.
    pub kind: KeyKind,
    /// What its owner calls it; for a cookie, the browser it was given to.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub since: u64,
    /// The day on which it was last used: its first millisecond since 1970.
    pub seen: u64,
}

/// What a key is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyKind {
    /// A browser's cookie.
    Cookie,
    /// The bearer token a program got with its identity: it may manage the account.
    Owner,
    /// A bearer token that may play.
    Play,
    /// A bearer token that may only look.
    Watch,
    /// A link that moves the identity to another device, once.
    Recovery,
}

/// Why the store refused or failed.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// The log of the table has another length than expected.
    #[error("the log of this table has another length")]
    Conflict,
    /// The row exists already.
    #[error("this is there already")]
    Duplicate,
    /// The store has failed. The text is for the log, never for an answer.
    #[error("the store failed: {0}")]
    Failed(String),
    /// The store cannot be reached, or does not answer in time. The text is for the log, never for an answer.
    #[error("the store does not answer: {0}")]
    Unreachable(String),
}

impl StoreError {
    /// Logs what failed, and at which table. When the database of a cluster does not answer, the node logs that once; the
    /// consequences for tables and requests are logged at debug level.
    pub(crate) fn log(&self, table: Option<&TableCode>, what: &str) {
        let table = table.map(tracing::field::display);
        if matches!(self, StoreError::Unreachable(_)) {
            tracing::debug!(table, error = %self, "{what}");
        } else {
            tracing::error!(table, error = %self, "{what}");
        }
    }
}
