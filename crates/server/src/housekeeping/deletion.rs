//! Deletes accounts: their keys, their seats, and their names and chat in logs and records.

use std::collections::{BTreeMap, HashSet};
use std::time::{Duration, Instant};

use table::{Event, LogReader, PersonId, Redaction, redact_players};

use super::accounts::{Accounts, PAGE, Rewrite};
use super::log_pages::LogPages;
use super::time_slice::TimeSlice;
use super::{Housekeeping, accounts, removal};
use crate::context::Context;
use crate::store::{GamePlace, StoreError};
use crate::table_code::TableCode;
use crate::tables::{Request, TableError, write};

/// How many events are rewritten in one transaction.
const BATCH_LIMIT: usize = 100;

/// The accounts that are being deleted.
pub(super) struct Deletions {
    /// When each account that was erased is checked again.
    erased: BTreeMap<PersonId, Instant>,
    /// How far each of the others is.
    begun: BTreeMap<PersonId, Erasure>,
    grace: Duration,
}

impl Deletions {
    /// None yet.
    pub(super) fn new(grace: Duration) -> Deletions {
        Deletions { erased: BTreeMap::new(), begun: BTreeMap::new(), grace }
    }

    /// Continues with these accounts for a limited time: new ones at once, and all of them once more after the grace
    /// period.
    pub(super) async fn advance(
        &mut self,
        housekeeping: &Housekeeping,
        waiting: &[PersonId],
    ) -> Result<(), StoreError> {
        let context = housekeeping.tables.context();
        self.advance_during(housekeeping, waiting, &TimeSlice::begin(context)).await
    }

    async fn advance_during(
        &mut self,
        housekeeping: &Housekeeping,
        waiting: &[PersonId],
        slice: &TimeSlice,
    ) -> Result<(), StoreError> {
        self.erased.retain(|person, _| waiting.contains(person));
        self.begun.retain(|person, _| waiting.contains(person));
        for person in waiting {
            let again = self.erased.get(person).copied();
            if again.is_some_and(|again| Instant::now() < again) {
                continue;
            }
            let erasure = self.begun.entry(*person).or_default();
            match erasure.advance(housekeeping, *person, slice).await {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(error @ StoreError::Unreachable(_)) => return Err(error),
                // One account must not stop the others. It is tried again next time.
                Err(error) => {
                    tracing::error!(%person, %error, "cannot delete an account; trying again in a second");
                    self.begun.remove(person);
                    continue;
                }
            }
            let tables = self.begun.remove(person).map_or(0, |erasure| erasure.tables);
            self.erased.insert(*person, Instant::now() + self.grace);
            tracing::info!(%person, tables, "replaced the names of a deleted account");
            if again.is_some() && accounts(housekeeping.tables.context())?.remove(*person).await? {
                tracing::info!(%person, "removed a deleted account");
            }
        }
        Ok(())
    }
}

/// How far the erasure of one account is.
#[derive(Default)]
struct Erasure {
    /// The last table from which it was erased.
    after: Option<TableCode>,
    tables: usize,
    /// The tables at which this failed.
    failed: HashSet<TableCode>,
}

impl Erasure {
    /// Erases everything of this person except the row of the account; `false` if the time is over before that.
    async fn advance(
        &mut self,
        housekeeping: &Housekeeping,
        person: PersonId,
        slice: &TimeSlice,
    ) -> Result<bool, StoreError> {
        let context = housekeeping.tables.context();
        let accounts = accounts(context)?;
        housekeeping.authenticator.revoke_all(person).await?;
        loop {
            let codes = accounts.logs_of(person, self.after, PAGE).await?;
            if codes.is_empty() {
                return erase_from_records(context, &accounts, person, &self.failed, slice).await;
            }
            for code in codes {
                match erase_at(housekeeping, &accounts, person, code).await {
                    Ok(()) => self.tables += 1,
                    // One table must not stop the others. It is tried again next time.
                    Err(error) => {
                        tracing::error!(%person, table = %code, %error, "cannot remove a deleted account from a table");
                        self.failed.insert(code);
                    }
                }
                self.after = Some(code);
                if slice.is_over() {
                    return Ok(false);
                }
            }
        }
    }
}

/// Erases everything of this person at one table.
async fn erase_at(
    housekeeping: &Housekeeping,
    accounts: &Accounts<'_>,
    person: PersonId,
    code: TableCode,
) -> Result<(), StoreError> {
    let context = housekeeping.tables.context();
    let left = housekeeping.tables.call(code, |reply| Request::RemovePerson { who: person, reply }).await;
    let is_abandoned = match left {
        Ok(is_abandoned) => is_abandoned,
        Err(TableError::Unknown) => {
            return accounts.leave_log(person, &code).await;
        }
        Err(error) => return Err(StoreError::Failed(error.to_string())),
    };
    let reading = read(context, person, code).await?;
    for (game, seats) in reading.games {
        rewrite_record(context, accounts, &game, move |seat| seats.contains(&seat)).await?;
        accounts.leave_game(person, &game).await?;
    }
    rewrite(context, accounts, reading.redaction, code).await?;
    if is_abandoned && accounts.request_removal(&code).await? {
        removal::remove(housekeeping, code).await?;
    }
    accounts.leave_log(person, &code).await
}

/// What the log of a table contains about a person.
struct Reading {
    redaction: Redaction,
    log_reader: LogReader,
    /// The games in which they played, and on which seats.
    games: Vec<(String, Vec<usize>)>,
    broken: bool,
}

async fn read(context: &Context, person: PersonId, code: TableCode) -> Result<Reading, StoreError> {
    let mut pages = LogPages::of(context, code);
    let mut reading = Reading {
        redaction: Redaction::of(person),
        log_reader: LogReader::default(),
        games: Vec::new(),
        broken: false,
    };
    loop {
        let (state, goes_on) = pages
            .next(reading, move |reading, entry| {
                reading.redaction.read(&entry.logged);
                reading.broken |= reading.log_reader.skip(&entry.logged).is_err();
                let ended = matches!(entry.logged.event, Event::GameEnded) && !reading.broken;
                let table = reading.log_reader.table().filter(|_| ended);
                if let Some((table, game)) = table.and_then(|table| Some((table, table.game_id()?))) {
                    let players = table.players().iter().enumerate();
                    let own = players.filter(|(_, player)| **player == Some(person));
                    let own: Vec<usize> = own.map(|(seat, _)| seat).collect();
                    if !own.is_empty() {
                        reading.games.push((game, own));
                    }
                }
            })
            .await?;
        reading = state;
        if !goes_on {
            return Ok(reading);
        }
    }
}

/// Rewrites the log without the names and words of this person.
async fn rewrite(
    context: &Context,
    accounts: &Accounts<'_>,
    redaction: Redaction,
    code: TableCode,
) -> Result<(), StoreError> {
    let mut pages = LogPages::of(context, code);
    let mut state = (redaction, Vec::new());
    loop {
        let (next, goes_on) = pages
            .next(state, |(redaction, rewrites): &mut (Redaction, Vec<Rewrite>), mut entry| {
                if redaction.change(&mut entry.logged) {
                    let after = write(&entry.logged);
                    rewrites.push(Rewrite { seq: entry.seq, before: entry.text, after });
                }
            })
            .await?;
        let (redaction, mut rewrites) = next;
        while !rewrites.is_empty() {
            let batch = rewrites.drain(..rewrites.len().min(BATCH_LIMIT)).collect();
            accounts.rewrite_events(&code, batch).await?;
        }
        state = (redaction, rewrites);
        if !goes_on {
            return Ok(());
        }
    }
}

/// Replaces the names of these players in the record of a game, if it is there.
async fn rewrite_record(
    context: &Context,
    accounts: &Accounts<'_>,
    game: &str,
    is_of_person: impl Fn(usize) -> bool + Send + 'static,
) -> Result<(), StoreError> {
    let Some(row) = context.store.game(game).await? else { return Ok(()) };
    let redacted = context.loading.run(move || {
        let mut record = record::read(&row.record).ok()?;
        redact_players(&mut record, is_of_person).then(|| record.to_json())
    });
    let redacted = redacted.await.map_err(|busy| StoreError::Failed(busy.to_string()))?;
    match redacted {
        Some(record) => accounts.rewrite_record(game, record).await,
        None => Ok(()),
    }
}

/// Games whose table was removed: its removal noted who sat where. Where it did not, nobody's name is kept. A table at
/// which this failed just now still knows who sat where, so its games wait for the next time. `false` if the time is over
/// before all are done.
async fn erase_from_records(
    context: &Context,
    accounts: &Accounts<'_>,
    person: PersonId,
    failed: &HashSet<TableCode>,
    slice: &TimeSlice,
) -> Result<bool, StoreError> {
    let mut after = None;
    loop {
        let games = context.store.games_of(person, after, PAGE).await?;
        if games.is_empty() {
            return Ok(true);
        }
        after = games.last().map(GamePlace::of);
        for game in games.into_iter().filter(|game| !failed.contains(&game.table)) {
            let seats = removal::seats(accounts, &game.id).await?;
            let is_of_person = move |seat: usize| {
                seats.is_empty() || seats.get(seat).is_some_and(|player| *player == Some(person))
            };
            rewrite_record(context, accounts, &game.id, is_of_person).await?;
            accounts.leave_game(person, &game.id).await?;
            if slice.is_over() {
                return Ok(false);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::housekeeping::WakeUp;
    use crate::identity::{Authenticator, TokenKind};
    use crate::store::Sql;
    use crate::tables::Tables;

    #[tokio::test]
    async fn a_deletion_stops_when_its_time_is_over_and_continues_where_it_was() {
        let context = Context::in_memory().await;
        let authenticator = Arc::new(Authenticator::new(&context));
        let made = authenticator.create_person("Ada".to_owned(), TokenKind::Bearer, String::new()).await;
        let (ada, database) = (made.unwrap().0.person, context.store.database().unwrap());
        for _ in 0..3 {
            let code = TableCode::random(&mut rand::rng()).to_string();
            let note = Sql::new("INSERT INTO log_people (person, table_code) VALUES ($1, $2)");
            database.change(vec![note.bind(ada.to_string()).bind(code)]).await.unwrap();
        }
        let tables = Tables::new(context.clone());
        let housekeeping = Housekeeping { tables, authenticator, wake_up: WakeUp::default() };
        let mut deletions = Deletions::new(Duration::from_hours(1));
        for left in [2, 1, 0] {
            assert!(!deletions.erased.contains_key(&ada));
            deletions.advance_during(&housekeeping, &[ada], &TimeSlice::over(&context)).await.unwrap();
            let rows = database.rows(Sql::new("SELECT count(*) FROM log_people")).await.unwrap();
            assert_eq!(rows[0].number(0).unwrap(), left);
        }
        deletions.advance_during(&housekeeping, &[ada], &TimeSlice::over(&context)).await.unwrap();
        assert!(deletions.erased.contains_key(&ada));
    }
}
