//! A node looks into the store now and then, and finds what the bus has lost.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use table::PersonId;
use tokio::time::Instant;

use super::outage::Outage;
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

/// How long the bus may take to connect when the node starts before that is worth a line in the log.
const CONNECTING: Duration = Duration::from_secs(3);

/// How many tables are asked for at one go.
const AT_ONE_GO: usize = 1_000;

/// Looks until the shutdown, and logs when the bus is lost and found.
pub(super) async fn feel(node: Arc<Node>, desk: Desk) {
    let tables = &desk.tables;
    let house = tables.house();
    let mut outage = Outage::new(
        "NATS does not answer: games continue through the database, with up to 0.25 s delay",
        "NATS answers again: news travels between nodes without delay",
    );
    let (started, mut has_been_well, mut was_well) = (Instant::now(), false, node.bus.is_well());
    let mut next_look = started + CALM;
    house.counts.bus_well.set(if was_well { 1.0 } else { 0.0 });
    while pause(ALERT, &house.shutdown).await {
        let well = node.bus.is_well();
        house.counts.bus_well.set(if well { 1.0 } else { 0.0 });
        has_been_well |= well;
        if well {
            outage.end();
        } else if has_been_well || started.elapsed() > CONNECTING {
            outage.begin(None);
        }
        let is_calm = well && was_well;
        was_well = well;
        if is_calm && Instant::now() < next_look {
            continue;
        }
        next_look = Instant::now() + CALM;
        for codes in tables.awake().chunks(AT_ONE_GO) {
            if let Err(error) = look(&node, tables, codes).await {
                error.log(None, "cannot read what other nodes wrote");
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
    let known: HashSet<TableCode> = lengths.iter().map(|(code, _)| *code).collect();
    for gone in codes.iter().filter(|code| !known.contains(code)) {
        tables.notify(*gone, Ask::Close);
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
