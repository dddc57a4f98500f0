//! Why a wish was refused. Nothing has changed then.

use bots::UnknownBot;
use thiserror::Error;

use crate::bad_record::BadRecord;
use crate::options::OptionsFault;
use crate::people::name::NotAName;

/// Why a wish was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "each says what it is in its sentence")]
pub enum Refusal {
    #[error("only the host may do this")]
    NotHost,
    #[error("you have no seat at this table")]
    NotSeated,
    #[error("this is not your seat")]
    NotYours,
    #[error("the host has removed you from this table")]
    Banned,
    #[error("the host has closed this table to newcomers")]
    DoorClosed,
    #[error("there is no such seat")]
    NoSuchSeat,
    #[error("every seat is taken")]
    Full,
    #[error("this name is taken at this table")]
    NameTaken,
    #[error("somebody here has this colour already")]
    ColourTaken,
    #[error("{0}")]
    Name(#[from] NotAName),
    #[error("{0}")]
    Options(#[from] OptionsFault),
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    #[error("this is not possible during a game")]
    GameIsOn,
    #[error("no game is running")]
    NoGame,
    #[error("this game is for {min} to {max} players, not {players}")]
    Players { min: usize, max: usize, players: usize },
    #[error("this question is no longer open")]
    Stale,
    #[error("the open question is for other seats")]
    NotAsked,
    #[error("{0}")]
    Illegal(String),
    #[error("too soon: wait between two rolls or throws of a race")]
    TooSoon { milliseconds: u32 },
    #[error("this table allows only reactions")]
    ReactionsOnly,
    #[error("a message has 1 to 200 displayable characters")]
    Text,
    #[error("no person has this seat")]
    NobodyThere,
    #[error("you cannot do this to yourself")]
    Oneself,
    #[error("a connected player keeps the seat until the game is over")]
    StillPlaying,
    #[error("no vote about this seat is open")]
    NothingAsked,
    #[error("hints are off at this table")]
    HintsOff,
    #[error("a public table cannot have hints")]
    HintsInPublic,
    #[error("there is only one legal choice")]
    NothingToWeigh,
    #[error("this idempotency key was used for another request")]
    KeyReused,
    #[error("a game that continues from the record of a possibly running game has no hints")]
    HintsFromRecord,
    #[error("this game is too long to continue")]
    GameTooLong,
    #[error("the history of this table is full: create a new table")]
    HistoryFull,
    #[error(transparent)]
    StartingPoint(#[from] BadRecord),
    #[error("this deal is no longer open")]
    StaleDeal,
    #[error("nonces are revealed after the commitments are published, by seats that committed")]
    NotRevealing,
    #[error("this nonce does not match the commitment of the seat")]
    WrongNonce,
    #[error("the seat did not reveal its nonce in time and does not contribute to this deal")]
    DroppedFromDeal,
}

impl From<record::Refusal> for Refusal {
    fn from(refusal: record::Refusal) -> Refusal {
        Refusal::StartingPoint(refusal.into())
    }
}

impl Refusal {
    /// The word for programs: it never changes.
    pub fn slug(&self) -> &'static str {
        match self {
            Refusal::NotHost => "table/not-host",
            Refusal::NotSeated => "table/not-seated",
            Refusal::NotYours => "table/not-your-seat",
            Refusal::Banned => "table/removed",
            Refusal::DoorClosed => "table/door-closed",
            Refusal::NoSuchSeat => "table/no-such-seat",
            Refusal::Full => "table/full",
            Refusal::NameTaken => "table/name-taken",
            Refusal::ColourTaken => "table/colour-taken",
            Refusal::Name(_) => "table/bad-name",
            Refusal::Options(_) => "table/bad-options",
            Refusal::Bot(_) => "table/unknown-bot",
            Refusal::GameIsOn => "table/game-is-on",
            Refusal::NoGame => "table/no-game",
            Refusal::Players { .. } => "table/wrong-players",
            Refusal::Stale => "table/stale-choice",
            Refusal::NotAsked => "table/not-asked",
            Refusal::Illegal(_) => "table/illegal-choice",
            Refusal::TooSoon { .. } => "table/too-soon",
            Refusal::ReactionsOnly => "table/reactions-only",
            Refusal::Text => "table/bad-text",
            Refusal::NobodyThere => "table/nobody-there",
            Refusal::Oneself => "table/oneself",
            Refusal::StillPlaying => "table/still-playing",
            Refusal::NothingAsked => "table/nothing-asked",
            Refusal::HintsOff => "table/hints-off",
            Refusal::HintsInPublic => "table/hints-in-public",
            Refusal::NothingToWeigh => "table/nothing-to-weigh",
            Refusal::KeyReused => "request/key-reused",
            Refusal::HintsFromRecord => "table/hints-from-record",
            Refusal::GameTooLong => "table/game-too-long",
            Refusal::HistoryFull => "table/history-full",
            Refusal::StartingPoint(_) => "table/bad-record",
            Refusal::StaleDeal => "table/stale-deal",
            Refusal::NotRevealing => "table/not-revealing",
            Refusal::WrongNonce => "table/wrong-nonce",
            Refusal::DroppedFromDeal => "table/dropped-from-deal",
        }
    }
}
