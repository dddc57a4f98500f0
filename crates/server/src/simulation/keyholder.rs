//! A person who makes and revokes keys, and a thief who keeps trying each of them at every node.

use std::sync::Arc;
use std::time::Duration;

use rand::RngExt;
use rand::rngs::SmallRng;
use table::PersonId;
use tokio::time::{Instant, sleep, timeout};

use super::keys::Keys;
use super::world::Nodes;
use crate::store::KeyHash;

/// How long a revoked key may still open something.
const LIMIT: Duration = Duration::from_secs(1);

/// How long to wait for an answer before trying another node.
const TIMEOUT: Duration = Duration::from_secs(2);

/// Makes keys and revokes them for this long; how often a key opened something.
pub(super) async fn run(nodes: Nodes, keys: Arc<Keys>, mut chance: SmallRng, time: Duration) -> u32 {
    let begun = Instant::now();
    let mut opened = 0;
    while begun.elapsed() < time {
        let key = KeyHash(chance.random());
        keys.add(PersonId(99), key);
        // Long enough for most nodes to cache it.
        for _ in 0..20 {
            opened += u32::from(opens(&nodes, key, &mut chance).await);
        }
        keys.revoke(key);
        let revoked = Instant::now();
        while revoked.elapsed() < 3 * LIMIT {
            let asked = Instant::now();
            if opens(&nodes, key, &mut chance).await {
                let late = asked - revoked;
                assert!(late < LIMIT, "a key opened an identity {late:?} after it had been revoked");
            }
        }
    }
    opened
}

/// Whether a random node accepts this key, if it answers in time.
async fn opens(nodes: &Nodes, key: KeyHash, chance: &mut SmallRng) -> bool {
    sleep(Duration::from_millis(chance.random_range(1..60))).await;
    let app = nodes.any(chance);
    matches!(timeout(TIMEOUT, app.authenticator.is_valid(key)).await, Ok(Ok(true)))
}
