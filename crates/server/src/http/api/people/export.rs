//! Everything that is stored about you, as one JSON document.
//!
//! It is written piece by piece while it is sent, so its size does not matter to the memory of the server.

use axum::body::Body;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Event, LogReader, Logged, PersonId};
use tokio::sync::{Semaphore, SemaphorePermit, mpsc};

use super::caller::Owner;
use super::credentials::Credentials;
use crate::housekeeping::{Accounts, LogPages};
use crate::http::api::responses::ProblemResponses;
use crate::http::errors::read_failed;
use crate::http::{AppState, Problem, RateClass, RateKey};
use crate::identity::Identity;
use crate::store::{GameRow, StoreError, TableRow};
use crate::table_code::TableCode;
use crate::tables::write;

/// How many exports are written at a time.
const AT_A_TIME: usize = 4;
static WRITING: Semaphore = Semaphore::const_new(AT_A_TIME);

/// The longest export, in bytes. What does not fit is left out, and the document says so.
const MAX_BYTES: usize = 256 * 1024 * 1024;

/// How many tables and games are read at a time.
const TABLES: u32 = 1_000;
const GAMES: u32 = 20;

/// Everything that is stored about you: who you are, your devices and tokens (not what they open with), the tables at which
/// you sit or are host, the records of your games, and what you chose, said and called at every table.
#[utoipa::path(get, path = "/api/me/export", tag = "people",
    responses((status = 200, body = Object, description = "The document: see docs/privacy."), ProblemResponses))]
pub(crate) async fn export(State(app): State<AppState>, Owner(me): Owner) -> Result<Response, Problem> {
    app.limits.check(RateClass::Export, RateKey::Person(me.person))?;
    let writing = WRITING.try_acquire().map_err(|_| {
        let sentence = "the server writes too many exports at the moment; try again in a minute";
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/full", sentence).retry_after_ms(30_000)
    })?;
    // Report an unavailable store while the response can still be an error.
    let head = head(&app, &me).await.map_err(|error| read_failed(&error))?;
    let (pieces, receiver) = mpsc::channel(4);
    let export = Export { app, person: me.person, pieces, written: 0, first: true, _writing: writing };
    tokio::spawn(export.run(head));
    let body = stream::unfold(receiver, async |mut receiver: mpsc::Receiver<Piece>| {
        let piece = receiver.recv().await?;
        Some((piece, receiver))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"tacora-export.json\""),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}

/// Bytes of the document, or a failure that breaks the download off: half a document must not look like a whole one.
type Piece = Result<Bytes, std::io::Error>;

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
    _writing: SemaphorePermit<'static>,
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
            Ok(()) => Ok(Bytes::from_static(b"],\"complete\":true}\n")),
            Err(Stop::Full) => Ok(Bytes::from_static(b"],\"complete\":false}\n")),
            Err(Stop::Gone) => return,
            Err(Stop::Failed(error)) => {
                tracing::warn!(%error, "an export of personal data failed; the download is incomplete");
                Err(std::io::Error::other("something cannot be read"))
            }
        };
        let _ = self.pieces.send(last).await;
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
        for row in context.store.tables_of(self.person, TABLES).await? {
            let TableRow { table, host, at, people, lobby_entry, .. } = row;
            let part = TablePart {
                table,
                at,
                host: host == self.person,
                seated: people.contains(&self.person),
                sign: RawValue::from_string(lobby_entry).ok(),
            };
            self.item(&part).await?;
        }
        Ok(())
    }

    async fn games(&mut self) -> Result<(), Stop> {
        let context = self.app.tables.context().clone();
        let mut before = None;
        loop {
            let page = context.store.games_of(self.person, before, GAMES).await?;
            let Some(last) = page.last() else { return Ok(()) };
            before = Some(last.ended);
            for GameRow { id, table, ended, record, .. } in page {
                let record = RawValue::from_string(record).ok();
                self.item(&GamePart { id, table, ended, record }).await?;
            }
        }
    }

    async fn actions(&mut self) -> Result<(), Stop> {
        let context = self.app.tables.context().clone();
        let database =
            context.store.database().ok_or_else(|| StoreError::Failed("no database".to_owned()))?;
        let accounts = Accounts::new(database);
        let mut after = None;
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
            let ((log_reader, own), goes_on) = page.await?;
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
        self.pieces.send(Ok(text.into())).await.map_err(|_| Stop::Gone)
    }
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
