//! Hosts reach each other unless the switch prevents it, and everything is gone in the end.

use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::time::{Duration, Instant};

use throwaway::{Host, Link, Nats, Network, Postgres};

/// A network, unless it is not possible here.
fn network(names: &[&'static str]) -> Option<Network> {
    if let Some(why) = Network::is_missing() {
        let message = format!("test of the network skipped: {why}\n");
        io::stderr().write_all(message.as_bytes()).unwrap();
        return None;
    }
    Some(Network::open(names, 7).unwrap())
}

/// The time to open a connection.
fn connect(from: &Host, to: SocketAddr) -> io::Result<Duration> {
    let begun = Instant::now();
    from.run(|| TcpStream::connect_timeout(&to, Duration::from_secs(1)))?.map(|_| begun.elapsed())
}

#[test]
fn the_switch_cuts_delays_and_reroutes() {
    let Some(network) = network(&["near", "far", "third"]) else { return };
    let (near, far, third) = (network.host("near"), network.host("far"), network.host("third"));
    let listener = far.run(|| TcpListener::bind("0.0.0.0:80")).unwrap().unwrap();
    let address = SocketAddr::from((far.address(), 80));
    assert!(connect(near, address).unwrap() < Duration::from_millis(150));

    network.link_all(near, Link { delay: 200, ..Link::default() }).unwrap();
    let slow = connect(near, address).unwrap();
    assert!(slow >= Duration::from_millis(400), "there and back: {slow:?}");

    // Both one-way cuts are silent.
    for (from, to) in [(near, far), (far, near)] {
        network.link_all(near, Link::default()).unwrap();
        network.link(from, to, Link::CUT).unwrap();
        assert_eq!(connect(near, address).unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert!(connect(third, address).is_ok(), "the others are not concerned");
    }
    network.link_all(near, Link::default()).unwrap();
    assert!(connect(near, address).is_ok());

    let floating = Ipv4Addr::new(10, 77, 0, 200);
    far.add_address(floating).unwrap();
    network.route(floating, far).unwrap();
    assert!(connect(near, SocketAddr::from((floating, 80))).is_ok());
    network.route(floating, third).unwrap();
    assert!(connect(near, SocketAddr::from((floating, 80))).is_err(), "it is somebody else's now");
    drop(listener);
    let packets = network.packets().unwrap();
    assert!(packets.forwarded > 10 && packets.lost > 1 && packets.delayed > 1, "{packets:?}");
}

#[test]
fn a_share_of_packets_is_lost_and_reordered() {
    use std::net::UdpSocket;
    let Some(network) = network(&["near", "far"]) else { return };
    let (near, far) = (network.host("near"), network.host("far"));
    network.link(near, far, Link { loss: 200, delay: 50, reorder: 250 }).unwrap();
    let receiver = far.run(|| UdpSocket::bind("0.0.0.0:9")).unwrap().unwrap();
    receiver.set_read_timeout(Some(Duration::from_secs(1))).unwrap();
    let sender = near.run(|| UdpSocket::bind("0.0.0.0:0")).unwrap().unwrap();
    for number in 0_u16..200 {
        sender.send_to(&number.to_be_bytes(), (far.address(), 9)).unwrap();
    }
    let mut numbers = Vec::new();
    let mut bytes = [0; 2];
    while receiver.recv(&mut bytes).is_ok() {
        numbers.push(u16::from_be_bytes(bytes));
    }
    assert!((120..190).contains(&numbers.len()), "a fifth is lost: {}", numbers.len());
    assert!(!numbers.is_sorted(), "some overtake others");
}

#[test]
fn a_standby_has_what_was_committed_and_takes_over() {
    let Some(network) = network(&["first", "second", "bus"]) else { return };
    let _nats = Nats::start_on(network.host("bus")).unwrap();
    let mut primary = Postgres::start_on(network.host("first")).unwrap();
    let standby = primary.start_standby(network.host("second")).unwrap();
    primary.query("CREATE TABLE kept AS SELECT 7 AS number").unwrap();
    primary.kill().unwrap();
    standby.promote().unwrap();
    assert_eq!(standby.query("SELECT number FROM kept").unwrap(), "7");
    standby.query("INSERT INTO kept VALUES (8)").unwrap();
    drop(primary);
    let again = standby.start_standby(network.host("first")).unwrap();
    assert_eq!(again.query("SELECT count(*) FROM kept").unwrap(), "2");
}
