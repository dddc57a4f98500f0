//! Three nodes, PostgreSQL with a synchronous standby, NATS and the clients, each on a host of its own.

use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use throwaway::{Host, Link, Nats, Network, Postgres};
use tokio::sync::watch;
use tokio::time::sleep;

use super::door::{Door, ServerAddress};
use super::network_fault::{Direction, NetworkFault, Place};
use crate::serving::{Serving, alone};

/// The hosts of the nodes.
pub(super) const NODES: [&str; 3] = ["node 0", "node 1", "node 2"];

/// The hosts of the two databases; which of them is the primary changes.
const DATABASES: [&str; 2] = ["database 0", "database 1"];
const BUS: &str = "bus";
pub(crate) const CLIENTS: &str = "clients";

/// Where nodes find the primary, on whichever host it is.
const DATABASE: Ipv4Addr = Ipv4Addr::new(10, 77, 0, 200);

const PORT: u16 = 7777;

/// A cluster across hosts.
pub(crate) struct NetworkCluster {
    nodes: Vec<Node>,
    nats: Nats,
    /// `None` only while one takes the place of the other.
    primary: Option<Postgres>,
    standby: Option<Postgres>,
    /// The host of the primary.
    leader: usize,
    // After all that runs on it.
    network: Network,
}

struct Node {
    process: Option<NodeProcess>,
    address: SocketAddr,
    server_address: watch::Sender<ServerAddress>,
}

/// A node, and the thread that started it: the system ends the process with this thread.
struct NodeProcess {
    serving: Serving,
    _held: mpsc::Sender<()>,
}

/// Where the primary is, whichever that is.
pub(crate) fn database() -> String {
    format!("postgres://postgres@{DATABASE}:5432/postgres")
}

/// The hosts of a cluster, on which nothing runs yet.
pub(crate) fn hosts(seed: u64) -> Network {
    let names: Vec<&'static str> = NODES.into_iter().chain(DATABASES).chain([BUS, CLIENTS]).collect();
    Network::open(&names, seed).unwrap()
}

impl NetworkCluster {
    /// Starts everything on these hosts.
    pub(crate) fn open(network: Network) -> NetworkCluster {
        let [first, second] = DATABASES.map(|name| network.host(name));
        first.add_address(DATABASE).unwrap();
        second.add_address(DATABASE).unwrap();
        network.route(DATABASE, first).unwrap();
        let primary = Postgres::start_on(first).unwrap();
        let standby = primary.start_standby(second).unwrap();
        let nats = Nats::start_on(network.host(BUS)).unwrap();
        let mut nodes = Vec::new();
        for name in NODES {
            let host = network.host(name);
            let address = SocketAddr::from((host.address(), PORT));
            let process = Some(NodeProcess::start(host, &nats));
            nodes.push(Node {
                process,
                address,
                server_address: watch::Sender::new(ServerAddress { life: 0, address: Some(address) }),
            });
        }
        NetworkCluster { nodes, nats, primary: Some(primary), standby: Some(standby), leader: 0, network }
    }

    /// To any of the nodes.
    pub(crate) fn door(&self) -> Door {
        Door::of_many(self.nodes.iter().map(|node| node.server_address.subscribe()).collect())
    }

    /// Where each node is.
    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    pub(crate) fn network(&self) -> &Network {
        &self.network
    }

    /// Lets it happen, and repairs it.
    pub(crate) async fn inflict(&mut self, fault: NetworkFault) {
        match fault {
            NetworkFault::Partition { node, seconds } => {
                self.for_a_time(seconds, |cluster, repaired| {
                    let link = if repaired { Link::default() } else { Link::CUT };
                    cluster.network.link_all(cluster.host(node), link).unwrap();
                })
                .await;
            }
            NetworkFault::OneWay { node, direction, seconds } => {
                self.for_a_time(seconds, |cluster, repaired| cluster.one_way(node, direction, repaired))
                    .await;
            }
            NetworkFault::Lossy { place, seconds } => {
                self.for_a_time(seconds, |cluster, repaired| cluster.lossy(place, repaired)).await;
            }
            NetworkFault::NoBus { node, seconds } => {
                self.for_a_time(seconds, |cluster, repaired| cluster.cut_between(node, &[BUS], repaired))
                    .await;
            }
            NetworkFault::NoDatabase { node, seconds } => {
                self.for_a_time(seconds, |cluster, repaired| cluster.cut_between(node, &DATABASES, repaired))
                    .await;
            }
            NetworkFault::StandbyCut { seconds } => {
                self.for_a_time(seconds, NetworkCluster::cut_standby).await;
            }
            NetworkFault::MachineLost { node, seconds } => self.lose_machine(node, seconds).await,
            NetworkFault::Failover { address_first } => self.fail_over(address_first).await,
        }
    }

    async fn for_a_time(&self, seconds: u64, change: impl Fn(&NetworkCluster, bool)) {
        change(self, false);
        sleep(Duration::from_secs(seconds)).await;
        change(self, true);
    }

    fn host(&self, node: usize) -> &Host {
        self.network.host(NODES[node])
    }

    fn one_way(&self, node: usize, direction: Direction, repaired: bool) {
        let (host, link) = (self.host(node), if repaired { Link::default() } else { Link::CUT });
        for other in self.network.others(host) {
            let (from, to) = match direction {
                Direction::Out => (host, other),
                Direction::In => (other, host),
            };
            self.network.link(from, to, link).unwrap();
        }
    }

    fn lossy(&self, place: Place, repaired: bool) {
        let bad = Link { loss: 20, delay: 200, reorder: 250 };
        let link = if repaired { Link::default() } else { bad };
        let names = match place {
            Place::Node(node) => &NODES[node..=node],
            Place::Clients => &[CLIENTS],
            Place::Databases => &DATABASES,
        };
        for name in names {
            self.network.link_all(self.network.host(name), link).unwrap();
        }
    }

    /// A node does not reach these hosts, nor they it.
    fn cut_between(&self, node: usize, names: &[&str], repaired: bool) {
        let (host, link) = (self.host(node), if repaired { Link::default() } else { Link::CUT });
        for other in names.iter().map(|name| self.network.host(name)) {
            self.network.link(host, other, link).unwrap();
            self.network.link(other, host, link).unwrap();
        }
    }

    fn cut_standby(&self, repaired: bool) {
        let [first, second] = DATABASES.map(|name| self.network.host(name));
        let link = if repaired { Link::default() } else { Link::CUT };
        self.network.link(first, second, link).unwrap();
        self.network.link(second, first, link).unwrap();
    }

    /// A machine goes without a word: nobody hears that its connections have ended.
    async fn lose_machine(&mut self, node: usize, seconds: u64) {
        self.network.link_all(self.host(node), Link::CUT).unwrap();
        self.nodes[node].process.take().expect("it runs").serving.killed();
        sleep(Duration::from_secs(seconds)).await;
        self.network.link_all(self.host(node), Link::default()).unwrap();
        let process = NodeProcess::start(self.host(node), &self.nats);
        let node = &mut self.nodes[node];
        node.process = Some(process);
        node.server_address.send_modify(|server_address| server_address.life += 1);
    }

    /// The machine of the primary goes without a word and the standby takes over its address; then another follows.
    async fn fail_over(&mut self, address_first: bool) {
        let (old, new) = (self.leader, 1 - self.leader);
        let mut primary = self.primary.take().expect("it runs");
        // Nodes reach it a moment longer than the standby does: it must not acknowledge what only it has.
        self.cut_standby(false);
        sleep(Duration::from_millis(500)).await;
        self.network.link_all(self.network.host(DATABASES[old]), Link::CUT).unwrap();
        primary.kill().unwrap();
        drop(primary);
        let standby = self.standby.take().expect("it runs");
        let move_address = || self.network.route(DATABASE, self.network.host(DATABASES[new])).unwrap();
        if address_first {
            // For a moment nodes find a database that only reads.
            move_address();
            sleep(Duration::from_secs(1)).await;
            standby.promote().unwrap();
        } else {
            standby.promote().unwrap();
            move_address();
        }
        self.network.link_all(self.network.host(DATABASES[old]), Link::default()).unwrap();
        self.standby = Some(standby.start_standby(self.network.host(DATABASES[old])).unwrap());
        self.primary = Some(standby);
        self.leader = new;
    }
}

impl NodeProcess {
    fn start(host: &Host, nats: &Nats) -> NodeProcess {
        let (listen, nats) = (format!("{}:{PORT}", host.address()), nats.url());
        let database = database();
        let arguments =
            ["serve", "--listen", &listen, "--no-limits", "--database", &database, "--nats", &nats];
        let mut command = on_host(host, &alone(&arguments));
        command.env("TACORA_LOG", "off");
        let (held, until) = mpsc::channel::<()>();
        let (tell, told) = mpsc::channel();
        thread::spawn(move || {
            tell.send(Serving::of(&mut command)).expect("somebody waits for it");
            let _ = until.recv();
        });
        NodeProcess { serving: told.recv().expect("it serves"), _held: held }
    }
}

/// The same command on a host, where it ends with the thread that starts it.
pub(crate) fn on_host(host: &Host, command: &Command) -> Command {
    let mut moved = host.command("setpriv");
    moved.args(["--pdeathsig=KILL", "--"]).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => moved.env(name, value),
            None => moved.env_remove(name),
        };
    }
    moved
}
