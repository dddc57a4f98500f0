//! What connects the nodes of a cluster: the bus between them and the node itself.
//!
//! Knows nothing about tables that are in memory: what a node does for them is in `tables`.

mod bus;
mod nats;
mod node;
mod outage;

pub use bus::{Bus, Subscription, Topic};
pub(crate) use bus::{IdentityUpdate, TableUpdate, decode};
pub use nats::{NatsBus, NotNats};
pub use node::Cluster;
pub(crate) use node::{CLAIM, Node};
pub(crate) use outage::Outage;
