//! Who is here. This is not in the log: after a restart everybody counts as having just been seen.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::people::person::PersonId;
use crate::time::Time;

/// Who looks at the table, and since when those who do not are gone.
#[derive(Clone, Default, Debug)]
pub(crate) struct Presence {
    people: BTreeMap<PersonId, Seen>,
    /// When the table was last woken up: nobody's time runs while everybody is gone.
    woken: Time,
    /// Whether nobody has given a sign of life since the table was taken from its log.
    restored: bool,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    connections: u32,
    /// When they were last seen, if no connection is open.
    last: Time,
}

impl Presence {
    /// Everybody in the log was here at this moment.
    pub(crate) fn begin(people: impl Iterator<Item = PersonId>, now: Time) -> Presence {
        let people = people.map(|who| (who, Seen { connections: 0, last: now })).collect();
        Presence { people, woken: now, restored: true }
    }

    /// Somebody is connected; whether that has woken the table.
    pub(crate) fn arrive(&mut self, who: PersonId, now: Time, grace: Duration) -> bool {
        let woken = self.see(who, now, grace);
        self.connect(who, now);
        woken
    }

    /// Somebody has one more connection.
    pub(crate) fn connect(&mut self, who: PersonId, now: Time) {
        let seen = self.people.entry(who).or_insert(Seen { connections: 0, last: now });
        seen.connections += 1;
    }

    /// Somebody is connected elsewhere, where the table has been awake all along. Its clock runs out there; how long ago it
    /// was started cannot be known here, for the clock of this node may differ.
    pub(crate) fn connect_elsewhere(&mut self, who: PersonId, now: Time) {
        self.restored = false;
        self.connect(who, now);
    }

    /// Somebody sits here whom nobody has told of: they count as seen at this moment.
    pub(crate) fn meet(&mut self, who: PersonId, now: Time) {
        self.people.entry(who).or_insert(Seen { connections: 0, last: now });
    }

    /// The same people, each with this many connections and all others with none.
    pub(crate) fn with_connections(&self, connections: &BTreeMap<PersonId, u32>) -> Presence {
        let mut presence = self.clone();
        for (who, seen) in &mut presence.people {
            seen.connections = connections.get(who).copied().unwrap_or(0);
        }
        presence
    }

    /// The time of this table was set by this many milliseconds: everything here was as long ago as it was before, and so
    /// was the moment at which the clock that runs was started.
    pub(crate) fn shift(&mut self, by: i64, clock_started: Time) {
        self.woken = self.woken.max(clock_started).shifted(by);
        for seen in self.people.values_mut() {
            seen.last = seen.last.shifted(by);
        }
    }

    pub(crate) fn depart(&mut self, who: PersonId, now: Time) {
        if let Some(seen) = self.people.get_mut(&who) {
            seen.connections = seen.connections.saturating_sub(1);
            seen.last = now;
        }
    }

    /// Somebody has given a sign of life; whether that has woken the table.
    pub(crate) fn see(&mut self, who: PersonId, now: Time, grace: Duration) -> bool {
        let slept = self.restored || !self.awake(now, grace);
        if slept {
            self.woken = now;
            self.restored = false;
        }
        let seen = self.people.entry(who).or_insert(Seen { connections: 0, last: now });
        seen.last = now;
        slept
    }

    /// Whether the time of this table runs without a further sign of life.
    pub(crate) fn runs(&self, now: Time, grace: Duration) -> bool {
        !self.restored && self.awake(now, grace)
    }

    /// Somebody is known to have been here at this moment.
    pub(crate) fn refresh(&mut self, who: PersonId, now: Time) {
        if let Some(seen) = self.people.get_mut(&who) {
            seen.last = seen.last.max(now);
        }
    }

    /// Whether this person is connected.
    pub(crate) fn is_connected(&self, who: PersonId) -> bool {
        self.people.get(&who).is_some_and(|seen| seen.connections > 0)
    }

    /// Forgets those who are gone and have no seat.
    pub(crate) fn forget(&mut self, now: Time, grace: Duration, keep: impl Fn(PersonId) -> bool) {
        self.people.retain(|who, seen| seen.connections > 0 || keep(*who) || now < seen.last + grace);
    }

    /// Whether anybody is here, or has been until a moment ago.
    pub(crate) fn awake(&self, now: Time, grace: Duration) -> bool {
        self.people.values().any(|seen| seen.connections > 0 || now < seen.last + grace)
    }

    /// Whether this person is here now, or has been until a moment ago.
    pub(crate) fn here(&self, who: PersonId, now: Time, grace: Duration) -> bool {
        self.people.get(&who).is_some_and(|seen| seen.connections > 0 || now < seen.last + grace)
    }

    /// When this person counts as away, if they do not come back before; nothing while they are connected.
    pub(crate) fn away_at(&self, who: PersonId, grace: Duration) -> Option<Time> {
        match self.people.get(&who) {
            Some(seen) if seen.connections > 0 => None,
            Some(seen) => Some(seen.last.max(self.woken) + grace),
            None => Some(self.woken + grace),
        }
    }

    /// When the clock that was started at this moment really started: not before the table was woken.
    pub(crate) fn effective(&self, since: Time) -> Time {
        since.max(self.woken)
    }

    /// Who is connected.
    pub(crate) fn connected(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.people.iter().filter(|(_, seen)| seen.connections > 0).map(|(who, _)| *who)
    }
}
