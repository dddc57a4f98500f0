//! What has been told of one table, whoever heard it first.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use tokio::sync::watch;

/// The story of a table.
pub(crate) struct Story {
    pub(super) code: String,
    told: Mutex<BTreeMap<u32, String>>,
    games: Mutex<BTreeSet<String>>,
    /// The number of the message with which the evening ends here, once that is known.
    end: watch::Sender<Option<u32>>,
}

impl Story {
    pub(super) fn new(code: String) -> Story {
        Story { code, told: Mutex::default(), games: Mutex::default(), end: watch::Sender::new(None) }
    }

    /// The same table up to this message, from where it goes on anew.
    pub(super) fn up_to(&self, number: u32) -> Story {
        let mut told = self.told.lock().unwrap().clone();
        assert!(told.contains_key(&number), "{}: message {number} was never told", self.code);
        told.split_off(&(number + 1));
        Story { told: Mutex::new(told), ..Story::new(self.code.clone()) }
    }

    /// Somebody hears a message: what it says is what everybody hears under this number.
    pub(super) fn hear(&self, number: u32, shared: &str) {
        let first = self.told.lock().unwrap().entry(number).or_insert_with(|| shared.to_owned()).clone();
        assert_eq!(first, shared, "{}: message {number}", self.code);
    }

    /// The number of the last message that anybody has heard.
    pub(super) fn last(&self) -> u32 {
        self.told.lock().unwrap().keys().next_back().copied().unwrap_or(0)
    }

    /// A game was played.
    pub(super) fn remember(&self, game: String) {
        self.games.lock().unwrap().insert(game);
    }

    /// The games that have been played.
    pub(super) fn games(&self) -> Vec<String> {
        self.games.lock().unwrap().iter().cloned().collect()
    }

    /// The evening ends with this message.
    pub(super) fn ends_with(&self, number: u32) {
        self.end.send_replace(Some(number));
    }

    pub(super) fn has_ended(&self) -> bool {
        self.end.borrow().is_some()
    }

    /// Waits until the evening ends with this message.
    pub(super) async fn ended_with(&self, number: u32) {
        let mut end = self.end.subscribe();
        end.wait_for(|end| end.is_some_and(|end| end <= number)).await.expect("the story lives");
    }
}
