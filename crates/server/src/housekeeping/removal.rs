//! Removes tables: their logs and what the indexes say of them. The records of finished games stay with their players.

use table::{Event, LogReader, PersonId};

use super::accounts::Accounts;
use super::log_pages::{LogError, LogPages};
use super::time_slice::TimeSlice;
use super::{Housekeeping, accounts};
use crate::context::Context;
use crate::store::{Dialect, Sql, StoreError};
use crate::table_code::TableCode;
use crate::tables::Request;

/// How many events are deleted in one transaction.
const BATCH_LIMIT: i64 = 1_000;

/// Removes tables that are marked for it, for a limited time. One that fails is tried again next time.
pub(super) async fn remove_all(housekeeping: &Housekeeping, codes: Vec<TableCode>) -> Result<(), StoreError> {
    let slice = TimeSlice::begin(housekeeping.tables.context());
    for code in codes {
        match remove(housekeeping, code).await {
            Err(error @ StoreError::Unreachable(_)) => return Err(error),
            Err(error) => error.log(Some(&code), "cannot remove a table; trying again in a second"),
            Ok(()) => {}
        }
        if slice.is_over() {
            break;
        }
    }
    Ok(())
}

/// Removes a table that is marked for it. From the beginning of its log, so that what is left of it is no table, and with
/// its mark last, so that an interrupted removal is finished later.
pub(super) async fn remove(housekeeping: &Housekeeping, code: TableCode) -> Result<(), StoreError> {
    let context = housekeeping.tables.context();
    let accounts = accounts(context)?;
    note_seats(context, &accounts, code).await?;
    let database = accounts.database;
    let count = Sql::new("SELECT max(seq) FROM events WHERE table_code = $1").bind(code.to_string());
    let last = database.rows(count).await?.first().map_or(Ok(0), |row| row.number(0))?;
    if database.dialect() == Dialect::Postgres {
        let log = Sql::new("DELETE FROM logs WHERE code = $1").bind(code.to_string());
        database.change(vec![log]).await?;
    }
    let mut until = 0;
    while until < last {
        until = (until + BATCH_LIMIT).min(last);
        let events = Sql::new("DELETE FROM events WHERE table_code = $1 AND seq <= $2");
        database.change(vec![events.bind(code.to_string()).bind(until)]).await?;
        housekeeping.tables.notify(code, Request::Close);
    }
    let of = |text| Sql::new(text).bind(code.to_string());
    let mut rest = vec![
        of("DELETE FROM log_people WHERE table_code = $1"),
        of("DELETE FROM log_chat WHERE table_code = $1"),
    ];
    if database.dialect() == Dialect::Sqlite {
        rest.push(of("DELETE FROM table_people WHERE table_code = $1"));
    }
    rest.push(of("DELETE FROM tables WHERE code = $1"));
    // A table that was awake may have written between two steps.
    rest.insert(0, of("DELETE FROM events WHERE table_code = $1"));
    database.change(rest).await?;
    housekeeping.tables.notify(code, Request::Close);
    tracing::info!(table = %code, events = last, "removed a table");
    Ok(())
}

/// Who sat where in a game whose table was removed; nothing if that is not known.
pub(super) async fn seats(accounts: &Accounts<'_>, game: &str) -> Result<Vec<Option<PersonId>>, StoreError> {
    let find = Sql::new("SELECT seats FROM games WHERE id = $1").bind(game);
    let rows = accounts.database.rows(find).await?;
    let text = rows.first().map_or(Ok(""), |row| row.text(0))?;
    Ok(text.split_ascii_whitespace().map(|seat| seat.parse().ok()).collect())
}

/// Notes who sat where in the finished games of a table, which only its log knows.
async fn note_seats(context: &Context, accounts: &Accounts<'_>, code: TableCode) -> Result<(), StoreError> {
    let mut pages = LogPages::of(context, code);
    let mut state = (LogReader::default(), Vec::new());
    loop {
        let page = pages
            .next(state, |(log_reader, games): &mut (LogReader, Vec<(String, String)>), entry| {
                // The beginning is missing if an earlier removal was interrupted: then it was noted.
                let told = log_reader.skip(&entry.logged).is_ok();
                let ended = told && matches!(entry.logged.event, Event::GameEnded);
                let table = log_reader.table().filter(|_| ended);
                if let Some((table, game)) = table.and_then(|table| Some((table, table.game_id()?))) {
                    let seat = |player: &Option<PersonId>| {
                        player.map_or_else(|| "-".to_owned(), |player| player.to_string())
                    };
                    let seats: Vec<String> = table.players().iter().map(seat).collect();
                    games.push((game, seats.join(" ")));
                }
            })
            .await;
        let ((log_reader, games), goes_on) = match page {
            Ok(page) => page,
            // A damaged log must not keep its table from being removed.
            Err(LogError::Damaged { .. }) => return Ok(()),
            // Without this note, nobody's name could be kept when one of the players deletes their account.
            Err(error) => return Err(error.into()),
        };
        let note = |(game, seats): (String, String)| {
            Sql::new("UPDATE games SET seats = $2 WHERE id = $1").bind(game).bind(seats)
        };
        let notes: Vec<Sql> = games.into_iter().map(note).collect();
        if !notes.is_empty() {
            accounts.database.change(notes).await?;
        }
        state = (log_reader, Vec::new());
        if !goes_on {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::housekeeping::WakeUp;
    use crate::identity::Authenticator;
    use crate::tables::Tables;

    #[tokio::test]
    async fn a_table_stays_until_there_was_time_to_note_who_sat_where() {
        let context = Context::in_memory().await;
        let database = context.store.database().unwrap();
        let code = TableCode::random(&mut rand::rng());
        let event = Sql::new("INSERT INTO events (table_code, seq, body) VALUES ($1, 1, '{}')");
        database.change(vec![event.bind(code.to_string())]).await.unwrap();
        let authenticator = Arc::new(Authenticator::new(&context));
        let tables = Tables::new(context.clone());
        let housekeeping = Housekeeping { tables, authenticator, wake_up: WakeUp::default() };
        let left = async || {
            let rows = database.rows(Sql::new("SELECT count(*) FROM events")).await.unwrap();
            rows[0].number(0).unwrap()
        };

        let workers = context.loading.occupy_all().await;
        let waiting: Vec<_> = (0..100)
            .map(|_| {
                let loading = Arc::clone(&context.loading);
                tokio::spawn(async move { loading.run(|| ()).await })
            })
            .collect();
        tokio::task::yield_now().await;
        assert!(remove(&housekeeping, code).await.is_err());
        assert_eq!(left().await, 1);

        drop(workers);
        for job in waiting {
            let _ = job.await.unwrap();
        }
        remove(&housekeeping, code).await.unwrap();
        assert_eq!(left().await, 0, "a damaged log can be removed");
    }
}
