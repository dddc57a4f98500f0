//! The servers start, answer, restart, and are gone in the end.

use std::net::{Ipv4Addr, TcpStream};

use throwaway::{Nats, Postgres, Syncing};

fn answers(port: u16) -> bool {
    TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok()
}

#[test]
fn nats_comes_and_goes() {
    let mut nats = Nats::start().unwrap();
    let port = nats.port();
    assert!(answers(port));
    nats.kill().unwrap();
    assert!(!answers(port));
    nats.resume().unwrap();
    assert!(answers(port));
    nats.freeze().unwrap();
    nats.thaw().unwrap();
    drop(nats);
    assert!(!answers(port));
}

#[test]
fn postgres_comes_and_goes() {
    let mut postgres = Postgres::start(Syncing::On).unwrap();
    let port = postgres.port();
    assert!(answers(port));
    if cfg!(target_os = "linux") {
        assert!(!postgres.used().unwrap().is_zero(), "it has started a dozen processes");
    }
    for end in [Postgres::kill, Postgres::stop] {
        end(&mut postgres).unwrap();
        assert!(!answers(port));
        postgres.resume().unwrap();
        assert!(answers(port));
    }
    // A suspended server can be stopped too.
    postgres.freeze().unwrap();
    drop(postgres);
    assert!(!answers(port));
}
