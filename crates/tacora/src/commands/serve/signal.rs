//! The signals that end a server: the first gently, the second at once.

use std::process;

use anyhow::{Context, Result};
use server::Shutdown;

/// Listens from the moment it is made, so that no early signal is lost.
pub(super) struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
pub(super) fn listen() -> Result<Signals> {
    use tokio::signal::unix::{SignalKind, signal};
    let on = |kind| signal(kind).context("cannot listen for signals");
    Ok(Signals { interrupt: on(SignalKind::interrupt())?, terminate: on(SignalKind::terminate())? })
}

#[cfg(not(unix))]
pub(super) fn listen() -> Result<Signals> {
    Ok(Signals {})
}

impl Signals {
    /// Begins the shutdown at the first signal. Whoever sends a second one does not want to wait.
    pub(super) async fn begins(mut self, shutdown: Shutdown) {
        self.next().await;
        tracing::info!("stopping");
        shutdown.begin();
        self.next().await;
        process::exit(130);
    }

    #[cfg(unix)]
    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    #[cfg(not(unix))]
    async fn next(&mut self) {
        // Without a console there is no Ctrl-C either.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
