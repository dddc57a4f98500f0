//! Who asks: what opens an identity, and whose it is.

mod cache;
mod doorkeeper;
mod token;

pub(crate) use doorkeeper::{Doorkeeper, Refused};
pub(crate) use token::{Token, TokenKind};

use table::PersonId;

use crate::store::KeyHash;

/// Somebody who has shown a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Identity {
    pub(crate) person: PersonId,
    /// The name they last gave; empty before.
    pub(crate) name: String,
    /// Whether a program made this identity for itself.
    pub(crate) program: bool,
    pub(crate) right: Right,
    /// What opened it.
    pub(crate) key: KeyHash,
}

/// What a key allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Right {
    /// Everything.
    Play,
    /// To look.
    Watch,
}
