//! The keys of open streams. When a key is revoked, its streams end.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::watch;

use crate::store::KeyHash;

/// A key is here while a stream is open that it has opened. Its streams end when the sender is dropped.
#[derive(Clone, Default)]
pub(super) struct StreamKeys(Arc<Mutex<HashMap<KeyHash, watch::Sender<()>>>>);

impl StreamKeys {
    /// Waits until this key is revoked; for ever, if it is not.
    pub(super) fn revoked(&self, key: KeyHash) -> impl Future<Output = ()> + Send + 'static + use<> {
        let receiver = self.lock().entry(key).or_insert_with(|| watch::Sender::new(())).subscribe();
        let mut watched = Watched { keys: self.clone(), key, receiver: Some(receiver) };
        async move {
            if let Some(receiver) = &mut watched.receiver {
                while receiver.changed().await.is_ok() {}
            }
        }
    }

    /// Ends the streams of this key.
    pub(super) fn revoke(&self, key: &KeyHash) {
        self.lock().remove(key);
    }

    /// Ends the streams of every key.
    pub(super) fn revoke_all(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<KeyHash, watch::Sender<()>>> {
        self.0.lock().expect("nobody panics with the list of streams in hand")
    }
}

/// One stream of a key.
struct Watched {
    keys: StreamKeys,
    key: KeyHash,
    receiver: Option<watch::Receiver<()>>,
}

impl Drop for Watched {
    fn drop(&mut self) {
        let mut keys = self.keys.lock();
        drop(self.receiver.take());
        if keys.get(&self.key).is_some_and(|sender| sender.receiver_count() == 0) {
            keys.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn the_streams_of_a_revoked_key_end_and_no_others() {
        let keys = StreamKeys::default();
        let (ada, bo) = (KeyHash([1; 32]), KeyHash([2; 32]));
        let mut of_ada = [Box::pin(keys.revoked(ada)), Box::pin(keys.revoked(ada))];
        let mut of_bo = Box::pin(keys.revoked(bo));
        assert!(of_ada.iter_mut().all(|stream| stream.as_mut().now_or_never().is_none()));
        keys.revoke(&ada);
        assert!(of_ada.iter_mut().all(|stream| stream.as_mut().now_or_never().is_some()));
        assert!(of_bo.as_mut().now_or_never().is_none());
        let mut again = Box::pin(keys.revoked(ada));
        drop(of_ada);
        assert!(
            again.as_mut().now_or_never().is_none(),
            "what is opened later is not ended by what was before"
        );
        keys.revoke_all();
        assert!(again.as_mut().now_or_never().is_some() && of_bo.as_mut().now_or_never().is_some());
    }

    #[test]
    fn a_key_without_streams_is_forgotten() {
        let keys = StreamKeys::default();
        let streams: Vec<_> = (0..3).map(|_| keys.revoked(KeyHash([1; 32]))).collect();
        assert_eq!(keys.lock().len(), 1);
        drop(streams);
        assert_eq!(keys.lock().len(), 0);
    }
}
