//! A node looks into the store now and then, and finds what the bus has lost.

use std::collections::{BTreeSet, HashMap};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use table::PersonId;

use super::{Node, pause};
use crate::bus::{PeopleWord, Topic, understood};
use crate::code::TableCode;
use crate::desk::Desk;
use crate::live::Ask;
use crate::store::StoreError;
use crate::tables::Tables;

/// How often it looks while the bus carries words, and while it does not.
const CALM: Duration = Duration::from_secs(2);
const ALERT: Duration = Duration::from_millis(250);

/// How many tables are asked for at one go.
const AT_ONE_GO: usize = 1_000;

/// Looks until the shutdown.
pub(super) async fn feel(node: Arc<Node>, desk: Desk) {
    let tables = &desk.tables;
    let house = tables.house();
    loop {
        let well = node.bus.is_well();
        house.counts.bus_well.set(if well { 1.0 } else { 0.0 });
        if !pause(if well { CALM } else { ALERT }, &house.shutdown).await {
            return;
        }
        if !well || !node.bus.is_well() {
            desk.doorkeeper.forget_everybody();
        }
        for codes in tables.awake().chunks(AT_ONE_GO) {
            if let Err(error) = look(&node, tables, codes).await {
                tracing::warn!(%error, "the store does not say what is new");
            }
        }
    }
}

async fn look(node: &Node, tables: &Tables, codes: &[TableCode]) -> Result<(), StoreError> {
    let now = tables.house().clock.now();
    let lengths = node.store.lengths(codes).await?;
    let mut elsewhere: HashMap<TableCode, BTreeSet<PersonId>> = HashMap::new();
    for (code, who) in node.store.connected_elsewhere(node.id, codes, now).await? {
        elsewhere.entry(code).or_default().insert(who);
    }
    for (code, length) in lengths {
        let elsewhere = elsewhere.remove(&code).unwrap_or_default();
        tables.notify(code, Ask::Pulse { length, elsewhere });
    }
    Ok(())
}

/// Forgets what is remembered of people when another node has changed it.
pub(super) async fn hear_of_people(node: Arc<Node>, desk: Desk) {
    let mut words = pin!(node.bus.listen(Topic::People).await.take_until(desk.shutdown.begun()));
    while let Some(word) = words.next().await {
        if let Some(word) = understood::<PeopleWord>(&word) {
            desk.doorkeeper.hear(word.person, word.revoked());
        }
    }
}
