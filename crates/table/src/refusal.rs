//! Why a wish was refused. Nothing has changed then.

use thiserror::Error;

use crate::name::NotAName;
use crate::options::OptionsFault;

/// Why a wish was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "each says what it is in its sentence")]
pub enum Refusal {
    #[error("only the host may do this")]
    NotHost,
    #[error("you do not sit at this table")]
    NotSeated,
    #[error("this is not your seat")]
    NotYours,
    #[error("you were asked to leave this table")]
    Banned,
    #[error("the host has closed the door of this table to newcomers")]
    DoorClosed,
    #[error("there is no such seat")]
    NoSuchSeat,
    #[error("every seat is taken")]
    Full,
    #[error("somebody here has this name already")]
    NameTaken,
    #[error("somebody here has this colour already")]
    ColourTaken,
    #[error("{0}")]
    Name(#[from] NotAName),
    #[error("{0}")]
    Options(#[from] OptionsFault),
    #[error("{0}")]
    Bot(String),
    #[error("this has to wait until the game is over")]
    GameIsOn,
    #[error("no game is on")]
    NoGame,
    #[error("{min} to {max} can play this, not {players}")]
    Players { min: usize, max: usize, players: usize },
    #[error("this answers a question that is no longer open")]
    Stale,
    #[error("you are not asked now")]
    NotAsked,
    #[error("{0}")]
    Illegal(String),
    #[error("not so fast: in a race the dice rest for a moment between two rolls")]
    TooSoon { milliseconds: u32 },
    #[error("at this table only reactions are exchanged")]
    ReactionsOnly,
    #[error("a message has 1 to 200 characters that can be shown")]
    Text,
    #[error("nobody is away on this seat")]
    NobodyThere,
    #[error("you cannot do this to yourself")]
    Oneself,
    #[error("a player who is connected keeps the seat until the game is over")]
    StillPlaying,
    #[error("nobody has asked whether a bot should play for this seat")]
    NothingAsked,
    #[error("hints are off at this table")]
    HintsOff,
    #[error("hints are for tables that the lobby does not show")]
    HintsInPublic,
    #[error("there is only one thing you can do, so there is nothing to weigh")]
    NothingToWeigh,
    #[error("this idempotency key was used for another request")]
    KeyReused,
    #[error("there are no hints in a game that goes on from a record which may be that of a running game")]
    HintsFromRecord,
    #[error("this game has become too long to go on")]
    GameTooLong,
    #[error("the history of this table is full: make a new one")]
    HistoryFull,
    #[error("{0}")]
    StartingPoint(String),
    #[error("this is for a deal that is no longer open")]
    StaleDeal,
    #[error("a nonce is revealed after the commitments were published, and only by seats that committed")]
    NotRevealing,
    #[error("this nonce is not the one that the seat committed to")]
    WrongNonce,
    #[error("the seat did not reveal its nonce in time and adds nothing to this deal")]
    DroppedFromDeal,
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
