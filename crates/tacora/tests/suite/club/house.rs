//! The server of the club: it ends and begins again, and everybody learns where it is now.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use tokio::sync::watch;
use tokio::task::spawn_blocking;

use super::door::{Door, Sign};
use crate::process::Ended;
use crate::serving::{Serving, alone};

/// A server on a data folder.
pub(crate) struct House {
    data: PathBuf,
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
        let serving = start(data.to_owned(), "127.0.0.1:0".to_owned()).await;
        let address = serving.address();
        let sign = watch::Sender::new(Sign { life: 0, address: Some(address) });
        House { data: data.to_owned(), serving: Some(serving), address, sign }
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
        let serving = start(self.data.clone(), listen).await;
        self.address = serving.address();
        self.serving = Some(serving);
        let address = Some(self.address);
        self.sign.send_modify(|sign| *sign = Sign { life: sign.life + 1, address });
    }
}

async fn start(data: PathBuf, listen: String) -> Serving {
    let begun = spawn_blocking(move || {
        let data = data.to_str().unwrap();
        Serving::of(&mut alone(&["serve", "--listen", &listen, "--data", data, "--no-limits"]))
    });
    begun.await.unwrap()
}
