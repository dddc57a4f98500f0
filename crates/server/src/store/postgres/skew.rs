//! By how much the clock of the database differs from that of this node.
//!
//! What nodes compare with each other in the database (when something is due, until when a claim or a node lasts) is kept by
//! the clock of the database, so that it makes no difference when the clocks of nodes do.

use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use sqlx::Row;
use table::Time;

use super::connections::Connections;
use crate::clock::{Clock, SystemClock};
use crate::store::StoreError;

/// Less may be the way of a question and its answer.
const TOLERANCE: i64 = 1_000;

/// How many milliseconds the clock of the database is ahead.
#[derive(Default, Debug)]
pub(super) struct Skew(AtomicI64);

impl Skew {
    /// A moment by the clock of the database.
    pub(super) fn moment(&self, time: Time) -> Time {
        Time(time.0.saturating_add_signed(self.0.load(Relaxed)))
    }

    /// Asks the database what time it is.
    pub(super) async fn measure(&self, connections: &Connections) -> Result<(), StoreError> {
        let request = sqlx::query("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint");
        let rows = connections.rows(request).await?;
        let theirs: i64 = rows.first().map_or(Ok(0), |row| row.try_get(0))?;
        self.learn(theirs.saturating_sub(SystemClock.now().0.cast_signed()));
        Ok(())
    }

    fn learn(&self, measured: i64) {
        let known = self.0.load(Relaxed);
        if measured.abs_diff(known) > TOLERANCE.unsigned_abs() {
            self.0.store(measured, Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_wrong_by_an_hour_is_corrected_and_the_way_of_an_answer_is_not() {
        let skew = Skew::default();
        skew.learn(900);
        assert_eq!(skew.moment(Time(10_000_000)), Time(10_000_000));
        skew.learn(-3_600_000);
        assert_eq!(skew.moment(Time(10_000_000)), Time(6_400_000));
        skew.learn(-3_600_500);
        assert_eq!(skew.moment(Time(10_000_000)), Time(6_400_000));
    }
}
