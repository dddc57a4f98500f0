//! From the rows of either database to ours, and the words that stand in them.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Error, Row};
use table::PersonId;

use crate::store::{
    GameRow, KeyHash, KeyKind, KeyRow, PersonRow, PersonState, RequestRow, StoreError, StoredAnswer, TableRow,
};
use crate::table_code::TableCode;

/// A row of a database, column by column.
pub(crate) trait SqlRow {
    /// A text.
    fn text(&self, column: &str) -> Result<&str, Error>;
    /// A number without a sign, which the databases keep by its bits.
    fn number(&self, column: &str) -> Result<u64, Error>;
    /// A text, if there is one.
    fn optional_text(&self, column: &str) -> Result<Option<&str>, Error>;
    /// A number without a sign, if there is one.
    fn optional_number(&self, column: &str) -> Result<Option<u64>, Error>;
    /// Yes or no.
    fn flag(&self, column: &str) -> Result<bool, Error>;
    /// Bytes.
    fn bytes(&self, column: &str) -> Result<&[u8], Error>;
    /// The people in the column `people`, in order.
    fn people(&self) -> Result<Vec<PersonId>, Error>;
}

/// What both databases say in the same way.
macro_rules! plain_columns {
    () => {
        fn text(&self, column: &str) -> Result<&str, Error> {
            self.try_get(column)
        }

        fn number(&self, column: &str) -> Result<u64, Error> {
            self.try_get(column).map(i64::cast_unsigned)
        }

        fn optional_text(&self, column: &str) -> Result<Option<&str>, Error> {
            self.try_get(column)
        }

        fn optional_number(&self, column: &str) -> Result<Option<u64>, Error> {
            self.try_get(column).map(|number: Option<i64>| number.map(i64::cast_unsigned))
        }

        fn flag(&self, column: &str) -> Result<bool, Error> {
            self.try_get(column)
        }

        fn bytes(&self, column: &str) -> Result<&[u8], Error> {
            self.try_get(column)
        }
    };
}

impl SqlRow for SqliteRow {
    plain_columns!();

    /// Their numbers stand one after the other in a text.
    fn people(&self) -> Result<Vec<PersonId>, Error> {
        let numbers: Option<&str> = self.try_get("people")?;
        let numbers = numbers.unwrap_or_default().split_ascii_whitespace();
        let people = numbers.map(|number| number.parse().map(|number: i64| PersonId(number.cast_unsigned())));
        people.collect::<Result<_, _>>().map_err(unreadable)
    }
}

impl SqlRow for PgRow {
    plain_columns!();

    fn people(&self) -> Result<Vec<PersonId>, Error> {
        let numbers: Vec<i64> = self.try_get("people")?;
        Ok(numbers.into_iter().map(|number| PersonId(number.cast_unsigned())).collect())
    }
}

/// What the indexes say of a table.
pub(crate) fn table_row(row: &impl SqlRow) -> Result<TableRow, Error> {
    Ok(TableRow {
        table: code(row, "code")?,
        host: PersonId(row.number("host")?),
        listed: row.flag("listed")?,
        closed: row.flag("closed")?,
        at: row.number("at")?,
        people: row.people()?,
        lobby_entry: row.text("sign")?.to_owned(),
    })
}

/// A finished game.
pub(crate) fn game_row(row: &impl SqlRow) -> Result<GameRow, Error> {
    Ok(GameRow {
        id: row.text("id")?.to_owned(),
        table: code(row, "table_code")?,
        ended: row.number("ended")?,
        people: row.people()?,
        record: row.text("record")?.to_owned(),
    })
}

/// A key.
pub(crate) fn key_row(row: &impl SqlRow) -> Result<KeyRow, Error> {
    let kind = row.text("kind")?;
    Ok(KeyRow {
        id: row.number("id")?,
        person: PersonId(row.number("person")?),
        hash: KeyHash(row.bytes("hash")?.try_into().map_err(unreadable)?),
        kind: kind_of(kind).ok_or_else(|| Error::Decode(format!("no kind of key: {kind}").into()))?,
        label: row.text("label")?.to_owned(),
        since: row.number("since")?,
        seen: row.number("seen")?,
    })
}

/// A request with an idempotency key.
pub(crate) fn request_row(row: &impl SqlRow) -> Result<RequestRow, Error> {
    let hash = |column| row.bytes(column)?.try_into().map_err(unreadable);
    let status = row.optional_number("status")?;
    let body = row.optional_text("body")?.map(str::to_owned);
    Ok(RequestRow {
        id: hash("id")?,
        sender: hash("sender")?,
        fingerprint: hash("fingerprint")?,
        at: row.number("at")?,
        answer: status
            .map(|status| u16::try_from(status).map_err(unreadable))
            .transpose()?
            .map(|status| StoredAnswer { status, body }),
    })
}

/// A key, and whose it is.
pub(crate) fn owner_and_key(row: &impl SqlRow) -> Result<(PersonRow, KeyRow), Error> {
    let key = key_row(row)?;
    let (name, program) = (row.text("name")?.to_owned(), row.flag("program")?);
    let state = row.text("state")?;
    let state = PersonState::from_word(state)
        .ok_or_else(|| Error::Decode(format!("no state of an account: {state}").into()))?;
    Ok((PersonRow { id: key.person, name, program, since: row.number("person_since")?, state }, key))
}

/// The code of a table.
pub(crate) fn code(row: &impl SqlRow, column: &str) -> Result<TableCode, Error> {
    row.text(column)?.parse().map_err(unreadable)
}

/// How a kind of key is written.
pub(crate) fn word(kind: KeyKind) -> &'static str {
    match kind {
        KeyKind::Cookie => "cookie",
        KeyKind::Owner => "owner",
        KeyKind::Play => "play",
        KeyKind::Watch => "watch",
        KeyKind::Recovery => "recovery",
    }
}

fn kind_of(text: &str) -> Option<KeyKind> {
    [KeyKind::Cookie, KeyKind::Owner, KeyKind::Play, KeyKind::Watch, KeyKind::Recovery]
        .into_iter()
        .find(|kind| word(*kind) == text)
}

fn unreadable(error: impl std::error::Error + Send + Sync + 'static) -> Error {
    Error::Decode(Box::new(error))
}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}
