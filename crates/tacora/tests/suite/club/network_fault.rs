//! What can happen to the network of a cluster.

use super::network_cluster::NODES;
use super::scatter;

/// Something that goes wrong in a network and is repaired. Nobody is told: packets do not arrive, that is all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NetworkFault {
    /// A node reaches nobody.
    Partition { node: usize, seconds: u64 },
    /// A node is heard but hears nobody, or the other way round.
    OneWay { node: usize, direction: Direction, seconds: u64 },
    /// 2 % of packets are lost, the others take 200 ms, and a quarter of them overtakes the rest.
    Lossy { place: Place, seconds: u64 },
    /// A node reaches the database but not the bus.
    NoBus { node: usize, seconds: u64 },
    /// A node reaches the bus but not the database.
    NoDatabase { node: usize, seconds: u64 },
    /// The two databases do not reach each other: no commit is acknowledged.
    StandbyCut { seconds: u64 },
    /// A machine with a node is gone without a word, and comes back.
    MachineLost { node: usize, seconds: u64 },
    /// The machine of the primary database is gone without a word, and the standby takes its place: its address moves
    /// before it is promoted, or after.
    Failover { address_first: bool },
}

/// A direction of packets, as seen from a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Out,
    In,
}

/// Whose connections are bad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Node(usize),
    Clients,
    Databases,
}

impl NetworkFault {
    /// How many kinds there are.
    const KINDS: usize = 9;

    /// So many faults. Every kind comes once before any comes again, in an order that follows from the seed.
    pub(crate) fn schedule(seed: u64, count: usize) -> Vec<NetworkFault> {
        let mut faults = Vec::new();
        let mut chance = seed;
        while faults.len() < count {
            let mut kinds: Vec<usize> = (0..NetworkFault::KINDS).collect();
            while !kinds.is_empty() {
                chance = scatter(chance);
                let kind = kinds.swap_remove(index(chance, kinds.len()));
                faults.push(NetworkFault::of(kind, scatter(chance)));
            }
        }
        faults.truncate(count);
        faults
    }

    /// As many as there are kinds.
    pub(crate) fn one_of_each(seed: u64) -> Vec<NetworkFault> {
        NetworkFault::schedule(seed, NetworkFault::KINDS)
    }

    /// Long enough for every deadline in the server to pass: a node counts as dead after nine seconds.
    fn of(kind: usize, chance: u64) -> NetworkFault {
        let node = index(chance, NODES.len());
        let seconds = [2, 3, 4, 6, 12][index(chance / 8, 5)];
        match kind {
            0 => NetworkFault::Partition { node, seconds },
            1 => NetworkFault::OneWay { node, direction: Direction::Out, seconds },
            2 => NetworkFault::OneWay { node, direction: Direction::In, seconds },
            3 => {
                let places = [Place::Node(node), Place::Clients, Place::Databases];
                NetworkFault::Lossy { place: places[index(chance / 64, places.len())], seconds }
            }
            4 => NetworkFault::NoBus { node, seconds },
            5 => NetworkFault::NoDatabase { node, seconds },
            6 => NetworkFault::StandbyCut { seconds: seconds.min(4) },
            7 => NetworkFault::MachineLost { node, seconds },
            _ => NetworkFault::Failover { address_first: chance.is_multiple_of(2) },
        }
    }

    /// What figures call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            NetworkFault::Partition { .. } => "partition",
            NetworkFault::OneWay { direction: Direction::Out, .. } => "one-way partition, out",
            NetworkFault::OneWay { direction: Direction::In, .. } => "one-way partition, in",
            NetworkFault::Lossy { .. } => "loss, delay and reordering",
            NetworkFault::NoBus { .. } => "no bus",
            NetworkFault::NoDatabase { .. } => "no database",
            NetworkFault::StandbyCut { .. } => "standby cut off",
            NetworkFault::MachineLost { .. } => "machine lost",
            NetworkFault::Failover { .. } => "failover",
        }
    }
}

fn index(chance: u64, length: usize) -> usize {
    usize::try_from(chance % length as u64).expect("a small number")
}
