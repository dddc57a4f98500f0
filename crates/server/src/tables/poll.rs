//! Polls the store for what other nodes wrote, so that messages lost by the bus are only delayed.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use table::PersonId;
use tokio::time::Instant;

use super::{Request, Tables};
use crate::cluster::{Node, Outage};
use crate::store::StoreError;
use crate::table_code::TableCode;

/// How often the store is polled while the bus works, and while it does not.
const CALM: Duration = Duration::from_secs(2);
const ALERT: Duration = Duration::from_millis(250);

/// How long the bus may take to connect at the start before that is logged.
const CONNECTING: Duration = Duration::from_secs(3);

/// How many tables are polled together.
const BATCH_LIMIT: usize = 1_000;

/// Polls until the shutdown, and logs when the bus is lost and back.
pub(super) async fn run(node: Arc<Node>, tables: Tables) {
    let context = tables.context();
    let mut outage = Outage::new(
        "NATS does not answer: games continue through the database, with up to 0.25 s delay",
        "NATS answers again: events reach other nodes without delay",
    );
    let (started, mut has_been_healthy, mut was_healthy) = (Instant::now(), false, node.bus.is_healthy());
    let mut next_look = started + CALM;
    context.counts.bus_well.set(if was_healthy { 1.0 } else { 0.0 });
    while context.shutdown.sleep(ALERT).await {
        let is_healthy = node.bus.is_healthy();
        context.counts.bus_well.set(if is_healthy { 1.0 } else { 0.0 });
        has_been_healthy |= is_healthy;
        if is_healthy {
            outage.end();
        } else if has_been_healthy || started.elapsed() > CONNECTING {
            outage.begin(None);
        }
        let is_calm = is_healthy && was_healthy;
        was_healthy = is_healthy;
        if is_calm && Instant::now() < next_look {
            continue;
        }
        next_look = Instant::now() + CALM;
        for codes in tables.awake().chunks(BATCH_LIMIT) {
            if let Err(error) = look(&node, &tables, codes).await {
                error.log(None, "cannot read the events of other nodes");
            }
        }
    }
}

async fn look(node: &Node, tables: &Tables, codes: &[TableCode]) -> Result<(), StoreError> {
    let now = tables.context().clock.now();
    let lengths = node.store.lengths(codes).await?;
    let mut elsewhere: HashMap<TableCode, BTreeSet<PersonId>> = HashMap::new();
    for (code, who) in node.store.connected_elsewhere(node.id, codes, now).await? {
        elsewhere.entry(code).or_default().insert(who);
    }
    let known: HashSet<TableCode> = lengths.iter().map(|(code, _)| *code).collect();
    for gone in codes.iter().filter(|code| !known.contains(code)) {
        tables.notify(*gone, Request::Close);
    }
    for (code, length) in lengths {
        let elsewhere = elsewhere.remove(&code).unwrap_or_default();
        tables.notify(code, Request::Sync { length, elsewhere });
    }
    Ok(())
}
