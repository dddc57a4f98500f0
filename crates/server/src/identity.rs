//! Identities of people and programs, and the keys that belong to them.

mod authenticator;
mod cache;
mod changes;
mod stream_keys;
mod token;

pub(crate) use authenticator::{Authenticator, KeyError, recovery_until};
pub(crate) use token::{Token, TokenKind};

use std::sync::Arc;

use table::PersonId;

use crate::cluster::Node;
use crate::shutdown::Shutdown;
use crate::store::KeyHash;

/// An authenticated person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Identity {
    pub(crate) person: PersonId,
    /// The name they last gave; empty before.
    pub(crate) name: String,
    /// Whether a program made this identity for itself.
    pub(crate) program: bool,
    pub(crate) right: Right,
    /// The day on which the key was last used, as far as is stored.
    pub(crate) seen: u64,
    /// The key of the request.
    pub(crate) key: KeyHash,
}

/// What a key allows. Each right includes those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Right {
    /// Nothing: the operator has banned this person.
    Nothing,
    /// To watch.
    Watch,
    /// To play as this person.
    Play,
    /// To manage the account: its devices, tokens and recovery links, its data and its end.
    Account,
}

/// Starts what tells this node about changes of identities at other nodes.
pub(crate) fn start_cluster_tasks(node: &Arc<Node>, authenticator: &Arc<Authenticator>, shutdown: &Shutdown) {
    tokio::spawn(changes::follow_bus(Arc::clone(node), Arc::clone(authenticator), shutdown.clone()));
    tokio::spawn(changes::follow(Arc::clone(node), Arc::clone(authenticator), shutdown.clone()));
}
