//! How fast a bot rolls in a live race.

use std::time::Duration;

/// The time between two rolls: from 0.1 to 10 seconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pace {
    milliseconds: u16,
}

impl Pace {
    /// The shortest interval that a table allows by default, 0.8 seconds.
    pub const USUAL: Pace = Pace { milliseconds: 800 };

    /// A pace of this many milliseconds between rolls; `None` below 100 or above 10000.
    pub fn from_millis(milliseconds: u16) -> Option<Pace> {
        (100..=10_000).contains(&milliseconds).then_some(Pace { milliseconds })
    }

    /// Milliseconds between rolls.
    pub fn as_millis(self) -> u16 {
        self.milliseconds
    }

    /// The time between rolls.
    pub fn duration(self) -> Duration {
        Duration::from_millis(u64::from(self.milliseconds))
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::USUAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_has_bounds() {
        assert_eq!([99, 10_001].map(Pace::from_millis), [None, None]);
        assert_eq!(Pace::from_millis(100).unwrap().duration(), Duration::from_millis(100));
        assert_eq!(Pace::from_millis(10_000).unwrap().duration(), Duration::from_secs(10));
        assert_eq!(Pace::from_millis(800), Some(Pace::default()));
    }
}
