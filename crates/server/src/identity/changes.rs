//! Keeps the identity cache of a node valid: polls the store several times a second for revoked keys and changed names.
//!
//! The bus is faster, but may lose messages. The cache is trusted only for a moment after a poll, so that one second after
//! its revocation no node accepts a key.

use std::collections::HashSet;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use tokio::time::Instant;

use super::Authenticator;
use crate::cluster::{IdentityUpdate, Node, Outage, Topic, decode};
use crate::shutdown::Shutdown;
use crate::store::ChangePoint;

/// How often the store is polled.
const PERIOD: Duration = Duration::from_millis(300);

/// How long the cache is trusted after a poll. The rest of the second is for requests that are being handled.
const TRUSTED: Duration = Duration::from_millis(700);

/// Changes are stored for longer than this. After a longer gap some may be missing, and the cache is cleared.
const MAX_GAP: Duration = Duration::from_mins(5);

/// How often old changes are removed.
const CLEANING: Duration = Duration::from_mins(1);

/// Polls until the shutdown, and logs when the database is lost and back.
pub(super) async fn follow(node: Arc<Node>, authenticator: Arc<Authenticator>, shutdown: Shutdown) {
    let mut outage = Outage::new(
        "PostgreSQL does not answer: requests are refused until it is back; no acknowledged decision is lost",
        "PostgreSQL answers again: games continue",
    );
    let (mut since, mut heard) = (ChangePoint::FIRST, HashSet::new());
    let (mut answered, mut cleaned) = (Instant::now(), Instant::now());
    loop {
        let asked = Instant::now();
        match node.store.identity_changes(since).await {
            Ok(found) => {
                outage.end();
                if asked - answered > MAX_GAP {
                    authenticator.invalidate_all();
                }
                for change in found.changes.iter().filter(|change| !heard.contains(&change.id)) {
                    authenticator.invalidate(change.person, change.revoked);
                }
                authenticator.trust_until(asked + TRUSTED);
                heard = found.changes.iter().map(|change| change.id).collect();
                (since, answered) = (found.next, asked);
            }
            Err(error) => {
                outage.begin(Some(&error));
                // After a failover the order of the last changes may differ.
                since = ChangePoint::FIRST;
                heard.clear();
            }
        }
        if cleaned.elapsed() > CLEANING {
            cleaned = Instant::now();
            if let Err(error) = node.store.remove_old_changes().await {
                error.log(None, "cannot remove old identity changes");
            }
        }
        if !shutdown.sleep(PERIOD.saturating_sub(asked.elapsed()).max(PERIOD / 4)).await {
            return;
        }
    }
}

/// Invalidates the cache when another node publishes a change.
pub(super) async fn follow_bus(node: Arc<Node>, authenticator: Arc<Authenticator>, shutdown: Shutdown) {
    let mut payloads = pin!(node.bus.subscribe(Topic::People).await.take_until(shutdown.begun()));
    while let Some(payload) = payloads.next().await {
        if let Some(payload) = decode::<IdentityUpdate>(&payload) {
            authenticator.invalidate(payload.person, payload.revoked());
        }
    }
}
