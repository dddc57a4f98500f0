//! The servers, networks and disks that tests throw away.

mod network;
mod power;
mod servers;
