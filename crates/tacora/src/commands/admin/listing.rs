//! People and tables as `tacora admin` prints them: text for people, JSON for programs.

use std::fmt::Write;

use serde::Serialize;
use serde_json::value::RawValue;
use server::housekeeping::{PersonSummary, TableSummary};

/// A page of people.
#[derive(Serialize)]
pub(super) struct PeoplePage {
    people: Vec<PersonLine>,
    /// The last entry of this page, if there may be more.
    next: Option<String>,
}

#[derive(Serialize)]
struct PersonLine {
    id: String,
    name: String,
    state: &'static str,
    program: bool,
    since: u64,
    seen: u64,
    credentials: u64,
    tables: u64,
    games: u64,
}

impl From<&PersonSummary> for PersonLine {
    fn from(person: &PersonSummary) -> PersonLine {
        PersonLine {
            id: person.id.to_string(),
            name: person.name.clone(),
            state: person.state.word(),
            program: person.program,
            since: person.since,
            seen: person.seen,
            credentials: person.keys,
            tables: person.tables,
            games: person.games,
        }
    }
}

impl PeoplePage {
    pub(super) fn new(people: &[PersonSummary], limit: u32) -> PeoplePage {
        let full = people.len() == limit as usize;
        let next = people.last().filter(|_| full).map(|person| person.id.to_string());
        PeoplePage { people: people.iter().map(PersonLine::from).collect(), next }
    }

    pub(super) fn one(person: &PersonSummary) -> PeoplePage {
        PeoplePage { people: vec![person.into()], next: None }
    }

    pub(super) fn text(&self, as_json: bool) -> String {
        if as_json {
            return json(self);
        }
        let mut text = format!(
            "{:16}  {:8}  {:10}  {:10}  {:>6}  {:>5}  name\n",
            "id", "state", "since", "last used", "tables", "games"
        );
        for person in &self.people {
            let name = shown(&person.name);
            let program = if person.program { " (program)" } else { "" };
            let _ = writeln!(
                text,
                "{:16}  {:8}  {:10}  {:10}  {:>6}  {:>5}  {name}{program}",
                person.id,
                person.state,
                date(person.since),
                date(person.seen),
                person.tables,
                person.games,
            );
        }
        text + &more(self.next.as_deref())
    }
}

/// A page of tables.
#[derive(Serialize)]
pub(super) struct TablesPage {
    tables: Vec<TableLine>,
    /// The last entry of this page, if there may be more.
    next: Option<String>,
}

#[derive(Serialize)]
struct TableLine {
    table: String,
    host: String,
    listed: bool,
    over: bool,
    at: u64,
    bytes: u64,
    removing: bool,
    sign: Option<Box<RawValue>>,
}

impl From<&TableSummary> for TableLine {
    fn from(table: &TableSummary) -> TableLine {
        TableLine {
            table: table.code.to_string(),
            host: table.host.to_string(),
            listed: table.listed,
            over: table.closed,
            at: table.at,
            bytes: table.bytes,
            removing: table.removing,
            sign: RawValue::from_string(table.lobby_entry.clone()).ok(),
        }
    }
}

impl TablesPage {
    pub(super) fn new(tables: &[TableSummary], limit: u32) -> TablesPage {
        let full = tables.len() == limit as usize;
        let next = tables.last().filter(|_| full).map(|table| table.code.to_string());
        TablesPage { tables: tables.iter().map(TableLine::from).collect(), next }
    }

    pub(super) fn one(table: &TableSummary) -> TablesPage {
        TablesPage { tables: vec![table.into()], next: None }
    }

    pub(super) fn text(&self, as_json: bool) -> String {
        if as_json {
            return json(self);
        }
        let mut text = format!(
            "{:10}  {:16}  {:10}  {:>9}  {:8}  state\n",
            "table", "host", "changed", "bytes", "listing"
        );
        for table in &self.tables {
            let listing = if table.listed { "public" } else { "private" };
            let state = match (table.removing, table.over) {
                (true, _) => "being removed",
                (false, true) => "over",
                (false, false) => "unfinished",
            };
            let (code, host, at) = (&table.table, &table.host, date(table.at));
            let _ = writeln!(text, "{code:10}  {host:16}  {at:10}  {:>9}  {listing:8}  {state}", table.bytes);
        }
        text + &more(self.next.as_deref())
    }
}

fn more(next: Option<&str>) -> String {
    next.map_or_else(String::new, |next| format!("There may be more: --after {next}\n"))
}

fn json(page: &impl Serialize) -> String {
    serde_json::to_string(page).expect("a list can be written as JSON") + "\n"
}

/// A name without control characters.
fn shown(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).collect()
}

/// The UTC date of a time in milliseconds since 1970.
fn date(at: u64) -> String {
    if at == 0 {
        return "-".to_owned();
    }
    // Days are counted from 1 March of year 0, so that a leap day is the last day of its year.
    let days = at / 86_400_000 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month_of_year) =
        (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = era * 400 + year + u64::from(month_of_year <= 2);
    format!("{year:04}-{month_of_year:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (at, day) in [
            (0, "-"),
            (1, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_700_000_000_000, "2023-11-14"),
            (1_735_689_599_999, "2024-12-31"),
            (1_735_689_600_000, "2025-01-01"),
        ] {
            assert_eq!(date(at), day, "{at}");
        }
    }

    #[test]
    fn a_name_cannot_command_a_terminal() {
        assert_eq!(shown("A\u{1b}[2Jda"), "A[2Jda");
    }
}
