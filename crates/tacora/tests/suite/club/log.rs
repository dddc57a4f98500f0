//! What stands in the database of a server, read without its help.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

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
}

/// Everything in the database of this data folder.
pub(crate) async fn read_log(data: &Path) -> Log {
    let options = SqliteConnectOptions::new().filename(data.join("tacora.db")).read_only(true);
    let mut connection: SqliteConnection = options.connect().await.unwrap();
    let rows: Vec<(String, i64, String)> =
        sqlx::query_as("SELECT table_code, seq, body FROM events ORDER BY table_code, seq")
            .fetch_all(&mut connection)
            .await
            .unwrap();
    connection.close().await.unwrap();
    let mut log = Log::new();
    for (code, seq, body) in rows {
        let events = log.entry(code).or_default();
        let event: Written = serde_json::from_str(&body).unwrap();
        events.push(Written { body, ..event });
        assert_eq!(usize::try_from(seq).unwrap(), events.len(), "events count without a gap");
    }
    log
}
