//! Perfect play for two.
//!
//! The table of the solved game says what each expedition is worth; an expedition is solved when the first decision in it
//! is asked for, which takes a moment, and kept, so that every other decision is found at once. What is kept is a
//! consequence of the view alone: nothing is remembered of any game.

use advice::two_player::{Expedition, Plan, base_table};
use advice::{Hazards, Kept};
use diamant::View;

/// Somebody who has solved the game of two, and keeps the expeditions that were asked about. Whoever lets bots play owns one and
/// lets them [ask](super::DiamantBot::asking) it; what it keeps is freed with it.
#[derive(Debug)]
pub struct Oracle {
    kept: Kept<Key, Played>,
}

/// An expedition, what is in the game, and the lead of the one who is ahead.
type Key = (u8, Hazards, u16);

/// An expedition and how the one who is ahead and the other play it.
#[derive(Debug)]
struct Played {
    expedition: Expedition,
    plans: [Plan; 2],
}

/// As many as a game has: some megabytes.
const OF_ONE_GAME: usize = 5;

impl Default for Oracle {
    /// An oracle that keeps what one game needs.
    fn default() -> Oracle {
        Oracle::keeping(OF_ONE_GAME)
    }
}

impl Oracle {
    /// An oracle that keeps this many expeditions before it forgets all of them. A thousand are some 250 megabytes.
    pub fn keeping(most: usize) -> Oracle {
        Oracle { kept: Kept::at_most(most) }
    }

    /// With which chance a perfect player goes on; nothing when this game is not solved: more than two, relics,
    /// another deck. Where chests are closed, it remembers.
    pub fn stay(&self, view: &View<'_>) -> Option<f64> {
        let table = base_table();
        if !table.game().is_played_by(view.rules()) {
            return None;
        }
        let lead = lead_of_two(view)?;
        let hazards = Hazards::of(view);
        if view.inside().len() == 1 {
            let expedition = table.expedition(view.expedition(), &hazards)?;
            let held = view.carried() + view.path().rubies();
            let alone = expedition.alone(expedition.spot(view), lead, held.worth());
            return Some(if alone.go_on > alone.leave { 1.0 } else { 0.0 });
        }
        let ahead = u16::try_from(lead.unsigned_abs()).ok()?;
        let played = self.kept.get_or((view.expedition(), hazards, ahead), solve)?;
        let [first, second] = &played.plans;
        let plan = if lead < 0 { second } else { first };
        Some(plan.stay(played.expedition.spot(view)))
    }
}

fn solve((number, hazards, ahead): &Key) -> Option<Played> {
    let expedition = base_table().expedition(*number, hazards)?;
    let plans = expedition.plans(i32::from(*ahead));
    Some(Played { expedition, plans })
}

/// By how much the onlooker leads the other of two, without relics; nothing when there are more.
fn lead_of_two(view: &View<'_>) -> Option<i32> {
    let me = view.onlooker()?;
    let other = view.seats().without(me).lone()?;
    let [mine, theirs] = [me, other].map(|seat| i32::from(view.remembered(seat).worth()));
    Some(mine - theirs)
}
