//! The extractor for requests to a table: its code, the seat and the idempotency key.

use axum::extract::{FromRef, FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use game::Seat;
use serde::{Deserialize, Serialize};
use table::{HostWish, Key, PersonId, Refusal, Wish, Wisher};
use tokio::sync::oneshot;
use utoipa::{IntoParams, ToSchema};

use super::params::QueryParams;
use super::people::presented;
use crate::http::errors::{read_failed, refused, table_not_found};
use crate::http::{AppState, Client, KeyUse, Place, Problem, RateClass, RateKey, SentKey};
use crate::identity::Token;
use crate::store::StorageOwner;
use crate::table_code::TableCode;
use crate::tables::{Request, TableError};

/// A request to a table. Addresses that guess too many codes have to wait.
pub(crate) struct TableRequest {
    pub(crate) app: AppState,
    pub(crate) code: TableCode,
    client: Client,
    /// The credential that was sent, right or wrong.
    token: Option<Token>,
    key: Option<(Key, Option<SentKey>)>,
    seat: Option<Seat>,
}

/// The table in the path.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "only its description is used")]
pub(crate) struct TablePath {
    /// The code of the table: ten letters and digits, in upper or lower case.
    #[param(example = "K7QM2XNP4T")]
    code: String,
}

/// The table and the seat in the path.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "only its description is used")]
pub(crate) struct SeatPath {
    /// The code of the table: ten letters and digits, in upper or lower case.
    #[param(example = "K7QM2XNP4T")]
    code: String,
    /// The seat, counted from 0.
    seat: u8,
}

/// The seat that a request is for, where several people share a device.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct WhichSeat {
    /// The seat that the request is for, if several people share your device. Default: your first seat.
    #[serde(default)]
    #[param(minimum = 0, maximum = 7)]
    seat: Option<u8>,
}

/// The idempotency key of a request.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(dead_code, reason = "only its description is used; the header is read by hand")]
pub(crate) struct KeyHeader {
    /// Makes retries safe: requests with the same key apply once. 1 to 64 visible ASCII characters, unique for each request and
    /// remembered for a day.
    #[serde(rename = "Idempotency-Key")]
    #[param(rename = "Idempotency-Key", min_length = 1, max_length = 64)]
    idempotency_key: Option<String>,
}

/// The request was applied and is on disk.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    /// The number of the last public message of the table after the request.
    #[schema(example = 18)]
    message: u32,
}

/// The path of a table may have more parts; only the first matters here.
#[derive(Deserialize)]
struct CodeInPath {
    code: String,
}

impl<S: Send + Sync> FromRequestParts<S> for TableRequest
where
    AppState: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TableRequest, Problem> {
        let app = AppState::from_ref(state);
        let Ok(client) = Client::from_request_parts(parts, state).await;
        let address = RateKey::address(client.0);
        app.limits.look(RateClass::LookupMiss, address)?;
        let named: Result<Path<CodeInPath>, _> = Path::from_request_parts(parts, state).await;
        let code = named.ok().and_then(|Path(named)| named.code.parse().ok());
        let Some(code) = code else {
            app.limits.check(RateClass::LookupMiss, address)?;
            return Err(table_not_found());
        };
        let QueryParams(which) = QueryParams::<WhichSeat>::from_request_parts(parts, state).await?;
        let seat = which.seat.map(|seat| Seat::new(usize::from(seat)).ok_or_else(not_yours)).transpose()?;
        let request = TableRequest { app, code, client, token: presented(&parts.headers), key: None, seat };
        let key = key_of(parts)?.map(|key| request.sent(key));
        Ok(TableRequest { key, ..request })
    }
}

fn not_yours() -> Problem {
    refused(&Refusal::NotYours)
}

pub(crate) fn key_of(parts: &Parts) -> Result<Option<Key>, Problem> {
    let Some(value) = parts.headers.get("idempotency-key") else { return Ok(None) };
    let key = value.to_str().ok().and_then(|text| Key::new(text).ok());
    key.map(Some).ok_or_else(bad_key)
}

fn bad_key() -> Problem {
    let sentence = "An Idempotency-Key has 1 to 64 visible ASCII characters.";
    Problem::new(StatusCode::BAD_REQUEST, "request/key", sentence)
}

/// Whether a wish is refused when the tables of the host are full. A game that has begun can always be finished, everybody
/// may leave, and the host can still send people away.
fn needs_storage(wish: &Wish) -> bool {
    match wish {
        Wish::Act { .. } | Wish::Commit { .. } | Wish::Reveal { .. } | Wish::StandUp | Wish::Vote { .. } => {
            false
        }
        Wish::Host(wish) => !matches!(
            wish,
            HostWish::StandIn(_)
                | HostWish::Clear(_)
                | HostWish::Ban(_)
                | HostWish::Door(_)
                | HostWish::PassOn(_)
        ),
        Wish::Sit(_) | Wish::SitBeside(_) | Wish::Look(_) | Wish::Ready | Wish::React(_) | Wish::Say(_) => {
            true
        }
    }
}

/// Whether this host may store more.
pub(crate) async fn check_storage(app: &AppState, host: StorageOwner) -> Result<(), Problem> {
    let Some(most) = app.limits.stored_bytes() else { return Ok(()) };
    let stored = app.tables.context().store.stored_bytes(host).await.map_err(|error| read_failed(&error))?;
    if stored < most {
        return Ok(());
    }
    let sentence = "The tables of this host use all of their storage. Play at another table.";
    Err(Problem::new(StatusCode::CONFLICT, "table/storage-full", sentence))
}

impl TableRequest {
    /// Another request of this client to this table, with this key and for this seat.
    pub(super) fn another(&self, key: Option<&str>, seat: Option<u8>) -> Result<TableRequest, Problem> {
        let key = key.map(|key| Key::new(key).map_err(|_| bad_key())).transpose()?;
        let seat = seat.map(|seat| Seat::new(usize::from(seat)).ok_or_else(not_yours)).transpose()?;
        let (app, code, client) = (self.app.clone(), self.code, self.client);
        let key = key.map(|key| self.sent(key));
        Ok(TableRequest { app, code, client, token: self.token.clone(), key, seat })
    }

    /// The key together with the credential that sent it.
    fn sent(&self, key: Key) -> (Key, Option<SentKey>) {
        let sent = self.token.as_ref().map(|token| self.app.key_uses.sent_key(token, &key));
        (key, sent)
    }

    /// Sends a request to the table and waits for the answer.
    pub(crate) async fn call<T>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, TableError>>) -> Request,
    ) -> Result<T, Problem> {
        let answer = self.app.tables.call(self.code, request).await;
        self.count_miss(answer.map_err(Problem::from))
    }

    /// Sends a wish of this person to the table.
    pub(crate) async fn wish(&self, from: PersonId, wish: Wish) -> Result<axum::Json<Done>, Problem> {
        let class =
            if matches!(wish, Wish::React(_) | Wish::Say(_)) { RateClass::React } else { RateClass::Write };
        self.app.limits.check(class, RateKey::Person(from))?;
        self.app.limits.check(RateClass::AddressWrite, self.address())?;
        if matches!(wish, Wish::Ready | Wish::Host(HostWish::Start)) {
            self.check_games(from).await?;
        } else if needs_storage(&wish) {
            check_storage(&self.app, StorageOwner::HostOf(self.code)).await?;
        }
        let key_use = self.begin_key_use()?;
        let key = self.key.as_ref().map(|(key, _)| key.clone());
        let from = self.wisher(from);
        let message = self.call(|reply| Request::Wish { from, key, wish, reply }).await?;
        key_use.into_iter().for_each(KeyUse::keep);
        self.app.tables.context().counts.wishes.increment(1);
        Ok(axum::Json(Done { message }))
    }

    /// Refuses a key that was used for another table or for something else.
    fn begin_key_use(&self) -> Result<Option<KeyUse>, Problem> {
        let Some((_, Some(sent))) = self.key else { return Ok(None) };
        let now = self.app.tables.context().clock.now();
        let begun = self.app.key_uses.begin(sent, Place::Table(self.code), now);
        begun.map(Some).map_err(|refusal| refused(&refusal))
    }

    /// This person, for the seat that the request names.
    pub(crate) fn wisher(&self, who: PersonId) -> Wisher {
        Wisher { who, seat: self.seat }
    }

    /// The key for rate limits: the person, or the address of an unknown caller.
    pub(crate) fn counted(&self, who: Option<PersonId>) -> RateKey {
        who.map_or_else(|| self.address(), RateKey::Person)
    }

    /// The address of the client, for rate limits.
    pub(crate) fn address(&self) -> RateKey {
        RateKey::address(self.client.0)
    }

    /// Whether this person may begin another game here.
    async fn check_games(&self, who: PersonId) -> Result<(), Problem> {
        let limits = &self.app.limits;
        limits.check(RateClass::Game, RateKey::Person(who))?;
        limits.check(RateClass::AddressGame, self.address())?;
        check_storage(&self.app, StorageOwner::HostOf(self.code)).await
    }

    /// Counts an answer that there is no such table.
    pub(crate) fn count_miss<T>(&self, answer: Result<T, Problem>) -> Result<T, Problem> {
        if answer.as_ref().is_err_and(|problem| *problem == table_not_found()) {
            self.app.limits.check(RateClass::LookupMiss, self.address())?;
        }
        answer
    }
}
