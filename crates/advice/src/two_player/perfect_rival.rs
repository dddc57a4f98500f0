//! A rival who plays the solved game, like the oracle.

use super::expedition::Stop;
use super::rival::Step;
use super::{Chapter, Expedition, Habits, Rival, Spot, WinTable};

/// A rival who plays by this table.
#[derive(Clone, Copy, Debug)]
pub struct PerfectRival<'a> {
    table: &'a WinTable,
}

impl<'a> PerfectRival<'a> {
    /// A rival who plays by this table.
    pub fn new(table: &'a WinTable) -> PerfectRival<'a> {
        PerfectRival { table }
    }
}

impl Rival for PerfectRival<'_> {
    fn minds_the_lead(&self) -> bool {
        true
    }

    fn habits(&self, chapter: &Chapter, _: &Expedition, lead: i32) -> Habits {
        let solved = self.table.expedition(chapter.expedition, &chapter.hazards);
        let solved = solved.expect("the table has every expedition that can be played");
        let states = solved.hazards.len();
        let [plan, _] = solved.plans(lead);
        let mut habits = Habits::default();
        let mut begins = vec![false; solved.places()];
        solved.walk(|place| {
            let stay = plan.stay(Spot { set: place / states, state: place % states });
            habits.together.push(Step { place, stay });
            begins[place] = stay > 0.0;
            stay
        });
        let takes: Vec<u16> = (0..solved.treasures.len()).map(|set| solved.take(set)).collect();
        for taken in 0..=takes.iter().copied().max().unwrap_or(0) {
            let begins = |place: usize| begins[place] && takes[place / states] == taken;
            solved.alone_after(taken, lead, begins, habits.alone_after(taken));
        }
        habits
    }
}

impl Expedition {
    /// Adds the best play of an explorer with this lead who is left alone after the other took `taken`, for all places
    /// where that can begin.
    fn alone_after(&self, taken: u16, lead: i32, begins: impl Fn(usize) -> bool, steps: &mut Vec<Step>) {
        let states = self.hazards.len();
        let places = |set: usize| set * states..(set + 1) * states;
        let sets = self.treasures.and_later(|set| places(set).any(&begins));
        let mut goes_on = vec![false; self.places()];
        let mut stopping = vec![[0.0]; self.places()];
        let stop = Stop { after: [i32::from(taken) - lead], taken };
        self.stop(
            stop,
            &sets,
            &mut stopping,
            |_| true,
            |set, chances| {
                let held = self.treasures.worth(set) - taken;
                let leave = self.home.at(lead - i32::from(taken) + i32::from(held));
                for (place, [chance]) in places(set).zip(chances) {
                    goes_on[place] = 1.0 - chance > leave;
                }
            },
        );
        let stay = |place: usize| if goes_on[place] { 1.0 } else { 0.0 };
        let mut comes_here = vec![false; self.places()];
        for set in sets.iter().rev() {
            for place in places(*set) {
                let begins = begins(place);
                if begins || comes_here[place] {
                    steps.push(Step { place, stay: stay(place) });
                }
                if begins || (comes_here[place] && goes_on[place]) {
                    self.next_places(place).for_each(|next| comes_here[next] = true);
                }
            }
        }
    }
}
