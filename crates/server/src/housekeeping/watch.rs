//! Follows accounts that were banned or deleted elsewhere: ends their streams and removes them from the cache.

use std::collections::BTreeSet;

use table::PersonId;

use super::Accounts;
use crate::identity::Authenticator;
use crate::store::StoreError;

/// Concurrent changes may get the same number, and a lower one may become visible later, so some are read again.
const OVERLAP: i64 = 8;

/// The changes that this node has seen.
#[derive(Default)]
pub(super) struct Watch {
    last: Option<i64>,
    noticed: BTreeSet<(i64, PersonId)>,
}

impl Watch {
    /// Reads changes since the last call. Changes from before the start have no effect on this process.
    pub(super) async fn look(
        &mut self,
        accounts: &Accounts<'_>,
        authenticator: &Authenticator,
    ) -> Result<(), StoreError> {
        let Some(last) = self.last else {
            self.last = Some(accounts.last_change().await?);
            return Ok(());
        };
        for (person, change) in accounts.changes(last - OVERLAP).await? {
            if !self.noticed.contains(&(change, person)) {
                authenticator.end_sessions(person).await?;
                self.noticed.insert((change, person));
            }
            self.last = self.last.max(Some(change));
        }
        let oldest = self.last.unwrap_or(0) - OVERLAP;
        self.noticed.retain(|(change, _)| *change > oldest);
        Ok(())
    }
}
