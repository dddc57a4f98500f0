//! The signals that stop a server: the first gracefully, the second at once.
//!
//! SIGHUP stops it like the others, unless it was ignored when the server started, as with `nohup`.

use std::process;

use anyhow::{Context, Result};
use server::Shutdown;

/// Listens from its creation on, so that no early signal is lost.
pub(super) struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    hang_up: Option<tokio::signal::unix::Signal>,
}

#[cfg(unix)]
pub(super) fn listen() -> Result<Signals> {
    use terminal::is_hang_up_ignored;
    use tokio::signal::unix::{SignalKind, signal};
    let on = |kind| signal(kind).context("cannot listen for signals");
    let hang_up = if is_hang_up_ignored() { None } else { Some(on(SignalKind::hangup())?) };
    Ok(Signals { interrupt: on(SignalKind::interrupt())?, terminate: on(SignalKind::terminate())?, hang_up })
}

#[cfg(not(unix))]
pub(super) fn listen() -> Result<Signals> {
    Ok(Signals {})
}

impl Signals {
    /// Begins the shutdown at the first signal. A second signal exits at once.
    pub(super) async fn begins(mut self, shutdown: Shutdown) {
        self.next().await;
        tracing::info!("received a signal, shutting down");
        shutdown.begin();
        self.next().await;
        process::exit(130);
    }

    #[cfg(unix)]
    async fn next(&mut self) {
        let hang_up = async {
            match &mut self.hang_up {
                Some(signal) => signal.recv().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
            _ = hang_up => {}
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
