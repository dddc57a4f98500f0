//! How many streams somebody has open at the same time.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex};

use super::RateKey;

/// The streams that are open, by whose they are.
#[derive(Clone, Default, Debug)]
pub(super) struct Streams(Arc<Mutex<HashMap<RateKey, u32>>>);

/// One open stream: it counts until this is dropped.
#[derive(Debug)]
pub(crate) struct OpenStream {
    streams: Streams,
    key: RateKey,
}

impl Streams {
    /// One more, unless there are as many as there may be.
    pub(super) fn open(&self, key: RateKey, most: u32) -> Option<OpenStream> {
        let mut open = self.0.lock().expect("nobody panics with the count of streams in hand");
        let count = open.entry(key).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(OpenStream { streams: self.clone(), key })
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut open = self.streams.0.lock().expect("nobody panics with the count of streams in hand");
        if let Entry::Occupied(mut count) = open.entry(self.key) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_stream_makes_room_and_leaves_nothing_behind() {
        let streams = Streams::default();
        let [one, other] = ["1.2.3.4", "1.2.3.5"].map(|text| RateKey::address(text.parse().unwrap()));
        let held: Vec<_> = (0..2).map(|_| streams.open(one, 2).unwrap()).collect();
        assert!(streams.open(one, 2).is_none() && streams.open(other, 2).is_some());
        drop(held);
        assert!(streams.0.lock().unwrap().is_empty());
    }
}
