//! Why what a record says about its deal makes no sense.

use thiserror::Error;

/// A deal that cannot have come from the procedure of its version.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the sentences say it, and the fields are the numbers in them")]
pub enum DealFault {
    #[error("game must be 1 to 64 visible ASCII characters")]
    Game,
    #[error("commitment must be 64 lower-case hexadecimal digits")]
    Commitment,
    #[error("secret must be 64 lower-case hexadecimal digits")]
    Secret,
    #[error("the SHA-256 of the secret is not the commitment")]
    OtherSecret,
    #[error("version {0} is not known here, only 1 and 2")]
    UnknownVersion(u32),
    #[error("version 1 has no {field}")]
    NotInVersion1 { field: &'static str },
    #[error("version 2 says which seats are bots")]
    BotsMissing,
    #[error("version 2 has the commitment of every seat")]
    CommitmentsMissing,
    #[error("every seat has a nonce: {seats}, not {given}")]
    NonceCount { seats: usize, given: usize },
    #[error("every seat has a commitment or null: {seats}, not {given}")]
    CommitmentCount { seats: usize, given: usize },
    #[error("{field} must be seats below {seats} in ascending order, each once")]
    SeatList { field: &'static str, seats: usize },
    #[error("the nonce of seat {seat} must be 32 lower-case hexadecimal digits")]
    ShortNonce { seat: usize },
    #[error("the nonce of seat {seat} must be 64 lower-case hexadecimal digits")]
    Nonce { seat: usize },
    #[error("the commitment of seat {seat} must be 64 lower-case hexadecimal digits")]
    NonceCommitment { seat: usize },
    #[error("seat {seat} is a bot and must not commit")]
    BotCommitted { seat: usize },
    #[error("seat {seat} is a bot: its nonce must be zeros")]
    BotNonce { seat: usize },
    #[error("seat {seat} did not commit: its nonce must be zeros")]
    UncommittedNonce { seat: usize },
    #[error("seat {seat} was dropped and must not commit again")]
    DroppedCommitted { seat: usize },
    #[error("the nonce of seat {seat} is not the one it committed to")]
    OtherNonce { seat: usize },
    #[error("{restarts} restarts do not go with {dropped} dropped seats")]
    Restarts { restarts: u8, dropped: usize },
    #[error("it begins after {after} draws, but the record has only {draws}")]
    BeginsTooLate { after: usize, draws: usize },
}
