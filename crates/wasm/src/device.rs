//! The requests that a device answers by itself.

use std::collections::BTreeMap;

use game::{Game, Seat};
use protocol::{Listing, OptionsField, TrollField};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use table::{Key, Name, OpenGame, Refusal, StartingPoint, Table, Time, Wish, Wisher};

use crate::answer::{Answer, Problem, raw, raw_text};
use crate::local_table::{DEVICE, LocalTable};
use crate::request::{Action, Request};
use crate::wish::{read, seat_of, wish};
use crate::{catalogue, records};

/// Letters and digits that nobody confuses.
const LETTERS: &[u8] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
/// With this every code of a table on a device begins. No code of a server has a hyphen.
const PREFIX: &str = "LOCAL-";

/// The tables of one device, and whatever else works without a server.
pub struct Device {
    /// Of the next generator. A request that has to wait for something takes the same one again.
    seed: [u8; 32],
    tables: BTreeMap<String, LocalTable>,
    memory: coach::Memory,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MakeTable {
    #[serde(default)]
    options: Option<OptionsField>,
    #[serde(default, rename = "listing")]
    _listing: Listing,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    from: Option<Moment>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Moment {
    record: Box<RawValue>,
    moves: u32,
}

impl Device {
    /// A device without tables. Everything that is left to chance comes of the seed.
    pub fn new(seed: [u8; 32]) -> Device {
        Device { seed, tables: BTreeMap::new(), memory: coach::Memory::default() }
    }

    /// Answers a request, which is JSON, with JSON.
    pub fn answer_json(&mut self, request: &str) -> String {
        let answer = match Request::read(request) {
            Ok(request) => self.answer(request),
            Err(why) => Problem::new(400, "request/body", why).into(),
        };
        serde_json::to_string(&answer).expect("an answer can be written as JSON")
    }

    /// Answers a request.
    pub fn answer(&mut self, request: Request) -> Answer {
        let before =
            request.action.table().and_then(|code| Some((code.to_owned(), self.tables.get(code)?.clone())));
        let mut generator = StdRng::from_seed(self.seed);
        let answer = self.carry_out(request, &mut generator).unwrap_or_else(Answer::from);
        if let Some((family, players)) = advice::master::missing() {
            // Whoever has decided did not know what to do: nothing of it counts.
            self.tables.extend(before);
            let needs = Some(format!("{}-{players}", family.name()));
            return Answer { status: 503, body: None, news: None, needs };
        }
        self.seed = generator.random();
        answer
    }

    fn carry_out(&mut self, request: Request, generator: &mut StdRng) -> Result<Answer, Problem> {
        let Request { now, action } = request;
        match action {
            Action::Call { method, path, body, key } => {
                let (path, query) = path.split_once('?').unwrap_or((&path, ""));
                let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
                let Some(("api", parts)) = parts.split_first().map(|(first, rest)| (*first, rest)) else {
                    return Err(Problem::no_such_path());
                };
                let key = key.map(|key| Key::new(&key)).transpose();
                let key = key.map_err(|no| Problem::new(400, "request/key", no.to_string()))?;
                self.call(&method, parts, query, body.as_deref(), key, now, generator)
            }
            Action::Load { table, log } => {
                self.tables.insert(table, LocalTable::load(&log, now)?);
                Ok(Answer::done())
            }
            Action::Listen { table } => {
                let local = self.tables.get_mut(&table).ok_or_else(Problem::unknown_table)?;
                let log = local.listen(now, generator);
                let news = local.news(&table, log, now);
                Ok(Answer::ok(raw_text(local.look())).with_news(news))
            }
            Action::Leave { table } => {
                let local = self.tables.get_mut(&table).ok_or_else(Problem::unknown_table)?;
                local.leave(now);
                Ok(Answer::done().with_news(local.news(&table, Vec::new(), now)))
            }
            Action::Tick { table } => {
                let local = self.tables.get_mut(&table).ok_or_else(Problem::unknown_table)?;
                let log = local.tick(now, generator);
                Ok(Answer::done().with_news(local.news(&table, log, now)))
            }
            Action::Forget { table } => {
                self.tables.remove(&table);
                Ok(Answer::done())
            }
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a request")]
    fn call(
        &mut self,
        method: &str,
        parts: &[&str],
        query: &str,
        body: Option<&RawValue>,
        key: Option<Key>,
        now: u64,
        generator: &mut StdRng,
    ) -> Result<Answer, Problem> {
        let text = body.map_or("null", RawValue::get);
        match (method, parts) {
            ("GET", ["editions"]) => Ok(Answer::ok(catalogue::editions())),
            ("GET", ["bots"]) => Ok(Answer::ok(catalogue::bots())),
            ("POST", ["replays"]) => records::replay(text).map(Answer::ok),
            ("POST", ["reviews"]) => records::review(text).map(Answer::ok),
            ("POST", ["verdicts"]) => records::verdict(text).map(Answer::ok),
            ("POST", ["verifications"]) => records::verification(text).map(Answer::ok),
            ("POST", ["tables"]) => self.make(read(body)?, now, generator),
            ("GET", ["tables", code, rest @ ..]) => self.read(code, rest, query),
            (_, ["tables", code, rest @ ..]) => {
                let wish = wish(method, rest, body)?;
                let local = self.tables.get_mut(*code).ok_or_else(Problem::unknown_table)?;
                let from = Wisher { who: DEVICE, seat: named_seat(query)? };
                let log = local.handle(from, key, wish, now, generator)?;
                let done = raw(&json!({ "message": local.table.messages() }));
                Ok(Answer::ok(done).with_news(local.news(code, log, now)))
            }
            _ => Err(Problem::no_such_path()),
        }
    }

    fn make(&mut self, wanted: MakeTable, now: u64, generator: &mut StdRng) -> Result<Answer, Problem> {
        let from =
            wanted.from.map(|Moment { record, moves }| StartingPoint::new(record.get().to_owned(), moves));
        let options = match (wanted.options, &from) {
            (Some(options), _) => options,
            // The game comes from the record.
            (None, Some(_)) => OptionsField::new(TrollField::default().into()),
            (None, None) => return Err(Problem::new(422, "table/bad-options", "`options` is required.")),
        };
        let code = self.free_code(generator);
        let (mut table, mut log) =
            Table::make(DEVICE, Listing::Private, options, from, Time(now), generator)?;
        if let Some(name) = wanted.name {
            let name = Name::new(&name).map_err(Refusal::from)?;
            table.handle(DEVICE, None, Wish::Sit(name), Time(now), generator, &mut log)?;
        }
        let mut local = LocalTable::new(table);
        let news = local.news(&code, log, now);
        let made = raw(&json!({ "table": &code }));
        self.tables.insert(code, local);
        Ok(Answer { status: 201, ..Answer::ok(made).with_news(news) })
    }

    fn free_code(&self, generator: &mut StdRng) -> String {
        loop {
            let letters = (0..8).map(|_| char::from(LETTERS[generator.random_range(0..LETTERS.len())]));
            let code: String = PREFIX.chars().chain(letters).collect();
            if !self.tables.contains_key(&code) {
                return code;
            }
        }
    }

    /// What a table tells without changing.
    fn read(&mut self, code: &str, rest: &[&str], query: &str) -> Result<Answer, Problem> {
        let local = self.tables.get(code).ok_or_else(Problem::unknown_table)?;
        match rest {
            [] => Ok(Answer::ok(raw_text(local.look()))),
            ["record"] => {
                let record = local.table.record().ok_or(Refusal::NoGame)?;
                Ok(Answer::ok(raw_text(record.to_json())))
            }
            ["hint"] => {
                let position = local.table.position(Wisher { who: DEVICE, seat: named_seat(query)? })?;
                let seat = position.seat;
                let hint = match &position.game {
                    OpenGame::Diamant(game) => coach::Hint::in_diamant(&game.view(Some(seat)), &self.memory),
                    OpenGame::Troll(game) => coach::Hint::in_troll(game.view(Some(seat)), seat),
                };
                let hint = hint.ok_or(Refusal::NothingToWeigh)?;
                Ok(Answer::ok(raw(&json!({ "question": position.question, "hint": hint }))))
            }
            ["people"] => {
                let nobody: [&str; 0] = [];
                Ok(Answer::ok(raw(&json!({ "connected": [DEVICE], "onlookers": nobody, "door": "closed" }))))
            }
            _ => Err(Problem::no_such_path()),
        }
    }
}

impl Action {
    /// The table that may change.
    fn table(&self) -> Option<&str> {
        match self {
            Action::Call { path, .. } => path.strip_prefix("/api/tables/")?.split(['/', '?']).next(),
            Action::Load { table, .. }
            | Action::Listen { table }
            | Action::Leave { table }
            | Action::Tick { table }
            | Action::Forget { table } => Some(table),
        }
    }
}

fn named_seat(query: &str) -> Result<Option<Seat>, Problem> {
    let seat = query.split('&').find_map(|part| part.strip_prefix("seat="));
    seat.map(seat_of).transpose()
}
