//! Everything that is stored about you, as one JSON document.
//!
//! It is written piece by piece while it is sent, so its size does not matter to the memory of the server. There are few
//! exports at a time, and each has a deadline, so that slow readers do not keep others from theirs.

mod download;

use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Event, LogReader, Logged, PersonId};
use tokio::sync::{Semaphore, mpsc};

use super::caller::Owner;
use super::credentials::Credentials;
use crate::context::Context;
use crate::housekeeping::{Accounts, LogPages, TableSummary};
use crate::http::api::responses::{Errors, OwnsAccount, RateLimit, cause};
use crate::http::errors::read_failed;
use crate::http::{AppState, Client, Problem, RateClass, RateKey};
use crate::identity::Identity;
use crate::store::{GamePlace, GameRow, StoreError};
use crate::table_code::TableCode;
use crate::tables::write;
use download::Piece;

/// How many exports are written at a time.
const AT_A_TIME: usize = 4;
static WRITING: Semaphore = Semaphore::const_new(AT_A_TIME);

/// The longest export, in bytes. What does not fit is left out, and the document says so.
const MAX_BYTES: usize = 256 * 1024 * 1024;

/// How long an export may take. Whoever reads more slowly gets a part of it, and the download fails.
const DEADLINE: Duration = Duration::from_mins(5);

/// How many tables and games are read at a time.
const TABLES: u32 = 100;
const GAMES: u32 = 20;

cause!(
    /// Only a few exports run at a time.
    Exporting: "server/full"
);

/// Export everything stored about you as one JSON document.
///
/// Contains your identity, devices and tokens (without secrets), the tables where you have a seat or are the host, the records of your games,
/// and all your choices and messages. Limits: 6 exports an hour per person, 256 MiB each.
#[utoipa::path(get, path = "/api/me/export", tag = "people", security(("token" = ["account"]), ("cookie" = [])),
    responses((status = 200, body = Object, description = "The document. docs/privacy.md describes it."), Errors<(OwnsAccount, RateLimit, Exporting)>))]
pub(crate) async fn export(
    State(app): State<AppState>,
    client: Client,
    Owner(me): Owner,
) -> Result<Response, Problem> {
    app.limits.check(RateClass::Export, RateKey::Person(me.person))?;
    let of_address = app.limits.open_export(RateKey::address(client.0)).ok_or_else(too_many)?;
    let writing = WRITING.try_acquire().map_err(|_| too_many())?;
    // Report an unavailable store while the response can still be an error.
    let head = head(&app, &me).await.map_err(|error| read_failed(&error))?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"tacora-export.json\""),
    ];
    let person = me.person;
    let write = move |pieces| Export { app, person, pieces, written: 0, first: true }.run(head);
    Ok((headers, download::body(write, (writing, of_address), DEADLINE)).into_response())
}

fn too_many() -> Problem {
    let sentence = "the server writes too many exports at the moment; try again in a minute";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/full", sentence).retry_after_ms(30_000)
}

#[derive(Serialize)]
struct Head {
    format: &'static str,
    exported: u64,
    person: PersonPart,
    credentials: Credentials,
}

#[derive(Serialize)]
struct PersonPart {
    id: String,
    name: String,
    program: bool,
    since: u64,
}

#[derive(Serialize)]
struct TablePart {
    table: TableCode,
    at: u64,
    host: bool,
    seated: bool,
    sign: Option<Box<RawValue>>,
}

#[derive(Serialize)]
struct GamePart {
    id: String,
    table: TableCode,
    ended: u64,
    record: Option<Box<RawValue>>,
}

#[derive(Serialize)]
struct ActionPart {
    table: TableCode,
    event: Box<RawValue>,
}

async fn head(app: &AppState, me: &Identity) -> Result<Head, StoreError> {
    let context = app.tables.context();
    let keys = app.authenticator.credentials(me.person).await?;
    let since = match context.store.database() {
        Some(database) => Accounts::new(database).person(me.person).await?.map_or(0, |person| person.since),
        None => 0,
    };
    let person = PersonPart { id: me.person.to_string(), name: me.name.clone(), program: me.program, since };
    Ok(Head {
        format: "tacora-export-1",
        exported: context.clock.now().0,
        person,
        credentials: Credentials::of(keys, me),
    })
}

/// An export that is being written.
struct Export {
    app: AppState,
    person: PersonId,
    pieces: mpsc::Sender<Piece>,
    written: usize,
    /// Whether the next item is the first of its list.
    first: bool,
}

/// Why an export ends early.
enum Stop {
    /// It is long enough.
    Full,
    /// Nobody receives it any more.
    Gone,
    /// Something cannot be read.
    Failed(StoreError),
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Stop {
        Stop::Failed(error)
    }
}

impl Export {
    async fn run(mut self, head: Head) {
        let mut text = json(&head);
        // The lists follow the head in the same object.
        text.pop();
        let ended = match self.send(text).await {
            Ok(()) => self.lists().await,
            Err(stop) => Err(stop),
        };
        let last = match ended {
            Ok(()) => &b"],\"complete\":true}\n"[..],
            Err(Stop::Full) => &b"],\"complete\":false}\n"[..],
            Err(Stop::Gone) => return,
            Err(Stop::Failed(error)) => {
                tracing::warn!(%error, "an export of personal data failed; the download is incomplete");
                return;
            }
        };
        let _ = self.pieces.send(Piece::Last(Bytes::from_static(last))).await;
    }

    async fn lists(&mut self) -> Result<(), Stop> {
        self.begin("tables", false).await?;
        self.tables().await?;
        self.begin("games", true).await?;
        self.games().await?;
        self.begin("actions", true).await?;
        self.actions().await
    }

    async fn tables(&mut self) -> Result<(), Stop> {
        let context = self.app.tables.context().clone();
        let (accounts, mut after) = (accounts(&context)?, None);
        loop {
            let page = accounts.tables_of(self.person, after, TABLES).await?;
            let Some((last, _)) = page.last() else { return Ok(()) };
            after = Some(last.code);
            for (TableSummary { code, at, host, lobby_entry, .. }, seated) in page {
                let sign = RawValue::from_string(lobby_entry).ok();
                let host = host == self.person;
                self.item(&TablePart { table: code, at, host, seated, sign }).await?;
            }
        }
    }

    async fn games(&mut self) -> Result<(), Stop> {
        let context = self.app.tables.context().clone();
        let mut after = None;
        loop {
            let page = context.store.games_of(self.person, after, GAMES).await?;
            let Some(last) = page.last() else { return Ok(()) };
            after = Some(GamePlace::of(last));
            for GameRow { id, table, ended, record, .. } in page {
                let record = RawValue::from_string(record).ok();
                self.item(&GamePart { id, table, ended, record }).await?;
            }
        }
    }

    async fn actions(&mut self) -> Result<(), Stop> {
        let context = self.app.tables.context().clone();
        let (accounts, mut after) = (accounts(&context)?, None);
        loop {
            let codes = accounts.logs_of(self.person, after, TABLES).await?;
            for code in &codes {
                self.actions_at(*code).await?;
            }
            after = codes.last().copied();
            if after.is_none() {
                return Ok(());
            }
        }
    }

    async fn actions_at(&mut self, code: TableCode) -> Result<(), Stop> {
        let person = self.person;
        let mut pages = LogPages::of(self.app.tables.context(), code);
        let mut state = (LogReader::default(), Vec::new());
        loop {
            let page = pages.next(state, move |(log_reader, own): &mut (LogReader, Vec<String>), entry| {
                if is_own(log_reader, &entry.logged, person) {
                    // Not its idempotency key, which is of no use to anybody.
                    own.push(write(&Logged { by: None, ..entry.logged.clone() }));
                }
                // A damaged log still tells what can be read of it.
                let _ = log_reader.skip(&entry.logged);
            });
            let ((log_reader, own), goes_on) = page.await.map_err(StoreError::from)?;
            for event in own {
                if let Ok(event) = RawValue::from_string(event) {
                    self.item(&ActionPart { table: code, event }).await?;
                }
            }
            state = (log_reader, Vec::new());
            if !goes_on {
                return Ok(());
            }
        }
    }

    async fn begin(&mut self, list: &str, closes: bool) -> Result<(), Stop> {
        self.first = true;
        let end = if closes { "]" } else { "" };
        self.push(format!("{end},\"{list}\":[")).await
    }

    async fn item(&mut self, item: &impl Serialize) -> Result<(), Stop> {
        let comma = if std::mem::take(&mut self.first) { "" } else { "," };
        self.send(format!("{comma}\n{}", json(item))).await
    }

    async fn send(&mut self, text: String) -> Result<(), Stop> {
        if self.written + text.len() > MAX_BYTES {
            return Err(Stop::Full);
        }
        self.push(text).await
    }

    async fn push(&mut self, text: String) -> Result<(), Stop> {
        self.written += text.len();
        self.pieces.send(Piece::Part(text.into())).await.map_err(|_| Stop::Gone)
    }
}

fn accounts(context: &Context) -> Result<Accounts<'_>, StoreError> {
    let database = context.store.database();
    database.map(Accounts::new).ok_or_else(|| StoreError::Failed("there is no database".to_owned()))
}

/// Whether this person did what the next event tells.
fn is_own(before: &LogReader, logged: &Logged, person: PersonId) -> bool {
    let sits_on = |seat: game::Seat| {
        let people = before.table().map(table::Table::seated_people).unwrap_or_default();
        people.get(seat.index()).is_some_and(|who| *who == Some(person))
    };
    match &logged.event {
        Event::Sat { who, .. }
        | Event::SatBeside { who, .. }
        | Event::Reacted { who, .. }
        | Event::Said { who, .. }
        | Event::StandInVoted { by: who, .. }
        | Event::StandInAsked { by: who, .. } => *who == person,
        Event::Sealed { seat, .. } | Event::Raced { seat, .. } | Event::SeatLeft { seat } => sits_on(*seat),
        _ => false,
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("an export can be written as JSON")
}
