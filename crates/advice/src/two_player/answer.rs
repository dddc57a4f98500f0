//! The best answer to a rival with a known strategy: the most that can be won against them.

use super::expedition::add;
use super::rival::Step;
use super::{Chapter, Expedition, Habits, LeadValues, Rival, TwoPlayerGame, WinTable};

/// How many leads are solved together, if the rival plays all of them alike.
const BATCH: usize = 8;

/// The best answer to a rival in the two-player game, computed from the last expedition to the first.
///
/// Chances and leads are those of the answering player.
#[derive(Debug)]
pub struct BestAnswer<R> {
    rival: R,
    known: WinTable,
}

/// An expedition to be answered.
#[derive(Debug)]
pub struct Question<'a, R> {
    rival: &'a R,
    chapter: Chapter,
    expedition: Expedition,
    /// The rival's strategy, if it does not depend on the lead.
    habits: Option<Habits>,
}

/// The best answer to an expedition with a given lead.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    /// The chance of winning.
    pub win: f64,
    states: usize,
    goes_on: Vec<bool>,
}

impl Reply {
    /// Whether to continue here while both are inside.
    pub fn goes_on(&self, spot: super::Spot) -> bool {
        self.goes_on[spot.set * self.states + spot.state]
    }
}

impl<R: Rival> BestAnswer<R> {
    /// The answer to this rival, with nothing computed yet.
    pub fn new(game: TwoPlayerGame, rival: R) -> BestAnswer<R> {
        BestAnswer { rival, known: WinTable::new(game) }
    }

    /// The next expedition to be answered; `None` if all are.
    pub fn next(&self) -> Option<Question<'_, R>> {
        let chapter = self.known.next()?.clone();
        Some(self.question(chapter))
    }

    /// This expedition, if all later ones are answered.
    pub fn question(&self, chapter: Chapter) -> Question<'_, R> {
        let expedition = self.known.expedition(chapter.expedition, &chapter.hazards);
        let expedition = expedition.expect("what follows has been answered before");
        let rival = &self.rival;
        let habits = (!rival.minds_the_lead()).then(|| rival.habits(&chapter, &expedition, 0));
        Question { rival, chapter, expedition, habits }
    }

    /// Adds the chances of the next expedition, one for each lead.
    pub fn add(&mut self, values: Vec<f64>) {
        self.known.learn(LeadValues::new(values));
    }

    /// Computes everything that is missing.
    pub fn finish(&mut self) {
        while let Some(question) = self.next() {
            let values = question.values(&question.leads());
            self.add(values);
        }
    }

    /// The known chances of winning before every expedition.
    pub fn known(&self) -> &WinTable {
        &self.known
    }

    /// The chance of winning at the beginning of the game; `None` until everything is answered.
    pub fn win(&self) -> Option<f64> {
        let first = self.known.game().chapters().last()?;
        Some(self.known.values(first.expedition, &first.hazards)?.at(0))
    }
}

impl<R: Rival> Question<'_, R> {
    /// All leads with which the game is open.
    pub fn leads(&self) -> Vec<i32> {
        let longest = i32::from(self.chapter.longest_lead);
        (-longest..=longest).collect()
    }

    /// The expedition, with best answers after it.
    pub fn expedition(&self) -> &Expedition {
        &self.expedition
    }

    /// The chance of winning with each of these leads.
    pub fn values(&self, leads: &[i32]) -> Vec<f64> {
        let Some(habits) = &self.habits else {
            return leads.iter().map(|lead| self.reply(*lead).win).collect();
        };
        let batches = leads.chunks(BATCH).flat_map(|leads| {
            let lanes = std::array::from_fn(|lane| leads.get(lane).copied().unwrap_or(0));
            let wins: [f64; BATCH] = self.expedition.answer(lanes, habits, |_, _| {});
            wins.into_iter().take(leads.len())
        });
        batches.collect()
    }

    /// The answer with this lead.
    pub fn reply(&self, lead: i32) -> Reply {
        let own = self.habits.is_none().then(|| self.rival.habits(&self.chapter, &self.expedition, -lead));
        let habits = own.as_ref().or(self.habits.as_ref()).expect("one of the two is there");
        let mut goes_on = vec![false; self.expedition.places()];
        let [win] = self.expedition.answer([lead], habits, |place, [here]| goes_on[place] = here);
        Reply { win, states: self.expedition.hazards.len(), goes_on }
    }
}

impl Expedition {
    /// The first player's chances of winning with each of these leads against a second player with these habits.
    /// `decided` receives, for each lead, whether to continue at each place where both are inside.
    fn answer<const N: usize>(
        &self,
        leads: [i32; N],
        habits: &Habits,
        mut decided: impl FnMut(usize, [bool; N]),
    ) -> [f64; N] {
        let first_leaves = self.first_leaves(leads, habits);
        let second_leaves = self.second_leaves(leads, habits);
        let home = leads.map(|lead| self.home.at(lead));
        let caught = self.caught(leads);
        let mut wins = vec![[0.0; N]; self.places()];
        for Step { place, stay } in habits.together.iter().rev().copied() {
            let both_continue = self.next_card(place, &caught, &wins).unwrap_or(home);
            let mix = |stays: &[f64; N], leaves: &[f64; N], lane: usize| {
                stay * stays[lane] + (1.0 - stay) * leaves[lane]
            };
            let go_on: [f64; N] =
                std::array::from_fn(|lane| mix(&both_continue, &second_leaves[place], lane));
            let leave: [f64; N] = std::array::from_fn(|lane| mix(&first_leaves[place], &home, lane));
            decided(place, std::array::from_fn(|lane| go_on[lane] > leave[lane]));
            wins[place] = std::array::from_fn(|lane| go_on[lane].max(leave[lane]));
        }
        // The first card comes before the first decision.
        self.next_card(0, &caught, &wins).unwrap_or(home)
    }

    /// The first player's chances after leaving alone at each place, while the second continues by habit.
    fn first_leaves<const N: usize>(&self, leads: [i32; N], habits: &Habits) -> Vec<[f64; N]> {
        let states = self.hazards.len();
        let mut first_leaves = vec![[0.0; N]; self.places()];
        let mut wins = first_leaves.clone();
        for (taken, steps) in (0_u16..).zip(&habits.alone).filter(|(_, steps)| !steps.is_empty()) {
            let after = leads.map(|lead| lead + i32::from(taken));
            let caught = self.caught(after);
            for Step { place, stay } in steps.iter().rev().copied() {
                let held = i32::from(self.treasures.worth(place / states)) - i32::from(taken);
                let home = after.map(|lead| self.home.at(lead - held));
                let go_on = self.next_card(place, &caught, &wins).unwrap_or(home);
                wins[place] = std::array::from_fn(|lane| stay * go_on[lane] + (1.0 - stay) * home[lane]);
                if self.taken_at(place) == taken {
                    first_leaves[place] = go_on;
                }
            }
        }
        first_leaves
    }

    /// The first player's chances after the second has left alone at each possible place, and the first stops at the
    /// best time.
    fn second_leaves<const N: usize>(&self, leads: [i32; N], habits: &Habits) -> Vec<[f64; N]> {
        let states = self.hazards.len();
        let mut may_leave = vec![false; self.treasures.len()];
        for step in habits.together.iter().filter(|step| step.stay < 1.0) {
            may_leave[step.place / states] = true;
        }
        let chances = self.of_the_other().left_behind(leads.map(|lead| -lead), |set| may_leave[set]);
        chances.into_iter().map(|chances| chances.map(|chance| 1.0 - chance)).collect()
    }

    /// The same expedition from the other player's point of view.
    fn of_the_other(&self) -> Expedition {
        Expedition {
            home: self.home.of_the_other(),
            trapped: self.trapped.iter().map(LeadValues::of_the_other).collect(),
            ..self.clone()
        }
    }

    /// The chances after one more card; `caught` has those of a trap, times its cards. `None` if no card is left.
    fn next_card<const N: usize>(
        &self,
        place: usize,
        caught: &[[f64; N]],
        wins: &[[f64; N]],
    ) -> Option<[f64; N]> {
        let states = self.hazards.len();
        let (set, state) = (place / states, place % states);
        let hazards = self.hazards.state(state);
        let cards_left = self.treasures.cards_left(set) + hazards.cards_left;
        let mut sum = caught[state];
        for find in self.treasures.finds(set) {
            add(&mut sum, find.cards, &wins[find.next * states + state]);
        }
        for (next, cards) in &hazards.meetings {
            add(&mut sum, *cards, &wins[set * states + next]);
        }
        (cards_left > 0).then(|| sum.map(|sum| sum / f64::from(cards_left)))
    }
}
