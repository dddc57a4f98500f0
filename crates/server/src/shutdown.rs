//! The signal that the server is about to stop, for everything that would otherwise run for ever.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

/// The signal to stop. Clones share it.
#[derive(Clone, Debug)]
pub struct Shutdown(watch::Sender<bool>);

impl Default for Shutdown {
    fn default() -> Shutdown {
        Shutdown::new()
    }
}

impl Shutdown {
    /// A shutdown that has not begun.
    pub fn new() -> Shutdown {
        Shutdown(watch::Sender::new(false))
    }

    /// Begins the shutdown. A second call changes nothing.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    /// Whether it has begun.
    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until the shutdown begins. Streams and background tasks select on this.
    pub fn begun(&self) -> impl Future<Output = ()> + Send + 'static + use<> {
        let shutdown = self.clone();
        async move {
            let mut signal = shutdown.0.subscribe();
            signal.wait_for(|begun| *begun).await.expect("the sender lives as long as this future");
        }
    }

    /// Waits this long; returns `false` as soon as the shutdown begins.
    pub(crate) async fn sleep(&self, time: Duration) -> bool {
        tokio::select! {
            biased;
            () = sleep(time) => true,
            () = self.begun() => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_clone_hears_it_before_and_after() {
        let shutdown = Shutdown::new();
        let (early, clone) = (shutdown.begun(), shutdown.clone());
        assert!(!clone.has_begun());
        shutdown.begin();
        shutdown.begin();
        early.await;
        clone.begun().await;
        assert!(clone.has_begun());
    }
}
