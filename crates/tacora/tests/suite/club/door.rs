//! How guests find a server: the only one, or any of several.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use reqwest::Client;
use tokio::sync::watch;
use tokio::time::sleep;

/// Where a server is now.
#[derive(Clone, Copy, Debug)]
pub(super) struct ServerAddress {
    /// How often it was started before.
    pub(super) life: u32,
    /// Nowhere, from before it is ended until it is there again.
    pub(super) address: Option<SocketAddr>,
}

/// How guests find a server.
#[derive(Clone)]
pub(crate) struct Door {
    signs: Vec<watch::Receiver<ServerAddress>>,
    /// Where somebody goes next, if there are several.
    turn: Arc<AtomicUsize>,
}

/// One life of a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Life {
    /// No other life has it.
    pub(crate) number: u32,
    pub(crate) address: SocketAddr,
}

/// How long somebody waits for a node that says nothing, and before they try another.
const PATIENCE: Duration = Duration::from_secs(4);
const PAUSE: Duration = Duration::from_millis(60);

impl Door {
    /// To the only server there is.
    pub(super) fn of_one(server_address: watch::Receiver<ServerAddress>) -> Door {
        Door::of_many(vec![server_address])
    }

    /// To any of these.
    pub(super) fn of_many(signs: Vec<watch::Receiver<ServerAddress>>) -> Door {
        Door { signs, turn: Arc::default() }
    }

    fn is_the_only_one(&self) -> bool {
        self.signs.len() == 1
    }

    /// How long guests wait for a server that says nothing: where there are several, nobody waits for one that stands still.
    pub(super) fn patience(&self) -> Option<Duration> {
        (!self.is_the_only_one()).then_some(PATIENCE)
    }

    /// What guests call with.
    pub(super) fn client(&self) -> Client {
        let Some(patience) = self.patience() else { return Client::new() };
        Client::builder().read_timeout(patience).connect_timeout(patience).build().unwrap()
    }

    /// A server, once one is there. Where there are several, each time another.
    pub(crate) async fn open(&self) -> Life {
        loop {
            let turn = self.turn.fetch_add(1, Ordering::Relaxed) % self.signs.len();
            let mut server_address = self.signs[turn].clone();
            let is_there = |server_address: &ServerAddress| server_address.address.is_some();
            let server_address = if self.is_the_only_one() {
                *server_address.wait_for(is_there).await.expect("the house stands")
            } else {
                *server_address.borrow()
            };
            if let Some(address) = server_address.address {
                return Life { number: self.number(turn, server_address.life), address };
            }
            sleep(PAUSE).await;
        }
    }

    fn number(&self, turn: usize, life: u32) -> u32 {
        life * u32::try_from(self.signs.len()).unwrap() + u32::try_from(turn).unwrap()
    }

    /// Holds the server to its connections: they break only when it is ended. Where there are several, anything may happen
    /// to what they share.
    #[track_caller]
    pub(crate) fn excuse(&self, life: Life, what: &dyn std::fmt::Debug) {
        if let [server_address] = &self.signs[..] {
            let server_address = *server_address.borrow();
            let ended = server_address.life != life.number || server_address.address.is_none();
            assert!(ended, "a connection broke although nobody has ended the server: {what:?}");
        }
    }

    /// Waits for the life after this one, or a moment, if there are other servers.
    pub(crate) async fn next(&self, life: Life) {
        if let [server_address] = &self.signs[..] {
            let mut server_address = server_address.clone();
            let there = server_address
                .wait_for(|server_address| {
                    server_address.life > life.number && server_address.address.is_some()
                })
                .await;
            there.expect("the house stands");
        } else {
            sleep(PAUSE).await;
        }
    }
}
