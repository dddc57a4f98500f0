//! Accounts and tables as the operator and the background work see them, in either database.

use table::PersonId;

use crate::store::{Database, Dialect, PersonState, Row, Sql, StoreError};
use crate::table_code::TableCode;

/// How many are taken at a time.
pub(super) const PAGE: u32 = 16;

/// Accounts and tables in a database.
#[derive(Clone, Copy)]
pub struct Accounts<'a> {
    pub(super) database: &'a dyn Database,
}

/// An account as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonSummary {
    /// Its number.
    pub id: PersonId,
    /// The name they last gave; empty before.
    pub name: String,
    /// Whether it is that of a program.
    pub program: bool,
    /// When it was made, in milliseconds since 1970.
    pub since: u64,
    /// The day on which it was last used, in milliseconds since 1970; 0 if nothing opens it.
    pub seen: u64,
    /// Whether it may be used.
    pub state: PersonState,
    /// How many devices, tokens and recovery links open it.
    pub keys: u64,
    /// At how many tables something of it is stored.
    pub tables: u64,
    /// In how many finished games it sat.
    pub games: u64,
}

/// A table as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// Its code.
    pub code: TableCode,
    /// Who is host.
    pub host: PersonId,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Whether its game is over.
    pub closed: bool,
    /// When anything but a move of a game last changed, in milliseconds since 1970.
    pub at: u64,
    /// How many bytes it takes, as far as they were counted.
    pub bytes: u64,
    /// Whether it is about to be removed.
    pub removing: bool,
    /// What the lobby shows, as JSON.
    pub lobby_entry: String,
}

const PEOPLE: &str = "SELECT p.id, p.name, p.program, p.since, p.state, \
    (SELECT max(k.seen) FROM keys k WHERE k.person = p.id), \
    (SELECT count(*) FROM keys k WHERE k.person = p.id), \
    (SELECT count(DISTINCT g.game) FROM game_people g WHERE g.person = p.id) FROM people p \
    WHERE p.id > $1 ORDER BY p.id LIMIT $2";

const TABLES: &str = "SELECT code, host, listed, closed, at, bytes, removing, sign FROM tables \
    WHERE code > $1 ORDER BY code LIMIT $2";

impl<'a> Accounts<'a> {
    /// Those in this database.
    pub fn new(database: &'a dyn Database) -> Accounts<'a> {
        Accounts { database }
    }

    /// Accounts in the order of the database, after this one.
    pub async fn people(
        &self,
        after: Option<PersonId>,
        limit: u32,
    ) -> Result<Vec<PersonSummary>, StoreError> {
        let after = after.map_or(i64::MIN, |person| person.0.cast_signed());
        let rows = self.database.rows(Sql::new(PEOPLE).bind(after).bind(limit)).await?;
        let mut people = Vec::with_capacity(rows.len());
        for row in rows {
            people.push(self.summary(&row).await?);
        }
        // The smallest number of all has none before it.
        Ok(people)
    }

    /// One account.
    pub async fn person(&self, person: PersonId) -> Result<Option<PersonSummary>, StoreError> {
        let before = person.0.cast_signed().checked_sub(1).map(|before| PersonId(before.cast_unsigned()));
        let next = self.people(before, 1).await?.pop();
        Ok(next.filter(|found| found.id == person))
    }

    async fn summary(&self, row: &Row) -> Result<PersonSummary, StoreError> {
        let id = PersonId(row.number(0)?.cast_unsigned());
        let count = Sql::new("SELECT count(*) FROM log_people WHERE person = $1").bind(id.to_string());
        let tables = self.database.rows(count).await?;
        let unknown = || StoreError::Failed("an account has an unknown state".to_owned());
        Ok(PersonSummary {
            id,
            name: row.text(1)?.to_owned(),
            program: row.number(2)? != 0,
            since: row.number(3)?.cast_unsigned(),
            state: PersonState::from_word(row.text(4)?).ok_or_else(unknown)?,
            seen: row.number(5)?.cast_unsigned(),
            keys: row.number(6)?.cast_unsigned(),
            games: row.number(7)?.cast_unsigned(),
            tables: tables.first().map_or(Ok(0), |row| row.number(0))?.cast_unsigned(),
        })
    }

    /// Changes the state of an account; `false` if there is no such account, or it is in that state already or is being
    /// deleted.
    pub async fn set_state(&self, person: PersonId, state: PersonState) -> Result<bool, StoreError> {
        let change = Sql::new(
            "UPDATE people SET state = $2, name = CASE WHEN $2 = 'deleting' THEN '' ELSE name END, \
             state_change = (SELECT coalesce(max(state_change), 0) + 1 FROM people WHERE state_change > 0) \
             WHERE id = $1 AND state <> $2 AND state <> 'deleting'",
        );
        self.database.change(vec![change.bind(person.0.cast_signed()).bind(state.word())]).await
    }

    /// The accounts whose state was changed after this change, and the numbers of those changes.
    pub(super) async fn changes(&self, after: i64) -> Result<Vec<(PersonId, i64)>, StoreError> {
        let find =
            Sql::new("SELECT id, state_change FROM people WHERE state_change > 0 AND state_change > $1");
        let rows = self.database.rows(find.bind(after)).await?;
        rows.iter().map(|row| Ok((PersonId(row.number(0)?.cast_unsigned()), row.number(1)?))).collect()
    }

    /// The number of the last change.
    pub(super) async fn last_change(&self) -> Result<i64, StoreError> {
        let find = Sql::new("SELECT max(state_change) FROM people WHERE state_change > 0");
        let rows = self.database.rows(find).await?;
        rows.first().map_or(Ok(0), |row| row.number(0))
    }

    /// Some of the accounts that are to be deleted.
    pub(super) async fn deletions(&self) -> Result<Vec<PersonId>, StoreError> {
        let find = Sql::new(
            "SELECT id FROM people WHERE state_change > 0 AND state = 'deleting' ORDER BY state_change LIMIT $1",
        );
        people(&self.database.rows(find.bind(1_000_i64)).await?)
    }

    /// The logs in which something of this person stands, after this code.
    pub(crate) async fn logs_of(
        &self,
        person: PersonId,
        after: Option<TableCode>,
        limit: u32,
    ) -> Result<Vec<TableCode>, StoreError> {
        let find = Sql::new(
            "SELECT table_code FROM log_people WHERE person = $1 AND table_code > $2 ORDER BY table_code LIMIT $3",
        );
        let after = after.map_or_else(String::new, |code| code.to_string());
        codes(&self.database.rows(find.bind(person.to_string()).bind(after).bind(limit)).await?)
    }

    /// Nothing of this person stands in this log any more.
    pub(super) async fn leave_log(&self, person: PersonId, table: &TableCode) -> Result<(), StoreError> {
        let leave = Sql::new("DELETE FROM log_people WHERE person = $1 AND table_code = $2");
        self.database.change(vec![leave.bind(person.to_string()).bind(table.to_string())]).await.map(drop)
    }

    /// Replaces events by others, each only if it still is what it was. Their numbers stay.
    pub(super) async fn rewrite_events(
        &self,
        table: &TableCode,
        rewrites: Vec<Rewrite>,
    ) -> Result<(), StoreError> {
        let statement = |rewrite: Rewrite| {
            Sql::new("UPDATE events SET body = $4 WHERE table_code = $1 AND seq = $2 AND body = $3")
                .bind(table.to_string())
                .bind(rewrite.seq)
                .bind(rewrite.before)
                .bind(rewrite.after)
        };
        self.database.change(rewrites.into_iter().map(statement).collect()).await.map(drop)
    }

    /// Replaces the record of a game.
    pub(super) async fn rewrite_record(&self, game: &str, record: String) -> Result<(), StoreError> {
        let rewrite = Sql::new("UPDATE games SET record = $2 WHERE id = $1");
        self.database.change(vec![rewrite.bind(game).bind(record)]).await.map(drop)
    }

    /// The game is no longer one of this person.
    pub(super) async fn leave_game(&self, person: PersonId, game: &str) -> Result<(), StoreError> {
        let number = person.0.cast_signed();
        let leave = Sql::new("DELETE FROM game_people WHERE person = $1 AND game = $2");
        let mut statements = vec![leave.bind(number).bind(game)];
        if self.database.dialect() == Dialect::Postgres {
            let leave = Sql::new("UPDATE games SET people = array_remove(people, $1) WHERE id = $2");
            statements.push(leave.bind(number).bind(game));
        }
        self.database.change(statements).await.map(drop)
    }

    /// Removes an account of which nothing is left anywhere; whether it is gone.
    pub(super) async fn remove(&self, person: PersonId) -> Result<bool, StoreError> {
        let number = person.0.cast_signed();
        let keys = Sql::new("DELETE FROM keys WHERE person = $1").bind(number);
        let row = Sql::new(
            "DELETE FROM people WHERE id = $1 AND state = 'deleting' \
             AND NOT EXISTS (SELECT 1 FROM game_people WHERE person = $1) \
             AND NOT EXISTS (SELECT 1 FROM log_people WHERE person = $2)",
        );
        self.database.change(vec![keys, row.bind(number).bind(person.to_string())]).await
    }

    /// Tables in the order of their codes, after this one.
    pub async fn tables(
        &self,
        after: Option<TableCode>,
        limit: u32,
    ) -> Result<Vec<TableSummary>, StoreError> {
        let after = after.map_or_else(String::new, |code| code.to_string());
        let rows = self.database.rows(Sql::new(TABLES).bind(after).bind(limit)).await?;
        rows.iter().map(table).collect()
    }

    /// The tables at which this person sits or is host, and whether they sit there, in the order of their codes, after this
    /// one.
    pub(crate) async fn tables_of(
        &self,
        person: PersonId,
        after: Option<TableCode>,
        limit: u32,
    ) -> Result<Vec<(TableSummary, bool)>, StoreError> {
        let text = match self.database.dialect() {
            Dialect::Sqlite => {
                "SELECT code, host, listed, closed, at, bytes, removing, sign, \
                 EXISTS (SELECT 1 FROM table_people WHERE table_code = code AND person = $1) FROM tables \
                 WHERE code > $2 AND code IN (SELECT table_code FROM table_people WHERE person = $1 \
                 UNION SELECT code FROM tables WHERE host = $1) ORDER BY code LIMIT $3"
            }
            Dialect::Postgres => {
                "SELECT code, host, listed, closed, at, bytes, removing, sign, people @> ARRAY[$1] FROM tables \
                 WHERE code > $2 AND (people @> ARRAY[$1] OR host = $1) ORDER BY code LIMIT $3"
            }
        };
        let after = after.map_or_else(String::new, |code| code.to_string());
        let find = Sql::new(text).bind(person.0.cast_signed()).bind(after).bind(limit);
        let rows = self.database.rows(find).await?;
        rows.iter().map(|row| Ok((table(row)?, row.number(8)? != 0))).collect()
    }

    /// One table.
    pub async fn table(&self, code: &TableCode) -> Result<Option<TableSummary>, StoreError> {
        let find = Sql::new(
            "SELECT code, host, listed, closed, at, bytes, removing, sign FROM tables WHERE code = $1",
        );
        let rows = self.database.rows(find.bind(code.to_string())).await?;
        rows.first().map(table).transpose()
    }

    /// A server is to remove this table; `false` if there is none, or it is about to be removed already.
    pub async fn request_removal(&self, code: &TableCode) -> Result<bool, StoreError> {
        let mark = Sql::new("UPDATE tables SET removing = 1 WHERE code = $1 AND removing = 0");
        self.database.change(vec![mark.bind(code.to_string())]).await
    }

    /// Some of the tables that are to be removed.
    pub(super) async fn removals(&self) -> Result<Vec<TableCode>, StoreError> {
        let find = Sql::new("SELECT code FROM tables WHERE removing = 1 LIMIT $1").bind(PAGE);
        codes(&self.database.rows(find).await?)
    }
}

/// An event and what replaces it.
pub(super) struct Rewrite {
    pub(super) seq: u32,
    pub(super) before: String,
    pub(super) after: String,
}

fn table(row: &Row) -> Result<TableSummary, StoreError> {
    Ok(TableSummary {
        code: row.parse(0)?,
        host: PersonId(row.number(1)?.cast_unsigned()),
        listed: row.number(2)? != 0,
        closed: row.number(3)? != 0,
        at: row.number(4)?.cast_unsigned(),
        bytes: row.number(5)?.cast_unsigned(),
        removing: row.number(6)? != 0,
        lobby_entry: row.text(7)?.to_owned(),
    })
}

pub(super) fn codes(rows: &[Row]) -> Result<Vec<TableCode>, StoreError> {
    rows.iter().map(|row| row.parse(0)).collect()
}

pub(super) fn people(rows: &[Row]) -> Result<Vec<PersonId>, StoreError> {
    rows.iter().map(|row| Ok(PersonId(row.number(0)?.cast_unsigned()))).collect()
}
