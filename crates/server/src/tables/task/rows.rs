//! The rows of a table and its games in the indexes of the store, and lists of people.

use protocol::{GameField, Listing, PhaseWord};
use serde::Serialize;
use table::{Entry, PersonId, Refusal, Table, Time};
use utoipa::ToSchema;

use super::TableError;
use super::request::ConnectedPeople;
use crate::store::{GameRow, TableRow};
use crate::table_code::TableCode;

/// A summary of a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct LobbyEntry {
    /// The phase.
    phase: PhaseWord,
    /// The game and its rules.
    game: GameField,
    /// The minimum and maximum number of players.
    #[schema(value_type = [u8; 2])]
    players: [usize; 2],
    /// The names of the seated players.
    seats: Vec<String>,
}

/// Who is connected now.
#[derive(Serialize)]
struct Presence {
    here: Vec<bool>,
    watching: usize,
}

/// The row of the table after these entries, if it differs from the earlier one.
pub(super) fn table_row(
    code: TableCode,
    table: &Table,
    now: Time,
    log: &[Entry],
    earlier: Option<&TableRow>,
) -> Option<TableRow> {
    // Moves change nothing in the indexes. They are the usual case and have to be fast.
    let only_moves = log.iter().all(|entry| entry.logged.event.is_move());
    if only_moves && earlier.is_some() {
        return None;
    }
    let row = row(code, table, now);
    let same = earlier.is_some_and(|earlier| *earlier == TableRow { at: earlier.at, ..row.clone() });
    (!same).then_some(row)
}

/// The row of the table as it is.
pub(crate) fn row(code: TableCode, table: &Table, now: Time) -> TableRow {
    let look = table.look();
    let (min, max) = table.options().players();
    let lobby_entry = LobbyEntry {
        phase: table.phase(),
        game: table.options().field().game.clone(),
        players: [min, max],
        seats: look.scene.seats.iter().map(|seat| seat.name.clone()).collect(),
    };
    TableRow {
        table: code,
        host: table.host(),
        listed: table.listing() == Listing::Public,
        closed: table.phase() == PhaseWord::Over,
        at: now.0,
        people: table.people().collect(),
        lobby_entry: serde_json::to_string(&lobby_entry).expect("a lobby entry can be written as JSON"),
    }
}

/// The game that has just ended.
pub(super) fn game_row(code: TableCode, table: &Table, now: Time) -> Option<GameRow> {
    let record = table.record()?;
    Some(GameRow {
        id: table.game_id()?,
        table: code,
        ended: now.0,
        people: table.people().collect(),
        record: record.to_json(),
    })
}

/// Who is connected, as JSON.
pub(super) fn presence(table: &Table) -> String {
    let connected: Vec<PersonId> = table.connected().collect();
    let seated = table.seated_people();
    let here = seated.iter().map(|who| who.is_none_or(|who| connected.contains(&who))).collect();
    let watching = connected.iter().filter(|who| !seated.contains(&Some(**who))).count();
    serde_json::to_string(&Presence { here, watching }).expect("numbers can be written as JSON")
}

/// Who is connected, and who of them is an onlooker; only the host may know.
pub(super) fn people(table: &Table, who: PersonId) -> Result<ConnectedPeople, TableError> {
    if who == table.host() {
        let seated = table.seated_people();
        let looks_on = |other: &PersonId| *other != who && !seated.contains(&Some(*other));
        let (connected, onlookers) =
            (table.connected().collect(), table.connected().filter(looks_on).collect());
        Ok(ConnectedPeople { connected, onlookers, door: table.door() })
    } else {
        Err(Refusal::NotHost.into())
    }
}
