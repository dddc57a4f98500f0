//! The servers under load: one, or the nodes of a cluster.

use anyhow::Result;

use super::connection::Server;
use super::server_side::ServerSide;

/// How clients are distributed over nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(super) enum Spread {
    /// Each client uses any node, and posts to a different one than it reads from: a load balancer that ignores tables.
    People,
    /// All clients of a table use one node: a load balancer that routes by table code.
    Tables,
}

/// All nodes, and which client uses which.
#[derive(Clone)]
pub(super) struct Nodes {
    servers: Vec<Server>,
    spread: Spread,
}

impl Nodes {
    /// The servers at these addresses, at least one.
    pub(super) fn parse(addresses: &[String], spread: Spread) -> Result<Nodes> {
        let servers = addresses.iter().map(|address| Server::parse(address)).collect::<Result<_>>()?;
        Ok(Nodes { servers, spread })
    }

    /// The node to which this seat of this table posts.
    pub(super) fn to_choose(&self, table: usize, seat: usize) -> &Server {
        match self.spread {
            Spread::People => self.server(table + seat),
            Spread::Tables => self.server(table),
        }
    }

    /// The node from which it reads.
    pub(super) fn to_look(&self, table: usize, seat: usize) -> &Server {
        match self.spread {
            Spread::People => self.server(table + seat + 1),
            Spread::Tables => self.server(table),
        }
    }

    fn server(&self, number: usize) -> &Server {
        &self.servers[number % self.servers.len()]
    }

    /// Their addresses.
    pub(super) fn hosts(&self) -> Vec<String> {
        self.servers.iter().map(|server| server.host().to_owned()).collect()
    }

    /// The current figures of each node.
    pub(super) async fn measure(&self) -> Result<Vec<ServerSide>> {
        let mut sides = Vec::new();
        for server in &self.servers {
            sides.push(ServerSide::measure(server).await?);
        }
        Ok(sides)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three(spread: Spread) -> Nodes {
        let addresses = [1, 2, 3].map(|port| format!("http://a:{port}"));
        Nodes::parse(&addresses, spread).expect("three addresses")
    }

    #[test]
    fn people_of_one_table_are_at_all_nodes_and_read_elsewhere() {
        let nodes = three(Spread::People);
        let hosts: Vec<[&str; 2]> =
            (0..3).map(|seat| [nodes.to_choose(1, seat), nodes.to_look(1, seat)].map(Server::host)).collect();
        assert_eq!(hosts, [["a:2", "a:3"], ["a:3", "a:1"], ["a:1", "a:2"]]);
    }

    #[test]
    fn a_table_can_be_kept_at_one_node() {
        let nodes = three(Spread::Tables);
        for seat in 0..8 {
            assert_eq!([nodes.to_choose(4, seat), nodes.to_look(4, seat)].map(Server::host), ["a:2", "a:2"]);
        }
    }
}
