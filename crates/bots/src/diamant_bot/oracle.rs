//! Perfect play for two.
//!
//! The table of the solved game says what each expedition is worth; an expedition is solved when the first decision in it
//! is asked for, which takes a moment, and kept, so that every other decision is found at once. What is kept is a
//! consequence of the view alone: the bot still remembers nothing of any game.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use advice::Hazards;
use advice::two_player::{Expedition, Plan, base_table};
use diamant::View;

use super::lead;

/// How many expeditions are kept before all are forgotten. Only a long tournament comes that far; by the
/// size of a plan it is some half a gigabyte.
const MOST_KEPT: usize = 2048;

/// An expedition, what is in the game, and the lead of the one who is ahead.
type Key = (u8, Hazards, u16);

/// An expedition and how the one who is ahead and the other play it.
struct Kept {
    expedition: Expedition,
    plans: [Plan; 2],
}

static KEPT: Mutex<BTreeMap<Key, Arc<Kept>>> = Mutex::new(BTreeMap::new());

/// With which chance a perfect player goes on; nothing when this game is not solved: more than two, relics, hidden chests,
/// another deck.
pub(super) fn chance_to_stay(view: &View<'_>) -> Option<f64> {
    let table = base_table();
    if view.seats().len() != 2 || !table.game().is_played_by(view.rules()) {
        return None;
    }
    let lead = lead(view)?;
    let hazards = Hazards::of(view);
    if view.inside().len() == 1 {
        let expedition = table.expedition(view.expedition(), &hazards)?;
        let held = view.carried() + view.path().rubies();
        let alone = expedition.alone(expedition.spot(view), lead, held.worth());
        return Some(if alone.go_on > alone.leave { 1.0 } else { 0.0 });
    }
    let ahead = u16::try_from(lead.unsigned_abs()).ok()?;
    let kept = kept((view.expedition(), hazards, ahead))?;
    let [first, second] = &kept.plans;
    let plan = if lead < 0 { second } else { first };
    Some(plan.stay(kept.expedition.spot(view)))
}

/// The solved expedition, from what is kept or anew.
fn kept(key: Key) -> Option<Arc<Kept>> {
    if let Some(kept) = KEPT.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Some(kept.clone());
    }
    // Solved without holding the others up: if two need the same one at once, both solve it and come to the same.
    let (number, hazards, ahead) = &key;
    let expedition = base_table().expedition(*number, hazards)?;
    let plans = expedition.plans(i32::from(*ahead));
    let solved = Arc::new(Kept { expedition, plans });
    let mut all = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if all.len() >= MOST_KEPT {
        all.clear();
    }
    all.insert(key, solved.clone());
    Some(solved)
}
