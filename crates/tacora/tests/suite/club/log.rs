//! What stands in the database of a server, read without its help.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection, SqliteConnection};
use table::{Logged, Message, Table};

/// The events of every table, in order.
pub(crate) type Log = BTreeMap<String, Vec<Written>>;

/// An event as it is written.
#[derive(Deserialize)]
pub(crate) struct Written {
    /// All of it.
    #[serde(skip)]
    pub(crate) body: String,
    pub(super) at: u64,
    /// Whose wish it was, and its key.
    #[serde(rename = "wish")]
    pub(super) by: Option<(String, String)>,
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) choice: Option<Value>,
    seat: Option<u8>,
}

impl Written {
    /// What happened.
    pub(crate) fn kind(&self) -> &str {
        &self.kind
    }

    /// To whom, if it concerns a seat.
    pub(crate) fn seat(&self) -> Option<u8> {
        self.seat
    }
}

/// The table that follows from these events.
pub(super) fn look(events: &[Written]) -> Message {
    let read = |event: &Written| serde_json::from_str(&event.body).unwrap();
    let events: Vec<Logged> = events.iter().map(read).collect();
    let last = events.last().expect("a table begins with an event").at;
    Table::fold(&events, last).unwrap().look()
}

/// Everything in the database of this data folder.
pub(crate) async fn read_log(data: &Path) -> Log {
    let options = SqliteConnectOptions::new().filename(data.join("tacora.db")).read_only(true);
    let mut connection: SqliteConnection = options.connect().await.unwrap();
    let rows = sqlx::query_as(EVENTS).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    in_order(rows)
}

/// Everything in a database that nodes share.
pub(crate) async fn read_shared_log(url: &str) -> Log {
    let mut connection = PgConnection::connect(url).await.unwrap();
    let rows = sqlx::query_as(EVENTS).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    in_order(rows)
}

const EVENTS: &str = "SELECT table_code, seq, body FROM events ORDER BY table_code, seq";

fn in_order(rows: Vec<(String, i64, String)>) -> Log {
    let mut log = Log::new();
    for (code, seq, body) in rows {
        let events = log.entry(code).or_default();
        let event: Written = serde_json::from_str(&body).unwrap();
        // In the log the fingerprint of the request follows its key.
        let by = event.by.map(|(who, key)| (who, key.split(' ').next().unwrap_or_default().to_owned()));
        events.push(Written { body, by, ..event });
        assert_eq!(usize::try_from(seq).unwrap(), events.len(), "events count without a gap");
    }
    log
}
