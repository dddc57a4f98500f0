//! A club that plays at many tables over HTTP while its server is killed, stopped and started again.
//!
//! Everybody keeps a journal, compares what they are told with the others at once, and is held to the laws at the end.

mod cluster;
mod door;
mod figures;
mod guest;
mod journal;
mod laws;
mod line;
mod log;
#[cfg(target_os = "linux")]
mod network_cluster;
#[cfg(target_os = "linux")]
mod network_fault;
mod party;
mod server;
mod socket;
mod stalls;
mod story;
mod stream;
mod wire;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

pub(crate) use cluster::{TestCluster, Trouble};
pub(crate) use door::Door;
pub(crate) use figures::Figures;
pub(crate) use journal::Journal;
pub(crate) use laws::{Count, hold};
pub(crate) use log::{Log, Written, read_log, read_shared_log};
#[cfg(target_os = "linux")]
pub(crate) use network_cluster::{CLIENTS, NetworkCluster, database, hosts, on_host};
#[cfg(target_os = "linux")]
pub(crate) use network_fault::NetworkFault;
pub(crate) use party::{Party, SLEEPERS};
pub(crate) use server::{Port, TestServer};
pub(crate) use stalls::Stalls;
pub(crate) use stream::Ending;

/// Longer than any machine needs: a table that has not come to its end by then is stuck.
const PATIENCE: Duration = Duration::from_secs(150);

/// What everybody in the club shares.
#[derive(Clone)]
pub(crate) struct Club {
    /// What choices follow from.
    seed: u64,
    /// How many choices were acknowledged.
    acknowledged: Arc<watch::Sender<u64>>,
    /// How often somebody was told to try again.
    put_off: Arc<AtomicUsize>,
    /// Whether another game follows when one has ended.
    rematches: Arc<AtomicBool>,
}

/// The guests of all tables, playing.
pub(crate) struct Evening {
    guests: JoinSet<Journal>,
}

impl Club {
    pub(crate) fn new(seed: u64) -> Club {
        Club {
            seed,
            acknowledged: Arc::new(watch::Sender::new(0)),
            put_off: Arc::default(),
            rematches: Arc::new(AtomicBool::new(true)),
        }
    }

    /// Lets everybody play.
    pub(crate) fn begin(&self, door: &Door, parties: &[Party]) -> Evening {
        let mut guests = JoinSet::new();
        for guest in parties.iter().flat_map(|party| party.guests(self, door)) {
            guests.spawn(guest.play());
        }
        Evening { guests }
    }

    /// Waits until this many more choices have been acknowledged.
    pub(crate) async fn decide(&self, more: u64) {
        let mut count = self.acknowledged.subscribe();
        let enough = *count.borrow() + more;
        let waited = timeout(PATIENCE, count.wait_for(|count| *count >= enough)).await;
        waited.expect("somebody goes on choosing").unwrap();
    }

    /// Watches from now on how long nobody is answered.
    pub(crate) fn watch_stalls(&self) -> Stalls {
        Stalls::watch(self.acknowledged.subscribe())
    }

    /// The games that are on are the last ones.
    pub(crate) fn last_games(&self) {
        self.rematches.store(false, Ordering::Relaxed);
    }

    fn goes_on(&self) -> bool {
        self.rematches.load(Ordering::Relaxed)
    }

    /// How often somebody was told to try again.
    pub(crate) fn put_off(&self) -> usize {
        self.put_off.load(Ordering::Relaxed)
    }

    fn acknowledge(&self) {
        self.acknowledged.send_modify(|count| *count += 1);
    }
}

impl Evening {
    /// Waits until every table has come to its end; what everybody has written down.
    pub(crate) async fn end(mut self, parties: &[Party]) -> Vec<Journal> {
        let mut journals = Vec::new();
        let all = async {
            while let Some(journal) = self.guests.join_next().await {
                journals.push(journal.expect("nobody was told anything untrue"));
            }
        };
        if timeout(PATIENCE, all).await.is_err() {
            let stuck: Vec<String> = parties.iter().filter_map(Party::where_it_is_stuck).collect();
            panic!("tables are stuck: {stuck:#?}");
        }
        journals
    }
}

/// Spreads numbers over their whole range: SplitMix64.
pub(crate) fn scatter(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
