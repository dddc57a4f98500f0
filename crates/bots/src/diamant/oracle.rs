//! Perfect play for two.
//!
//! The table of the solved game has the value of each expedition. An expedition is solved at its first decision, which
//! takes a moment, and cached for the others. The cache depends on the view alone: it holds nothing about any played
//! game.

use advice::two_player::{Expedition, Plan, base_table};
use advice::{Hazards, Kept};
use diamant::View;

/// The solution of the two-player game, with a cache of expeditions. Whoever runs bots owns one and lets them
/// [ask](super::DiamantBot::asking) it; the cache is freed with it.
#[derive(Debug)]
pub struct Oracle {
    kept: Kept<Key, Played>,
}

/// An expedition, the hazards in the game, and the lead of the player who is ahead.
type Key = (u8, Hazards, u16);

/// An expedition, and the plans of the leader and of the other player.
#[derive(Debug)]
struct Played {
    expedition: Expedition,
    plans: [Plan; 2],
}

/// The number of expeditions in a game: some megabytes.
const OF_ONE_GAME: usize = 5;

impl Default for Oracle {
    /// An oracle that caches what one game needs.
    fn default() -> Oracle {
        Oracle::keeping(OF_ONE_GAME)
    }
}

impl Oracle {
    /// An oracle that caches this many expeditions; when it is full, it drops all of them. A thousand take about 250
    /// megabytes.
    pub fn keeping(most: usize) -> Oracle {
        Oracle { kept: Kept::at_most(most) }
    }

    /// The probability with which a perfect player continues; `None` if this game is not solved: more than two players,
    /// relics, another deck. If chests are hidden, it remembers them.
    #[inline(never)]
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

/// The onlooker's lead over the other of two players, without relics; `None` if there are more players.
fn lead_of_two(view: &View<'_>) -> Option<i32> {
    let me = view.onlooker()?;
    let other = view.seats().without(me).lone()?;
    let [mine, theirs] = [me, other].map(|seat| i32::from(view.remembered(seat).worth()));
    Some(mine - theirs)
}
