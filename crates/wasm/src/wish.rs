//! A request to a table as the wish that it stands for.

use game::Seat;
use protocol::{Appearance, Choice, Listing, OptionsField, Reaction, Vote};
use seal::{GameId, Nonce, NonceCommitment};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use table::{HostWish, Name, Refusal, Wish};

use crate::answer::Problem;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act {
    question: u32,
    choice: Choice,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Commit {
    game: String,
    commitment: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reveal {
    game: String,
    nonce: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AddBot {
    bot: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    to: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Voted {
    vote: Vote,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct React {
    reaction: Reaction,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Say {
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetListing {
    listing: Listing,
}

/// The wish of a request with this method, what follows the address of the table in its path, and this body.
pub(crate) fn wish(method: &str, parts: &[&str], body: Option<&RawValue>) -> Result<Wish, Problem> {
    Ok(match (method, parts) {
        ("POST", ["act"]) => {
            let Act { question, choice } = read(body)?;
            Wish::Act { question, choice }
        }
        ("POST", ["seat"]) => Wish::Sit(name(body)?),
        ("POST", ["seats"]) => Wish::SitBeside(name(body)?),
        ("DELETE", ["seat"]) => Wish::StandUp,
        ("PUT", ["appearance"]) => Wish::Look(read::<Appearance>(body)?),
        ("PUT", ["commitment"]) => {
            let Commit { game, commitment } = read(body)?;
            let commitment = NonceCommitment::from_hex(&commitment).ok_or_else(|| {
                Problem::new(
                    422,
                    "table/bad-commitment",
                    "A commitment has 64 lower-case hexadecimal digits.",
                )
            })?;
            Wish::Commit { game: game_id(&game)?, commitment }
        }
        ("PUT", ["nonce"]) => {
            let Reveal { game, nonce } = read(body)?;
            let nonce = Nonce::from_hex(&nonce).ok_or_else(|| {
                Problem::new(422, "table/bad-nonce", "A nonce has 64 lower-case hexadecimal digits.")
            })?;
            Wish::Reveal { game: game_id(&game)?, nonce }
        }
        ("POST", ["ready"]) => Wish::Ready,
        ("POST", ["reactions"]) => Wish::React(read::<React>(body)?.reaction),
        ("POST", ["words"]) => Wish::Say(read::<Say>(body)?.text),
        ("PUT", ["seats", seat, "stand-in"]) => {
            Wish::Vote { seat: seat_of(seat)?, vote: read::<Voted>(body)?.vote }
        }
        _ => Wish::Host(host_wish(method, parts, body)?),
    })
}

fn host_wish(method: &str, parts: &[&str], body: Option<&RawValue>) -> Result<HostWish, Problem> {
    Ok(match (method, parts) {
        ("POST", ["start"]) => HostWish::Start,
        ("POST", ["bots"]) => HostWish::AddBot(read::<AddBot>(body)?.bot),
        ("DELETE", ["seats", seat]) => HostWish::Clear(seat_of(seat)?),
        ("PUT", ["seats", seat, "place"]) => {
            let to = Seat::new(read::<Place>(body)?.to.into()).ok_or(Refusal::NoSuchSeat)?;
            HostWish::Move { from: seat_of(seat)?, to }
        }
        ("POST", ["seats", seat, "stand-in"]) => HostWish::StandIn(seat_of(seat)?),
        ("PUT", ["options"]) => HostWish::Options(Box::new(read::<OptionsField>(body)?)),
        ("PUT", ["listing"]) => HostWish::List(read::<SetListing>(body)?.listing),
        _ => return Err(Problem::no_such_path()),
    })
}

/// Reads a body.
pub(crate) fn read<T: DeserializeOwned>(body: Option<&RawValue>) -> Result<T, Problem> {
    let text = body.map_or("null", RawValue::get);
    serde_json::from_str(text).map_err(|error| Problem::new(400, "request/body", error.to_string()))
}

fn name(body: Option<&RawValue>) -> Result<Name, Problem> {
    Ok(Name::new(&read::<Named>(body)?.name).map_err(Refusal::from)?)
}

fn game_id(text: &str) -> Result<GameId, Problem> {
    // An id that cannot exist is not that of the open deal.
    Ok(GameId::new(text).ok_or(Refusal::StaleDeal)?)
}

/// The seat with this number.
pub(crate) fn seat_of(number: &str) -> Result<Seat, Problem> {
    let seat = number.parse().ok().and_then(Seat::new);
    Ok(seat.ok_or(Refusal::NoSuchSeat)?)
}
