//! Whose turn it is to have heavy work done: each address has one piece in the pool at a time, and its others wait for that one. So
//! nobody waits behind more than one piece of everybody else.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::RateKey;

/// The addresses that have a turn or wait for one.
#[derive(Default, Debug)]
pub(super) struct Turns(Mutex<HashMap<RateKey, Weak<Semaphore>>>);

impl Turns {
    /// Waits for the turn of this address, which lasts until it is dropped.
    pub(super) async fn take(&self, key: RateKey) -> OwnedSemaphorePermit {
        self.of(key).acquire_owned().await.expect("it is never closed")
    }

    fn of(&self, key: RateKey) -> Arc<Semaphore> {
        let mut turns = self.0.lock().expect("nothing panics while it holds this lock");
        if let Some(turn) = turns.get(&key).and_then(Weak::upgrade) {
            return turn;
        }
        turns.retain(|_, turn| turn.strong_count() > 0);
        let turn = Arc::new(Semaphore::new(1));
        turns.insert(key, Arc::downgrade(&turn));
        turn
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn each_address_has_one_turn_and_leaves_nothing_behind() {
        let turns = Turns::default();
        let [one, other] = ["1.2.3.4", "1.2.3.5"].map(|text| RateKey::address(text.parse().unwrap()));
        let first = turns.take(one).await;
        let mut second = Box::pin(turns.take(one));
        assert!(second.as_mut().now_or_never().is_none());
        assert!(turns.take(other).now_or_never().is_some(), "others do not wait");
        drop(first);
        drop(second.await);
        let _other = turns.take(other).await;
        assert_eq!(turns.0.lock().unwrap().len(), 1);
    }
}
