//! The server of the club: it ends and begins again, and everybody learns where it is now.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use tokio::sync::watch;
use tokio::task::spawn_blocking;

use crate::process::Ended;
use crate::serving::{Serving, alone};

/// A server on a data folder.
pub(crate) struct House {
    data: PathBuf,
    serving: Option<Serving>,
    address: SocketAddr,
    sign: watch::Sender<Sign>,
}

/// Where the server is now.
#[derive(Clone, Copy, Debug)]
struct Sign {
    /// How often it was started before.
    life: u32,
    /// Nowhere, from before it is ended until it is there again.
    address: Option<SocketAddr>,
}

/// How guests find the server.
#[derive(Clone)]
pub(crate) struct Door(watch::Receiver<Sign>);

/// One life of the server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Life {
    pub(crate) number: u32,
    pub(crate) address: SocketAddr,
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
        Door(self.sign.subscribe())
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

impl Door {
    /// The server, once it is there.
    pub(crate) async fn open(&self) -> Life {
        let mut sign = self.0.clone();
        let sign = *sign.wait_for(|sign| sign.address.is_some()).await.expect("the house stands");
        Life { number: sign.life, address: sign.address.expect("this was waited for") }
    }

    /// Holds the server to its connections: they break only when it is ended.
    #[track_caller]
    pub(crate) fn excuse(&self, life: Life, what: &dyn std::fmt::Debug) {
        let sign = *self.0.borrow();
        let ended = sign.life != life.number || sign.address.is_none();
        assert!(ended, "a connection broke although nobody has ended the server: {what:?}");
    }

    /// Waits for the life after this one.
    pub(crate) async fn next(&self, life: Life) {
        let mut sign = self.0.clone();
        let there = sign.wait_for(|sign| sign.life > life.number && sign.address.is_some()).await;
        there.expect("the house stands");
    }
}
