//! A rival who decides by what can be seen.
//!
//! Every cave that the rival can reach is built with the rules themselves, once per set of treasures and number of
//! hazards: the order of the cards and the kinds of hazards must not matter to the rival.

use std::sync::Arc;

use diamant::{Card, Decision, Diamant, Gems, Hazard, Rules, View};
use game::driver::Unlogged;
use game::{Ballot, Game, Move, Seat, SeatSet};

use super::rival::Step;
use super::{Chapter, Expedition, Habits, Rival};
use crate::Hazards;

/// A rival whose probability of continuing is computed from a view.
pub struct SeenRival<F> {
    rules: Arc<Rules>,
    minds_the_lead: bool,
    stay: F,
}

impl<F: Fn(&View<'_>) -> f64 + Sync> SeenRival<F> {
    /// A rival under these rules; `stay` gives the probability of continuing.
    pub fn new(rules: Arc<Rules>, minds_the_lead: bool, stay: F) -> SeenRival<F> {
        SeenRival { rules, minds_the_lead, stay }
    }
}

impl<F: Fn(&View<'_>) -> f64 + Sync> Rival for SeenRival<F> {
    fn minds_the_lead(&self) -> bool {
        self.minds_the_lead
    }

    fn habits(&self, chapter: &Chapter, expedition: &Expedition, lead: i32) -> Habits {
        let mut walk = Walk { expedition, stay: &self.stay, habits: Habits::default(), alone: Vec::new() };
        walk.together(beginning(&self.rules, chapter, lead));
        walk.habits.in_order()
    }
}

/// The seats of the rival and of the opponent.
const SEATS: [Seat; 2] = match (Seat::new(0), Seat::new(1)) {
    (Some(rival), Some(other)) => [rival, other],
    _ => unreachable!(),
};

/// A game in which this expedition begins with this lead of the rival.
fn beginning(rules: &Arc<Rules>, chapter: &Chapter, lead: i32) -> Diamant {
    let mut game = Diamant::new(rules.clone(), 2).expect("it is a game of two");
    let mut removed = removed(rules, &chapter.hazards);
    let treasure = rules.faces().iter().copied().find(|card| matches!(card, Card::Treasure(_)));
    for _ in 1..chapter.expedition {
        let card = removed.pop().map(Card::Hazard).or(treasure).expect("there is something in the deck");
        game = after(&game, Move::Chance(card));
        if let Card::Hazard(_) = card {
            game = after(&choose(&game, SeatSet::EMPTY), Move::Chance(card));
        } else {
            game = choose(&game, SeatSet::first_n(2));
        }
    }
    let ahead = Gems::new(u16::try_from(lead.unsigned_abs()).expect("leads are small"));
    let chests = if lead < 0 { [Gems::ZERO, ahead] } else { [ahead, Gems::ZERO] };
    SEATS.into_iter().zip(chests).fold(game, |game, (seat, chest)| game.with_chest(seat, chest))
}

/// Hazards that must have left the game so that these remain. The kinds do not matter.
fn removed(rules: &Rules, hazards: &Hazards) -> Vec<Hazard> {
    let mut kinds: Vec<(u8, Hazard)> = rules.hazards().map(|hazard| (rules.copies(hazard), hazard)).collect();
    kinds.sort_unstable_by_key(|(copies, _)| std::cmp::Reverse(*copies));
    let gone = kinds.into_iter().zip(hazards.cards()).map(|((copies, hazard), left)| (hazard, copies - left));
    gone.flat_map(|(hazard, gone)| std::iter::repeat_n(hazard, usize::from(gone))).collect()
}

fn after(game: &Diamant, answer: Move<Decision, Card>) -> Diamant {
    let mut game = game.clone();
    game.play(&answer, &mut Unlogged).expect("what is walked through can happen");
    game
}

/// These leave, and everyone else inside continues.
fn choose(game: &Diamant, leaving: SeatSet) -> Diamant {
    let decide = |seat| if leaving.contains(seat) { Decision::Leave } else { Decision::Continue };
    after(game, Move::Ballot(Ballot::collect(game.view(None).inside(), decide)))
}

/// Visits all caves that the rival can reach.
struct Walk<'a, F> {
    expedition: &'a Expedition,
    stay: &'a F,
    habits: Habits,
    /// What is known about each place where the rival is alone, by what the other took.
    alone: Vec<Vec<Known>>,
}

/// What is known about a place.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Known {
    listed: bool,
    gone_on_from: bool,
}

impl<F: Fn(&View<'_>) -> f64> Walk<'_, F> {
    /// Visits everything from the beginning of the expedition while both are inside.
    fn together(&mut self, game: Diamant) {
        let [_, other] = SEATS;
        let mut listed = vec![false; self.expedition.places()];
        let mut way = vec![(game, 0)];
        while let Some((game, place)) = way.pop() {
            for (card, next) in self.expedition.may_come(&game.view(None), place) {
                if std::mem::replace(&mut listed[next], true) {
                    continue;
                }
                let game = after(&game, Move::Chance(card));
                let stay = self.ask(&game);
                self.habits.together.push(Step { place: next, stay });
                if stay > 0.0 {
                    self.alone(choose(&game, SeatSet::only(other)), next);
                    way.push((choose(&game, SeatSet::EMPTY), next));
                }
            }
        }
    }

    /// Visits everything from a place where the other has just left.
    fn alone(&mut self, game: Diamant, place: usize) {
        let taken = self.expedition.taken_at(place);
        if self.alone.len() <= usize::from(taken) {
            self.alone.resize_with(usize::from(taken) + 1, Vec::new);
        }
        let known = &mut self.alone[usize::from(taken)];
        known.resize(self.expedition.places(), Known::default());
        let mut known = std::mem::take(known);
        if !std::mem::replace(&mut known[place].listed, true) {
            let stay = self.ask(&game);
            self.habits.alone_after(taken).push(Step { place, stay });
        }
        let mut way = vec![(game, place)];
        while let Some((game, place)) = way.pop() {
            if std::mem::replace(&mut known[place].gone_on_from, true) {
                continue;
            }
            for (card, next) in self.expedition.may_come(&game.view(None), place) {
                if std::mem::replace(&mut known[next].listed, true) {
                    continue;
                }
                let game = after(&game, Move::Chance(card));
                let stay = self.ask(&game);
                self.habits.alone_after(taken).push(Step { place: next, stay });
                if stay > 0.0 {
                    way.push((choose(&game, SeatSet::EMPTY), next));
                }
            }
        }
        self.alone[usize::from(taken)] = known;
    }

    fn ask(&self, game: &Diamant) -> f64 {
        let [rival, _] = SEATS;
        (self.stay)(&game.view(Some(rival)))
    }
}

impl Expedition {
    /// The cards that may come at this place and do not end the expedition, with the places they lead to.
    fn may_come(&self, view: &View<'_>, place: usize) -> Vec<(Card, usize)> {
        let states = self.hazards.len();
        let (set, state) = (place / states, place % states);
        let finds = self.treasures.finds(set).iter();
        let finds = finds.map(|find| (Card::Treasure(find.worth), find.next * states + state));
        let meetings = view.may_come().filter_map(|(card, cards)| match card {
            Card::Hazard(hazard) if !view.met().contains(hazard) => {
                Some((card, set * states + self.hazards.after_meeting(state, cards)?))
            }
            Card::Hazard(_) | Card::Treasure(_) | Card::Relic(_) => None,
        });
        finds.chain(meetings).collect()
    }
}
