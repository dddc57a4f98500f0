//! What the page wants of this device.

use serde::Deserialize;
use serde_json::value::RawValue;

/// Something that the page wants, and when.
#[derive(Debug)]
pub struct Request {
    /// The time of this device, in milliseconds since 1970. It never runs backwards.
    pub now: u64,
    /// What it wants.
    pub action: Action,
}

/// What the page wants.
#[derive(Debug)]
pub enum Action {
    /// A request of the API.
    Call {
        /// `GET`, `POST`, `PUT` or `DELETE`.
        method: String,
        /// The path with its query, such as `/api/tables/LOCAL-1/act?seat=1`.
        path: String,
        /// The body, as JSON.
        body: Option<Box<RawValue>>,
        /// The same request under the same key counts once.
        key: Option<String>,
    },
    /// Makes a table from its log.
    Load {
        /// The code of the table.
        table: String,
        /// Its events, each as JSON.
        log: Vec<String>,
    },
    /// Somebody looks at a table from now on. The answer has the table as it is.
    Listen {
        /// The code of the table.
        table: String,
    },
    /// Nobody looks at the table any more.
    Leave {
        /// The code of the table.
        table: String,
    },
    /// Lets happen what is due.
    Tick {
        /// The code of the table.
        table: String,
    },
    /// Forgets a table, because its log could not be kept or is kept elsewhere.
    Forget {
        /// The code of the table.
        table: String,
    },
}

/// A request as it is written: an action and whatever it needs. A body can only be kept as it is where nothing stands around it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    now: u64,
    action: Name,
    #[serde(default)]
    method: Option<String>,
    #[serde(default)]
    path: Option<String>,
    #[serde(default)]
    body: Option<Box<RawValue>>,
    #[serde(default)]
    key: Option<String>,
    #[serde(default)]
    table: Option<String>,
    #[serde(default)]
    log: Option<Vec<String>>,
}

/// The name of an action.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Name {
    Call,
    Load,
    Listen,
    Leave,
    Tick,
    Forget,
}

impl Request {
    /// Reads a request, which is JSON.
    pub fn read(text: &str) -> Result<Request, String> {
        let written: Written = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let Written { now, action, method, path, body, key, table, log } = written;
        let missing = |field: &str| format!("the action needs `{field}`");
        let table = table.ok_or_else(|| missing("table"));
        let action = match action {
            Name::Call => {
                let method = method.ok_or_else(|| missing("method"))?;
                Action::Call { method, path: path.ok_or_else(|| missing("path"))?, body, key }
            }
            Name::Load => Action::Load { table: table?, log: log.ok_or_else(|| missing("log"))? },
            Name::Listen => Action::Listen { table: table? },
            Name::Leave => Action::Leave { table: table? },
            Name::Tick => Action::Tick { table: table? },
            Name::Forget => Action::Forget { table: table? },
        };
        Ok(Request { now, action })
    }
}
