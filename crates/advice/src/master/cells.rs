//! Situations by number: those that are alike enough to be played alike share a cell.

use super::Situation;

/// How many levels each part of a situation has.
const TRAPS: usize = 6;
const LEADS: usize = 7;
const PRIZES: usize = PLAIN_PRIZES + RELIC_PRIZES;
const PLAIN_PRIZES: usize = 5;
const RELIC_PRIZES: usize = 3;
/// How many neighbouring cells differ in what is endangered only.
pub(super) const ROW: usize = RATIOS;
const RATIOS: usize = RATIO_EDGES.len() + 1;

/// Where what is endangered is this many hundredths of what is promised. Near 1 one more card is neither good nor bad for
/// gems, and there the levels are narrow.
const RATIO_EDGES: [u32; 12] = [10, 20, 33, 47, 62, 80, 100, 125, 160, 210, 300, 500];

/// Where the chance of a trap is this many hundredths: one, two, three or four kinds of hazard have been met.
const TRAP_EDGES: [u32; TRAPS - 2] = [10, 18, 26, 35];

/// Where leaving alone brings this many tenths more than leaving with everyone.
const PRIZE_EDGES: [u32; PLAIN_PRIZES - 1] = [2, 5, 9, 17];
/// The same where there are relics, which only who leaves alone gets.
const RELIC_EDGES: [u32; RELIC_PRIZES - 1] = [10, 22];

/// The cells of a table of this many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cells {
    players: usize,
}

impl Cells {
    /// The cells of a table of this many.
    pub fn of(players: usize) -> Cells {
        Cells { players }
    }

    /// How many there are.
    pub fn count(self) -> usize {
        self.players * TRAPS * LEADS * LEADS * PRIZES * RATIOS
    }

    /// The number of the situation's cell. Neighbours in what is endangered are neighbours here.
    pub fn number(self, situation: &Situation) -> usize {
        let parts = [
            (situation.inside as usize - 1, self.players),
            (traps(situation), TRAPS),
            (self.lead(situation.lead_inside), LEADS),
            (self.lead(situation.lead_at_home), LEADS),
            (prize(situation), PRIZES),
            (ratio(situation), RATIOS),
        ];
        parts.iter().fold(0, |number, (level, levels)| number * levels + level)
    }

    /// Far behind, behind, a little behind, level, and the same ahead. In larger companies there is less for each.
    fn lead(self, lead: Option<i32>) -> usize {
        let (little, much) = if self.players <= 4 { (5, 14) } else { (3, 9) };
        let edges = [-much, -little, 0, 1, little + 1, much + 1];
        // Where there is nobody to compare with, nobody is ahead.
        let lead = lead.unwrap_or(0);
        edges.iter().filter(|edge| lead >= **edge).count()
    }
}

/// How much leaving alone brings beyond leaving with everyone.
fn prize(situation: &Situation) -> usize {
    let take = situation.take.max(1);
    if situation.relics == 0 {
        passed(&PRIZE_EDGES, 10 * situation.alone, take)
    } else {
        PLAIN_PRIZES + passed(&RELIC_EDGES, 10 * (situation.alone + situation.relics), take)
    }
}

fn traps(situation: &Situation) -> usize {
    if situation.traps == 0 { 0 } else { 1 + passed(&TRAP_EDGES, 100 * situation.traps, situation.cards) }
}

fn ratio(situation: &Situation) -> usize {
    passed(&RATIO_EDGES, 100 * situation.endangered, situation.promise)
}

/// How many edges `part` of `whole` has reached.
fn passed(edges: &[u32], part: u32, whole: u32) -> usize {
    edges.iter().filter(|edge| part >= **edge * whole).count()
}

/// How readily one goes on in each cell of equal ratio before anything is known, in parts of 15: by weighing gems.
const BY_RATIO: [u8; RATIOS] = [15, 15, 15, 15, 14, 12, 9, 6, 4, 2, 1, 0, 0];

/// The level to begin with in this cell.
pub(super) fn untaught(cell: usize) -> u8 {
    BY_RATIO[cell % RATIOS]
}
