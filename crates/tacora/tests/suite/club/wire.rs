//! A wire between a server and the bus that can be cut.

use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Carries every connection on, unless it is cut.
pub(super) struct Wire {
    address: SocketAddr,
    whole: watch::Sender<bool>,
}

impl Wire {
    /// A wire that ends there.
    pub(super) async fn to(end: SocketAddr) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (whole, state) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, end, state.clone()));
            }
        });
        Wire { address, whole }
    }

    /// Where it begins.
    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(super) fn cut(&self) {
        self.whole.send_replace(false);
    }

    pub(super) fn mend(&self) {
        self.whole.send_replace(true);
    }
}

/// Carries one connection until somebody closes it, or the wire is cut.
async fn carry(mut near: TcpStream, end: SocketAddr, mut whole: watch::Receiver<bool>) {
    if !*whole.borrow() {
        return;
    }
    // The bus may be away.
    let Ok(mut far) = TcpStream::connect(end).await else { return };
    tokio::select! {
        _ = copy_bidirectional(&mut near, &mut far) => {}
        _ = whole.wait_for(|whole| !whole) => {}
    }
}
