//! What is at stake when sealed choices are opened.

use diamant::Decision;
use game::{Ballot, BySeat, Seat, SeatSet};

/// The chances of winning before and after an opening of sealed choices. A tie is shared, so the chances of all add up
/// to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Appraisal {
    /// Everybody's chance before the choices are known.
    pub before: BySeat<f64>,
    /// Everybody's chance after the actual choices.
    pub after: BySeat<f64>,
    /// The values for each deciding seat.
    pub weighed: BySeat<Option<Weighed>>,
}

/// The choice of one explorer inside, while all others choose as the master would.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    /// The probability with which the master would continue.
    pub stay: f64,
    /// The chance of winning by continuing.
    pub go_on: f64,
    /// The chance of winning by leaving.
    pub leave: f64,
    /// The standard error of the difference between the two; 0 if they are exact.
    pub error: f64,
    /// How much the choice changed everybody's chance of winning, compared with the master's mix.
    pub effect: BySeat<f64>,
}

impl Weighed {
    /// The chance of winning by this choice.
    pub fn worth(&self, decision: Decision) -> f64 {
        match decision {
            Decision::Continue => self.go_on,
            Decision::Leave => self.leave,
        }
    }

    /// The probability that the master makes this choice.
    pub fn share(&self, decision: Decision) -> f64 {
        match decision {
            Decision::Continue => self.stay,
            Decision::Leave => 1.0 - self.stay,
        }
    }

    /// The cost of the worse choice: how critical the moment is.
    pub fn stakes(&self) -> f64 {
        (self.go_on - self.leave).abs()
    }
}

impl Appraisal {
    /// The appraisal if the value of every set of choices is known. The master continues with the probabilities in
    /// `stay`.
    pub(super) fn of(
        chosen: Ballot<Decision>,
        stay: &BySeat<f64>,
        mut shares: impl FnMut(Ballot<Decision>) -> BySeat<f64>,
    ) -> Appraisal {
        let inside = chosen.voters();
        let mut before = BySeat::<f64>::default();
        let mut by_choice = BySeat::<[BySeat<f64>; 2]>::default();
        for leaving in subsets(inside) {
            let ballot = leave(inside, leaving);
            let shares = shares(ballot);
            let chance = |except: Option<Seat>| -> f64 {
                let others = inside.into_iter().filter(|seat| Some(*seat) != except);
                others.map(|seat| part(stay[seat], leaving.contains(seat))).product()
            };
            add(&mut before, chance(None), &shares);
            for seat in inside {
                let place = usize::from(leaving.contains(seat));
                add(&mut by_choice[seat][place], chance(Some(seat)), &shares);
            }
        }
        let weighed = BySeat::from_fn(|seat| {
            let decision = chosen.choice(seat)?;
            let [go_on, leave] = &by_choice[seat];
            let made = match decision {
                Decision::Continue => go_on,
                Decision::Leave => leave,
            };
            let effect = BySeat::from_fn(|other| made[other] - before[other]);
            Some(Weighed { stay: stay[seat], go_on: go_on[seat], leave: leave[seat], error: 0.0, effect })
        });
        Appraisal { before, after: shares(chosen), weighed }
    }
}

/// The probability that each of them would continue; 0 for those who have no choice.
pub(super) fn mixes(weighed: &BySeat<Option<Weighed>>) -> BySeat<f64> {
    BySeat::from_fn(|seat| weighed[seat].map_or(0.0, |weighed| weighed.stay))
}

/// The ballot in which these leave and the others inside continue.
pub(super) fn leave(inside: SeatSet, leaving: SeatSet) -> Ballot<Decision> {
    Ballot::collect(inside, |seat| if leaving.contains(seat) { Decision::Leave } else { Decision::Continue })
}

/// The probability of continuing, or of leaving.
fn part(stay: f64, leaves: bool) -> f64 {
    if leaves { 1.0 - stay } else { stay }
}

fn add(sum: &mut BySeat<f64>, weight: f64, shares: &BySeat<f64>) {
    for (seat, share) in shares.iter() {
        sum[seat] += weight * share;
    }
}

/// All subsets of these seats.
fn subsets(seats: SeatSet) -> Vec<SeatSet> {
    seats.into_iter().fold(vec![SeatSet::EMPTY], |sets, seat| {
        sets.into_iter().flat_map(|set| [set, set.with(seat)]).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    /// A single leaver wins; otherwise it is even. By hand: with the others at one half, leaving is worth ½·1 + ½·½,
    /// continuing ½·½ + ½·0.
    #[test]
    fn a_choice_is_weighed_against_the_mix_of_the_others() {
        let [ada, bo] = [seat(0), seat(1)];
        let both = SeatSet::first_n(2);
        let stay = BySeat::from_fn(|_| 0.5);
        let shares = |ballot: Ballot<Decision>| {
            let lone = ballot.who_chose(Decision::Leave).lone();
            BySeat::from_fn(|seat| match lone {
                Some(lone) => f64::from(u8::from(seat == lone)),
                None => {
                    if both.contains(seat) {
                        0.5
                    } else {
                        0.0
                    }
                }
            })
        };
        let appraisal = Appraisal::of(leave(both, SeatSet::only(bo)), &stay, shares);
        let pair = |shares: BySeat<f64>| (shares[ada], shares[bo]);
        assert_eq!((pair(appraisal.before), pair(appraisal.after)), ((0.5, 0.5), (0.0, 1.0)));
        let weighed = appraisal.weighed[bo].unwrap();
        assert_eq!((weighed.go_on, weighed.leave, weighed.stakes()), (0.25, 0.75, 0.5));
        assert_eq!(pair(weighed.effect), (-0.25, 0.25));
        assert_eq!(pair(appraisal.weighed[ada].unwrap().effect), (-0.25, 0.25));
        assert_eq!(appraisal.weighed[seat(2)], None);
    }
}
