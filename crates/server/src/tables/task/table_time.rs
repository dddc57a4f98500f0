//! The time at one table: it goes on where its log ended, and as fast as the clock of this node.
//!
//! Events hold the moment at which they were written, by the clock of whichever node and run of the server wrote them.
//! Those clocks may differ by any amount. What matters at a table is how much time has passed since, so the table's time is
//! the clock of this node, shifted.

use std::time::Duration;

use table::Time;

use super::TableTask;

impl TableTask {
    /// What time it is at this table.
    pub(super) fn now(&self) -> Time {
        self.time.at(self.context.clock.now())
    }
}

/// How far the clocks of nodes may differ before a table follows the other. Less may be the way of a message.
pub(crate) const CLOCK_TOLERANCE: Duration = Duration::from_secs(2);

/// How far the time at a table is ahead of the clock of this node, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct TableTime {
    ahead: i64,
}

impl TableTime {
    /// The time at a table whose last event is of this moment, and which nobody has looked at for a while: not earlier. If much
    /// time has passed since, it has; nobody's clock was running meanwhile.
    pub(super) fn after(last: Time, clock: Time) -> TableTime {
        TableTime { ahead: difference(last.max(clock), clock) }
    }

    /// What time it is at the table when the clock shows this.
    pub(super) fn at(self, clock: Time) -> Time {
        clock.shifted(self.ahead)
    }

    /// What the clock shows when it is this time at the table.
    pub(super) fn on_the_clock(self, time: Time) -> Time {
        time.shifted(self.ahead.saturating_neg())
    }

    /// Another node has just written an event with this moment. Returns by how many milliseconds the time was set.
    pub(super) fn follow(&mut self, written: Time, clock: Time) -> i64 {
        let now = self.at(clock);
        if written.since(now).max(now.since(written)) <= CLOCK_TOLERANCE {
            return 0;
        }
        self.ahead = difference(written, clock);
        difference(written, now)
    }
}

fn difference(time: Time, clock: Time) -> i64 {
    time.0.cast_signed().saturating_sub(clock.0.cast_signed())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;
    const WRITTEN: Time = Time(100 * HOUR);

    #[test]
    fn after_a_restart_with_an_earlier_clock_it_goes_on_where_it_was() {
        let clock = Time(99 * HOUR);
        let time = TableTime::after(WRITTEN, clock);
        assert_eq!(time.at(clock), WRITTEN);
        assert_eq!(time.at(Time(clock.0 + 5)), Time(WRITTEN.0 + 5));
        assert_eq!(time.on_the_clock(Time(WRITTEN.0 + 5)), Time(clock.0 + 5));
    }

    #[test]
    fn after_a_restart_with_a_later_clock_it_is_as_late_as_the_clock_says() {
        let clock = Time(101 * HOUR);
        assert_eq!(TableTime::after(WRITTEN, clock).at(clock), clock);
    }

    #[test]
    fn it_follows_a_node_whose_clock_differs_in_either_direction() {
        for other in [Time(99 * HOUR), Time(101 * HOUR)] {
            let mut time = TableTime::default();
            let set_by = time.follow(other, WRITTEN);
            assert_eq!(time.at(WRITTEN), other);
            assert_eq!(WRITTEN.shifted(set_by), other);
        }
    }

    #[test]
    fn it_does_not_follow_a_message_that_took_a_moment() {
        let mut time = TableTime::default();
        assert_eq!(time.follow(Time(WRITTEN.0 - 300), WRITTEN), 0);
        assert_eq!(time, TableTime::default());
    }
}
