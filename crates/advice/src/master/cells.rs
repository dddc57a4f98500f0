//! Cells: situations that are similar enough to be played alike.

use super::Situation;

/// The number of levels of each part of a situation.
const TRAPS: usize = 6;
const LEADS: usize = 7;
const PRIZES: usize = PLAIN_PRIZES + RELIC_PRIZES;
const PLAIN_PRIZES: usize = 5;
const RELIC_PRIZES: usize = 3;
/// The number of neighbouring cells that differ only in what is at risk.
pub(super) const ROW: usize = RATIOS;
const RATIOS: usize = RATIO_EDGES.len() + 1;

/// Boundaries of the ratio between what is at risk and what can still be found, in hundredths. Near 1 one more card is
/// neither good nor bad for gems, so the levels are narrow there.
const RATIO_EDGES: [usize; 12] = [10, 20, 33, 47, 62, 80, 100, 125, 160, 210, 300, 500];

/// Boundaries of the chance of a trap in hundredths: one, two, three or four kinds of hazard have been met.
const TRAP_EDGES: [usize; TRAPS - 2] = [10, 18, 26, 35];

/// Boundaries of how much more leaving alone brings than leaving with everyone, in tenths.
const PRIZE_EDGES: [usize; PLAIN_PRIZES - 1] = [2, 5, 9, 17];
/// The same with relics, which only an explorer who leaves alone gets.
const RELIC_EDGES: [usize; RELIC_PRIZES - 1] = [10, 22];

/// The cells for this many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cells {
    players: usize,
}

impl Cells {
    /// The cells for this many players.
    pub fn of(players: usize) -> Cells {
        Cells { players }
    }

    /// The number of cells.
    pub fn count(self) -> usize {
        self.players * TRAPS * LEADS * LEADS * PRIZES * RATIOS
    }

    /// The index of the situation's cell. Cells that are neighbours in what is at risk have consecutive indices.
    #[inline]
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

    /// Far behind, behind, a little behind, level, and the same ahead. With more players there is less for each.
    fn lead(self, lead: Option<i32>) -> usize {
        let levels = if self.players <= 4 { &LEAD_LEVELS } else { &LEAD_LEVELS_OF_MANY };
        // If there is nobody to compare with, nobody is ahead.
        let lead = lead.unwrap_or(0).clamp(-FAR, FAR);
        usize::from(levels[(lead + FAR).unsigned_abs() as usize])
    }
}

/// A lead by which somebody is far ahead.
const FAR: i32 = 15;
const ALL_LEADS: usize = 2 * FAR.unsigned_abs() as usize + 1;

static LEAD_LEVELS: [u8; ALL_LEADS] = lead_levels(5, 14);
static LEAD_LEVELS_OF_MANY: [u8; ALL_LEADS] = lead_levels(3, 9);

/// The level of every lead, from far behind to far ahead.
const fn lead_levels(little: usize, much: usize) -> [u8; ALL_LEADS] {
    let level = FAR.unsigned_abs() as usize;
    let edges = [level - much, level - little, level, level + 1, level + little + 1, level + much + 1];
    levels(&edges)
}

static TRAP_LEVELS: [u8; 36] = levels(&TRAP_EDGES);
static RATIO_LEVELS: [u8; 501] = levels(&RATIO_EDGES);
static PRIZE_LEVELS: [u8; 18] = levels(&PRIZE_EDGES);
static RELIC_LEVELS: [u8; 23] = levels(&RELIC_EDGES);

/// The number of boundaries that each number has reached, up to the last boundary.
const fn levels<const NUMBERS: usize, const EDGES: usize>(edges: &[usize; EDGES]) -> [u8; NUMBERS] {
    assert!(edges[EDGES - 1] < NUMBERS, "the table reaches the last boundary");
    let mut levels = [0; NUMBERS];
    let mut edge = 0;
    while edge < EDGES {
        let mut number = edges[edge];
        while number < NUMBERS {
            levels[number] += 1;
            number += 1;
        }
        edge += 1;
    }
    levels
}

/// How much more leaving alone brings than leaving with everyone.
fn prize(situation: &Situation) -> usize {
    let take = situation.take.max(1);
    if situation.relics == 0 {
        passed(&PRIZE_LEVELS, 10 * situation.alone, take)
    } else {
        PLAIN_PRIZES + passed(&RELIC_LEVELS, 10 * (situation.alone + situation.relics), take)
    }
}

fn traps(situation: &Situation) -> usize {
    if situation.traps == 0 { 0 } else { 1 + passed(&TRAP_LEVELS, 100 * situation.traps, situation.cards) }
}

fn ratio(situation: &Situation) -> usize {
    passed(&RATIO_LEVELS, 100 * situation.endangered, situation.promise)
}

/// The number of boundaries that `part` of `whole` has reached; all of them if the whole is nothing.
fn passed(levels: &[u8], part: u32, whole: u32) -> usize {
    let last = levels.len() - 1;
    let reached = part.checked_div(whole).map_or(last, |number| last.min(number as usize));
    usize::from(levels[reached])
}

/// The initial probability of continuing by ratio, in units of 1/15: as if weighing gems.
const BY_RATIO: [u8; RATIOS] = [15, 15, 15, 15, 14, 12, 9, 6, 4, 2, 1, 0, 0];

/// The initial level of this cell.
pub(super) fn untaught(cell: usize) -> u8 {
    BY_RATIO[cell % RATIOS]
}
