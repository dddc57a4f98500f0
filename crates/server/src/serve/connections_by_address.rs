//! How many connections each address has open. Holds one number for each address that has any.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use crate::http::RateKey;

/// The open connections of every address.
#[derive(Clone, Default, Debug)]
pub(super) struct ConnectionsByAddress(Arc<Mutex<HashMap<RateKey, u32>>>);

/// One open connection, which counts until this is dropped.
#[derive(Debug)]
pub(super) struct OpenConnection {
    all: ConnectionsByAddress,
    key: RateKey,
}

impl ConnectionsByAddress {
    /// Counts one more connection of this address, unless it has too many.
    pub(super) fn open(&self, address: IpAddr, most: u32) -> Option<OpenConnection> {
        let key = RateKey::address(address);
        let mut open = self.0.lock().expect("nothing panics while it holds this lock");
        let count = open.entry(key).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(OpenConnection { all: self.clone(), key })
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut open = self.all.0.lock().expect("nothing panics while it holds this lock");
        if let Some(count) = open.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.key);
            }
        }
    }
}
