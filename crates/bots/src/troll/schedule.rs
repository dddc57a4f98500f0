//! Who is first in a live race if both sides keep their pace. A value: it reads no clock.

use std::time::Duration;

/// The two sides of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The player in the hall, who rolls for treasure.
    Treasure,
    /// The player with the dragon dice.
    Dragon,
}

/// A visit to the hall, from the moment the door opens.
///
/// The first treasure roll comes its pace after that, and the dragon dice wait for it. From then on each side acts its pace after
/// its own last action, or after that roll. When both are due at the same moment, the throw comes first, as it does step by step.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Schedule {
    rolled: Duration,
    /// When the dragon dice were last thrown or, before that, the first treasure roll.
    thrown: Option<Duration>,
}

impl Schedule {
    /// The side that acts next, if a roll and a throw take this long. The paces may change from call to call, because
    /// the dragon dice are passed on.
    pub fn next(&mut self, roll: Duration, throw: Duration) -> Side {
        let roll = self.rolled + roll;
        match self.thrown.map(|thrown| thrown + throw) {
            Some(throw) if throw <= roll => {
                self.thrown = Some(throw);
                Side::Dragon
            }
            _ => {
                self.rolled = roll;
                self.thrown.get_or_insert(roll);
                Side::Treasure
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first sides to act: T for a roll, D for a throw.
    fn sides(roll: u64, throw: u64, count: usize) -> String {
        let mut schedule = Schedule::default();
        let [roll, throw] = [roll, throw].map(Duration::from_millis);
        let letter = |side| if side == Side::Treasure { 'T' } else { 'D' };
        (0..count).map(|_| letter(schedule.next(roll, throw))).collect()
    }

    #[test]
    fn equal_paces_alternate_as_step_by_step() {
        assert_eq!(sides(800, 800, 6), "TDTDTD");
    }

    #[test]
    fn who_is_faster_acts_more_often() {
        assert_eq!(sides(400, 1000, 7), "TTTDTTD");
        assert_eq!(sides(900, 400, 7), "TDDTDDT");
    }

    #[test]
    fn however_fast_the_dragon_is_it_waits_for_the_first_roll() {
        assert_eq!(sides(3_000, 100, 3), "TDD");
    }

    #[test]
    fn the_next_thrower_brings_another_pace() {
        let mut schedule = Schedule::default();
        let [fast, slow] = [300, 1000].map(Duration::from_millis);
        assert_eq!(schedule.next(slow, fast), Side::Treasure);
        assert_eq!(schedule.next(slow, fast), Side::Dragon);
        assert_eq!(schedule.next(slow, slow), Side::Treasure);
    }
}
