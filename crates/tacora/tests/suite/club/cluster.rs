//! Several servers of one club, the database and the bus that they share, and what can befall all of them.

use std::net::SocketAddr;
use std::time::Duration;

use throwaway::{Nats, Postgres, Syncing};
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use super::door::{Door, ServerAddress};
use super::wire::Wire;
use crate::serving::{Serving, alone};

/// How many servers there are.
const NODES: usize = 3;

/// Several servers on one database and one bus.
pub(crate) struct TestCluster {
    postgres: Postgres,
    nats: Nats,
    nodes: Vec<Node>,
}

/// One server, with a wire of its own to the bus.
struct Node {
    serving: Option<Serving>,
    server_address: watch::Sender<ServerAddress>,
    wire: Wire,
}

/// Something that goes wrong and is well again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// A server is killed, and starts again.
    Killed { node: usize },
    /// A server is asked to end, and starts again.
    Restarted { node: usize },
    /// A server stands still for longer than it may keep what it has claimed; or even for longer than it counts as alive.
    Frozen { node: usize, seconds: u64 },
    /// A server does not hear the others and they do not hear it.
    CutOff { node: usize },
    /// The bus is killed, and starts again.
    BusKilled,
    /// The bus stands still: it keeps its connections and carries nothing.
    BusFrozen,
    /// The database is killed as by a power cut, and starts again.
    DatabaseKilled,
    /// The database loses power, and with it any part of what it has not synced; it starts again.
    PowerCut { seed: u64 },
    /// The database stands still, as with a slow disk.
    DatabaseSlow,
}

impl Trouble {
    /// What this number means.
    pub(crate) fn of(number: u64) -> Trouble {
        let node = usize::try_from(number / 16).unwrap_or(0) % NODES;
        match number % 16 {
            0..=3 => Trouble::Killed { node },
            4..=5 => Trouble::Restarted { node },
            6..=8 => Trouble::Frozen { node, seconds: if number.is_multiple_of(5) { 11 } else { 3 } },
            9..=10 => Trouble::CutOff { node },
            11 => Trouble::BusKilled,
            12 => Trouble::BusFrozen,
            13 => Trouble::DatabaseKilled,
            14 if cfg!(target_os = "linux") => Trouble::PowerCut { seed: number },
            _ => Trouble::DatabaseSlow,
        }
    }

    /// What figures call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Trouble::Killed { .. } => "node killed",
            Trouble::Restarted { .. } => "node restarted",
            Trouble::Frozen { .. } => "node frozen",
            Trouble::CutOff { .. } => "connection to the bus closed",
            Trouble::BusKilled => "bus killed",
            Trouble::BusFrozen => "bus frozen",
            Trouble::DatabaseKilled => "database killed",
            Trouble::PowerCut { .. } => "power cut of the database",
            Trouble::DatabaseSlow => "database frozen",
        }
    }
}

impl TestCluster {
    /// Starts everything.
    pub(crate) async fn open() -> TestCluster {
        let linux = cfg!(target_os = "linux");
        let start = move || if linux { Postgres::start_with_power() } else { Postgres::start(Syncing::On) };
        let servers = spawn_blocking(move || (start().unwrap(), Nats::start().unwrap()));
        let (postgres, nats) = servers.await.unwrap();
        let mut cluster = TestCluster { postgres, nats, nodes: Vec::new() };
        for _ in 0..NODES {
            let wire = Wire::to(SocketAddr::from(([127, 0, 0, 1], cluster.nats.port()))).await;
            let serving = cluster.start(&wire).await;
            let server_address =
                watch::Sender::new(ServerAddress { life: 0, address: Some(serving.address()) });
            cluster.nodes.push(Node { serving: Some(serving), server_address, wire });
        }
        cluster
    }

    /// Where the database is.
    pub(crate) fn database(&self) -> String {
        self.postgres.url("postgres")
    }

    /// To any of the servers.
    pub(crate) fn door(&self) -> Door {
        Door::of_many(self.nodes.iter().map(|node| node.server_address.subscribe()).collect())
    }

    async fn start(&self, wire: &Wire) -> Serving {
        let (database, nats) = (self.database(), format!("nats://{}", wire.address()));
        let begun = spawn_blocking(move || {
            let listen = ["serve", "--listen", "127.0.0.1:0", "--no-limits"];
            let shared = ["--database", &database, "--nats", &nats];
            Serving::of(alone(&[&listen[..], &shared[..]].concat()).env("TACORA_LOG", "off"))
        });
        begun.await.unwrap()
    }

    /// Lets it happen, and waits until it is well again.
    pub(crate) async fn inflict(&mut self, trouble: Trouble) {
        match trouble {
            Trouble::Killed { node } => {
                self.stop(node, Serving::killed).await;
                self.start_again(node).await;
            }
            Trouble::Restarted { node } => {
                self.stop(node, |serving| serving.signalled("-TERM")).await;
                self.start_again(node).await;
            }
            Trouble::Frozen { node, seconds } => {
                self.signal(node, "-STOP");
                sleep(Duration::from_secs(seconds)).await;
                self.signal(node, "-CONT");
            }
            Trouble::CutOff { node } => {
                self.nodes[node].wire.cut();
                sleep(Duration::from_secs(2)).await;
                self.nodes[node].wire.mend();
            }
            Trouble::BusKilled => {
                self.nats.kill().unwrap();
                sleep(Duration::from_secs(1)).await;
                self.nats.resume().unwrap();
            }
            Trouble::BusFrozen => {
                self.nats.freeze().unwrap();
                sleep(Duration::from_secs(5)).await;
                self.nats.thaw().unwrap();
            }
            Trouble::DatabaseKilled => {
                self.postgres.kill().unwrap();
                sleep(Duration::from_millis(500)).await;
                self.postgres.resume().unwrap();
            }
            Trouble::PowerCut { seed } => {
                println!("{:?}", self.postgres.cut_power(seed).unwrap());
                self.postgres.resume().unwrap();
            }
            Trouble::DatabaseSlow => {
                self.postgres.freeze().unwrap();
                sleep(Duration::from_millis(1_500)).await;
                self.postgres.thaw().unwrap();
            }
        }
    }

    fn signal(&self, node: usize, signal: &str) {
        self.nodes[node].serving.as_ref().expect("it runs").signal(signal);
    }

    async fn stop<E: Send + 'static>(
        &mut self,
        node: usize,
        end: impl FnOnce(Serving) -> E + Send + 'static,
    ) {
        let node = &mut self.nodes[node];
        node.server_address.send_modify(|server_address| server_address.address = None);
        let serving = node.serving.take().expect("it runs");
        spawn_blocking(move || end(serving)).await.unwrap();
    }

    async fn start_again(&mut self, node: usize) {
        let serving = self.start(&self.nodes[node].wire).await;
        let (node, address) = (&mut self.nodes[node], Some(serving.address()));
        node.serving = Some(serving);
        node.server_address.send_modify(|server_address| {
            *server_address = ServerAddress { life: server_address.life + 1, address }
        });
    }
}
