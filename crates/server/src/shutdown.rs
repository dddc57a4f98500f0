//! The word that the server is about to stop, for everything that would otherwise go on for ever.

use tokio::sync::watch;

/// Begun once, heard everywhere: clones share the same word.
#[derive(Clone, Debug)]
pub struct Shutdown(watch::Sender<bool>);

impl Default for Shutdown {
    fn default() -> Shutdown {
        Shutdown::new()
    }
}

impl Shutdown {
    /// One that has not begun.
    pub fn new() -> Shutdown {
        Shutdown(watch::Sender::new(false))
    }

    /// Tells everybody to come to an end. Saying it twice changes nothing.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    /// Whether it has begun.
    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until it begins. A stream that selects on this ends in time.
    pub fn begun(&self) -> impl Future<Output = ()> + Send + 'static + use<> {
        let shutdown = self.clone();
        async move {
            let mut word = shutdown.0.subscribe();
            word.wait_for(|begun| *begun).await.expect("the sender lives as long as this future");
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
