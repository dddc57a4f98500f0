//! The server of the club: it ends and begins again, and everybody learns where it is now.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[cfg(target_os = "linux")]
use throwaway::CutReport;
use throwaway::Power;
use tokio::sync::watch;
use tokio::task::spawn_blocking;

use super::door::{Door, ServerAddress};
use crate::process::Ended;
use crate::serving::{Serving, alone};

/// A server on a data folder.
pub(crate) struct TestServer {
    data: PathBuf,
    /// What may be cut, if anything.
    power: Option<Arc<Power>>,
    serving: Option<Serving>,
    address: SocketAddr,
    server_address: watch::Sender<ServerAddress>,
}

/// Where the server begins again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Port {
    Same,
    Another,
}

impl TestServer {
    /// Starts a server on this folder.
    pub(crate) async fn open(data: &Path) -> TestServer {
        TestServer::open_with(data, None).await
    }

    /// Starts a server on this folder that loses in a power cut what it has not synced.
    #[cfg(target_os = "linux")]
    pub(crate) async fn open_with_power(data: &Path) -> TestServer {
        TestServer::open_with(data, Some(Arc::new(Power::of(data).unwrap()))).await
    }

    async fn open_with(data: &Path, power: Option<Arc<Power>>) -> TestServer {
        let serving = start(data.to_owned(), "127.0.0.1:0".to_owned(), power.clone()).await;
        let address = serving.address();
        let server_address = watch::Sender::new(ServerAddress { life: 0, address: Some(address) });
        TestServer { data: data.to_owned(), power, serving: Some(serving), address, server_address }
    }

    pub(crate) fn door(&self) -> Door {
        Door::of_one(self.server_address.subscribe())
    }

    pub(crate) fn data(&self) -> &Path {
        &self.data
    }

    /// Ends the server: nobody is told before.
    pub(crate) async fn killed(&mut self) -> Ended {
        let serving = self.stop();
        spawn_blocking(|| serving.killed()).await.unwrap()
    }

    /// Asks the server to end.
    pub(crate) async fn terminated(&mut self) -> Ended {
        let serving = self.stop();
        spawn_blocking(|| serving.signalled("-TERM")).await.unwrap()
    }

    /// Cuts the power: the server is gone, and any part of what it has not synced. Which part follows from the seed.
    #[cfg(target_os = "linux")]
    pub(crate) async fn lost_power(&mut self, seed: u64) -> (Ended, CutReport) {
        let ended = self.killed().await;
        (ended, self.power.as_ref().expect("it has power").cut(seed).unwrap())
    }

    fn stop(&mut self) -> Serving {
        self.server_address.send_modify(|server_address| server_address.address = None);
        self.serving.take().expect("it runs")
    }

    /// Starts the server again.
    pub(crate) async fn reopen(&mut self, port: Port) {
        let listen = match port {
            Port::Same => self.address.to_string(),
            Port::Another => "127.0.0.1:0".to_owned(),
        };
        let serving = start(self.data.clone(), listen, self.power.clone()).await;
        self.address = serving.address();
        self.serving = Some(serving);
        let address = Some(self.address);
        self.server_address.send_modify(|server_address| {
            *server_address = ServerAddress { life: server_address.life + 1, address }
        });
    }
}

async fn start(data: PathBuf, listen: String, power: Option<Arc<Power>>) -> Serving {
    let begun = spawn_blocking(move || {
        let data = data.to_str().unwrap();
        let mut command = alone(&["serve", "--listen", &listen, "--data", data, "--no-limits"]);
        if let Some(power) = power {
            power.supply(&mut command);
        }
        Serving::of(&mut command)
    });
    begun.await.unwrap()
}
