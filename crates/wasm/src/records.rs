//! Records: replayed, reviewed, judged and verified.

use protocol::{GameField, ReplayStep};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::answer::{Problem, raw, raw_text};

/// The longest replay.
const MAX_BYTES: usize = 8 * 1024 * 1024;

#[derive(Serialize)]
struct Replay {
    game: GameField,
    players: Vec<String>,
    steps: Vec<ReplayStep>,
}

/// The record step by step.
pub(crate) fn replay(text: &str) -> Result<Box<RawValue>, Problem> {
    let told = record::read(text)?;
    let steps = table::replay(&told)?;
    let replay = raw(&Replay { game: GameField::of(&told), players: told.players().to_vec(), steps });
    if replay.get().len() > MAX_BYTES {
        return Err(Problem::new(422, "game/too-long", "This game is too long for a replay."));
    }
    Ok(replay)
}

/// What its decisions were worth.
pub(crate) fn review(text: &str) -> Result<Box<RawValue>, Problem> {
    let judged = record::read(text)?.judge_stored()?;
    let review = coach::review(&judged).map_err(|no| match no {
        coach::NoReview::TooLong => Problem::new(422, "game/too-long", no.to_string()),
        coach::NoReview::Running => Problem::new(404, "game/no-review", no.to_string()),
    })?;
    Ok(raw_text(review.to_json()))
}

/// What it comes to, as the referee says it.
pub(crate) fn verdict(text: &str) -> Result<Box<RawValue>, Problem> {
    Ok(raw_text(record::read(text)?.judge_stored()?.to_json()))
}

/// Whether its deal was fair.
pub(crate) fn verification(text: &str) -> Result<Box<RawValue>, Problem> {
    Ok(raw_text(record::read(text)?.verify()?.to_json()))
}
