//! The rows of one table, from one database to the other.

use futures_util::TryStreamExt;
use sqlx::sqlite::SqliteRow;
use sqlx::{PgConnection, Row, SqliteConnection};

/// So many rows or bytes go at once.
const ROWS: usize = 1_000;
const BYTES: usize = 4 << 20;

/// How to read a table and how to write it. Flags are numbers on the way, and people a text of numbers.
pub(super) struct Transfer {
    pub(super) name: &'static str,
    pub(super) count: &'static str,
    read: &'static str,
    write: &'static str,
    columns: &'static [Kind],
}

#[derive(Clone, Copy)]
enum Kind {
    Text,
    Number,
    Bytes,
}

/// Every table that there is in both.
pub(super) const TRANSFERS: [Transfer; 7] = [
    Transfer {
        name: "people",
        count: "SELECT count(*) FROM people",
        read: "SELECT id, name, program, since, state, state_change FROM people",
        write: "INSERT INTO people (id, name, program, since, state, state_change) \
                SELECT id, name, program <> 0, since, state, state_change \
                FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[]) \
                AS row (id, name, program, since, state, state_change)",
        columns: &[Kind::Number, Kind::Text, Kind::Number, Kind::Number, Kind::Text, Kind::Number],
    },
    Transfer {
        name: "keys",
        count: "SELECT count(*) FROM keys",
        read: "SELECT id, person, hash, kind, label, since, seen FROM keys",
        write: "INSERT INTO keys (id, person, hash, kind, label, since, seen) SELECT * \
                FROM unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::text[], $5::text[], $6::bigint[], $7::bigint[])",
        columns: &[
            Kind::Number,
            Kind::Number,
            Kind::Bytes,
            Kind::Text,
            Kind::Text,
            Kind::Number,
            Kind::Number,
        ],
    },
    Transfer {
        name: "events",
        count: "SELECT count(*) FROM events",
        read: "SELECT table_code, seq, body FROM events ORDER BY table_code, seq",
        write: "INSERT INTO events (table_code, seq, body) SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])",
        columns: &[Kind::Text, Kind::Number, Kind::Text],
    },
    Transfer {
        name: "tables",
        count: "SELECT count(*) FROM tables",
        read: "SELECT code, host, listed, closed, at, sign, coalesce((SELECT group_concat(person, ' ' ORDER BY place) \
               FROM table_people WHERE table_code = t.code), ''), bytes, removing FROM tables t",
        write: "INSERT INTO tables (code, host, listed, closed, at, sign, people, bytes, removing) \
                SELECT code, host, listed <> 0, closed <> 0, at, sign, string_to_array(people, ' ')::bigint[], bytes, removing \
                FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::text[], \
                $8::bigint[], $9::bigint[]) AS row (code, host, listed, closed, at, sign, people, bytes, removing)",
        columns: &[
            Kind::Text,
            Kind::Number,
            Kind::Number,
            Kind::Number,
            Kind::Number,
            Kind::Text,
            Kind::Text,
            Kind::Number,
            Kind::Number,
        ],
    },
    Transfer {
        name: "log_people",
        count: "SELECT count(*) FROM log_people",
        read: "SELECT person, table_code FROM log_people",
        write: "INSERT INTO log_people (person, table_code) SELECT * FROM unnest($1::text[], $2::text[])",
        columns: &[Kind::Text, Kind::Text],
    },
    Transfer {
        name: "log_chat",
        count: "SELECT count(*) FROM log_chat",
        read: "SELECT table_code, oldest FROM log_chat",
        write: "INSERT INTO log_chat (table_code, oldest) SELECT * FROM unnest($1::text[], $2::bigint[])",
        columns: &[Kind::Text, Kind::Number],
    },
    Transfer {
        name: "games",
        count: "SELECT count(*) FROM games",
        read: "SELECT id, table_code, ended, record, coalesce((SELECT group_concat(person, ' ' ORDER BY place) \
               FROM game_people WHERE game = g.id), ''), seats FROM games g",
        write: "INSERT INTO games (id, table_code, ended, record, people, seats) \
                SELECT id, table_code, ended, record, string_to_array(people, ' ')::bigint[], seats \
                FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[]) \
                AS row (id, table_code, ended, record, people, seats)",
        columns: &[Kind::Text, Kind::Text, Kind::Number, Kind::Text, Kind::Text, Kind::Text],
    },
];

impl Transfer {
    /// How many rows there are to move.
    pub(super) async fn count(&self, old: &mut SqliteConnection) -> Result<u64, sqlx::Error> {
        sqlx::query_scalar(self.count).fetch_one(old).await.map(i64::cast_unsigned)
    }

    /// Moves them all, and says each time how many more there are.
    pub(super) async fn run(
        &self,
        old: &mut SqliteConnection,
        new: &mut PgConnection,
        mut moved: impl FnMut(u64),
    ) -> Result<(), sqlx::Error> {
        let mut rows = sqlx::query(self.read).fetch(old);
        let mut load = Load::new(self.columns);
        while let Some(row) = rows.try_next().await? {
            load.take(&row)?;
            if load.rows == ROWS || load.bytes >= BYTES {
                moved(std::mem::replace(&mut load, Load::new(self.columns)).unload(self.write, new).await?);
            }
        }
        moved(load.unload(self.write, new).await?);
        Ok(())
    }
}

/// Some rows on their way, column by column.
struct Load {
    columns: Vec<Column>,
    rows: usize,
    bytes: usize,
}

enum Column {
    Text(Vec<String>),
    Number(Vec<i64>),
    Bytes(Vec<Vec<u8>>),
}

impl Load {
    fn new(kinds: &[Kind]) -> Load {
        let columns = kinds.iter().map(|kind| match kind {
            Kind::Text => Column::Text(Vec::new()),
            Kind::Number => Column::Number(Vec::new()),
            Kind::Bytes => Column::Bytes(Vec::new()),
        });
        Load { columns: columns.collect(), rows: 0, bytes: 0 }
    }

    fn take(&mut self, row: &SqliteRow) -> Result<(), sqlx::Error> {
        for (index, column) in self.columns.iter_mut().enumerate() {
            match column {
                Column::Text(texts) => {
                    let text: String = row.try_get(index)?;
                    self.bytes += text.len();
                    texts.push(text);
                }
                Column::Number(numbers) => numbers.push(row.try_get(index)?),
                Column::Bytes(all) => all.push(row.try_get(index)?),
            }
        }
        self.rows += 1;
        Ok(())
    }

    async fn unload(self, write: &'static str, new: &mut PgConnection) -> Result<u64, sqlx::Error> {
        let write = self.columns.into_iter().fold(sqlx::query(write), |write, column| match column {
            Column::Text(texts) => write.bind(texts),
            Column::Number(numbers) => write.bind(numbers),
            Column::Bytes(all) => write.bind(all),
        });
        write.execute(new).await.map(|done| done.rows_affected())
    }
}
