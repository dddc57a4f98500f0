//! The server of the club: it ends and begins again, and everybody learns where it is now.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[cfg(target_os = "linux")]
use throwaway::CutReport;
use throwaway::Power;
use tokio::sync::watch;
use tokio::task::spawn_blocking;

use super::door::{Door, Sign};
use crate::process::Ended;
use crate::serving::{Serving, alone};

/// A server on a data folder.
pub(crate) struct House {
    data: PathBuf,
    /// What may be cut, if anything.
    power: Option<Arc<Power>>,
    serving: Option<Serving>,
    address: SocketAddr,
    sign: watch::Sender<Sign>,
}

/// Where the server begins again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Port {
    Same,
    Another,
}

impl House {
    /// Starts a server on this folder.
    pub(crate) async fn open(data: &Path) -> House {
        House::open_with(data, None).await
    }

    /// Starts a server on this folder that loses in a power cut what it has not synced.
    #[cfg(target_os = "linux")]
    pub(crate) async fn open_with_power(data: &Path) -> House {
        House::open_with(data, Some(Arc::new(Power::of(data).unwrap()))).await
    }

    async fn open_with(data: &Path, power: Option<Arc<Power>>) -> House {
        let serving = start(data.to_owned(), "127.0.0.1:0".to_owned(), power.clone()).await;
        let address = serving.address();
        let sign = watch::Sender::new(Sign { life: 0, address: Some(address) });
        House { data: data.to_owned(), power, serving: Some(serving), address, sign }
    }

    pub(crate) fn door(&self) -> Door {
        Door::of_one(self.sign.subscribe())
    }

    pub(crate) fn data(&self) -> &Path {
        &self.data
    }

    /// Ends the server: nobody is told before.
    pub(crate) async fn killed(&mut self) -> Ended {
        let serving = self.take_down_the_sign();
        spawn_blocking(|| serving.killed()).await.unwrap()
    }

    /// Asks the server to end.
    pub(crate) async fn terminated(&mut self) -> Ended {
        let serving = self.take_down_the_sign();
        spawn_blocking(|| serving.signalled("-TERM")).await.unwrap()
    }

    /// Cuts the power: the server is gone, and any part of what it has not synced. Which part follows from the seed.
    #[cfg(target_os = "linux")]
    pub(crate) async fn lost_power(&mut self, seed: u64) -> (Ended, CutReport) {
        let ended = self.killed().await;
        (ended, self.power.as_ref().expect("it has power").cut(seed).unwrap())
    }

    fn take_down_the_sign(&mut self) -> Serving {
        self.sign.send_modify(|sign| sign.address = None);
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
        self.sign.send_modify(|sign| *sign = Sign { life: sign.life + 1, address });
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
